"""What German words claim."""

from __future__ import annotations

from tests.commentary.claims import (
    Claims,
    down,
    ended,
    event,
    given_up,
    misread,
    out,
    pinned,
    read,
    tactic,
    up,
)

GERMAN = Claims(
    round=r"(?:Runde |\bR)(\d+)\b",
    words=(
        (
            (
                r"Brettern?\b|zu Boden|am Boden|auf den Boden|auf dem Boden|\bist unten|er ist unten|Niederschlag|wirft \w+ um|"
                r"knicken die Knie"
            ),
            down,
        ),
        (
            r"\bbei \w+ (?:wieder )?oben|oben bei|wieder auf den Beinen|steht schon wieder|irgendwie steht|gerade noch rechtzeitig",
            up,
        ),
        (r"bis zehn|ausgezählt|nicht rechtzeitig hoch|zehn!", out),
        (r"Gong rettet|vom Gong|gerade rechtzeitig für|bricht das Zählen|der Gong!", event("saved_by_bell")),
        (r"\bSeilen?\b", lambda seen: bool(seen.edge)),
        (r"in (?:der|die|eine) Ecke(?! von| talk)", lambda seen: seen.corner or seen.has("recovered")),
        (
            r"sitzt (?:noch |dort )?fest|in der Falle|eingesperrt|eingekeilt|im Käfig|Kein Ausweg|Kein Weg zurück",
            pinned,
        ),
        (
            (
                r"Clinch(?! gelöst)|klammert|hält fest|hält immer noch|lässt nicht los|aneinander|hängt an ihm|behält den Griff|"
                r"[Rr]ingt mehr|Sie ringen"
            ),
            tactic("clinch"),
        ),
        (r"Diesmal hält|Arme bei sich|auf Armlänge", given_up("clinch")),
        (
            r"deckt sich|in sein Schneckenhaus|in seinem Schneckenhaus|hinter den Handschuhen|beide Handschuhe hoch|Wand aus",
            tactic("cover_up"),
        ),
        (
            r"aus seinem Schneckenhaus|Deckung wieder herunter|versteckt sich \w+ nicht|Handschuhe vom Gesicht",
            given_up("cover_up"),
        ),
        (r"im Rückwärtsgang|weicht zurück|rückwärts|weicht im Bogen|Der Rückwärtsgang", tactic("backpedal")),
        (
            r"bleibt jetzt stehen|läuft nicht mehr weg|wo er ist\.",
            lambda seen: given_up("backpedal")(seen) or seen.has("punch_landed"),
        ),
        (r"stürmt (?!dahin|in den Ring)|stürzt|Ansturm|Schwingern|Sturmlauf|wirft sich auf", event("rushed")),
        (r"verfehlt\.|trifft nichts|Loch in die Luft|ist zu kurz", event("punch_missed")),
        (
            r"\bahnt\b|(?<!nicht )kommen sehen, und|geht mit:|rät richtig|weiß, was kommt",
            lambda seen: read(seen) or event("punch_missed")(seen),
        ),
        (r"falsch geraten|tippte falsch|hatte mit .* gerechnet\.|er wartete auf", misread),
        (r"kontert\b|schlägt zurück|antwortet sofort|Sofort zurück", event("countered")),
        (r"Ringrichter (?:geht dazwischen|hat genug gesehen)|Abbruch:|macht Schluss", ended("TKO")),
        (r"Knockout", ended("KO")),
        (r"letzte Gong|Schlussgong|volle Distanz", ended("DEC", "UD", "SD", "MD")),
    ),
    punches={
        r"Aufwärtshaken": "uppercut",
        r"rechte[rn]? Jab": "right_jab",
        r"rechte[rn]? Haken": "right_hook",
        r"Kombination": "combination",
        r"linke[rn]? Jab": "left_jab",
        r"linke[rn]? Haken": "left_hook",
    },
    people=(
        (
            r"NAME (?:spürt die Seile|hängt in den Seilen|wird an die Seile|lehnt sich in die)|hinter NAME geben",
            "edge",
            "",
        ),
        (
            r"NAME (?:geht zu Boden|liegt auf den Brettern|ist unten)|hat NAME auf den Boden",
            "knocked_down",
            "corner",
        ),
        (r"NAME ist bei \w+ (?:wieder )?oben|NAME steht bei", "counted", "corner"),
        (r"zählt über NAME bis zehn|NAME ist ausgezählt", "counted_out", "corner"),
        (r"NAME landet einen? |NAME trifft mit einem", "punch_landed", "corner"),
        (r"NAME verfehlt\.|NAME ist zu kurz", "punch_missed", "corner"),
        (r"NAME (?:deckt sich|fällt in den Clinch|weicht zurück)", "tactic_chosen", "corner"),
        (r"NAME (?:stürmt hinein|stürzt los)", "rushed", "corner"),
        (r"NAME sitzt dort fest", "trapped", "corner"),
        (r"NAME (?:kontert|antwortet sofort)", "countered", "corner"),
        (
            r"Runde \d+ (?:gehört|geht an) NAME|NAME holt sich Runde|Runde (?:für|an) NAME",
            "round_scored",
            "winner",
        ),
    ),
    numbers=(
        (r"Nach \d+ Runden?: \w+ (\d+), \w+ (\d+)\.", "points"),
        (r" (\d+), \w+ (\d+)\.$", "points landed ever"),
        (r"\bZ(\d+):", "turn"),
        (r"(?:bei|Bei|bis|wird|sagt) NUMBER(?=\.|,|!| )", "count"),
        (r"NUMBER, und irgendwie", "count"),
        (r"NUMBER Angriffe am|zum NUMBER Mal in Folge(?! muss)|sein NUMBER Angriff", "run"),
        (r"das NUMBER Mal|Zum NUMBER Mal (?:in dieser|muss)", "down"),
        (
            r"Das sind NUMBER Fehlschläge|NUMBER Fehlschläge in|NUMBER Mal hintereinander|damit NUMBER Mal|nicht: NUMBER Schläge",
            "missed",
        ),
        (r"Schlagabtausch: NUMBER|NUMBER Treffer in diesem einen|sind es NUMBER\.", "exchange"),
        (r"NUMBER der letzten NUMBER", "same"),
        (r"NUMBER davon in Folge|Zum NUMBER Mal in Folge derselbe|der NUMBER Treffer dieser", "same"),
        (r"NUMBER Treffer in Folge|die letzten NUMBER", "streak"),
        (
            (
                r"nur NUMBER von|macht NUMBER Treffer|Runde NUMBER zu NUMBER|Runde NUMBER Treffer|der NUMBER Treffer von|"
                r"mit: NUMBER für|NUMBER Treffer in dieser Runde|Nach NUMBER Treffern"
            ),
            "landed",
        ),
        (r"NUMBER Mal getroffen|NUMBER Treffer in der Runde|NUMBER Treffer damit", "best"),
        (r"Schaden: NUMBER und NUMBER|es NUMBER gegen NUMBER|Schaden NUMBER zu NUMBER", "tally"),
        (r"landeten NUMBER Schläge|Treffer, NUMBER auf", "landed"),
        (
            (
                r"landete NUMBER, \w+ NUMBER|Runde: \w+ NUMBER, \w+ NUMBER|Treffern?: \w+ NUMBER, \w+ NUMBER|"
                r"insgesamt: \w+ NUMBER, \w+ NUMBER|fand \w+ NUMBER Mal|wurde NUMBER Mal"
            ),
            "landed ever",
        ),
        (r"Insgesamt landete \w+ NUMBER, \w+ NUMBER", "ever"),
        (r"\b(\d+)-(\d+)\b", "points"),
        (r"Auf NUMBER Runden", "rounds"),
    ),
    idioms=r"Eins, zwei, drei|zwei, drei Schläge|Acht, neun, zehn|bis zehn|: zehn!|sagt zehn|Zwei, die ins Bett|[Zz]wei müde Männer auf zwei Hockern",
)
