"""What English words claim."""

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

ENGLISH = Claims(
    round=r"(?:[Rr]ound |\bR)(\d+)\b",
    words=(
        (
            (
                r"canvas|\bfloor\b|[Dd]own goes|goes to ground|\bis down\b(?! to)|\bdown from\b|flat on his back|[Kk]nockdown|"
                r"[Kk]nocked down|\bdown, up at|knees buckle|had \w+ down|\bdrops \w+,"
            ),
            down,
        ),
        (r"\bup( again)? at\b|on his feet again|back on his feet|beats the count,", up),
        (r"counts to ten|counted out|does not beat the count|\bten!|says ten", out),
        (r"bell saves|saved by the bell|in time for|cuts the count|the bell goes!", event("saved_by_bell")),
        (
            r"clock\b(?! with)",
            lambda seen: seen.has("extra_turn") or tactic("backpedal")(seen) or seen.line.time >= 17,
        ),
        (r"\bropes?\b", lambda seen: bool(seen.edge)),
        (r"\b(in|into) (a|the) corner\b|into the corner", lambda seen: seen.corner),
        (r"\bpinned|penned in|\btrapped|caged|No way (out|back)", pinned),
        (
            (
                r"\bclinch|ties \w+ up|grabs hold|holds on|still holding|locked together|clings|hangs on for|"
                r"[Ww]restle|will not let go|keeps his grip|and holds\b"
            ),
            tactic("clinch"),
        ),
        (r"No holding|arms to himself|arm's length", given_up("clinch")),
        (
            (
                r"covers up|goes into his shell|stays in his shell|hides behind|behind his gloves\.|shuts up shop|both gloves up|"
                r"tucks his chin|wall of gloves|nothing but gloves"
            ),
            tactic("cover_up"),
        ),
        (r"come out of his shell|guard comes down|No hiding|gloves from his face", given_up("cover_up")),
        (
            (
                r"bicycle|backs away|goes backwards|keeps going backwards|Going backwards|back foot|circles away|"
                r"step after step"
            ),
            tactic("backpedal"),
        ),
        (r"stands his ground now|stopped running|stays where he is", given_up("backpedal")),
        (r"\brush(es)?\b|charges|comes in swinging|storms|hurls himself|goes for him", event("rushed")),
        (
            r"\bmisses\b(?! running| in a row)|hits nothing|swings at air|comes up short",
            event("punch_missed"),
        ),
        (
            r"\breads the|saw it coming|sees the \w+ ?\w* coming|knows what is coming|has guessed|guesses right|was ready for the",
            read,
        ),
        (r"guessed wrong|wrong guess|had been looking for|he was set for", misread),
        (
            r"counters\b|fires back|answers at once|Back comes|Straight back|punches with him",
            event("countered"),
        ),
        (r"[Tt]he referee (steps in|has seen enough)|It is stopped|and ends it", ended("TKO")),
        (r"knockout", ended("KO")),
        (r"last bell|final bell|gone the distance", ended("DEC", "UD", "SD", "MD")),
        (r"punched himself (out|to)|no legs left|running on empty", lambda seen: seen.has("punch_landed")),
    ),
    punches={
        r"\buppercut": "uppercut",
        r"\bright jab": "right_jab",
        r"\bright hook": "right_hook",
        r"\bcombination": "combination",
        r"\bleft jab": "left_jab",
        r"\bleft hook": "left_hook",
    },
    people=(
        (
            r"NAME (?:is on the ropes|feels the ropes|is driven to the ropes|leans back on)|has NAME on the ropes",
            "edge",
            "",
        ),
        (
            r"[Dd]own goes NAME|NAME is (?:down|on the canvas)|put NAME on the floor|NAME down from|NAME down,",
            "knocked_down",
            "corner",
        ),
        (
            r"NAME(?: is)? up(?: again)? at|NAME is on his feet again|NAME is back on his feet",
            "counted",
            "corner",
        ),
        (r"counts to ten over NAME|NAME is counted out|NAME does not beat", "counted_out", "corner"),
        (r"NAME (?:lands|connects with|drives|swings|flicks) an? ", "punch_landed", "corner"),
        (r"(?:uppercut|jab|hook|combination) (?:from|by) NAME\b", "punch_landed", "corner"),
        (r"NAME (?:misses|is off the mark|comes up short|swings at air)\b", "punch_missed", "corner"),
        (
            r"NAME (?:covers up|ties|falls into a clinch|is on his bicycle|grabs hold)\b",
            "tactic_chosen",
            "corner",
        ),
        (r"NAME (?:rushes in|charges)\b", "rushed", "corner"),
        (r"NAME is (?:trapped|pinned there)", "trapped", "corner"),
        (r"NAME (?:is driven|is backed)", "driven_back", "corner"),
        (r"NAME (?:counters|fires back|answers at once)", "countered", "corner"),
        (
            r"[Rr]ound \d+ (?:belongs to|is|goes to) NAME|NAME (?:takes|has won) round|^R\d+: NAME's round|Round to NAME",
            "round_scored",
            "winner",
        ),
    ),
    numbers=(
        (r"After \d+ rounds?: \w+ (\d+), \w+ (\d+)\.", "points"),
        (r"round\. \w+ (\d+), \w+ (\d+)\.$", "points"),
        (r" (\d+), \w+ (\d+)\.$", "points landed ever"),
        (r"\bT(\d+):", "turn"),
        (r"(?:up|up again|at|only|until|is|says) NUMBER(?=[.,!]| on| when| before| \w+ is|$)", "count"),
        (r"^(?:.*[.!] )?NUMBER, and somehow", "count"),
        (r"At NUMBER \w+ is", "count"),
        (r"NUMBER attacks running|NUMBER attack|NUMBER time running", "run"),
        (r"(?:the|For the|The) NUMBER time", "down"),
        (r"NUMBER misses|missed with NUMBER running|astray: NUMBER|out: NUMBER", "missed"),
        (r"him: NUMBER in a row|makes NUMBER in a row", "missed"),
        (r"exchange: NUMBER|NUMBER punches landed in this|for blow, NUMBER", "exchange"),
        (r"NUMBER of [\w']+ last NUMBER", "same"),
        (
            r"The NUMBER (?:\w+ )*in a row|NUMBER of (?:them|those) in a row|the NUMBER of those in a row",
            "same",
        ),
        (r"the last NUMBER", "streak"),
        (r"NUMBER in a row", "streak same"),
        (r"only NUMBER from", "landed"),
        (
            (
                r"makes NUMBER landed|landed NUMBER this round|NUMBER to NUMBER in punches|NUMBER landed this round|"
                r"After NUMBER this round|the NUMBER \w+ has landed|them: NUMBER for"
            ),
            "landed",
        ),
        (r"NUMBER of them landed in the round|NUMBER landed in the round|there NUMBER times", "best"),
        (r"damage done, NUMBER (?:and|against) NUMBER|damage NUMBER to NUMBER", "tally"),
        (r"landed NUMBER punches each|landed, NUMBER each", "landed"),
        (
            (
                r"landed NUMBER, \w+ NUMBER|it was \w+ NUMBER, \w+ NUMBER|round: \w+ NUMBER, \w+ NUMBER|landed: \w+ NUMBER, \w+ NUMBER|"
                r"found \w+ NUMBER times|found NUMBER times"
            ),
            "landed ever",
        ),
        (r"In all \w+ landed NUMBER, \w+ NUMBER", "ever"),
        (r"\b(\d+)-(\d+)\b", "points"),
        (r"NUMBER rounds if they|for NUMBER rounds", "rounds"),
    ),
    idioms=r"One, two, three|two and three together|Eight, nine, ten|over \w+ to ten|counts to ten|: ten!|says ten|One too many|the two of them|Two men who ought|[Tt]wo weary men on two stools",
)
