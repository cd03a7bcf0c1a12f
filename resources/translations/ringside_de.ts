<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>Ringside Manager</name>
    <message>
      <source> or </source>
      <translation> oder </translation>
    </message>
    <message>
      <source> · </source>
      <translation> · </translation>
    </message>
    <message numerus="yes">
      <source>%n bout(s)</source>
      <translation>
        <numerusform>%n Kampf</numerusform>
        <numerusform>%n Kämpfe</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n bout(s) come first for the places at {arena} on night {night}.</source>
      <translation>
        <numerusform>%n Kampf hat Vorrang bei den Plätzen in „{arena}“ an Abend {night}.</numerusform>
        <numerusform>%n Kämpfe haben Vorrang bei den Plätzen in „{arena}“ an Abend {night}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n bout(s) he is booked for will be called off.</source>
      <translation>
        <numerusform>%n Kampf, für den er gebucht ist, wird abgesagt.</numerusform>
        <numerusform>%n Kämpfe, für die er gebucht ist, werden abgesagt.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n bout(s) of night {night} are not approved; they stand all the same.</source>
      <translation>
        <numerusform>%n Kampf von Abend {night} ist nicht genehmigt; er gilt trotzdem.</numerusform>
        <numerusform>%n Kämpfe von Abend {night} sind nicht genehmigt; sie gelten trotzdem.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n bout(s) of tournaments wait for a place on the card:</source>
      <translation>
        <numerusform>%n Turnierkampf wartet auf einen Platz auf der Karte:</numerusform>
        <numerusform>%n Turnierkämpfe warten auf einen Platz auf der Karte:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n bye(s)</source>
      <translation>
        <numerusform>%n Freilos</numerusform>
        <numerusform>%n Freilose</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n bye(s) in the first round, for the best seeds.</source>
      <translation>
        <numerusform>%n Freilos in der ersten Runde, für den Besten der Setzliste.</numerusform>
        <numerusform>%n Freilose in der ersten Runde, für die Besten der Setzliste.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n card(s) left</source>
      <translation>
        <numerusform>Noch %n Karte</numerusform>
        <numerusform>Noch %n Karten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n champion(s) of yours</source>
      <translation>
        <numerusform>%n Champion im eigenen Stall</numerusform>
        <numerusform>%n Champions im eigenen Stall</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n corner(s) do better against the program with these cards than the program itself does.</source>
      <translation>
        <numerusform>%n Ecke schneidet mit diesen Karten gegen das Programm besser ab als das Programm selbst.</numerusform>
        <numerusform>%n Ecken schneiden mit diesen Karten gegen das Programm besser ab als das Programm selbst.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n defence(s)</source>
      <translation>
        <numerusform>%n Verteidigung</numerusform>
        <numerusform>%n Verteidigungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n draw(s)</source>
      <translation>
        <numerusform>%n Unentschieden</numerusform>
        <numerusform>%n Unentschieden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n drawn</source>
      <translation>
        <numerusform>%n unentschieden</numerusform>
        <numerusform>%n unentschieden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n earlier</source>
      <translation>
        <numerusform>%n früherer</numerusform>
        <numerusform>%n frühere</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entry(s) struck, from entry {number} on.</source>
      <translation>
        <numerusform>%n Eintrag gestrichen, ab Eintrag {number}.</numerusform>
        <numerusform>%n Einträge gestrichen, ab Eintrag {number}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n fight night(s)</source>
      <translation>
        <numerusform>%n Kampfabend</numerusform>
        <numerusform>%n Kampfabende</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n fighter(s)</source>
      <translation>
        <numerusform>%n Boxer</numerusform>
        <numerusform>%n Boxer</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n fighter(s) in a stable</source>
      <translation>
        <numerusform>%n Boxer in einem Stall</numerusform>
        <numerusform>%n Boxer in einem Stall</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n file(s) are in {folder}.</source>
      <translation>
        <numerusform>%n Datei liegt in {folder}.</numerusform>
        <numerusform>%n Dateien liegen in {folder}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n gash(es) from clashes: control −{count}</source>
      <translation>
        <numerusform>%n Platzwunde vom Zusammenstoß der Köpfe: Kontrolle −{count}</numerusform>
        <numerusform>%n Platzwunden vom Zusammenstoß der Köpfe: Kontrolle −{count}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n in the books</source>
      <translation>
        <numerusform>%n verzeichnet</numerusform>
        <numerusform>%n verzeichnet</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n inside the distance</source>
      <translation>
        <numerusform>%n vorzeitig</numerusform>
        <numerusform>%n vorzeitig</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n knockdown(s)</source>
      <translation>
        <numerusform>%n Niederschlag</numerusform>
        <numerusform>%n Niederschläge</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n line(s) stand.</source>
      <translation>
        <numerusform>%n Zeile gilt.</numerusform>
        <numerusform>%n Zeilen gelten.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n line(s) were refused.</source>
      <translation>
        <numerusform>%n Zeile wurde abgelehnt.</numerusform>
        <numerusform>%n Zeilen wurden abgelehnt.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n line(s) would be allowed as things stand. Lines are judged one after the other.</source>
      <translation>
        <numerusform>%n Zeile wäre derzeit erlaubt. Die Zeilen werden nacheinander beurteilt.</numerusform>
        <numerusform>%n Zeilen wären derzeit erlaubt. Die Zeilen werden nacheinander beurteilt.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n loss(es)</source>
      <translation>
        <numerusform>%n Niederlage</numerusform>
        <numerusform>%n Niederlagen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n losses in a row</source>
      <translation>
        <numerusform>%n Niederlage in Folge</numerusform>
        <numerusform>%n Niederlagen in Folge</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n losses in a row. A newcomer can take his place.</source>
      <translation>
        <numerusform>%n Niederlage in Folge. Ein Neuling kann seinen Platz einnehmen.</numerusform>
        <numerusform>%n Niederlagen in Folge. Ein Neuling kann seinen Platz einnehmen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lost</source>
      <translation>
        <numerusform>%n Niederlage</numerusform>
        <numerusform>%n Niederlagen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lot(s) are still to be decided.</source>
      <translation>
        <numerusform>%n Los ist noch offen.</numerusform>
        <numerusform>%n Lose sind noch offen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lot(s) to come</source>
      <translation>
        <numerusform>%n weiteres Los</numerusform>
        <numerusform>%n weitere Lose</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n mistake(s)</source>
      <translation>
        <numerusform>%n Fehler</numerusform>
        <numerusform>%n Fehler</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n mistake(s) to correct before the set can be saved</source>
      <translation>
        <numerusform>%n Fehler zu beheben, bevor das Set gespeichert werden kann</numerusform>
        <numerusform>%n Fehler zu beheben, bevor das Set gespeichert werden kann</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n night(s)</source>
      <translation>
        <numerusform>%n Abend</numerusform>
        <numerusform>%n Abende</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n night(s) before</source>
      <translation>
        <numerusform>%n Abend zuvor</numerusform>
        <numerusform>%n Abende zuvor</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n night(s) held, then stopped.</source>
      <translation>
        <numerusform>%n Abend ausgetragen, dann angehalten.</numerusform>
        <numerusform>%n Abende ausgetragen, dann angehalten.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n night(s) held.</source>
      <translation>
        <numerusform>%n Abend ausgetragen.</numerusform>
        <numerusform>%n Abende ausgetragen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n night(s) since he was last in the ring.</source>
      <translation>
        <numerusform>%n Abend, seit er zuletzt im Ring war.</numerusform>
        <numerusform>%n Abende, seit er zuletzt im Ring war.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n night(s) since his last bout</source>
      <translation>
        <numerusform>%n Abend seit seinem letzten Kampf</numerusform>
        <numerusform>%n Abende seit seinem letzten Kampf</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n of {all} ticked</source>
      <translation>
        <numerusform>%n von {all} angekreuzt</numerusform>
        <numerusform>%n von {all} angekreuzt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pick(s) are still to be decided.</source>
      <translation>
        <numerusform>%n Wahl steht noch aus.</numerusform>
        <numerusform>%n Wahlen stehen noch aus.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n place(s) for all the bouts that ask. Bids are opened together on the night.</source>
      <translation>
        <numerusform>%n Platz für alle gewünschten Kämpfe. Die Gebote werden am Abend gemeinsam geöffnet.</numerusform>
        <numerusform>%n Plätze für alle gewünschten Kämpfe. Die Gebote werden am Abend gemeinsam geöffnet.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n place(s) left</source>
      <translation>
        <numerusform>noch %n Platz frei</numerusform>
        <numerusform>noch %n Plätze frei</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n point(s)</source>
      <translation>
        <numerusform>%n Punkt</numerusform>
        <numerusform>%n Punkte</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n point(s) off</source>
      <translation>
        <numerusform>%n Punkt Abzug</numerusform>
        <numerusform>%n Punkte Abzug</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n point(s) taken</source>
      <translation>
        <numerusform>%n Punkt abgezogen</numerusform>
        <numerusform>%n Punkte abgezogen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n private entry(s) of others</source>
      <translation>
        <numerusform>%n vertraulicher Eintrag anderer</numerusform>
        <numerusform>%n vertrauliche Einträge anderer</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n round(s)</source>
      <translation>
        <numerusform>%n Runde</numerusform>
        <numerusform>%n Runden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n round(s) early</source>
      <translation>
        <numerusform>%n Runde früher</numerusform>
        <numerusform>%n Runden früher</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n round(s), on nights {nights}.</source>
      <translation>
        <numerusform>%n Runde, an Abend {nights}.</numerusform>
        <numerusform>%n Runden, an den Abenden {nights}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n row(s)</source>
      <translation>
        <numerusform>%n Zeile</numerusform>
        <numerusform>%n Zeilen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n second(s)</source>
      <translation>
        <numerusform>%n Sekunde</numerusform>
        <numerusform>%n Sekunden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n still in it</source>
      <translation>
        <numerusform>%n noch dabei</numerusform>
        <numerusform>%n noch dabei</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n still in it, next on night {night}</source>
      <translation>
        <numerusform>%n noch dabei, weiter an Abend {night}</numerusform>
        <numerusform>%n noch dabei, weiter an Abend {night}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n thing(s) do not agree. Restore a backup as a new league.</source>
      <translation>
        <numerusform>%n Abweichung. Eine Sicherung als neue Liga wiederherstellen.</numerusform>
        <numerusform>%n Abweichungen. Eine Sicherung als neue Liga wiederherstellen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n thing(s) do not agree:</source>
      <translation>
        <numerusform>%n Sache stimmt nicht überein:</numerusform>
        <numerusform>%n Sachen stimmen nicht überein:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n thing(s) no longer agree with the rules.</source>
      <translation>
        <numerusform>%n Vorgang entspricht nicht mehr den Regeln.</numerusform>
        <numerusform>%n Vorgänge entsprechen nicht mehr den Regeln.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n thing(s) to decide</source>
      <translation>
        <numerusform>%n Entscheidung offen</numerusform>
        <numerusform>%n Entscheidungen offen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n thing(s) would not have been allowed.</source>
      <translation>
        <numerusform>%n Vorgang wäre nicht erlaubt gewesen.</numerusform>
        <numerusform>%n Vorgänge wären nicht erlaubt gewesen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n thing(s) written later would not have been allowed.</source>
      <translation>
        <numerusform>%n späterer Eintrag wäre nicht erlaubt gewesen.</numerusform>
        <numerusform>%n spätere Einträge wären nicht erlaubt gewesen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n title(s) won</source>
      <translation>
        <numerusform>%n Titelgewinn</numerusform>
        <numerusform>%n Titelgewinne</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n to decide</source>
      <translation>
        <numerusform>%n zu entscheiden</numerusform>
        <numerusform>%n zu entscheiden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n wait(s) for a place on the card:</source>
      <translation>
        <numerusform>%n wartet auf einen Platz auf der Karte:</numerusform>
        <numerusform>%n warten auf einen Platz auf der Karte:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n win(s)</source>
      <translation>
        <numerusform>%n Sieg</numerusform>
        <numerusform>%n Siege</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n wins in a row</source>
      <translation>
        <numerusform>%n Sieg in Folge</numerusform>
        <numerusform>%n Siege in Folge</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n won</source>
      <translation>
        <numerusform>%n Sieg</numerusform>
        <numerusform>%n Siege</numerusform>
      </translation>
    </message>
    <message>
      <source>&amp;About Ringside Manager</source>
      <translation>Ü&amp;ber Ringside Manager</translation>
    </message>
    <message>
      <source>&amp;Back</source>
      <translation>&amp;Zurück</translation>
    </message>
    <message>
      <source>&amp;Bout</source>
      <translation>&amp;Kampf</translation>
    </message>
    <message>
      <source>&amp;Check the league</source>
      <translation>Liga &amp;prüfen</translation>
    </message>
    <message>
      <source>&amp;Close the league</source>
      <translation>Liga &amp;schließen</translation>
    </message>
    <message>
      <source>&amp;Continue</source>
      <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
      <source>&amp;Exhibition bout…</source>
      <translation>S&amp;chaukampf…</translation>
    </message>
    <message>
      <source>&amp;Fights</source>
      <translation>&amp;Kämpfe</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <translation>&amp;Datei</translation>
    </message>
    <message>
      <source>&amp;Find anything…</source>
      <translation>&amp;Alles durchsuchen…</translation>
    </message>
    <message>
      <source>&amp;Forward</source>
      <translation>&amp;Vorwärts</translation>
    </message>
    <message>
      <source>&amp;Full screen</source>
      <translation>&amp;Vollbild</translation>
    </message>
    <message>
      <source>&amp;Go</source>
      <translation>&amp;Gehe zu</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>&amp;Hilfe</translation>
    </message>
    <message>
      <source>&amp;Keyboard shortcuts</source>
      <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
      <source>&amp;Larger</source>
      <translation>&amp;Größer</translation>
    </message>
    <message>
      <source>&amp;League</source>
      <translation>&amp;Liga</translation>
    </message>
    <message>
      <source>&amp;Make a bout…</source>
      <translation>&amp;Kampf vereinbaren…</translation>
    </message>
    <message>
      <source>&amp;New league…</source>
      <translation>&amp;Neue Liga…</translation>
    </message>
    <message>
      <source>&amp;Next</source>
      <translation>&amp;Weiter</translation>
    </message>
    <message>
      <source>&amp;Normal size</source>
      <translation>&amp;Normale Größe</translation>
    </message>
    <message>
      <source>&amp;Open a league…</source>
      <translation>Liga &amp;öffnen…</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>&amp;Beenden</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
      <source>&amp;Reports</source>
      <translation>Be&amp;richte</translation>
    </message>
    <message>
      <source>&amp;Rule behind this</source>
      <translation>&amp;Regel hierzu</translation>
    </message>
    <message>
      <source>&amp;Rulebook beside the page</source>
      <translation>Regel&amp;buch neben der Seite</translation>
    </message>
    <message>
      <source>&amp;Seats and turns…</source>
      <translation>Plätze und Z&amp;üge…</translation>
    </message>
    <message>
      <source>&amp;Settings…</source>
      <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
      <source>&amp;Smaller</source>
      <translation>&amp;Kleiner</translation>
    </message>
    <message>
      <source>&amp;Tools</source>
      <translation>E&amp;xtras</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Rückgängig</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>&amp;Ansicht</translation>
    </message>
    <message>
      <source>&amp;Watch a bout from a file…</source>
      <translation>Kampf aus einer &amp;Datei ansehen…</translation>
    </message>
    <message>
      <source>+{count}</source>
      <translation> +{count}</translation>
    </message>
    <message>
      <source>+{points}</source>
      <translation>+{points}</translation>
    </message>
    <message>
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <source>1 for each $1,000 of shares, dates paid for taken off</source>
      <translation>1 je $1.000 Anteile, abzüglich bezahlter Termine</translation>
    </message>
    <message>
      <source>1 to 9</source>
      <translation>1 bis 9</translation>
    </message>
    <message>
      <source>1 to {sides}</source>
      <translation>1 bis {sides}</translation>
    </message>
    <message>
      <source>10 + {roll}</source>
      <translation>10 + {roll}</translation>
    </message>
    <message>
      <source>10 and a twenty-sided die</source>
      <translation>10 und ein zwanzigseitiger Würfel</translation>
    </message>
    <message>
      <source>2d6 {drawn}</source>
      <translation>2W6 {drawn}</translation>
    </message>
    <message>
      <source>2d6 {drawn}, punches {modifier}, threat and chin {rest}: {total}</source>
      <translation>2W6 {drawn}, Schläge {modifier}, Gefährlichkeit und Kinn {rest}: {total}</translation>
    </message>
    <message>
      <source>3 points</source>
      <translation>3 Punkte</translation>
    </message>
    <message>
      <source>3d6 {total} (worn out), {column}: {chart}</source>
      <translation>3W6 {total} (verbraucht), {column}: {chart}</translation>
    </message>
    <message>
      <source>3d6 {total}, {column}: {chart}</source>
      <translation>3W6 {total}, {column}: {chart}</translation>
    </message>
    <message>
      <source>4 points</source>
      <translation>4 Punkte</translation>
    </message>
    <message>
      <source>5 points: a finishing run</source>
      <translation>5 Punkte: ein Schlussangriff</translation>
    </message>
    <message>
      <source>5 points: half a finishing run</source>
      <translation>5 Punkte: ein halber Schlussangriff</translation>
    </message>
    <message>
      <source>5 points: he is hurt</source>
      <translation>5 Punkte: er ist angeschlagen</translation>
    </message>
    <message>
      <source>; </source>
      <translation>; </translation>
    </message>
    <message>
      <source>A</source>
      <translation>A</translation>
    </message>
    <message>
      <source>A Defense die more; with the Edge a Might die more</source>
      <translation>Ein Abwehrwürfel mehr; mit dem Vorteil ein Wuchtwürfel mehr</translation>
    </message>
    <message>
      <source>A Might die more; some judges count this clash twice</source>
      <translation>Ein Wuchtwürfel mehr; manche Punktrichter zählen diesen Gang doppelt</translation>
    </message>
    <message>
      <source>A beating, number {times}</source>
      <translation>Abreibung Nummer {times}</translation>
    </message>
    <message>
      <source>A bout at {arena}, night {night}</source>
      <translation>Ein Kampf in der Arena {arena}, Abend {night}</translation>
    </message>
    <message>
      <source>A bout for the vacant title is made already.</source>
      <translation>Ein Kampf um den vakanten Titel ist schon angesetzt.</translation>
    </message>
    <message>
      <source>A bout for {name}</source>
      <translation>Ein Kampf für {name}</translation>
    </message>
    <message>
      <source>A bout of a tournament stays where it is.</source>
      <translation>Ein Turnierkampf bleibt, wo er ist.</translation>
    </message>
    <message>
      <source>A boxer who is down when the bell ends a round cannot be counted out.</source>
      <translation>Wer beim Schlussgong einer Runde am Boden ist, kann nicht ausgezählt werden.</translation>
    </message>
    <message>
      <source>A boxing league for several managers at one keyboard.</source>
      <translation>Eine Boxliga für mehrere Manager an einer Tastatur.</translation>
    </message>
    <message>
      <source>A bracket of {size} places.</source>
      <translation>Ein Turnierbaum mit {size} Plätzen.</translation>
    </message>
    <message>
      <source>A card of {places} bouts would do, too.</source>
      <translation>Auch eine Karte mit {places} Kämpfen würde reichen.</translation>
    </message>
    <message>
      <source>A clean knockout rather than a stoppage</source>
      <translation>Ein glatter K. o. statt eines Abbruchs</translation>
    </message>
    <message>
      <source>A click on a row goes to its moment.</source>
      <translation>Ein Klick auf eine Zeile geht zu ihrem Augenblick.</translation>
    </message>
    <message>
      <source>A click on a row goes to its moment. A blow that knocks down scores twice (R53).</source>
      <translation>Ein Klick auf eine Zeile führt zu ihrem Augenblick. Ein Schlag, der niederschlägt, zählt doppelt (R53).</translation>
    </message>
    <message>
      <source>A clinch in force</source>
      <translation>Ein Clinch hält</translation>
    </message>
    <message>
      <source>A draft of that name is under way in that folder.</source>
      <translation>In diesem Ordner läuft bereits ein Draft dieses Namens.</translation>
    </message>
    <message>
      <source>A draw with even damage; {winner} goes on for more punches landed.</source>
      <translation>Unentschieden bei gleichem Schaden; {winner} kommt durch mehr Treffer weiter.</translation>
    </message>
    <message>
      <source>A draw with everything even; the dice let {winner} go on.</source>
      <translation>Unentschieden bei völligem Gleichstand; {winner} kommt durch Würfeln weiter.</translation>
    </message>
    <message>
      <source>A draw; {winner} goes on for more damage.</source>
      <translation>Unentschieden; {winner} kommt durch mehr Schaden weiter.</translation>
    </message>
    <message>
      <source>A d{sides} shows 1 to {sides}, not “{text}”.</source>
      <translation>Ein W{sides} zeigt 1 bis {sides}, nicht „{text}“.</translation>
    </message>
    <message>
      <source>A faster pace in control; both get into trouble more easily</source>
      <translation>Höheres Tempo bei eigener Kontrolle; beide geraten leichter in Bedrängnis</translation>
    </message>
    <message>
      <source>A fight plan</source>
      <translation>Ein Kampfplan</translation>
    </message>
    <message>
      <source>A fight plan from a file…</source>
      <translation>Ein Kampfplan aus einer Datei…</translation>
    </message>
    <message>
      <source>A fighter</source>
      <translation>Ein Boxer</translation>
    </message>
    <message>
      <source>A fighter is inducted once he has retired with {points} points or more for his whole career.</source>
      <translation>Ein Boxer wird aufgenommen, sobald er mit {points} oder mehr Punkten für die ganze Laufbahn zurückgetreten ist.</translation>
    </message>
    <message>
      <source>A fighter is inducted once he is retired and has {points} points for his whole career.</source>
      <translation>Ein Boxer wird aufgenommen, sobald er zurückgetreten ist und für die ganze Laufbahn {points} Punkte hat.</translation>
    </message>
    <message>
      <source>A fighter without a name</source>
      <translation>Ein Boxer ohne Namen</translation>
    </message>
    <message>
      <source>A fighter, a page, a command, a rule…</source>
      <translation>Ein Boxer, eine Seite, ein Befehl, eine Regel…</translation>
    </message>
    <message>
      <source>A filter under each column (Ctrl+F)</source>
      <translation>Ein Filter unter jeder Spalte (Strg+F)</translation>
    </message>
    <message>
      <source>A flash knockdown: up at once</source>
      <translation>Blitzniederschlag: sofort wieder auf</translation>
    </message>
    <message>
      <source>A full bar is the best in the league</source>
      <translation>Ein voller Balken ist der beste der Liga</translation>
    </message>
    <message>
      <source>A full bar is the league's best, the mark its average. Green came by experience.</source>
      <translation>Ein voller Balken ist der Bestwert der Liga, die Marke ihr Durchschnitt. Grün kam durch Erfahrung.</translation>
    </message>
    <message>
      <source>A gap of less than {least} is no upset. Equal points: the wider gap.</source>
      <translation>Ein Abstand unter {least} ist keine Überraschung. Bei Gleichstand: der größere Abstand.</translation>
    </message>
    <message>
      <source>A hit takes two stamina and a Speed die, without a roll</source>
      <translation>Ein Treffer nimmt zwei Kondition und einen Schnelligkeitswürfel, ohne Wurf</translation>
    </message>
    <message>
      <source>A hit with twice his Defense takes three stamina more; no shell helps</source>
      <translation>Ein Treffer mit dem Doppelten seiner Abwehr nimmt drei Kondition mehr; keine Deckung hilft</translation>
    </message>
    <message>
      <source>A late show</source>
      <translation>Starkes Ende</translation>
    </message>
    <message>
      <source>A league in its second season, with offers on the desk: the quickest way to look around.</source>
      <translation>Eine Liga in der zweiten Saison, mit Angeboten auf dem Schreibtisch: der schnellste Weg, sich umzusehen.</translation>
    </message>
    <message>
      <source>A league of its own from here on, branched from {word}.</source>
      <translation>Ab hier eine eigene Liga, abgezweigt von {word}.</translation>
    </message>
    <message>
      <source>A league you saved before, from any folder.</source>
      <translation>Eine früher gespeicherte Liga, aus einem beliebigen Ordner.</translation>
    </message>
    <message>
      <source>A line for each turn (Alt+2)</source>
      <translation>Eine Zeile für jeden Zug (Alt+2)</translation>
    </message>
    <message>
      <source>A manager</source>
      <translation>Ein Manager</translation>
    </message>
    <message>
      <source>A mix, drawn by weight</source>
      <translation>Eine Mischung, nach Gewicht gelost</translation>
    </message>
    <message>
      <source>A new league</source>
      <translation>Eine neue Liga</translation>
    </message>
    <message>
      <source>A new league begins where this one stood once. This one stays as it is; the new one remembers where it comes from.</source>
      <translation>Eine neue Liga beginnt dort, wo diese einmal stand. Diese bleibt, wie sie ist; die neue weiß, woher sie kommt.</translation>
    </message>
    <message>
      <source>A new set</source>
      <translation>Neues Set</translation>
    </message>
    <message>
      <source>A new set: add fighters, roll them, or take them from a file.</source>
      <translation>Ein neues Set: Boxer hinzufügen, auswürfeln oder aus einer Datei übernehmen.</translation>
    </message>
    <message>
      <source>A person</source>
      <translation>Eine Person</translation>
    </message>
    <message>
      <source>A person at this keyboard</source>
      <translation>Eine Person an dieser Tastatur</translation>
    </message>
    <message>
      <source>A person who promotes needs a name.</source>
      <translation>Eine Person als Promoter braucht einen Namen.</translation>
    </message>
    <message>
      <source>A plan has at most {most} rules.</source>
      <translation>Ein Plan hat höchstens {most} Regeln.</translation>
    </message>
    <message>
      <source>A plan in YAML</source>
      <translation>Ein Plan in YAML</translation>
    </message>
    <message>
      <source>A plan without a name</source>
      <translation>Ein Plan ohne Namen</translation>
    </message>
    <message>
      <source>A power punch floors him: {down} %</source>
      <translation>Ein harter Treffer wirft ihn um: {down} %</translation>
    </message>
    <message>
      <source>A power punch floors you: {other_down} %</source>
      <translation>Ein harter Treffer wirft Sie um: {other_down} %</translation>
    </message>
    <message>
      <source>A quarter of his stamina comes back, once a bout</source>
      <translation>Ein Viertel seiner Kondition kommt zurück, einmal im Kampf</translation>
    </message>
    <message>
      <source>A retired fighter fights no more and leaves the rankings; his books are kept.</source>
      <translation>Ein zurückgetretener Boxer kämpft nicht mehr und verlässt die Ranglisten; seine Bücher bleiben erhalten.</translation>
    </message>
    <message>
      <source>A set somebody wrote before, as a YAML file.</source>
      <translation>Ein früher geschriebenes Set als YAML-Datei.</translation>
    </message>
    <message>
      <source>A set with mistakes is not written: correct them first.</source>
      <translation>Ein Set mit Fehlern wird nicht gespeichert: Zuerst die Fehler beheben.</translation>
    </message>
    <message>
      <source>A set without a title</source>
      <translation>Ein Set ohne Titel</translation>
    </message>
    <message>
      <source>A slower pace in control; both get into trouble less easily</source>
      <translation>Niedrigeres Tempo bei eigener Kontrolle; beide geraten schwerer in Bedrängnis</translation>
    </message>
    <message>
      <source>A stamina comes back</source>
      <translation>Ein Punkt Kondition kommt zurück</translation>
    </message>
    <message>
      <source>A star more inside, a star less outside</source>
      <translation>Innen ein Stern mehr, außen ein Stern weniger</translation>
    </message>
    <message>
      <source>A star more outside, a star less inside</source>
      <translation>Außen ein Stern mehr, innen ein Stern weniger</translation>
    </message>
    <message>
      <source>A technical knockout comes at −25 Endurance, and the loser has more left: was it a knockout?</source>
      <translation>Ein Technischer K. o. kommt bei −25 Ausdauer, der Verlierer hat aber mehr: war es ein Knockout?</translation>
    </message>
    <message>
      <source>A text is too long or holds signs that do not show: the name takes {name} signs, the note of the plan {note}, the note of a rule {remark}.</source>
      <translation>Ein Text ist zu lang oder enthält unsichtbare Zeichen: Der Name fasst {name} Zeichen, die Anmerkung zum Plan {note}, die Anmerkung zu einer Regel {remark}.</translation>
    </message>
    <message>
      <source>A total of 6: chart {drawn}, {incident}</source>
      <translation>Summe 6: Tafel {drawn}, {incident}</translation>
    </message>
    <message>
      <source>A tournament needs two fighters or more.</source>
      <translation>Ein Turnier braucht mindestens zwei Boxer.</translation>
    </message>
    <message>
      <source>A tournament of all fighters crowns the first champion; ranks begin with him.</source>
      <translation>Ein Turnier aller Boxer kürt den ersten Champion; mit ihm beginnen die Ränge.</translation>
    </message>
    <message>
      <source>A tournament's bout is fought.</source>
      <translation>Ein Turnierkampf wird ausgetragen.</translation>
    </message>
    <message>
      <source>A typical bout: {result}.</source>
      <translation>Ein typischer Kampf: {result}.</translation>
    </message>
    <message>
      <source>A win is worth {red} to {name}, {blue} to {other}</source>
      <translation>Ein Sieg bringt {name} {red} ein, {other} {blue}</translation>
    </message>
    <message>
      <source>A win pays {won}, {mine} of it yours; a loss {lost}, {less} yours.</source>
      <translation>Ein Sieg bringt {won}, davon {mine} eigener Anteil; eine Niederlage {lost}, davon {less}.</translation>
    </message>
    <message>
      <source>A word or a number is missing after {part}.</source>
      <translation>Nach {part} fehlt ein Wort oder eine Zahl.</translation>
    </message>
    <message>
      <source>A word to the other manager</source>
      <translation>Ein Wort an den anderen Manager</translation>
    </message>
    <message>
      <source>A word to the other manager (optional)</source>
      <translation>Ein Wort an den anderen Manager (optional)</translation>
    </message>
    <message>
      <source>AG</source>
      <translation>BW</translation>
    </message>
    <message>
      <source>About Ringside Manager</source>
      <translation>Über Ringside Manager</translation>
    </message>
    <message>
      <source>About the place on the board</source>
      <translation>Über den Platz auf der Tafel</translation>
    </message>
    <message>
      <source>Accept</source>
      <translation>Annehmen</translation>
    </message>
    <message numerus="yes">
      <source>Accept over %n round(s), as nobody agrees</source>
      <translation>
        <numerusform>Über %n Runde annehmen, mangels Einigung</numerusform>
        <numerusform>Über %n Runden annehmen, mangels Einigung</numerusform>
      </translation>
    </message>
    <message>
      <source>Accuracy</source>
      <translation>Trefferquote</translation>
    </message>
    <message>
      <source>Act</source>
      <translation>Aktion</translation>
    </message>
    <message>
      <source>Action</source>
      <translation>Aktion</translation>
    </message>
    <message>
      <source>Action {time}</source>
      <translation>Aktion {time}</translation>
    </message>
    <message>
      <source>Action {time} of {length}</source>
      <translation>Aktion {time} von {length}</translation>
    </message>
    <message>
      <source>Active from</source>
      <translation>Aktiv ab</translation>
    </message>
    <message>
      <source>Active to</source>
      <translation>Aktiv bis</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Hinzufügen</translation>
    </message>
    <message>
      <source>Add a choice</source>
      <translation>Auswahl hinzufügen</translation>
    </message>
    <message>
      <source>Add a choice…</source>
      <translation>Auswahl hinzufügen…</translation>
    </message>
    <message>
      <source>Add a condition</source>
      <translation>Bedingung hinzufügen</translation>
    </message>
    <message>
      <source>Add a fighter</source>
      <translation>Boxer hinzufügen</translation>
    </message>
    <message>
      <source>Add a person</source>
      <translation>Person hinzufügen</translation>
    </message>
    <message>
      <source>Add a rule</source>
      <translation>Regel hinzufügen</translation>
    </message>
    <message>
      <source>Add a seat for the program</source>
      <translation>Einen Platz für das Programm hinzufügen</translation>
    </message>
    <message>
      <source>Add fighters by name</source>
      <translation>Boxer nach Namen hinzufügen</translation>
    </message>
    <message>
      <source>Add fighters by name…</source>
      <translation>Boxer nach Namen hinzufügen…</translation>
    </message>
    <message>
      <source>Add fighters from a file</source>
      <translation>Boxer aus Datei hinzufügen</translation>
    </message>
    <message>
      <source>Add fighters from a file (YAML, CSV)…</source>
      <translation>Boxer aus Datei hinzufügen (YAML, CSV)…</translation>
    </message>
    <message>
      <source>Advanced cuts and doctor</source>
      <translation>Ausführliche Cuts und Arzt</translation>
    </message>
    <message>
      <source>Advanced table for knockdowns</source>
      <translation>Ausführliche Tafel für Niederschläge</translation>
    </message>
    <message>
      <source>Advanced tables for cuts and swellings</source>
      <translation>Ausführliche Tafeln für Cuts und Schwellungen</translation>
    </message>
    <message>
      <source>After each fight night; the other managers in grey</source>
      <translation>Nach jedem Kampfabend; die anderen Manager in Grau</translation>
    </message>
    <message>
      <source>After the bout</source>
      <translation>Nach dem Kampf</translation>
    </message>
    <message>
      <source>After the first clash the other two are planned anew, once a bout</source>
      <translation>Nach dem ersten Gang werden die beiden anderen neu geplant, einmal im Kampf</translation>
    </message>
    <message>
      <source>After the last night the manager with the most money wins. A season has 52 nights.</source>
      <translation>Nach dem letzten Abend gewinnt der Manager mit dem meisten Geld. Eine Saison hat 52 Abende.</translation>
    </message>
    <message>
      <source>Against</source>
      <translation>Gegen</translation>
    </message>
    <message>
      <source>Against his choice:</source>
      <translation>Gegen seine Wahl:</translation>
    </message>
    <message>
      <source>Against itself</source>
      <translation>Gegen sich selbst</translation>
    </message>
    <message>
      <source>Against other managers</source>
      <translation>Gegen andere Manager</translation>
    </message>
    <message>
      <source>Aggressive</source>
      <translation>Aggressiv</translation>
    </message>
    <message>
      <source>Aggressiveness (AGG)</source>
      <translation>Angriffslust (AGG)</translation>
    </message>
    <message>
      <source>Aggressor</source>
      <translation>Angreifer</translation>
    </message>
    <message>
      <source>Agility</source>
      <translation>Beweglichkeit</translation>
    </message>
    <message>
      <source>Agree that something is taken back, for the red or the blue corner</source>
      <translation>Einer Rücknahme zustimmen, für die rote oder die blaue Ecke</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>All about this bout</source>
      <translation>Alles über diesen Kampf</translation>
    </message>
    <message>
      <source>All active</source>
      <translation>Alle aktiven</translation>
    </message>
    <message>
      <source>All at once</source>
      <translation>Alles auf einmal</translation>
    </message>
    <message>
      <source>All bouts of the league so far</source>
      <translation>Alle bisherigen Kämpfe der Liga</translation>
    </message>
    <message>
      <source>All bouts won, by method</source>
      <translation>Alle gewonnenen Kämpfe, nach Methode</translation>
    </message>
    <message>
      <source>All bouts, by method</source>
      <translation>Alle Kämpfe, nach Methode</translation>
    </message>
    <message>
      <source>All cards</source>
      <translation>Alle Karten</translation>
    </message>
    <message>
      <source>All changes saved</source>
      <translation>Alle Änderungen gespeichert</translation>
    </message>
    <message>
      <source>All fighters</source>
      <translation>Alle Boxer</translation>
    </message>
    <message>
      <source>All his purses</source>
      <translation>Alle seine Börsen</translation>
    </message>
    <message>
      <source>All his purses; his managers' shares are part of them</source>
      <translation>Alle seine Börsen; die Anteile seiner Manager sind darin enthalten</translation>
    </message>
    <message>
      <source>All keys are as they were at first.</source>
      <translation>Alle Tasten sind wieder wie am Anfang.</translation>
    </message>
    <message>
      <source>All managers</source>
      <translation>Alle Manager</translation>
    </message>
    <message>
      <source>All mistakes…</source>
      <translation>Alle Fehler…</translation>
    </message>
    <message>
      <source>All news</source>
      <translation>Alle Nachrichten</translation>
    </message>
    <message>
      <source>All nights</source>
      <translation>Alle Abende</translation>
    </message>
    <message>
      <source>All nights have been held: shows who has won.</source>
      <translation>Alle Abende sind vorbei: zeigt, wer gewonnen hat.</translation>
    </message>
    <message>
      <source>All results</source>
      <translation>Alle Ergebnisse</translation>
    </message>
    <message>
      <source>All seasons</source>
      <translation>Alle Saisons</translation>
    </message>
    <message>
      <source>All stables</source>
      <translation>Alle Ställe</translation>
    </message>
    <message>
      <source>All who can enter</source>
      <translation>Alle, die antreten können</translation>
    </message>
    <message>
      <source>Allowed</source>
      <translation>Erlaubt</translation>
    </message>
    <message>
      <source>Alt with the arrow keys moves a rule, Delete removes it, Enter goes to its form.</source>
      <translation>Alt mit den Pfeiltasten verschiebt eine Regel, Entf löscht sie, Eingabe führt zu ihrem Formular.</translation>
    </message>
    <message>
      <source>Alt+Left and Alt+Right go back and on.</source>
      <translation>Alt+← und Alt+→ gehen zurück und weiter.</translation>
    </message>
    <message>
      <source>Always: {choice}.</source>
      <translation>Immer: {choice}.</translation>
    </message>
    <message>
      <source>Amount</source>
      <translation>Betrag</translation>
    </message>
    <message>
      <source>An answer may change arena and length, not the night ({number}).</source>
      <translation>Eine Antwort darf Arena und Länge ändern, nicht den Abend ({number}).</translation>
    </message>
    <message>
      <source>An auction needs fighters on its list.</source>
      <translation>Eine Auktion braucht Boxer auf ihrer Liste.</translation>
    </message>
    <message>
      <source>An empty plan</source>
      <translation>Ein leerer Plan</translation>
    </message>
    <message>
      <source>An exhibition counts for nothing: no purse, no popularity, no record.</source>
      <translation>Ein Schaukampf zählt für nichts: keine Börse, keine Popularität, keine Bilanz.</translation>
    </message>
    <message>
      <source>An exhibition, which does not count</source>
      <translation>Ein Schaukampf, der nicht zählt</translation>
    </message>
    <message>
      <source>Another bid in dollars</source>
      <translation>Anderes Gebot in Dollar</translation>
    </message>
    <message>
      <source>Another card decides</source>
      <translation>Noch eine Karte entscheidet</translation>
    </message>
    <message>
      <source>Another round: {lead}</source>
      <translation>Noch eine Runde: {lead}</translation>
    </message>
    <message numerus="yes">
      <source>Answer %n deal(s)</source>
      <translation>
        <numerusform>%n Handel beantworten</numerusform>
        <numerusform>%n Handel beantworten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Answer %n offer(s)</source>
      <translation>
        <numerusform>%n Angebot beantworten</numerusform>
        <numerusform>%n Angebote beantworten</numerusform>
      </translation>
    </message>
    <message>
      <source>Answers to deals</source>
      <translation>Handelsantworten</translation>
    </message>
    <message>
      <source>Answers to offers</source>
      <translation>Antworten auf Angebote</translation>
    </message>
    <message>
      <source>Anything worth knowing</source>
      <translation>Alles Wissenswerte</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Darstellung</translation>
    </message>
    <message>
      <source>Approvals</source>
      <translation>Genehmigungen</translation>
    </message>
    <message>
      <source>Approve the card</source>
      <translation>Karte genehmigen</translation>
    </message>
    <message>
      <source>Arena</source>
      <translation>Arena</translation>
    </message>
    <message>
      <source>Arena and terms</source>
      <translation>Arena und Bedingungen</translation>
    </message>
    <message>
      <source>Arenas and purses</source>
      <translation>Arenen und Börsen</translation>
    </message>
    <message>
      <source>Arrow keys walk through the pairings.</source>
      <translation>Mit den Pfeiltasten durch die Paarungen gehen.</translation>
    </message>
    <message>
      <source>Arrows carry it over the board, M or Enter puts it down, Esc puts it back.</source>
      <translation>Pfeiltasten bewegen ihn über die Tafel, M oder Eingabe legt ihn ab, Esc legt ihn zurück.</translation>
    </message>
    <message>
      <source>Arrows go over the board, Enter makes or opens a bout, M picks it up and puts it down.</source>
      <translation>Pfeiltasten wandern über die Tafel, Eingabe setzt einen Kampf an oder öffnet ihn, M nimmt ihn auf und legt ihn ab.</translation>
    </message>
    <message>
      <source>As a YAML file</source>
      <translation>Als YAML-Datei</translation>
    </message>
    <message>
      <source>As a list</source>
      <translation>Als Liste</translation>
    </message>
    <message>
      <source>As document (PDF)…</source>
      <translation>Als Dokument (PDF)…</translation>
    </message>
    <message>
      <source>As drawing (SVG)…</source>
      <translation>Als Zeichnung (SVG)…</translation>
    </message>
    <message>
      <source>As it stands</source>
      <translation>Zwischenstand</translation>
    </message>
    <message>
      <source>As live</source>
      <translation>Wie live</translation>
    </message>
    <message>
      <source>As live: show nothing before it is seen</source>
      <translation>Wie live: nichts zeigen, bevor es zu sehen war</translation>
    </message>
    <message>
      <source>As of</source>
      <translation>Stand</translation>
    </message>
    <message>
      <source>As picture (PNG)…</source>
      <translation>Als Bild (PNG)…</translation>
    </message>
    <message>
      <source>As the desktop</source>
      <translation>Wie der Desktop</translation>
    </message>
    <message>
      <source>As you stand now:</source>
      <translation>So, wie Sie jetzt dastehen:</translation>
    </message>
    <message>
      <source>Ask the corner</source>
      <translation>Rat holen</translation>
    </message>
    <message>
      <source>Asks for whom; you look it over before the league is founded, and one undo takes it back</source>
      <translation>Fragt, für wen; vor der Gründung kann man alles durchsehen, und ein Rückgängig nimmt es zurück</translation>
    </message>
    <message>
      <source>At</source>
      <translation>In</translation>
    </message>
    <message>
      <source>At a glance</source>
      <translation>Auf einen Blick</translation>
    </message>
    <message>
      <source>At entry</source>
      <translation>Zu Beginn</translation>
    </message>
    <message>
      <source>At home</source>
      <translation>Zu Hause</translation>
    </message>
    <message>
      <source>At least under control</source>
      <translation>Wenigstens im Griff</translation>
    </message>
    <message>
      <source>At least under control: {holds} %</source>
      <translation>Wenigstens im Griff: {holds} %</translation>
    </message>
    <message>
      <source>At most 2 a die</source>
      <translation>Höchstens 2 je Würfel</translation>
    </message>
    <message>
      <source>At once</source>
      <translation>Sofort</translation>
    </message>
    <message>
      <source>At the door</source>
      <translation>Vor der Tür</translation>
    </message>
    <message>
      <source>At the door of the hall of fame</source>
      <translation>Vor der Tür der Ruhmeshalle</translation>
    </message>
    <message>
      <source>At the end</source>
      <translation>Am Ende</translation>
    </message>
    <message>
      <source>At the table</source>
      <translation>Am Tisch</translation>
    </message>
    <message>
      <source>Attack</source>
      <translation>Angreifen</translation>
    </message>
    <message>
      <source>Attacking</source>
      <translation>Greift an</translation>
    </message>
    <message>
      <source>Attacks</source>
      <translation>Greift an</translation>
    </message>
    <message>
      <source>Auction</source>
      <translation>Auktion</translation>
    </message>
    <message>
      <source>Auctions of dates</source>
      <translation>Terminversteigerungen</translation>
    </message>
    <message>
      <source>Average</source>
      <translation>Mittelwert</translation>
    </message>
    <message>
      <source>Avg. POP</source>
      <translation>POP im Schnitt</translation>
    </message>
    <message>
      <source>Awards</source>
      <translation>Auszeichnungen</translation>
    </message>
    <message>
      <source>Awards of the seasons</source>
      <translation>Auszeichnungen der Saisons</translation>
    </message>
    <message>
      <source>B</source>
      <translation>B</translation>
    </message>
    <message>
      <source>BO</source>
      <translation>BO</translation>
    </message>
    <message>
      <source>Bac&amp;kups…</source>
      <translation>Si&amp;cherungen…</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Back to the card</source>
      <translation>Zurück zur Karte</translation>
    </message>
    <message>
      <source>Back to the defaults</source>
      <translation>Zurück zu den Vorgaben</translation>
    </message>
    <message>
      <source>Back to the opponents</source>
      <translation>Zurück zu den Gegnern</translation>
    </message>
    <message>
      <source>Back to what was read before (Backspace)</source>
      <translation>Zurück zum zuvor Gelesenen (Rücktaste)</translation>
    </message>
    <message>
      <source>Backpedal</source>
      <translation>Rückwärts</translation>
    </message>
    <message>
      <source>Backup after every season</source>
      <translation>Sicherung nach jeder Saison</translation>
    </message>
    <message>
      <source>Backups</source>
      <translation>Sicherungen</translation>
    </message>
    <message>
      <source>Balance</source>
      <translation>Saldo</translation>
    </message>
    <message>
      <source>Balanced</source>
      <translation>Ausgewogen</translation>
    </message>
    <message>
      <source>Base for a draw</source>
      <translation>Grundbetrag bei Unentschieden</translation>
    </message>
    <message>
      <source>Base for the loser</source>
      <translation>Grundbetrag des Verlierers</translation>
    </message>
    <message>
      <source>Base for the winner</source>
      <translation>Grundbetrag des Siegers</translation>
    </message>
    <message>
      <source>Beaten</source>
      <translation>Besiegt</translation>
    </message>
    <message>
      <source>Beatings</source>
      <translation>Abreibungen</translation>
    </message>
    <message>
      <source>Beatings: closed until the end</source>
      <translation>Abreibungen: verdeckt bis zum Ende</translation>
    </message>
    <message>
      <source>Before every fight night each person has a turn. A PIN keeps a seat from being opened by mistake; it does not lock the file.</source>
      <translation>Vor jedem Kampfabend ist jede Person einmal am Zug. Eine PIN verhindert, dass ein Platz versehentlich geöffnet wird; die Datei sperrt sie nicht.</translation>
    </message>
    <message>
      <source>Before the first bell</source>
      <translation>Vor dem ersten Gong</translation>
    </message>
    <message>
      <source>Before the first night</source>
      <translation>Vor dem ersten Abend</translation>
    </message>
    <message>
      <source>Begin anew</source>
      <translation>Neu beginnen</translation>
    </message>
    <message>
      <source>Begin the auction</source>
      <translation>Auktion beginnen</translation>
    </message>
    <message>
      <source>Begin the draft</source>
      <translation>Draft beginnen</translation>
    </message>
    <message>
      <source>Begin with another plan</source>
      <translation>Mit einem anderen Plan beginnen</translation>
    </message>
    <message>
      <source>Begin with this</source>
      <translation>Hiermit beginnen</translation>
    </message>
    <message>
      <source>Begin without fighters; add, roll or import them.</source>
      <translation>Ohne Boxer beginnen; hinzufügen, auswürfeln oder importieren.</translation>
    </message>
    <message>
      <source>Begin with…</source>
      <translation>Beginnen mit…</translation>
    </message>
    <message>
      <source>Beginner: seldom thinks</source>
      <translation>Anfänger: denkt selten nach</translation>
    </message>
    <message>
      <source>Being worked out…</source>
      <translation>Wird berechnet…</translation>
    </message>
    <message>
      <source>Below 0 he is behind: at most −2 is two or more behind.</source>
      <translation>Unter 0 liegt er zurück: höchstens −2 heißt zwei oder mehr zurück.</translation>
    </message>
    <message>
      <source>Below zero you pay on top. {name} has {his}, you have {mine}.</source>
      <translation>Unter null zahlen Sie drauf. {name} hat {his}, Sie haben {mine}.</translation>
    </message>
    <message>
      <source>Beside the ring</source>
      <translation>Neben dem Ring</translation>
    </message>
    <message>
      <source>Best</source>
      <translation>Am besten</translation>
    </message>
    <message>
      <source>Best arena</source>
      <translation>Beste Arena</translation>
    </message>
    <message>
      <source>Best deals</source>
      <translation>Beste Geschäfte</translation>
    </message>
    <message>
      <source>Best fighter</source>
      <translation>Bester Boxer</translation>
    </message>
    <message>
      <source>Best in the league</source>
      <translation>Bester der Liga</translation>
    </message>
    <message>
      <source>Best mix: {mix}.</source>
      <translation>Beste Mischung: {mix}.</translation>
    </message>
    <message>
      <source>Best: {option}.</source>
      <translation>Am besten: {option}.</translation>
    </message>
    <message>
      <source>Better</source>
      <translation>Besser</translation>
    </message>
    <message>
      <source>Between two rounds</source>
      <translation>Zwischen zwei Runden</translation>
    </message>
    <message>
      <source>Bid for a date</source>
      <translation>Gebot um einen Termin</translation>
    </message>
    <message>
      <source>Bid this</source>
      <translation>Dies bieten</translation>
    </message>
    <message>
      <source>Bid up to this</source>
      <translation>Bis hierher bieten</translation>
    </message>
    <message>
      <source>Bid {money}</source>
      <translation>{money} bieten</translation>
    </message>
    <message>
      <source>Bids for dates</source>
      <translation>Gebote für Termine</translation>
    </message>
    <message>
      <source>Biggest purse</source>
      <translation>Höchste Börse</translation>
    </message>
    <message>
      <source>Biggest upset</source>
      <translation>Größte Überraschung</translation>
    </message>
    <message>
      <source>Bleeds over the left eye</source>
      <translation>Blutet über dem linken Auge</translation>
    </message>
    <message>
      <source>Bleeds over the right eye</source>
      <translation>Blutet über dem rechten Auge</translation>
    </message>
    <message>
      <source>Bleeds under the left eye</source>
      <translation>Blutet unter dem linken Auge</translation>
    </message>
    <message>
      <source>Bleeds under the right eye</source>
      <translation>Blutet unter dem rechten Auge</translation>
    </message>
    <message>
      <source>Bloody nose</source>
      <translation>Blutige Nase</translation>
    </message>
    <message>
      <source>Bloody noses</source>
      <translation>Blutige Nasen</translation>
    </message>
    <message>
      <source>Blow by blow</source>
      <translation>Schlag für Schlag</translation>
    </message>
    <message>
      <source>Blow kept out</source>
      <translation>Schlag abgehalten</translation>
    </message>
    <message>
      <source>Blows of the round</source>
      <translation>Schläge der Runde</translation>
    </message>
    <message>
      <source>Blue</source>
      <translation>Blau</translation>
    </message>
    <message>
      <source>Blue controls</source>
      <translation>Blau hat die Kontrolle</translation>
    </message>
    <message>
      <source>Blue corner</source>
      <translation>Blaue Ecke</translation>
    </message>
    <message>
      <source>Blue {by}</source>
      <translation>Blau {by}</translation>
    </message>
    <message>
      <source>Blue's corner</source>
      <translation>Ecke von Blau</translation>
    </message>
    <message>
      <source>Blue's corner, seat {number}</source>
      <translation>Ecke von Blau, Platz {number}</translation>
    </message>
    <message>
      <source>Blue's cut man</source>
      <translation>Cutman von Blau</translation>
    </message>
    <message>
      <source>Blue's man for swellings</source>
      <translation>Blaus Mann für Schwellungen</translation>
    </message>
    <message>
      <source>Blue's secret choice, right hand: {punches}; also 1 to {count} on the keypad</source>
      <translation>Geheime Wahl von Blau, rechte Hand: {punches}; auch 1 bis {count} auf dem Ziffernblock</translation>
    </message>
    <message>
      <source>Board as a list</source>
      <translation>Tafel als Liste</translation>
    </message>
    <message>
      <source>Board from the next night</source>
      <translation>Tafel ab dem nächsten Abend</translation>
    </message>
    <message>
      <source>Body Snatcher</source>
      <translation>Körperjäger</translation>
    </message>
    <message>
      <source>Bonus by both popularities</source>
      <translation>Zuschlag nach beider Popularität</translation>
    </message>
    <message>
      <source>Bonus by his own popularity</source>
      <translation>Zuschlag nach eigener Popularität</translation>
    </message>
    <message>
      <source>Bonus for the aggressor</source>
      <translation>Zugabe für den Angreifer</translation>
    </message>
    <message>
      <source>Booked</source>
      <translation>Gebucht</translation>
    </message>
    <message>
      <source>Both are stepped through together, by round and turn.</source>
      <translation>Beide laufen gemeinsam, nach Runde und Zug.</translation>
    </message>
    <message>
      <source>Both at once, hidden keys</source>
      <translation>Zugleich, verdeckte Tasten</translation>
    </message>
    <message>
      <source>Both bouts</source>
      <translation>Beide Kämpfe</translation>
    </message>
    <message>
      <source>Both choices are open</source>
      <translation>Beide Entscheidungen sind offen</translation>
    </message>
    <message>
      <source>Both choose in secret, with keys of their own.</source>
      <translation>Beide wählen im Geheimen, jeder mit eigenen Tasten.</translation>
    </message>
    <message>
      <source>Both choose.</source>
      <translation>Beide wählen.</translation>
    </message>
    <message>
      <source>Both corners decided about equally well.</source>
      <translation>Beide Ecken haben etwa gleich gut entschieden.</translation>
    </message>
    <message>
      <source>Both corners have to agree. Each has the letter of his corner as key.</source>
      <translation>Beide Ecken müssen zustimmen. Jede hat den Buchstaben ihrer Ecke als Taste.</translation>
    </message>
    <message>
      <source>Both corners have to agree: they chose at the same time. Each has the letter of his corner as key.</source>
      <translation>Beide Ecken müssen zustimmen, denn sie haben gleichzeitig gewählt. Jede hat den Buchstaben ihrer Ecke als Taste.</translation>
    </message>
    <message>
      <source>Both have the card of {name}</source>
      <translation>Beide haben die Karte von {name}</translation>
    </message>
    <message>
      <source>Both land one punch less; his will gets better</source>
      <translation>Beide treffen einmal weniger; sein Wille wird besser</translation>
    </message>
    <message>
      <source>Both men are free again on night {night}, and their managers are told. Nobody is paid, and no record changes. It can be undone.</source>
      <translation>Beide sind an Abend {night} wieder frei, und ihre Manager erfahren es. Niemand wird bezahlt, keine Bilanz ändert sich. Es lässt sich rückgängig machen.</translation>
    </message>
    <message>
      <source>Both men down</source>
      <translation>Beide am Boden</translation>
    </message>
    <message>
      <source>Both popularities together</source>
      <translation>Beide Popularitäten zusammen</translation>
    </message>
    <message>
      <source>Both purses of a bout, dollars: lowest, average (number), highest</source>
      <translation>Beide Börsen eines Kampfes, Dollar: niedrigste, mittlere (Zahl), höchste</translation>
    </message>
    <message>
      <source>Both succeed: {counter} %</source>
      <translation>Beides gelingt: {counter} %</translation>
    </message>
    <message>
      <source>Bout</source>
      <translation>Kampf</translation>
    </message>
    <message>
      <source>Bout of the season</source>
      <translation>Kampf der Saison</translation>
    </message>
    <message>
      <source>Bout system</source>
      <translation>Kampfsystem</translation>
    </message>
    <message>
      <source>Bout to correct</source>
      <translation>Zu berichtigender Kampf</translation>
    </message>
    <message>
      <source>Bout {done} of {total} is fought again.</source>
      <translation>Kampf {done} von {total} wird erneut ausgetragen.</translation>
    </message>
    <message>
      <source>Bout {number} of {all}</source>
      <translation>Kampf {number} von {all}</translation>
    </message>
    <message>
      <source>Bouts</source>
      <translation>Kämpfe</translation>
    </message>
    <message>
      <source>Bouts (*.bout *.json)</source>
      <translation>Kämpfe (*.bout *.json)</translation>
    </message>
    <message>
      <source>Bouts (*.bout)</source>
      <translation>Kämpfe (*.bout)</translation>
    </message>
    <message>
      <source>Bouts are held at The Pits over 7 rounds, the final at The Best over 12.</source>
      <translation>Die Kämpfe finden im „Loch“ über 7 Runden statt, das Finale bei den „Besten“ über 12.</translation>
    </message>
    <message>
      <source>Bouts are held at The Pits over 7 rounds.</source>
      <translation>Die Kämpfe finden im „Loch“ über 7 Runden statt.</translation>
    </message>
    <message>
      <source>Bouts by the round they ended in</source>
      <translation>Kämpfe nach der Runde, in der sie endeten</translation>
    </message>
    <message>
      <source>Bouts cancelled</source>
      <translation>Abgesagte Kämpfe</translation>
    </message>
    <message>
      <source>Bouts fought</source>
      <translation>Ausgetragene Kämpfe</translation>
    </message>
    <message>
      <source>Bouts fought in each, and what a bout paid both men together</source>
      <translation>Ausgetragene Kämpfe je Arena, und was ein Kampf beiden zusammen einbrachte</translation>
    </message>
    <message>
      <source>Bouts made</source>
      <translation>Angesetzte Kämpfe</translation>
    </message>
    <message>
      <source>Bouts of his fighters under him</source>
      <translation>Kämpfe seiner Boxer unter ihm</translation>
    </message>
    <message>
      <source>Bouts of his fighters under him: won, lost, drawn</source>
      <translation>Kämpfe seiner Boxer unter ihm: gewonnen, verloren, unentschieden</translation>
    </message>
    <message>
      <source>Bouts of your fighters can be boxed by yourself instead of being left to the corner. Opening the doors makes the card of the night final, with all bouts of a tournament and whatever else the night brings.</source>
      <translation>Kämpfe eigener Boxer lassen sich selbst boxen, statt sie der Ecke zu überlassen. Sind die Türen offen, steht die Karte des Abends fest, mit allen Turnierkämpfen und allem, was der Abend sonst bringt.</translation>
    </message>
    <message>
      <source>Bouts put aside and fought…</source>
      <translation>Abgelegte und ausgetragene Kämpfe…</translation>
    </message>
    <message>
      <source>Bouts stand without it; it is written in the journal.</source>
      <translation>Die Kämpfe gelten auch ohne sie; sie wird ins Journal geschrieben.</translation>
    </message>
    <message>
      <source>Bouts that ended early, by round</source>
      <translation>Vorzeitig beendete Kämpfe, nach Runde</translation>
    </message>
    <message>
      <source>Bouts there go {least} to {most} rounds.</source>
      <translation>Kämpfe gehen dort über {least} bis {most} Runden.</translation>
    </message>
    <message>
      <source>Bouts to come</source>
      <translation>Kommende Kämpfe</translation>
    </message>
    <message>
      <source>Bouts to watch</source>
      <translation>Kämpfe zum Ansehen</translation>
    </message>
    <message>
      <source>Bouts under each</source>
      <translation>Kämpfe je Regelwerk</translation>
    </message>
    <message>
      <source>Bouts under way in the ring are boxed to their end by the program, and the night is held.</source>
      <translation>Kämpfe, die im Ring noch im Gange sind, boxt das Programm zu Ende, und der Abend wird ausgetragen.</translation>
    </message>
    <message>
      <source>Bouts under {system}</source>
      <translation>Kämpfe nach {system}</translation>
    </message>
    <message>
      <source>Bouts won or lost in a row</source>
      <translation>Siege oder Niederlagen in Folge</translation>
    </message>
    <message>
      <source>Bouts won, by method and round</source>
      <translation>Gewonnene Kämpfe, nach Methode und Runde</translation>
    </message>
    <message>
      <source>Box</source>
      <translation>Boxen</translation>
    </message>
    <message>
      <source>Box it yourself</source>
      <translation>Selbst boxen</translation>
    </message>
    <message>
      <source>Box with him for nothing but the fun of it</source>
      <translation>Mit ihm boxen, nur zum Spaß</translation>
    </message>
    <message>
      <source>Boxed last</source>
      <translation>Boxte zuletzt</translation>
    </message>
    <message>
      <source>Boxer</source>
      <translation>Boxer</translation>
    </message>
    <message>
      <source>Boxer (B)</source>
      <translation>Boxer (B)</translation>
    </message>
    <message>
      <source>Boxers</source>
      <translation>Boxer</translation>
    </message>
    <message>
      <source>Boxes</source>
      <translation>Boxt</translation>
    </message>
    <message>
      <source>Boxes himself</source>
      <translation>Boxt selbst</translation>
    </message>
    <message>
      <source>Boxes that night</source>
      <translation>Boxt an dem Abend</translation>
    </message>
    <message>
      <source>Bracket</source>
      <translation>Turnierbaum</translation>
    </message>
    <message>
      <source>Bracket of {name}</source>
      <translation>Turnierbaum von {name}</translation>
    </message>
    <message>
      <source>Branch from here…</source>
      <translation>Von hier abzweigen…</translation>
    </message>
    <message>
      <source>Branch off</source>
      <translation>Abzweigen</translation>
    </message>
    <message>
      <source>Branch off: what if?</source>
      <translation>Abzweigen: Was wäre, wenn?</translation>
    </message>
    <message>
      <source>Branches</source>
      <translation>Abzweigungen</translation>
    </message>
    <message>
      <source>Bridge of the nose bleeds</source>
      <translation>Der Nasenrücken blutet</translation>
    </message>
    <message>
      <source>Bring this act back</source>
      <translation>Diese Aktion zurückholen</translation>
    </message>
    <message>
      <source>Bring this act back…</source>
      <translation>Diese Aktion zurückholen…</translation>
    </message>
    <message>
      <source>Broken hand</source>
      <translation>Hand gebrochen</translation>
    </message>
    <message>
      <source>Brown</source>
      <translation>Braun</translation>
    </message>
    <message>
      <source>Browse…</source>
      <translation>Durchsuchen…</translation>
    </message>
    <message>
      <source>Buy</source>
      <translation>Kauf</translation>
    </message>
    <message>
      <source>By</source>
      <translation>Von</translation>
    </message>
    <message>
      <source>By chart</source>
      <translation>Tafel</translation>
    </message>
    <message>
      <source>By hand</source>
      <translation>Von Hand</translation>
    </message>
    <message>
      <source>By money; equals share a place</source>
      <translation>Nach Geld; Gleiche teilen sich einen Platz</translation>
    </message>
    <message>
      <source>By ranking</source>
      <translation>Nach Rangliste</translation>
    </message>
    <message>
      <source>By round</source>
      <translation>Nach Runden</translation>
    </message>
    <message>
      <source>By rounds won</source>
      <translation>Nach gewonnenen Runden</translation>
    </message>
    <message>
      <source>By rounds won, and judges may differ on close ones</source>
      <translation>Nach gewonnenen Runden, und bei knappen sind die Richter uneins</translation>
    </message>
    <message numerus="yes">
      <source>By the coming night, %n night(s) since his last bout.</source>
      <translation>
        <numerusform>Bis zum kommenden Abend %n Abend seit seinem letzten Kampf.</numerusform>
        <numerusform>Bis zum kommenden Abend %n Abende seit seinem letzten Kampf.</numerusform>
      </translation>
    </message>
    <message>
      <source>By the order's shares</source>
      <translation>Nach den Anteilen der Anweisung</translation>
    </message>
    <message>
      <source>Bye</source>
      <translation>Freilos</translation>
    </message>
    <message>
      <source>C</source>
      <translation>C</translation>
    </message>
    <message>
      <source>CO</source>
      <translation>KB</translation>
    </message>
    <message>
      <source>CP</source>
      <translation>KT</translation>
    </message>
    <message>
      <source>Call it off</source>
      <translation>Absagen</translation>
    </message>
    <message>
      <source>Call off a bout</source>
      <translation>Kampf absagen</translation>
    </message>
    <message>
      <source>Call off the bout chosen at {arena}</source>
      <translation>Den gewählten Kampf in „{arena}“ absagen</translation>
    </message>
    <message>
      <source>Call off…</source>
      <translation>Absagen…</translation>
    </message>
    <message>
      <source>Calm Him Down</source>
      <translation>Beruhigen</translation>
    </message>
    <message>
      <source>Came by</source>
      <translation>Gekommen durch</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Cancelled</source>
      <translation>Abgesagt</translation>
    </message>
    <message>
      <source>Card</source>
      <translation>Karte</translation>
    </message>
    <message>
      <source>Card at {arena}</source>
      <translation>Karte: {arena}</translation>
    </message>
    <message>
      <source>Card: {first} to {second}</source>
      <translation>Punktzettel: {first} zu {second}</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>Kampfkarten</translation>
    </message>
    <message>
      <source>Cards are only shown here; a printed card is written into the file of the set.</source>
      <translation>Karten werden hier nur gezeigt; eine gedruckte Karte wird in die Datei des Sets geschrieben.</translation>
    </message>
    <message>
      <source>Cards left in the round</source>
      <translation>Karten, die in der Runde noch liegen</translation>
    </message>
    <message>
      <source>Cards left of the run</source>
      <translation>Karten, die vom Schlussangriff noch bleiben</translation>
    </message>
    <message>
      <source>Cards to come</source>
      <translation>Kommende Karten</translation>
    </message>
    <message>
      <source>Cards: {nights}</source>
      <translation>Kampfkarten: {nights}</translation>
    </message>
    <message>
      <source>Career</source>
      <translation>Laufbahn</translation>
    </message>
    <message>
      <source>Careful</source>
      <translation>Vorsichtig</translation>
    </message>
    <message>
      <source>Carried in</source>
      <translation>Mitgeschleppt</translation>
    </message>
    <message>
      <source>Carried loss</source>
      <translation>Mitgeschleppter Verlust</translation>
    </message>
    <message>
      <source>Carried loss of {name}</source>
      <translation>Mitgeschleppter Verlust von {name}</translation>
    </message>
    <message>
      <source>Carries</source>
      <translation>Schleppt mit</translation>
    </message>
    <message>
      <source>Carries a loss of {lost}</source>
      <translation>Schleppt einen Verlust von {lost} mit</translation>
    </message>
    <message numerus="yes">
      <source>Carries {loss} for %n night(s)</source>
      <translation>
        <numerusform>Schleppt %n Abend lang {loss} mit</numerusform>
        <numerusform>Schleppt %n Abende lang {loss} mit</numerusform>
      </translation>
    </message>
    <message>
      <source>Carries {lost} of {start} until night {night}</source>
      <translation>Schleppt {lost} von {start} bis Abend {night} mit</translation>
    </message>
    <message>
      <source>Cautious</source>
      <translation>Vorsichtig</translation>
    </message>
    <message>
      <source>Champion</source>
      <translation>Champion</translation>
    </message>
    <message>
      <source>Champion (C) and the ten best contenders after each fight night</source>
      <translation>Champion (C) und die zehn besten Anwärter nach jedem Kampfabend</translation>
    </message>
    <message>
      <source>Champion at the end: {names}</source>
      <translation>Champion am Ende: {names}</translation>
    </message>
    <message>
      <source>Champion in his stable:</source>
      <translation>Champion in seinem Stall:</translation>
    </message>
    <message>
      <source>Champion now</source>
      <translation>Champion zurzeit</translation>
    </message>
    <message>
      <source>Champion since night {night}</source>
      <translation>Champion seit Abend {night}</translation>
    </message>
    <message>
      <source>Champion since night {night}, won against {opponent}</source>
      <translation>Champion seit Abend {night}, gewonnen gegen {opponent}</translation>
    </message>
    <message>
      <source>Champion to this day.</source>
      <translation>Champion bis heute.</translation>
    </message>
    <message>
      <source>Champion, place in the ranking, or retired</source>
      <translation>Champion, Platz in der Rangliste oder zurückgetreten</translation>
    </message>
    <message>
      <source>Champion: {name}</source>
      <translation>Champion: {name}</translation>
    </message>
    <message>
      <source>Champions</source>
      <translation>Champions</translation>
    </message>
    <message>
      <source>Champions beaten</source>
      <translation>Besiegte Champions</translation>
    </message>
    <message>
      <source>Chance at the first bell</source>
      <translation>Chance beim ersten Gong</translation>
    </message>
    <message>
      <source>Chance of a knockdown</source>
      <translation>Chance auf Niederschlag</translation>
    </message>
    <message>
      <source>Chance of a stoppage</source>
      <translation>Gefahr eines Abbruchs</translation>
    </message>
    <message>
      <source>Chance of the Edge</source>
      <translation>Aussicht auf den Vorteil</translation>
    </message>
    <message>
      <source>Chance to be hit</source>
      <translation>Gefahr, getroffen zu werden</translation>
    </message>
    <message>
      <source>Chance to be hit then</source>
      <translation>Gefahr, dann getroffen zu werden</translation>
    </message>
    <message>
      <source>Chance to be stopped</source>
      <translation>Gefahr, gestoppt zu werden</translation>
    </message>
    <message>
      <source>Chance to beat the average fighter of this list</source>
      <translation>Chance, den Durchschnittsboxer dieser Liste zu schlagen</translation>
    </message>
    <message>
      <source>Chance to beat the average fighter of this list, by the formula the program judges with</source>
      <translation>Chance, den Durchschnittsboxer dieser Liste zu schlagen, nach der Formel, mit der das Programm urteilt</translation>
    </message>
    <message>
      <source>Chance to counter and hit</source>
      <translation>Chance, zu kontern und zu treffen</translation>
    </message>
    <message>
      <source>Chance to go down himself</source>
      <translation>Gefahr, selbst zu Boden zu gehen</translation>
    </message>
    <message>
      <source>Chance to hit</source>
      <translation>Trefferchance</translation>
    </message>
    <message>
      <source>Chance to hit if he attacks</source>
      <translation>Trefferaussicht, wenn er angreift</translation>
    </message>
    <message>
      <source>Chance to hit in a rush</source>
      <translation>Trefferchance im Ansturm</translation>
    </message>
    <message>
      <source>Chance to make it worse</source>
      <translation>Gefahr, es zu verschlimmern</translation>
    </message>
    <message>
      <source>Chance to stop the other</source>
      <translation>Aussicht, den anderen zu stoppen</translation>
    </message>
    <message>
      <source>Chance to take one off</source>
      <translation>Aussicht, eine wegzubekommen</translation>
    </message>
    <message>
      <source>Chance to win</source>
      <translation>Siegchancen</translation>
    </message>
    <message>
      <source>Chance to win over the bout</source>
      <translation>Siegchance im Verlauf des Kampfes</translation>
    </message>
    <message>
      <source>Chances are those of a bout that goes on with the best corner of the program on both sides, learnt from many bouts of these two fought in the background. What is marked as sure cost more than its error; small costs are guesses one by one and add up above. A double click goes to the moment.</source>
      <translation>Die Aussichten gelten für einen Kampf, den auf beiden Seiten die beste Ecke des Programms weiterführt, gelernt aus vielen Kämpfen der beiden im Hintergrund. Was als sicher markiert ist, hat mehr gekostet als sein Fehler; kleine Kosten sind einzeln geschätzt und oben zusammengezählt. Ein Doppelklick führt zum Moment.</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Änderung</translation>
    </message>
    <message>
      <source>Change PIN…</source>
      <translation>PIN ändern…</translation>
    </message>
    <message>
      <source>Change a condition</source>
      <translation>Bedingung ändern</translation>
    </message>
    <message>
      <source>Change a fighter</source>
      <translation>Boxer ändern</translation>
    </message>
    <message>
      <source>Change a note</source>
      <translation>Anmerkung ändern</translation>
    </message>
    <message>
      <source>Change the choice</source>
      <translation>Wahl ändern</translation>
    </message>
    <message>
      <source>Change the decision</source>
      <translation>Entscheidung ändern</translation>
    </message>
    <message>
      <source>Change the name</source>
      <translation>Namen ändern</translation>
    </message>
    <message>
      <source>Change the note</source>
      <translation>Anmerkung ändern</translation>
    </message>
    <message>
      <source>Change the set</source>
      <translation>Set ändern</translation>
    </message>
    <message>
      <source>Change who decides the rest</source>
      <translation>Ändern, wer den Rest entscheidet</translation>
    </message>
    <message>
      <source>Changed: {command}</source>
      <translation>Geändert: {command}</translation>
    </message>
    <message>
      <source>Chart</source>
      <translation>Diagramm</translation>
    </message>
    <message>
      <source>Charts</source>
      <translation>Diagramme</translation>
    </message>
    <message>
      <source>Check</source>
      <translation>Prüfung</translation>
    </message>
    <message>
      <source>Checked</source>
      <translation>Geprüft</translation>
    </message>
    <message>
      <source>Checking the league</source>
      <translation>Liga wird geprüft</translation>
    </message>
    <message>
      <source>Chief second</source>
      <translation>Chefbetreuer</translation>
    </message>
    <message>
      <source>Chin</source>
      <translation>Kinn</translation>
    </message>
    <message>
      <source>Chin, down / stunned: a d20 up to the first floors him, up to the second stuns him (G44).</source>
      <translation>Kinn, am Boden / benommen: ein W20 bis zur ersten Zahl wirft ihn um, bis zur zweiten ist er benommen (G44).</translation>
    </message>
    <message>
      <source>Chin: how easily he goes down, 0 is best, 10 worst (T44).</source>
      <translation>Kinn: wie leicht er zu Boden geht, 0 ist am besten, 10 am schlechtesten (T44).</translation>
    </message>
    <message>
      <source>Chin: taken off the other's trouble rolls, high is good (K20).</source>
      <translation>Kinn: wird von den Würfen des anderen auf Bedrängnis abgezogen, hoch ist gut (K20).</translation>
    </message>
    <message>
      <source>Choice</source>
      <translation>Wahl</translation>
    </message>
    <message>
      <source>Choose a fight plan</source>
      <translation>Kampfplan wählen</translation>
    </message>
    <message>
      <source>Choose a fighter</source>
      <translation>Boxer wählen</translation>
    </message>
    <message>
      <source>Choose a fighter in the table to see his cards.</source>
      <translation>Wählen Sie in der Tabelle einen Boxer, um seine Karten zu sehen.</translation>
    </message>
    <message>
      <source>Choose a fighter in the table, or add one, to write about him.</source>
      <translation>Einen Boxer in der Tabelle wählen oder einen hinzufügen, um ihn zu beschreiben.</translation>
    </message>
    <message>
      <source>Choose a fighter in the table.</source>
      <translation>Einen Boxer in der Tabelle wählen.</translation>
    </message>
    <message>
      <source>Choose a fighter set</source>
      <translation>Boxer-Set wählen</translation>
    </message>
    <message>
      <source>Choose a fighter set from a file</source>
      <translation>Boxer-Set aus einer Datei wählen</translation>
    </message>
    <message>
      <source>Choose a fighter.</source>
      <translation>Einen Boxer wählen.</translation>
    </message>
    <message>
      <source>Choose a file with a fight plan.</source>
      <translation>Eine Datei mit einem Kampfplan wählen.</translation>
    </message>
    <message>
      <source>Choose a record.</source>
      <translation>Einen Rekord auswählen.</translation>
    </message>
    <message>
      <source>Choose an entry to see who wrote it, and what can be done about it.</source>
      <translation>Einen Eintrag auswählen, um zu sehen, wer ihn schrieb und was damit möglich ist.</translation>
    </message>
    <message>
      <source>Choose an opponent first.</source>
      <translation>Zuerst einen Gegner wählen.</translation>
    </message>
    <message>
      <source>Choose an opponent to see what a bout would pay and what may come of it.</source>
      <translation>Einen Gegner auswählen, um zu sehen, was ein Kampf einbrächte und was daraus werden kann.</translation>
    </message>
    <message>
      <source>Choose another folder in the first step.</source>
      <translation>Im ersten Schritt einen anderen Ordner wählen.</translation>
    </message>
    <message>
      <source>Choose another folder.</source>
      <translation>Einen anderen Ordner wählen.</translation>
    </message>
    <message>
      <source>Choose another name or another folder.</source>
      <translation>Einen anderen Namen oder Ordner wählen.</translation>
    </message>
    <message>
      <source>Choose columns and their order</source>
      <translation>Spalten und ihre Reihenfolge wählen</translation>
    </message>
    <message>
      <source>Choose one of the answers, 0 for a tenth; with real dice, begin the number</source>
      <translation>Wählen Sie eine der Antworten, 0 für die zehnte; mit echten Würfeln beginnen Sie die Zahl</translation>
    </message>
    <message>
      <source>Choose the folder</source>
      <translation>Ordner wählen</translation>
    </message>
    <message>
      <source>Choose two different fighters to see them side by side.</source>
      <translation>Zwei verschiedene Boxer wählen, um sie nebeneinander zu sehen.</translation>
    </message>
    <message>
      <source>Choose two fighters or a card. Each bout system fights it many times; ± says how far the truth may lie from a share, 19 times of 20.</source>
      <translation>Wählen Sie zwei Boxer oder eine Karte. Jedes Kampfsystem trägt sie viele Male aus; ± sagt, wie weit die Wahrheit von einem Anteil liegen kann, 19 von 20 Malen.</translation>
    </message>
    <message>
      <source>Choose where the new league is to lie</source>
      <translation>Ort der neuen Liga wählen</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Auswählen…</translation>
    </message>
    <message>
      <source>Chosen</source>
      <translation>Gewählt</translation>
    </message>
    <message>
      <source>Clash Defense</source>
      <translation>Abwehr im Gang</translation>
    </message>
    <message>
      <source>Clash Might</source>
      <translation>Wucht im Gang</translation>
    </message>
    <message>
      <source>Clash being fought</source>
      <translation>Laufender Gang</translation>
    </message>
    <message>
      <source>Clash that is read</source>
      <translation>Gang, der gelesen wird</translation>
    </message>
    <message>
      <source>Clash that was read</source>
      <translation>Gang, der gelesen wurde</translation>
    </message>
    <message>
      <source>Clash {number}</source>
      <translation>Gang {number}</translation>
    </message>
    <message>
      <source>Clashes left of the Southpaw Switch</source>
      <translation>Gänge, die der Auslagenwechsel noch hält</translation>
    </message>
    <message>
      <source>Clashes left of the opponent's switch</source>
      <translation>Gänge, die der Wechsel des Gegners noch hält</translation>
    </message>
    <message>
      <source>Clashes left of the own switch</source>
      <translation>Gänge, die der eigene Wechsel noch hält</translation>
    </message>
    <message>
      <source>Class</source>
      <translation>Klasse</translation>
    </message>
    <message>
      <source>Clean hitting</source>
      <translation>Saubere Treffer</translation>
    </message>
    <message>
      <source>Clear the filter</source>
      <translation>Filter löschen</translation>
    </message>
    <message>
      <source>Clear the search</source>
      <translation>Suche löschen</translation>
    </message>
    <message>
      <source>Click into a field and press the keys you would like.</source>
      <translation>In ein Feld klicken und die gewünschten Tasten drücken.</translation>
    </message>
    <message>
      <source>Clinch</source>
      <translation>Clinch</translation>
    </message>
    <message>
      <source>Clinch whenever you can; the fifth in a round is a warning</source>
      <translation>Klammern, wann immer es geht; beim fünften Mal in einer Runde gibt es eine Verwarnung</translation>
    </message>
    <message>
      <source>Clinch: stamina +{count}</source>
      <translation>Klammern: Kondition +{count}</translation>
    </message>
    <message>
      <source>Clinches up to (CL)</source>
      <translation>Klammert bis (CL)</translation>
    </message>
    <message>
      <source>Clinching himself</source>
      <translation>Klammert selbst</translation>
    </message>
    <message>
      <source>Clock</source>
      <translation>Uhr</translation>
    </message>
    <message>
      <source>Clock for persons</source>
      <translation>Uhr für Personen</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Close the bout</source>
      <translation>Kampf schließen</translation>
    </message>
    <message>
      <source>Close this message</source>
      <translation>Diese Meldung schließen</translation>
    </message>
    <message>
      <source>Closed until the end</source>
      <translation>Bis zum Ende geschlossen</translation>
    </message>
    <message>
      <source>Closed, all control back</source>
      <translation>Geschlossen, alle Kontrolle zurück</translation>
    </message>
    <message>
      <source>Closed, all control back: {stops} %</source>
      <translation>Geschlossen, alle Kontrolle zurück: {stops} %</translation>
    </message>
    <message>
      <source>Closeness</source>
      <translation>Ausgeglichenheit</translation>
    </message>
    <message>
      <source>Closing the cut</source>
      <translation>Schließen des Cuts</translation>
    </message>
    <message>
      <source>Closing the league</source>
      <translation>Die Liga wird geschlossen</translation>
    </message>
    <message>
      <source>Club fighter: knows what is best and forgets it half the time</source>
      <translation>Vereinsboxer: weiß das Beste und vergisst es jedes zweite Mal</translation>
    </message>
    <message>
      <source>Cold Iron</source>
      <translation>Kaltes Eisen</translation>
    </message>
    <message>
      <source>Colour of manager {seat}</source>
      <translation>Farbe von Manager {seat}</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Farben</translation>
    </message>
    <message>
      <source>Column</source>
      <translation>Spalte</translation>
    </message>
    <message>
      <source>Column for punches landed (EPL)</source>
      <translation>Spalte für Treffer (EPL)</translation>
    </message>
    <message>
      <source>Column of the punch chart</source>
      <translation>Spalte der Schlagtafel</translation>
    </message>
    <message>
      <source>Column {column}</source>
      <translation>Spalte {column}</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Spalten</translation>
    </message>
    <message>
      <source>Columns of the table</source>
      <translation>Spalten der Tabelle</translation>
    </message>
    <message>
      <source>Columns…</source>
      <translation>Spalten…</translation>
    </message>
    <message>
      <source>Combination</source>
      <translation>Kombination</translation>
    </message>
    <message>
      <source>Comes into doubt</source>
      <translation>Wird zweifelhaft</translation>
    </message>
    <message>
      <source>Comes off if watched for</source>
      <translation>Gelingt, wenn erwartet</translation>
    </message>
    <message>
      <source>Comes out differently from what was recorded</source>
      <translation>Geht anders aus als aufgezeichnet</translation>
    </message>
    <message>
      <source>Comes out exactly as recorded</source>
      <translation>Geht genau so aus wie aufgezeichnet</translation>
    </message>
    <message>
      <source>Comings and goings</source>
      <translation>Zu- und Abgänge</translation>
    </message>
    <message>
      <source>Commentary</source>
      <translation>Kommentar</translation>
    </message>
    <message>
      <source>Commentary: radio</source>
      <translation>Kommentar: Radio</translation>
    </message>
    <message>
      <source>Commentary: standard</source>
      <translation>Kommentar: Standard</translation>
    </message>
    <message>
      <source>Commentary: ticker</source>
      <translation>Kommentar: Ticker</translation>
    </message>
    <message>
      <source>Common opponents</source>
      <translation>Gemeinsame Gegner</translation>
    </message>
    <message>
      <source>Compare</source>
      <translation>Vergleichen</translation>
    </message>
    <message>
      <source>Compare the selected fighters</source>
      <translation>Gewählte Boxer vergleichen</translation>
    </message>
    <message>
      <source>Compare the two</source>
      <translation>Beide vergleichen</translation>
    </message>
    <message>
      <source>Compare with</source>
      <translation>Vergleichen mit</translation>
    </message>
    <message>
      <source>Compare with another fighter…</source>
      <translation>Mit anderem Boxer vergleichen…</translation>
    </message>
    <message>
      <source>Compare with…</source>
      <translation>Vergleichen mit…</translation>
    </message>
    <message>
      <source>Compare…</source>
      <translation>Vergleichen…</translation>
    </message>
    <message>
      <source>Complete, and not tried out yet.</source>
      <translation>Vollständig und noch nicht erprobt.</translation>
    </message>
    <message>
      <source>Condition</source>
      <translation>Zustand</translation>
    </message>
    <message>
      <source>Condition: {text}</source>
      <translation>Zustand: {text}</translation>
    </message>
    <message>
      <source>Conditioning</source>
      <translation>Kondition</translation>
    </message>
    <message>
      <source>Contender</source>
      <translation>Anwärter</translation>
    </message>
    <message>
      <source>Contender: nearly an expert</source>
      <translation>Herausforderer: beinahe ein Meister</translation>
    </message>
    <message>
      <source>Contenders</source>
      <translation>Anwärter</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>Inhalt</translation>
    </message>
    <message>
      <source>Contents of the rulebook</source>
      <translation>Inhalt des Regelbuchs</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Fortsetzen</translation>
    </message>
    <message>
      <source>Continue stops when a sale or exchange is proposed to you.</source>
      <translation>„Fortsetzen“ hält an, wenn ein Verkauf oder Tausch vorgeschlagen wird.</translation>
    </message>
    <message>
      <source>Continue stops when one of your fighters may retire.</source>
      <translation>„Fortsetzen“ hält an, wenn ein eigener Boxer zurücktreten darf.</translation>
    </message>
    <message>
      <source>Continue stops when somebody offers one of your fighters a bout.</source>
      <translation>„Fortsetzen“ hält an, wenn einem eigenen Boxer ein Kampf angeboten wird.</translation>
    </message>
    <message>
      <source>Continue stops when the card of your fighter's bout is too short and you have sealed no bid.</source>
      <translation>Fortsetzen hält an, wenn die Karte eines eigenen Kampfes zu kurz ist und kein Gebot abgegeben wurde.</translation>
    </message>
    <message>
      <source>Continue stops when your fighter is next in line for it.</source>
      <translation>Fortsetzen hält an, wenn ein eigener Boxer als Nächster an der Reihe ist.</translation>
    </message>
    <message>
      <source>Continue to the poster of the night.</source>
      <translation>Weiter zum Plakat des Abends.</translation>
    </message>
    <message>
      <source>Control</source>
      <translation>Kontrolle</translation>
    </message>
    <message>
      <source>Control (CON)</source>
      <translation>Kontrolle (CON)</translation>
    </message>
    <message>
      <source>Control adjustment</source>
      <translation>Anpassung der Kontrolle</translation>
    </message>
    <message>
      <source>Control against boxers / sluggers (CF)</source>
      <translation>Kontrolle gegen Boxer / Schläger (CF)</translation>
    </message>
    <message>
      <source>Control and points</source>
      <translation>Kontrolle und Punkte</translation>
    </message>
    <message>
      <source>Control at stake</source>
      <translation>Kontrolle, um die es geht</translation>
    </message>
    <message>
      <source>Control at stake: {at_stake}</source>
      <translation>Kontrolle, um die es geht: {at_stake}</translation>
    </message>
    <message>
      <source>Control factors moved up to ten</source>
      <translation>Kontrollwerte auf zehn angehoben</translation>
    </message>
    <message>
      <source>Control lost by the left gash</source>
      <translation>Kontrolle, die die linke Platzwunde kostet</translation>
    </message>
    <message>
      <source>Control lost by the right gash</source>
      <translation>Kontrolle, die die rechte Platzwunde kostet</translation>
    </message>
    <message>
      <source>Control of the moment: added to his die for control (K10, K65).</source>
      <translation>Augenblickliche Kontrolle: kommt zu seinem Würfel um die Kontrolle hinzu (K10, K65).</translation>
    </message>
    <message>
      <source>Control, pace, punches, trouble, score</source>
      <translation>Kontrolle, Tempo, Schläge, Bedrängnis, Wertung</translation>
    </message>
    <message>
      <source>Control: he takes control with a control number up to this, of 20 (T41).</source>
      <translation>Kontrolle: mit einer Kontrollzahl bis hierher, von 20, übernimmt er sie (T41).</translation>
    </message>
    <message>
      <source>Converted</source>
      <translation>Umgerechnet</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Kopieren</translation>
    </message>
    <message>
      <source>Copy the picture</source>
      <translation>Bild kopieren</translation>
    </message>
    <message>
      <source>Copy the report</source>
      <translation>Bericht kopieren</translation>
    </message>
    <message>
      <source>Copy with headings</source>
      <translation>Mit Überschriften kopieren</translation>
    </message>
    <message>
      <source>Copy, export, print, saved filters</source>
      <translation>Kopieren, exportieren, drucken, Filter</translation>
    </message>
    <message>
      <source>Corner men</source>
      <translation>Männer in den Ecken</translation>
    </message>
    <message>
      <source>Corner work</source>
      <translation>Arbeit der Ecke</translation>
    </message>
    <message>
      <source>Corner: {corner}</source>
      <translation>Ecke: {corner}</translation>
    </message>
    <message>
      <source>Corners</source>
      <translation>Ecken</translation>
    </message>
    <message>
      <source>Correct a result</source>
      <translation>Ergebnis berichtigen</translation>
    </message>
    <message>
      <source>Correct the result</source>
      <translation>Ergebnis berichtigen</translation>
    </message>
    <message>
      <source>Correct the result chosen</source>
      <translation>Gewähltes Ergebnis berichtigen</translation>
    </message>
    <message>
      <source>Correct the result…</source>
      <translation>Ergebnis berichtigen…</translation>
    </message>
    <message>
      <source>Correct this result…</source>
      <translation>Dieses Ergebnis berichtigen…</translation>
    </message>
    <message>
      <source>Corrected</source>
      <translation>Berichtigt</translation>
    </message>
    <message>
      <source>Corrected by {who} ({entry})</source>
      <translation>Berichtigt von {who} ({entry})</translation>
    </message>
    <message>
      <source>Corrections</source>
      <translation>Berichtigungen</translation>
    </message>
    <message>
      <source>Correct…</source>
      <translation>Berichtigen…</translation>
    </message>
    <message>
      <source>Cost</source>
      <translation>Kosten</translation>
    </message>
    <message>
      <source>Count</source>
      <translation>Zählen</translation>
    </message>
    <message>
      <source>Count, {roll}: he does not rise</source>
      <translation>Anzählen, {roll}: er steht nicht auf</translation>
    </message>
    <message>
      <source>Count, {roll}: rises, stamina −{cost}</source>
      <translation>Anzählen, {roll}: steht auf, Kondition −{cost}</translation>
    </message>
    <message>
      <source>Count-out</source>
      <translation>Auszählen</translation>
    </message>
    <message>
      <source>Count: a d20 up to this and he is counted out (G45).</source>
      <translation>Anzählen: ein W20 bis hierher, und er wird ausgezählt (G45).</translation>
    </message>
    <message>
      <source>Count: how easily he is counted out, 0 is best, 10 worst (T60).</source>
      <translation>Auszählen: wie leicht er ausgezählt wird, 0 ist am besten, 10 am schlechtesten (T60).</translation>
    </message>
    <message>
      <source>Count: {total}, {result}</source>
      <translation>Anzählen: {total}, {result}</translation>
    </message>
    <message>
      <source>Counted again for knockdowns</source>
      <translation>Für Niederschläge noch einmal gezählt</translation>
    </message>
    <message>
      <source>Counted out (KO)</source>
      <translation>Ausgezählt (KO)</translation>
    </message>
    <message>
      <source>Counter</source>
      <translation>Konter</translation>
    </message>
    <message>
      <source>Counter punch</source>
      <translation>Auf Konter lauern</translation>
    </message>
    <message>
      <source>Counter punching (CP)</source>
      <translation>Konterkunst (CP)</translation>
    </message>
    <message>
      <source>Counter: his counterpunch lands with a number up to this, of 80 (T67).</source>
      <translation>Konter: mit einer Zahl bis hierher, von 80, trifft sein Konter (T67).</translation>
    </message>
    <message>
      <source>Counterpunch</source>
      <translation>Konter</translation>
    </message>
    <message>
      <source>Counterpunches</source>
      <translation>Konter</translation>
    </message>
    <message>
      <source>Counters with at most</source>
      <translation>Kontert mit höchstens</translation>
    </message>
    <message>
      <source>Counting the punches…</source>
      <translation>Schläge werden gezählt…</translation>
    </message>
    <message>
      <source>Country</source>
      <translation>Land</translation>
    </message>
    <message>
      <source>Counts</source>
      <translation>Gilt</translation>
    </message>
    <message>
      <source>Counts again: {what}.</source>
      <translation>Gilt wieder: {what}.</translation>
    </message>
    <message>
      <source>Counts take time</source>
      <translation>Anzählen kostet Zeit</translation>
    </message>
    <message>
      <source>Cover up</source>
      <translation>Deckung</translation>
    </message>
    <message>
      <source>Cover up and tie up</source>
      <translation>Deckung hoch und klammern</translation>
    </message>
    <message>
      <source>Covered up last</source>
      <translation>Deckte sich zuletzt ab</translation>
    </message>
    <message>
      <source>Covering up (CU)</source>
      <translation>Abdecken (CU)</translation>
    </message>
    <message>
      <source>Covering up himself</source>
      <translation>Selbst in der Doppeldeckung</translation>
    </message>
    <message>
      <source>Covers up</source>
      <translation>Deckt sich ab</translation>
    </message>
    <message>
      <source>Cracked rib</source>
      <translation>Angeknackste Rippe</translation>
    </message>
    <message>
      <source>Cross</source>
      <translation>Cross</translation>
    </message>
    <message>
      <source>Crowd behind him</source>
      <translation>Publikum hinter ihm</translation>
    </message>
    <message>
      <source>Cunning</source>
      <translation>Schläue</translation>
    </message>
    <message>
      <source>Cunning dice</source>
      <translation>Schläuewürfel</translation>
    </message>
    <message>
      <source>Cunning: more successes than the other let a move come off that is watched for (Q21).</source>
      <translation>Schläue: mit mehr Erfolgen als der andere gelingt ein Kniff, auch wenn er erwartet wird (Q21).</translation>
    </message>
    <message>
      <source>Cup</source>
      <translation>Pokal</translation>
    </message>
    <message>
      <source>Curtain between turns</source>
      <translation>Vorhang zwischen den Zügen</translation>
    </message>
    <message>
      <source>Cut</source>
      <translation>Cut</translation>
    </message>
    <message>
      <source>Cut Off the Ring</source>
      <translation>Ring abschneiden</translation>
    </message>
    <message>
      <source>Cut fighters in the last round</source>
      <translation>Boxer mit Cuts in der letzten Runde</translation>
    </message>
    <message>
      <source>Cut inside the mouth</source>
      <translation>Cut im Mund</translation>
    </message>
    <message>
      <source>Cut man</source>
      <translation>Cutman</translation>
    </message>
    <message>
      <source>Cut man: {cut}; swelling: {swelling}</source>
      <translation>Cutman: {cut}; Schwellungen: {swelling}</translation>
    </message>
    <message>
      <source>Cut on the bridge of the nose</source>
      <translation>Cut auf dem Nasenrücken</translation>
    </message>
    <message>
      <source>Cut on the left cheek</source>
      <translation>Cut auf der linken Wange</translation>
    </message>
    <message>
      <source>Cut on the right cheek</source>
      <translation>Cut auf der rechten Wange</translation>
    </message>
    <message>
      <source>Cut over the eye</source>
      <translation>Cut über dem Auge</translation>
    </message>
    <message>
      <source>Cut over the left eye</source>
      <translation>Cut über dem linken Auge</translation>
    </message>
    <message>
      <source>Cut over the right eye</source>
      <translation>Cut über dem rechten Auge</translation>
    </message>
    <message>
      <source>Cut rating</source>
      <translation>Cut-Note</translation>
    </message>
    <message>
      <source>Cut rating lost</source>
      <translation>Verlorene Cut-Note</translation>
    </message>
    <message>
      <source>Cut under the eye</source>
      <translation>Cut unter dem Auge</translation>
    </message>
    <message>
      <source>Cut under the left eye</source>
      <translation>Cut unter dem linken Auge</translation>
    </message>
    <message>
      <source>Cut under the right eye</source>
      <translation>Cut unter dem rechten Auge</translation>
    </message>
    <message>
      <source>Cut {place}: {result} ({skill})</source>
      <translation>Cut {place}: {result} ({skill})</translation>
    </message>
    <message>
      <source>Cut, number {count}</source>
      <translation>Cut Nummer {count}</translation>
    </message>
    <message>
      <source>Cut: a d20 up to this marks him when he is hit with a 19 or 20 (G61).</source>
      <translation>Cut: ein W20 bis hierher zeichnet ihn, wenn er mit einer 19 oder 20 getroffen wird (G61).</translation>
    </message>
    <message>
      <source>Cuts</source>
      <translation>Cuts</translation>
    </message>
    <message>
      <source>Cuts (CUT)</source>
      <translation>Cuts (CUT)</translation>
    </message>
    <message>
      <source>Cuts and fouls</source>
      <translation>Cuts und Fouls</translation>
    </message>
    <message>
      <source>Cuts and injuries</source>
      <translation>Cuts und Verletzungen</translation>
    </message>
    <message>
      <source>Cuts from head butts</source>
      <translation>Cuts von Kopfstößen</translation>
    </message>
    <message>
      <source>Cuts he has suffered; the more, the sooner the doctor stops the bout (Q72).</source>
      <translation>Cuts, die er erlitten hat; je mehr, desto eher bricht der Arzt den Kampf ab (Q72).</translation>
    </message>
    <message>
      <source>Cuts over the eye</source>
      <translation>Cuts über dem Auge</translation>
    </message>
    <message>
      <source>Cuts under the eye</source>
      <translation>Cuts unter dem Auge</translation>
    </message>
    <message>
      <source>Cuts with their letters A to I, least to most serious: open ones drip, closed ones have stitches, gashes are jagged (T84). Eyes swell in three stages; a shut one may end the bout (T103, T108).</source>
      <translation>Cuts mit ihren Buchstaben von A bis I, vom harmlosesten zum schwersten: offene tropfen, geschlossene sind genäht, Platzwunden sind gezackt (T84). Augen schwellen in drei Stufen; ein geschlossenes kann den Kampf beenden (T103, T108).</translation>
    </message>
    <message>
      <source>Cuts, stamina and clinches</source>
      <translation>Cuts, Kondition und Klammern</translation>
    </message>
    <message>
      <source>Cuts: added to every roll for a mark on him, high is bad (K41).</source>
      <translation>Cuts: kommen zu jedem Wurf auf eine Spur bei ihm hinzu, hoch ist schlecht (K41).</translation>
    </message>
    <message>
      <source>DOWN</source>
      <translation>UNTEN</translation>
    </message>
    <message>
      <source>DOWN, time {times} in this round</source>
      <translation>AM BODEN, zum {times}. Mal in dieser Runde</translation>
    </message>
    <message>
      <source>Damage</source>
      <translation>Schaden</translation>
    </message>
    <message>
      <source>Damage by punches</source>
      <translation>Schaden durch Schläge</translation>
    </message>
    <message>
      <source>Damage if he expects:</source>
      <translation>Schaden, wenn er erwartet:</translation>
    </message>
    <message>
      <source>Damage if he throws:</source>
      <translation>Schaden, wenn er schlägt:</translation>
    </message>
    <message>
      <source>Damage of each punch, the thrower's ratings included; the punch just landed is framed.</source>
      <translation>Schaden jedes Schlags samt den Werten des Schlagenden; der eben gelandete Schlag ist umrahmt.</translation>
    </message>
    <message>
      <source>Damage over the last third of a round: {red} by red, {blue} by blue. A disc is a knockdown of red, a diamond one of blue.</source>
      <translation>Schaden im letzten Drittel einer Runde: {red} durch Rot, {blue} durch Blau. Eine Scheibe ist ein Niederschlag von Rot, eine Raute einer von Blau.</translation>
    </message>
    <message>
      <source>Damage scored</source>
      <translation>Erzielter Schaden</translation>
    </message>
    <message>
      <source>Damaged</source>
      <translation>Beschädigt</translation>
    </message>
    <message>
      <source>Damaged: nothing more is written to it</source>
      <translation>Beschädigt: es wird nichts mehr geschrieben</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <source>Dealings</source>
      <translation>Geschäfte</translation>
    </message>
    <message>
      <source>Deals proposed</source>
      <translation>Handelsvorschläge</translation>
    </message>
    <message>
      <source>Dec</source>
      <translation>Pkt.</translation>
    </message>
    <message>
      <source>Decide</source>
      <translation>Entscheiden</translation>
    </message>
    <message>
      <source>Decide: show the panel</source>
      <translation>Entscheiden: das Feld zeigen</translation>
    </message>
    <message>
      <source>Decided</source>
      <translation>Endgültig</translation>
    </message>
    <message>
      <source>Deciding</source>
      <translation>Entscheiden</translation>
    </message>
    <message>
      <source>Decision</source>
      <translation>Punktsieg</translation>
    </message>
    <message>
      <source>Decisions</source>
      <translation>Entscheidungen</translation>
    </message>
    <message>
      <source>Decisions of {name}</source>
      <translation>Entscheidungen von {name}</translation>
    </message>
    <message>
      <source>Decisions stand in this bout: that was agreed before the first bell.</source>
      <translation>Entscheidungen gelten in diesem Kampf: So wurde es vor dem ersten Gong vereinbart.</translation>
    </message>
    <message>
      <source>Deep cut over the eye</source>
      <translation>Tiefer Cut über dem Auge</translation>
    </message>
    <message>
      <source>Deep cuts over the eye</source>
      <translation>Tiefe Cuts über dem Auge</translation>
    </message>
    <message>
      <source>Defence</source>
      <translation>Abwehr</translation>
    </message>
    <message>
      <source>Defence (DEF)</source>
      <translation>Abwehr (DEF)</translation>
    </message>
    <message>
      <source>Defence before a foul</source>
      <translation>Verteidigung vor einem Foul</translation>
    </message>
    <message>
      <source>Defence first</source>
      <translation>Abwehr zuerst</translation>
    </message>
    <message>
      <source>Defences</source>
      <translation>Verteidigungen</translation>
    </message>
    <message>
      <source>Defense</source>
      <translation>Abwehr</translation>
    </message>
    <message>
      <source>Defense dice</source>
      <translation>Abwehrwürfel</translation>
    </message>
    <message>
      <source>Defense dice lost</source>
      <translation>Verlorene Abwehrwürfel</translation>
    </message>
    <message>
      <source>Defense: successes are the Clash Defense, the first die is one unthrown (Q24). Crossed dice are lost (Q37).</source>
      <translation>Abwehr: Die Erfolge sind die Abwehr im Gang, der erste Würfel ist einer, ohne dass er geworfen wird (Q24). Durchkreuzte Würfel sind verloren (Q37).</translation>
    </message>
    <message>
      <source>Defensive</source>
      <translation>Defensiv</translation>
    </message>
    <message>
      <source>Defensive shell</source>
      <translation>Doppeldeckung</translation>
    </message>
    <message>
      <source>Delete (Del)</source>
      <translation>Löschen (Entf)</translation>
    </message>
    <message>
      <source>Delete a rule</source>
      <translation>Regel löschen</translation>
    </message>
    <message>
      <source>Delete the rule</source>
      <translation>Die Regel löschen</translation>
    </message>
    <message>
      <source>Description</source>
      <translation>Beschreibung</translation>
    </message>
    <message>
      <source>Dice</source>
      <translation>Würfel</translation>
    </message>
    <message>
      <source>Dice and guesses were about equally kind to both.</source>
      <translation>Würfel und Vermutungen waren beiden etwa gleich gewogen.</translation>
    </message>
    <message>
      <source>Dice and guesses were kinder to {name}, by {points} points.</source>
      <translation>Würfel und Raten waren freundlicher zu {name}, um {points} Punkte.</translation>
    </message>
    <message>
      <source>Dice decide the order; in that order each manager picks one fighter from the list, again and again.</source>
      <translation>Würfel bestimmen die Reihenfolge; in dieser wählt jeder Manager immer wieder einen Boxer von der Liste.</translation>
    </message>
    <message>
      <source>Dice draw one of those allowed at the moment; 0 leaves a choice out.</source>
      <translation>Würfel losen unter dem, was im Augenblick erlaubt ist; 0 lässt eine Auswahl weg.</translation>
    </message>
    <message>
      <source>Dice for punches</source>
      <translation>Würfel für Schläge</translation>
    </message>
    <message>
      <source>Dice he gets back</source>
      <translation>Würfel, die er zurückbekommt</translation>
    </message>
    <message>
      <source>Dice he gets back now: {healed}</source>
      <translation>Würfel, die er jetzt zurückbekommt: {healed}</translation>
    </message>
    <message>
      <source>Dice thrown</source>
      <translation>Gefallene Würfel</translation>
    </message>
    <message>
      <source>Difference {lead}: score, trouble</source>
      <translation>Unterschied {lead}: Wertung, Bedrängnis</translation>
    </message>
    <message>
      <source>Difference: score, trouble</source>
      <translation>Unterschied: Wertung, Bedrängnis</translation>
    </message>
    <message>
      <source>Dimmed lines are still to come.</source>
      <translation>Blasse Zeilen stehen noch bevor.</translation>
    </message>
    <message>
      <source>Disqualification</source>
      <translation>Disqualifikation</translation>
    </message>
    <message>
      <source>Do again</source>
      <translation>Wiederherstellen</translation>
    </message>
    <message>
      <source>Do again: {act}</source>
      <translation>Wiederherstellen: {act}</translation>
    </message>
    <message>
      <source>Do not choose {word}</source>
      <translation>{word} nicht wählen</translation>
    </message>
    <message>
      <source>Do not watch any more</source>
      <translation>Nicht mehr beobachten</translation>
    </message>
    <message>
      <source>Doctor, {drawn}: he may go on</source>
      <translation>Arzt, {drawn}: er darf weitermachen</translation>
    </message>
    <message>
      <source>Doctor, {drawn}: stops it</source>
      <translation>Arzt, {drawn}: bricht ab</translation>
    </message>
    <message>
      <source>Doctor: {verdict}</source>
      <translation>Arzt: {verdict}</translation>
    </message>
    <message>
      <source>Document (*.pdf)</source>
      <translation>Dokument (*.pdf)</translation>
    </message>
    <message>
      <source>Document (PDF)…</source>
      <translation>Dokument (PDF)…</translation>
    </message>
    <message>
      <source>Does the corner of {name} let him go on?</source>
      <translation>Lässt die Ecke von {name} ihn weitermachen?</translation>
    </message>
    <message>
      <source>Does {name} take his Second Wind before this round?</source>
      <translation>Nimmt {name} vor dieser Runde seine Zweite Luft?</translation>
    </message>
    <message>
      <source>Dollars to bid with in the auction; what is left over counts for nothing afterwards.</source>
      <translation>Dollar, mit denen in der Auktion geboten wird; was übrig bleibt, zählt danach nichts.</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Fertig</translation>
    </message>
    <message>
      <source>Done: {act}</source>
      <translation>Erledigt: {act}</translation>
    </message>
    <message>
      <source>Doors opened</source>
      <translation>Türen geöffnet</translation>
    </message>
    <message>
      <source>Double click or Enter: make a bout here</source>
      <translation>Doppelklick oder Eingabetaste: hier einen Kampf ansetzen</translation>
    </message>
    <message>
      <source>Doubts</source>
      <translation>Zweifel</translation>
    </message>
    <message>
      <source>Doubts settled</source>
      <translation>Geklärte Zweifel</translation>
    </message>
    <message>
      <source>Down</source>
      <translation>Boden</translation>
    </message>
    <message>
      <source>Down (Alt+Down)</source>
      <translation>Nach unten (Alt+↓)</translation>
    </message>
    <message>
      <source>Down again is down tired</source>
      <translation>Wieder am Boden heißt müde am Boden</translation>
    </message>
    <message>
      <source>Down again, he needs his will too</source>
      <translation>Wieder am Boden, braucht er auch seinen Willen</translation>
    </message>
    <message>
      <source>Down!</source>
      <translation>Am Boden!</translation>
    </message>
    <message>
      <source>Down, for the bout number {times}</source>
      <translation>Am Boden, im Kampf zum {times}. Mal</translation>
    </message>
    <message>
      <source>Down, number {number}</source>
      <translation>Am Boden, Nummer {number}</translation>
    </message>
    <message>
      <source>Down: {times}</source>
      <translation>Am Boden: {times}</translation>
    </message>
    <message>
      <source>Down: {times}, in this round {now}</source>
      <translation>Am Boden: {times}, in dieser Runde {now}</translation>
    </message>
    <message>
      <source>Downs</source>
      <translation>Am Boden</translation>
    </message>
    <message>
      <source>Downs: knockdowns he has scored in the bout (G45).</source>
      <translation>Am Boden: Niederschläge, die ihm im Kampf gelungen sind (G45).</translation>
    </message>
    <message>
      <source>Downs: knockdowns he has scored in the bout (T61).</source>
      <translation>Am Boden: Niederschläge, die ihm im Kampf gelungen sind (T61).</translation>
    </message>
    <message>
      <source>Draft</source>
      <translation>Draft</translation>
    </message>
    <message>
      <source>Drafted</source>
      <translation>Gedraftet</translation>
    </message>
    <message>
      <source>Drag the names, or move them with Alt+Up and Alt+Down.</source>
      <translation>Namen ziehen oder mit Alt+↑ und Alt+↓ verschieben.</translation>
    </message>
    <message>
      <source>Drag to any moment; arrow keys step</source>
      <translation>Zu jedem Augenblick ziehen; Pfeiltasten gehen schrittweise</translation>
    </message>
    <message>
      <source>Draw</source>
      <translation>Unentschieden</translation>
    </message>
    <message>
      <source>Draw it</source>
      <translation>Auslosen</translation>
    </message>
    <message>
      <source>Draw it larger</source>
      <translation>Größer zeichnen</translation>
    </message>
    <message>
      <source>Draw it smaller</source>
      <translation>Kleiner zeichnen</translation>
    </message>
    <message>
      <source>Drawing (*.svg)</source>
      <translation>Zeichnung (*.svg)</translation>
    </message>
    <message>
      <source>Drawing (SVG)…</source>
      <translation>Zeichnung (SVG)…</translation>
    </message>
    <message>
      <source>Drawing the chart…</source>
      <translation>Diagramm wird gezeichnet…</translation>
    </message>
    <message>
      <source>Drawn</source>
      <translation>Unentsch.</translation>
    </message>
    <message>
      <source>Drawn before every bout</source>
      <translation>Vor jedem Kampf ausgelost</translation>
    </message>
    <message>
      <source>Drawn by dice</source>
      <translation>Durch Würfel</translation>
    </message>
    <message>
      <source>Draws</source>
      <translation>Unentschieden</translation>
    </message>
    <message>
      <source>Draws count as half. A corner that plays better than the program would leave it less than it has against itself with the same cards; ± says how far the truth may lie from a figure, 19 times of 20.</source>
      <translation>Unentschieden zählt halb. Eine Ecke, die besser spielt als das Programm, ließe ihm weniger, als es mit denselben Karten gegen sich selbst hat; ± sagt, wie weit die Wahrheit von einer Zahl entfernt sein kann, in 19 von 20 Fällen.</translation>
    </message>
    <message>
      <source>Drew</source>
      <translation>Unentschieden</translation>
    </message>
    <message>
      <source>Drew with {opponent}</source>
      <translation>Unentschieden gegen {opponent}</translation>
    </message>
    <message>
      <source>Duplicate</source>
      <translation>Duplizieren</translation>
    </message>
    <message>
      <source>Duplicate (Ctrl+D)</source>
      <translation>Verdoppeln (Strg+D)</translation>
    </message>
    <message>
      <source>Duplicate a fighter</source>
      <translation>Boxer duplizieren</translation>
    </message>
    <message>
      <source>Duplicate a rule</source>
      <translation>Regel verdoppeln</translation>
    </message>
    <message>
      <source>Duplicate the rule</source>
      <translation>Die Regel verdoppeln</translation>
    </message>
    <message>
      <source>E</source>
      <translation>V</translation>
    </message>
    <message>
      <source>E&amp;xhibitions put aside and fought…</source>
      <translation>A&amp;bgelegte und ausgetragene Schaukämpfe…</translation>
    </message>
    <message>
      <source>EN</source>
      <translation>AU</translation>
    </message>
    <message>
      <source>Each class has its own champion, rankings and tournament; stables are shared out among them.</source>
      <translation>Jede Klasse hat eigene Champions, Ranglisten und Turniere; die Ställe werden unter ihnen aufgeteilt.</translation>
    </message>
    <message>
      <source>Each draw</source>
      <translation>Jedes Unentschieden</translation>
    </message>
    <message>
      <source>Each knockdown adds {points}. Ranks as if nobody else boxed.</source>
      <translation>Jeder Niederschlag bringt {points}. Ränge, als hätte sonst niemand geboxt.</translation>
    </message>
    <message>
      <source>Each knockdown, up to five</source>
      <translation>Jeder Niederschlag, bis zu fünf</translation>
    </message>
    <message>
      <source>Each loss</source>
      <translation>Jede Niederlage</translation>
    </message>
    <message>
      <source>Each of them inside the distance, more</source>
      <translation>Jeder vorzeitige davon, zusätzlich</translation>
    </message>
    <message>
      <source>Each of these has a turn before it. Take your seat.</source>
      <translation>Sie alle sind vorher noch am Zug. Bitte Platz nehmen.</translation>
    </message>
    <message>
      <source>Each punch takes {body} Endurance more</source>
      <translation>Jeder Treffer nimmt {body} Ausdauer mehr</translation>
    </message>
    <message>
      <source>Each round boxed</source>
      <translation>Jede geboxte Runde</translation>
    </message>
    <message>
      <source>Each round of the agreed length not needed</source>
      <translation>Jede nicht benötigte Runde der vereinbarten Länge</translation>
    </message>
    <message>
      <source>Each throws a die and adds his control: the higher sum controls the round (K10).</source>
      <translation>Jeder wirft einen Würfel und zählt seine Kontrolle dazu: Die höhere Summe hat die Kontrolle über die Runde (K10).</translation>
    </message>
    <message>
      <source>Each time fighter of the season</source>
      <translation>Jedes Mal Boxer der Saison</translation>
    </message>
    <message>
      <source>Each title defended, draws included</source>
      <translation>Jede Titelverteidigung, auch bei Unentschieden</translation>
    </message>
    <message>
      <source>Each title won</source>
      <translation>Jeder Titelgewinn</translation>
    </message>
    <message>
      <source>Each win</source>
      <translation>Jeder Sieg</translation>
    </message>
    <message>
      <source>Each win beyond his losses</source>
      <translation>Jeder Sieg mehr als Niederlagen</translation>
    </message>
    <message>
      <source>Each win inside the distance</source>
      <translation>Jeder vorzeitige Sieg</translation>
    </message>
    <message>
      <source>Each win over a contender ranked 1 to 3 that day</source>
      <translation>Jeder Sieg über einen Anwärter, damals auf Rang 1 bis 3</translation>
    </message>
    <message>
      <source>Each win over a reigning champion, title or not</source>
      <translation>Jeder Sieg über einen amtierenden Champion, mit oder ohne Titel</translation>
    </message>
    <message>
      <source>Each win over one ranked 4 to 8</source>
      <translation>Jeder Sieg über einen auf Rang 4 bis 8</translation>
    </message>
    <message>
      <source>Earlier</source>
      <translation>Früher</translation>
    </message>
    <message>
      <source>Earlier (Alt+Up)</source>
      <translation>Früher (Alt+↑)</translation>
    </message>
    <message>
      <source>Earlier nights</source>
      <translation>Frühere Abende</translation>
    </message>
    <message>
      <source>Earned POP</source>
      <translation>Verdiente POP</translation>
    </message>
    <message>
      <source>Earned popularity</source>
      <translation>Verdiente Popularität</translation>
    </message>
    <message>
      <source>Earned so far, dollars</source>
      <translation>Bisher verdient, Dollar</translation>
    </message>
    <message>
      <source>Earnings</source>
      <translation>Verdienst</translation>
    </message>
    <message>
      <source>Edge</source>
      <translation>Vorteil</translation>
    </message>
    <message>
      <source>Edge: blue</source>
      <translation>Vorteil: Blau</translation>
    </message>
    <message>
      <source>Edge: red</source>
      <translation>Vorteil: Rot</translation>
    </message>
    <message>
      <source>Effective aggression</source>
      <translation>Wirksame Angriffe</translation>
    </message>
    <message>
      <source>Either (E)</source>
      <translation>Beides (E)</translation>
    </message>
    <message>
      <source>Elbows</source>
      <translation>Ellbogen</translation>
    </message>
    <message>
      <source>Empty if he is active</source>
      <translation>Leer, wenn er aktiv ist</translation>
    </message>
    <message>
      <source>End</source>
      <translation>Ende</translation>
    </message>
    <message>
      <source>End my turn</source>
      <translation>Meinen Zug beenden</translation>
    </message>
    <message>
      <source>End my turn and leave the rest unanswered</source>
      <translation>Meinen Zug beenden und den Rest offen lassen</translation>
    </message>
    <message>
      <source>End the turn of {name}</source>
      <translation>Zug von {name} beenden</translation>
    </message>
    <message>
      <source>Ended in round (per cent)</source>
      <translation>Endete in Runde (Prozent)</translation>
    </message>
    <message>
      <source>Ends your turn and hands the keyboard over.</source>
      <translation>Beendet den Zug und übergibt die Tastatur.</translation>
    </message>
    <message>
      <source>Endurance</source>
      <translation>Ausdauer</translation>
    </message>
    <message>
      <source>Endurance (END)</source>
      <translation>Ausdauer (END)</translation>
    </message>
    <message>
      <source>Endurance at the bell</source>
      <translation>Ausdauer beim Gong</translation>
    </message>
    <message>
      <source>Endurance at the start</source>
      <translation>Ausdauer zu Beginn</translation>
    </message>
    <message>
      <source>Endurance falls between two rounds by the points taken (T81). Without any he is fatigued: the other side of his card counts (T82). The notch is where he began.</source>
      <translation>Zwischen zwei Runden sinkt die Ausdauer um die Punkte, die einer eingesteckt hat (T81). Ohne Ausdauer ist er müde: dann gilt die andere Seite seiner Karte (T82). Die Kerbe zeigt, womit er begann.</translation>
    </message>
    <message>
      <source>Endurance left</source>
      <translation>Verbliebene Ausdauer</translation>
    </message>
    <message>
      <source>Endurance left. At 0 or less a boxer is weary and goes down more easily, at −25 he is stopped. The filled triangle shows what he came out with in this round, the hollow one what he began the bout with.</source>
      <translation>Verbliebene Ausdauer. Bei 0 oder weniger ist ein Boxer erschöpft und geht leichter zu Boden, bei −25 wird abgebrochen. Das gefüllte Dreieck zeigt, womit er in diese Runde kam, das hohle, womit er den Kampf begann.</translation>
    </message>
    <message>
      <source>Endurance taken by the body</source>
      <translation>Ausdauer, die Körpertreffer kosten</translation>
    </message>
    <message>
      <source>Endurance {name} had left</source>
      <translation>Verbliebene Ausdauer von {name}</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Eingabe</translation>
    </message>
    <message>
      <source>Enter goes on</source>
      <translation>Eingabe: weiter</translation>
    </message>
    <message>
      <source>Enter goes on.</source>
      <translation>Weiter mit Eingabe.</translation>
    </message>
    <message>
      <source>Enter it</source>
      <translation>Eintragen</translation>
    </message>
    <message>
      <source>Enter {face}</source>
      <translation>{face} eintragen</translation>
    </message>
    <message>
      <source>Entered</source>
      <translation>Eintritt</translation>
    </message>
    <message>
      <source>Entries and the one chosen</source>
      <translation>Einträge und der ausgewählte</translation>
    </message>
    <message>
      <source>Entry</source>
      <translation>Eintrag</translation>
    </message>
    <message>
      <source>Entry {entry}</source>
      <translation>Eintrag {entry}</translation>
    </message>
    <message>
      <source>Entry {entry} stands.</source>
      <translation>Eintrag {entry} bleibt bestehen.</translation>
    </message>
    <message>
      <source>Entry {entry}, {rule}</source>
      <translation>Eintrag {entry}, {rule}</translation>
    </message>
    <message>
      <source>Entry {number} is corrected.</source>
      <translation>Eintrag {number} ist berichtigt.</translation>
    </message>
    <message>
      <source>Entry {number} is corrected: {result}</source>
      <translation>Eintrag {number} ist berichtigt: {result}</translation>
    </message>
    <message>
      <source>Entry {number} is struck.</source>
      <translation>Eintrag {number} ist gestrichen.</translation>
    </message>
    <message>
      <source>Equal points: more POP of both, more rounds, the earlier bout.</source>
      <translation>Bei Gleichstand: mehr POP beider, mehr Runden, der frühere Kampf.</translation>
    </message>
    <message>
      <source>Equal: both throw again.</source>
      <translation>Gleich: Beide werfen noch einmal.</translation>
    </message>
    <message>
      <source>Even</source>
      <translation>Ausgeglichen</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Ereignis</translation>
    </message>
    <message>
      <source>Events and officials</source>
      <translation>Ereignisse und Offizielle</translation>
    </message>
    <message>
      <source>Every backup is a whole league in a file of its own. Restoring makes a new league of it; nothing is ever overwritten.</source>
      <translation>Jede Sicherung ist eine ganze Liga in einer eigenen Datei. Beim Wiederherstellen entsteht daraus eine neue Liga; nichts wird je überschrieben.</translation>
    </message>
    <message>
      <source>Every bout is approved.</source>
      <translation>Alle Kämpfe sind genehmigt.</translation>
    </message>
    <message>
      <source>Every bout that was boxed can be watched again, from any point, as often as you like.</source>
      <translation>Jeder geboxte Kampf lässt sich wieder ansehen, von jeder Stelle an, so oft Sie wollen.</translation>
    </message>
    <message>
      <source>Every dollar</source>
      <translation>Jeder Dollar</translation>
    </message>
    <message>
      <source>Every exhibition is kept after each decision, so it can be gone on with at any time. Choose two that are over to watch them side by side.</source>
      <translation>Jeder Schaukampf wird nach jeder Entscheidung gespeichert und lässt sich jederzeit fortsetzen. Zwei beendete wählen, um sie nebeneinander zu sehen.</translation>
    </message>
    <message>
      <source>Every fighter enters it, and its winner is the first champion.</source>
      <translation>Alle Boxer treten an; der Sieger ist der erste Champion.</translation>
    </message>
    <message>
      <source>Every fighter on the list comes under the hammer; managers bid from equal stakes, the last one owns.</source>
      <translation>Jeder Boxer der Liste kommt unter den Hammer; die Manager bieten mit gleichen Einsätzen, der letzte bekommt ihn.</translation>
    </message>
    <message>
      <source>Every kind</source>
      <translation>Alle Arten</translation>
    </message>
    <message>
      <source>Every line of his ledger</source>
      <translation>Jede Zeile seines Kassenbuchs</translation>
    </message>
    <message>
      <source>Every manager rolls up fighters of his own; the list of fighters is not used, and nothing is chosen.</source>
      <translation>Jeder Manager würfelt eigene Boxer aus; die Boxerliste wird nicht benutzt, und nichts wird gewählt.</translation>
    </message>
    <message>
      <source>Every reign over the fight nights; dots are defences of the title</source>
      <translation>Jede Regentschaft über die Kampfabende; Punkte sind Titelverteidigungen</translation>
    </message>
    <message>
      <source>Every ten bouts</source>
      <translation>Je zehn Kämpfe</translation>
    </message>
    <message>
      <source>Everybody</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>Everybody is ready: on to the poster of the night.</source>
      <translation>Alle sind bereit: weiter zum Plakat des Abends.</translation>
    </message>
    <message>
      <source>Everybody on the list has been picked.</source>
      <translation>Alle auf der Liste sind vergeben.</translation>
    </message>
    <message>
      <source>Everything</source>
      <translation>Alles</translation>
    </message>
    <message>
      <source>Everything after it is worked out anew.</source>
      <translation>Alles danach wird neu berechnet.</translation>
    </message>
    <message>
      <source>Everything after it is worked out anew; you see what follows before it is done.</source>
      <translation>Alles danach wird neu berechnet; die Folgen werden vorher gezeigt.</translation>
    </message>
    <message>
      <source>Everything agrees: file, journal, books and every recorded bout.</source>
      <translation>Alles stimmt überein: Datei, Journal, Bücher und jeder aufgezeichnete Kampf.</translation>
    </message>
    <message>
      <source>Everything else is decided by {corner}.</source>
      <translation>Alles andere entscheidet {corner}.</translation>
    </message>
    <message>
      <source>Everything is kept; go on from the start page</source>
      <translation>Alles bleibt erhalten; weiter geht es auf der Startseite</translation>
    </message>
    <message>
      <source>Everything is ready for fight night {night}</source>
      <translation>Alles ist bereit für Kampfabend {night}</translation>
    </message>
    <message>
      <source>Everything written after it is struck, so that the league is as it was then: {act}. Redo brings it back.</source>
      <translation>Alles danach Geschriebene wird gestrichen, sodass die Liga wieder ist wie damals: {act}. Wiederherstellen holt es zurück.</translation>
    </message>
    <message>
      <source>Everything, for somebody who cannot see it (Alt+3)</source>
      <translation>Alles, für jemanden, der es nicht sehen kann (Alt+3)</translation>
    </message>
    <message>
      <source>Excellent</source>
      <translation>Ausgezeichnet</translation>
    </message>
    <message>
      <source>Exchange</source>
      <translation>Tausch</translation>
    </message>
    <message>
      <source>Exhibition</source>
      <translation>Schaukampf</translation>
    </message>
    <message>
      <source>Exhibition bout</source>
      <translation>Schaukampf</translation>
    </message>
    <message>
      <source>Exhibition bouts</source>
      <translation>Schaukämpfe</translation>
    </message>
    <message>
      <source>Exhibition bout…</source>
      <translation>Schaukampf…</translation>
    </message>
    <message>
      <source>Exhibition with this fighter…</source>
      <translation>Schaukampf mit diesem Boxer…</translation>
    </message>
    <message>
      <source>Exhibition, counts for nothing</source>
      <translation>Schaukampf, zählt für nichts</translation>
    </message>
    <message>
      <source>Exhibition, fought</source>
      <translation>Schaukampf, ausgetragen</translation>
    </message>
    <message>
      <source>Exhibitions to go on with, to watch again, or to lay side by side.</source>
      <translation>Schaukämpfe zum Weiterboxen, zum Wiedersehen oder zum Nebeneinanderlegen.</translation>
    </message>
    <message>
      <source>Exhibition…</source>
      <translation>Schaukampf…</translation>
    </message>
    <message>
      <source>Expected</source>
      <translation>Erwartet</translation>
    </message>
    <message>
      <source>Expert: the best the program knows</source>
      <translation>Meister: das Beste, was das Programm kann</translation>
    </message>
    <message>
      <source>Export</source>
      <translation>Exportieren</translation>
    </message>
    <message>
      <source>Export as document (PDF)…</source>
      <translation>Als Dokument exportieren (PDF)…</translation>
    </message>
    <message>
      <source>Export as table (CSV)…</source>
      <translation>Als Tabelle exportieren (CSV)…</translation>
    </message>
    <message>
      <source>Export as web page (HTML)…</source>
      <translation>Als Webseite exportieren (HTML)…</translation>
    </message>
    <message>
      <source>Export fighters (CSV)…</source>
      <translation>Boxer exportieren (CSV)…</translation>
    </message>
    <message>
      <source>Export or print the bracket</source>
      <translation>Turnierbaum exportieren oder drucken</translation>
    </message>
    <message>
      <source>Export the &amp;journal…</source>
      <translation>&amp;Journal exportieren…</translation>
    </message>
    <message>
      <source>Export the fighters</source>
      <translation>Boxer exportieren</translation>
    </message>
    <message>
      <source>Export the journal</source>
      <translation>Journal exportieren</translation>
    </message>
    <message>
      <source>Export the poster</source>
      <translation>Plakat exportieren</translation>
    </message>
    <message>
      <source>Export the season as &amp;pages for a browser…</source>
      <translation>Saison als &amp;Webseiten exportieren…</translation>
    </message>
    <message>
      <source>Export the season as &amp;tables (CSV)…</source>
      <translation>Saison als &amp;Tabellen exportieren (CSV)…</translation>
    </message>
    <message>
      <source>Export the season as one &amp;document (JSON)…</source>
      <translation>Saison als ein &amp;Dokument exportieren (JSON)…</translation>
    </message>
    <message>
      <source>Export the table</source>
      <translation>Tabelle exportieren</translation>
    </message>
    <message>
      <source>Exporting the journal</source>
      <translation>Journal wird exportiert</translation>
    </message>
    <message>
      <source>Exporting the season</source>
      <translation>Saison wird exportiert</translation>
    </message>
    <message>
      <source>F&amp;ighters</source>
      <translation>B&amp;oxer</translation>
    </message>
    <message>
      <source>F1</source>
      <translation>F1</translation>
    </message>
    <message>
      <source>Fact</source>
      <translation>Merkmal</translation>
    </message>
    <message>
      <source>Fair</source>
      <translation>Mäßig</translation>
    </message>
    <message>
      <source>Far ropes</source>
      <translation>Seile hinten</translation>
    </message>
    <message>
      <source>Fast</source>
      <translation>Schnell</translation>
    </message>
    <message>
      <source>Faster</source>
      <translation>Schneller</translation>
    </message>
    <message>
      <source>Fatigued</source>
      <translation>Müde</translation>
    </message>
    <message>
      <source>Fatigued from now on</source>
      <translation>Müde von jetzt an</translation>
    </message>
    <message>
      <source>Fatigued himself</source>
      <translation>Selbst müde</translation>
    </message>
    <message>
      <source>Feats</source>
      <translation>Glanztaten</translation>
    </message>
    <message>
      <source>Feint</source>
      <translation>Finte</translation>
    </message>
    <message>
      <source>Feint: Cunning {own} to {other}</source>
      <translation>Finte: Schläue {own} zu {other}</translation>
    </message>
    <message>
      <source>Fewer punches, harder ones</source>
      <translation>Weniger Schläge, aber härtere</translation>
    </message>
    <message>
      <source>Fight as it comes</source>
      <translation>Kämpfen, wie es kommt</translation>
    </message>
    <message>
      <source>Fight night</source>
      <translation>Kampfabend</translation>
    </message>
    <message>
      <source>Fight night {night}</source>
      <translation>Kampfabend {night}</translation>
    </message>
    <message>
      <source>Fight night {night} waits</source>
      <translation>Kampfabend {night} wartet</translation>
    </message>
    <message>
      <source>Fight on</source>
      <translation>Weiterboxen</translation>
    </message>
    <message>
      <source>Fight plan (*.yaml)</source>
      <translation>Kampfplan (*.yaml)</translation>
    </message>
    <message>
      <source>Fight plan of {name}</source>
      <translation>Kampfplan von {name}</translation>
    </message>
    <message>
      <source>Fight plan of {name} against {opponent}</source>
      <translation>Kampfplan von {name} gegen {opponent}</translation>
    </message>
    <message>
      <source>Fight plan of {name}: try it out against</source>
      <translation>Kampfplan von {name}: erproben gegen</translation>
    </message>
    <message>
      <source>Fight plan sealed</source>
      <translation>Kampfplan versiegelt</translation>
    </message>
    <message>
      <source>Fight plan “{name}”</source>
      <translation>Kampfplan „{name}“</translation>
    </message>
    <message>
      <source>Fight plan: {name}</source>
      <translation>Kampfplan: {name}</translation>
    </message>
    <message>
      <source>Fight plans</source>
      <translation>Kampfpläne</translation>
    </message>
    <message>
      <source>Fight plans (*.yaml *.yml)</source>
      <translation>Kampfpläne (*.yaml *.yml)</translation>
    </message>
    <message>
      <source>Fight plan…</source>
      <translation>Kampfplan…</translation>
    </message>
    <message>
      <source>Fight them</source>
      <translation>Austragen</translation>
    </message>
    <message>
      <source>Fight without a plan</source>
      <translation>Ohne Plan boxen</translation>
    </message>
    <message>
      <source>Fighter</source>
      <translation>Boxer</translation>
    </message>
    <message>
      <source>Fighter &amp;set editor…</source>
      <translation>Boxer-Set-&amp;Editor…</translation>
    </message>
    <message>
      <source>Fighter in the blue corner</source>
      <translation>Boxer in der blauen Ecke</translation>
    </message>
    <message>
      <source>Fighter in the red corner</source>
      <translation>Boxer in der roten Ecke</translation>
    </message>
    <message>
      <source>Fighter of the season</source>
      <translation>Boxer der Saison</translation>
    </message>
    <message>
      <source>Fighter set</source>
      <translation>Boxer-Set</translation>
    </message>
    <message>
      <source>Fighter set (*.yaml)</source>
      <translation>Boxer-Set (*.yaml)</translation>
    </message>
    <message>
      <source>Fighter sets (*.yaml *.yml)</source>
      <translation>Boxer-Sets (*.yaml *.yml)</translation>
    </message>
    <message>
      <source>Fighters</source>
      <translation>Boxer</translation>
    </message>
    <message>
      <source>Fighters (*.yaml *.yml *.csv)</source>
      <translation>Boxer (*.yaml *.yml *.csv)</translation>
    </message>
    <message>
      <source>Fighters from</source>
      <translation>Boxer aus</translation>
    </message>
    <message>
      <source>Fighters from a file, to be looked at and to found a league with.</source>
      <translation>Boxer aus einer Datei, zum Ansehen und um damit eine Liga zu gründen.</translation>
    </message>
    <message>
      <source>Fighters he had</source>
      <translation>Seine bisherigen Boxer</translation>
    </message>
    <message>
      <source>Fighters in a stable</source>
      <translation>Boxer in einem Stall</translation>
    </message>
    <message>
      <source>Fighters of the set</source>
      <translation>Boxer des Sets</translation>
    </message>
    <message>
      <source>Fighters to be had</source>
      <translation>Verfügbare Boxer</translation>
    </message>
    <message>
      <source>Fighters you watch</source>
      <translation>Beobachtete Boxer</translation>
    </message>
    <message>
      <source>Fighting inside (FI)</source>
      <translation>Kampf aus der Nähe (FI)</translation>
    </message>
    <message>
      <source>Fighting outside (FO)</source>
      <translation>Kampf aus der Distanz (FO)</translation>
    </message>
    <message>
      <source>Fighting the bout again</source>
      <translation>Kampf wird noch einmal ausgetragen</translation>
    </message>
    <message>
      <source>Fighting the bout over and over to learn what it hung on…</source>
      <translation>Der Kampf wird immer wieder ausgetragen, um zu erfahren, woran er hing…</translation>
    </message>
    <message>
      <source>Fighting under every rule book</source>
      <translation>Kampf nach jedem Regelwerk</translation>
    </message>
    <message>
      <source>Figure</source>
      <translation>Zahl</translation>
    </message>
    <message>
      <source>Figures</source>
      <translation>Zahlen</translation>
    </message>
    <message>
      <source>Figures as a table (CSV)…</source>
      <translation>Zahlen als Tabelle (CSV)…</translation>
    </message>
    <message>
      <source>Figures of the left bout</source>
      <translation>Zahlen des linken Kampfes</translation>
    </message>
    <message>
      <source>Figures of the right bout</source>
      <translation>Zahlen des rechten Kampfes</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Datei</translation>
    </message>
    <message>
      <source>File of the new league</source>
      <translation>Datei der neuen Liga</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>Dateien</translation>
    </message>
    <message>
      <source>Filter a column</source>
      <translation>Spalte filtern</translation>
    </message>
    <message>
      <source>Filter of {column}</source>
      <translation>Filter von {column}</translation>
    </message>
    <message>
      <source>Filter row</source>
      <translation>Filterzeile</translation>
    </message>
    <message>
      <source>Filter this column</source>
      <translation>Diese Spalte filtern</translation>
    </message>
    <message>
      <source>Filter: {name}</source>
      <translation>Filter: {name}</translation>
    </message>
    <message>
      <source>Filters this column; F1 tells how</source>
      <translation>Filtert diese Spalte; F1 erklärt, wie</translation>
    </message>
    <message>
      <source>Final</source>
      <translation>Finale</translation>
    </message>
    <message>
      <source>Final table</source>
      <translation>Schlusstabelle</translation>
    </message>
    <message>
      <source>Find a bout</source>
      <translation>Kampf finden</translation>
    </message>
    <message>
      <source>Find a bout for this fighter</source>
      <translation>Kampf für diesen Boxer suchen</translation>
    </message>
    <message>
      <source>Find a bout for {name}</source>
      <translation>Kampf für {name} suchen</translation>
    </message>
    <message>
      <source>Find anything</source>
      <translation>Alles durchsuchen</translation>
    </message>
    <message>
      <source>Find in all columns</source>
      <translation>In allen Spalten suchen</translation>
    </message>
    <message>
      <source>Finishing power</source>
      <translation>Kraft zum Schlussangriff</translation>
    </message>
    <message>
      <source>Finishing run</source>
      <translation>Schlussangriff</translation>
    </message>
    <message>
      <source>Finishing run: {count}</source>
      <translation>Schlussangriff: {count}</translation>
    </message>
    <message>
      <source>Finishing runs are not interrupted</source>
      <translation>Schlussangriffe werden nicht unterbrochen</translation>
    </message>
    <message>
      <source>Finishing: {work}…</source>
      <translation>Wird noch beendet: {work}…</translation>
    </message>
    <message>
      <source>Fire Him Up</source>
      <translation>Anfeuern</translation>
    </message>
    <message>
      <source>First attack, blue</source>
      <translation>Erster Angriff, Blau</translation>
    </message>
    <message>
      <source>First attack, red</source>
      <translation>Erster Angriff, Rot</translation>
    </message>
    <message>
      <source>First clash</source>
      <translation>Erster Gang</translation>
    </message>
    <message>
      <source>First night</source>
      <translation>Erster Abend</translation>
    </message>
    <message>
      <source>First night of the tournament for the title</source>
      <translation>Erster Abend des Titelturniers</translation>
    </message>
    <message>
      <source>Fit</source>
      <translation>Einpassen</translation>
    </message>
    <message>
      <source>Five-point must</source>
      <translation>Fünf-Punkte-System</translation>
    </message>
    <message>
      <source>Following</source>
      <translation>Nachsetzen</translation>
    </message>
    <message>
      <source>Following the opponent</source>
      <translation>Nachsetzen</translation>
    </message>
    <message>
      <source>For example: Thursday Night Boxing</source>
      <translation>Zum Beispiel: Boxen am Donnerstag</translation>
    </message>
    <message>
      <source>For the next fight night: what he still carries from his last bout</source>
      <translation>Für den nächsten Kampfabend: was er noch aus seinem letzten Kampf mitschleppt</translation>
    </message>
    <message>
      <source>For the title</source>
      <translation>Um den Titel</translation>
    </message>
    <message>
      <source>For the vacant title</source>
      <translation>Um den vakanten Titel</translation>
    </message>
    <message>
      <source>For the vacant {title} title</source>
      <translation>Um den vakanten Titel ({title})</translation>
    </message>
    <message>
      <source>For the {title} title</source>
      <translation>Um den Titel ({title})</translation>
    </message>
    <message>
      <source>For whom is the program to decide from now on? One undo takes all of it back.</source>
      <translation>Für wen soll das Programm von nun an entscheiden? Ein Rückgängig nimmt alles zurück.</translation>
    </message>
    <message>
      <source>For {names}</source>
      <translation>Für {names}</translation>
    </message>
    <message>
      <source>Forget a filter</source>
      <translation>Filter vergessen</translation>
    </message>
    <message>
      <source>Forward</source>
      <translation>Vorwärts</translation>
    </message>
    <message>
      <source>Forward again</source>
      <translation>Wieder vorwärts</translation>
    </message>
    <message>
      <source>Fought</source>
      <translation>Ausgetragen</translation>
    </message>
    <message>
      <source>Foul</source>
      <translation>Foul</translation>
    </message>
    <message>
      <source>Foul or not</source>
      <translation>Foul oder nicht</translation>
    </message>
    <message>
      <source>Foul rating</source>
      <translation>Foul-Note</translation>
    </message>
    <message>
      <source>Foul {number}</source>
      <translation>Foul {number}</translation>
    </message>
    <message>
      <source>Foul {number}, a point off</source>
      <translation>Foul {number}, Punktabzug</translation>
    </message>
    <message>
      <source>Foul, cut or injury</source>
      <translation>Foul, Cut oder Verletzung</translation>
    </message>
    <message>
      <source>Foul: a d20 up to this makes a rough punch of his a foul (G68).</source>
      <translation>Foul: ein W20 bis hierher macht einen unsauberen Schlag von ihm zum Foul (G68).</translation>
    </message>
    <message>
      <source>Fouls</source>
      <translation>Fouls</translation>
    </message>
    <message>
      <source>Fouls (FOUL)</source>
      <translation>Fouls (FOUL)</translation>
    </message>
    <message>
      <source>Fouls by clinching (Q47) and those the referee saw (Q73); the fourth of a kind ends the bout.</source>
      <translation>Fouls durch Klammern (Q47) und solche, die der Ringrichter sah (Q73); das vierte einer Art beendet den Kampf.</translation>
    </message>
    <message>
      <source>Fouls of all kinds: the box with a bold frame costs a point, the last one the bout; so do several of one kind (G70).</source>
      <translation>Fouls aller Art: Das fett umrandete Kästchen kostet einen Punkt, das letzte den Kampf; ebenso mehrere gleicher Art (G70).</translation>
    </message>
    <message>
      <source>Fouls the referee saw</source>
      <translation>Fouls, die der Ringrichter sah</translation>
    </message>
    <message>
      <source>Fouls, marks, counts and looks of the referee in this round, each with its dice (K21, K25, K40 to K42); between two rounds the work of the corners (K61).</source>
      <translation>Fouls, Spuren, Anzählen und Blicke des Ringrichters in dieser Runde, jeweils mit den Würfeln (K21, K25, K40 bis K42); zwischen zwei Runden die Arbeit der Ecken (K61).</translation>
    </message>
    <message>
      <source>Fouls: added to every roll for a foul of his, high is bad (K42).</source>
      <translation>Fouls: kommen zu jedem Wurf auf ein Foul von ihm hinzu, hoch ist schlecht (K42).</translation>
    </message>
    <message>
      <source>Found the league</source>
      <translation>Liga gründen</translation>
    </message>
    <message>
      <source>Founding</source>
      <translation>Gründung</translation>
    </message>
    <message>
      <source>Founding the league</source>
      <translation>Liga wird gegründet</translation>
    </message>
    <message>
      <source>Free agent</source>
      <translation>Ohne Vertrag</translation>
    </message>
    <message>
      <source>Free agent, no manager</source>
      <translation>Ohne Vertrag, kein Manager</translation>
    </message>
    <message>
      <source>Free agents</source>
      <translation>Ohne Vertrag</translation>
    </message>
    <message>
      <source>Free software under the MIT licence. The typeface is Inter, under the SIL Open Font License.</source>
      <translation>Freie Software unter der MIT-Lizenz. Die Schrift ist Inter, unter der SIL Open Font License.</translation>
    </message>
    <message>
      <source>Fresh</source>
      <translation>Frisch</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Von</translation>
    </message>
    <message>
      <source>From a file…</source>
      <translation>Aus einer Datei…</translation>
    </message>
    <message>
      <source>From his last bout to the coming fight night</source>
      <translation>Von seinem letzten Kampf bis zum kommenden Kampfabend</translation>
    </message>
    <message>
      <source>From night</source>
      <translation>Ab Abend</translation>
    </message>
    <message>
      <source>From {bouts} bouts, getting better…</source>
      <translation>Aus {bouts} Kämpfen, wird genauer…</translation>
    </message>
    <message>
      <source>From {bouts} bouts.</source>
      <translation>Aus {bouts} Kämpfen.</translation>
    </message>
    <message>
      <source>From {manager}</source>
      <translation>Von {manager}</translation>
    </message>
    <message>
      <source>From {manager}, for {fighter}</source>
      <translation>Von {manager}, für {fighter}</translation>
    </message>
    <message>
      <source>Gain</source>
      <translation>Gewinn</translation>
    </message>
    <message>
      <source>Gash at the left eye</source>
      <translation>Platzwunde am linken Auge</translation>
    </message>
    <message>
      <source>Gash at the right eye</source>
      <translation>Platzwunde am rechten Auge</translation>
    </message>
    <message>
      <source>Gash over the left eye</source>
      <translation>Platzwunde über dem linken Auge</translation>
    </message>
    <message>
      <source>Gash over the right eye</source>
      <translation>Platzwunde über dem rechten Auge</translation>
    </message>
    <message>
      <source>Gashes from clashes</source>
      <translation>Platzwunden von Zusammenstößen</translation>
    </message>
    <message>
      <source>Gashes, cuts, nose and swellings, each counted by itself (G62); the more often one comes up, the likelier it stops the bout (G63).</source>
      <translation>Platzwunden, Cuts, Nase und Schwellungen, jede für sich gezählt (G62); je öfter eine auftritt, desto eher beendet sie den Kampf (G63).</translation>
    </message>
    <message>
      <source>Gets up when he would not, once a bout</source>
      <translation>Steht auf, wo er liegen bliebe, einmal im Kampf</translation>
    </message>
    <message>
      <source>Getting up</source>
      <translation>Aufstehen</translation>
    </message>
    <message>
      <source>Give a reason first.</source>
      <translation>Zuerst einen Grund angeben.</translation>
    </message>
    <message>
      <source>Give it a name and say who is to box. Everything has a default that works.</source>
      <translation>Einen Namen geben und sagen, wer boxen soll. Alles hat eine brauchbare Vorgabe.</translation>
    </message>
    <message>
      <source>Give it a name.</source>
      <translation>Bitte benennen.</translation>
    </message>
    <message>
      <source>Give it up</source>
      <translation>Aufgeben</translation>
    </message>
    <message>
      <source>Give the new league a name.</source>
      <translation>Der neuen Liga einen Namen geben.</translation>
    </message>
    <message>
      <source>Give the places</source>
      <translation>Plätze vergeben</translation>
    </message>
    <message>
      <source>Give the rank</source>
      <translation>Rang vorgeben</translation>
    </message>
    <message>
      <source>Give up the founding of {name}</source>
      <translation>Gründung von {name} aufgeben</translation>
    </message>
    <message>
      <source>Give up this founding?</source>
      <translation>Diese Gründung aufgeben?</translation>
    </message>
    <message>
      <source>Given rank {rank} after night {night}: {reason}</source>
      <translation>Vorgegebener Rang {rank} nach Abend {night}: {reason}</translation>
    </message>
    <message>
      <source>Given rank {rank}, counts from night {night}: {reason}</source>
      <translation>Rang {rank} vergeben, gilt ab Abend {night}: {reason}</translation>
    </message>
    <message>
      <source>Gives a lost Defense die back</source>
      <translation>Gibt einen verlorenen Abwehrwürfel zurück</translation>
    </message>
    <message>
      <source>Gives a lost Might die back</source>
      <translation>Gibt einen verlorenen Wuchtwürfel zurück</translation>
    </message>
    <message>
      <source>Gives a lost Speed die back</source>
      <translation>Gibt einen verlorenen Schnelligkeitswürfel zurück</translation>
    </message>
    <message>
      <source>Gives up this founding</source>
      <translation>Gibt diese Gründung auf</translation>
    </message>
    <message>
      <source>Giving up</source>
      <translation>Aufgeben</translation>
    </message>
    <message>
      <source>Go for the knockout</source>
      <translation>Auf den Knockout gehen</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Weitermachen</translation>
    </message>
    <message>
      <source>Go on where you left off instead of showing the start page.</source>
      <translation>Dort weitermachen, wo zuletzt aufgehört wurde, statt die Startseite zu zeigen.</translation>
    </message>
    <message>
      <source>Go on with it</source>
      <translation>Damit weitermachen</translation>
    </message>
    <message>
      <source>Go on with it from the start page, or choose another name.</source>
      <translation>Auf der Startseite damit fortfahren oder einen anderen Namen wählen.</translation>
    </message>
    <message>
      <source>Go on with the sample league as you left it, or make a fresh one beside it?</source>
      <translation>Mit der Beispielliga weitermachen, wie sie verlassen wurde, oder eine frische daneben anlegen?</translation>
    </message>
    <message>
      <source>Go to the present</source>
      <translation>Zum Jetzt</translation>
    </message>
    <message>
      <source>Goes down at</source>
      <translation>Geht zu Boden bis</translation>
    </message>
    <message>
      <source>Going for the knockout (KO)</source>
      <translation>Auf den Knockout gehen (KO)</translation>
    </message>
    <message>
      <source>Gold</source>
      <translation>Gold</translation>
    </message>
    <message>
      <source>Good</source>
      <translation>Gut</translation>
    </message>
    <message>
      <source>Good evening, {name}</source>
      <translation>Guten Abend, {name}</translation>
    </message>
    <message>
      <source>Good to know</source>
      <translation>Gut zu wissen</translation>
    </message>
    <message>
      <source>Grandstand Finish</source>
      <translation>Schlussspurt</translation>
    </message>
    <message>
      <source>Green</source>
      <translation>Grün</translation>
    </message>
    <message>
      <source>Groove from round {groove}</source>
      <translation>Im Rhythmus ab Runde {groove}</translation>
    </message>
    <message>
      <source>Groove round</source>
      <translation>Rhythmusrunde</translation>
    </message>
    <message>
      <source>Groove {groove}, stamina {stamina}</source>
      <translation>Rhythmus {groove}, Kondition {stamina}</translation>
    </message>
    <message>
      <source>Guard lost</source>
      <translation>Verlorene Deckung</translation>
    </message>
    <message>
      <source>HURT</source>
      <translation>ANGESCHLAGEN</translation>
    </message>
    <message>
      <source>Half of the bouts are over by round {round}; {share} go the distance.</source>
      <translation>Die Hälfte der Kämpfe ist bis Runde {round} vorbei; {share} gehen über die Distanz.</translation>
    </message>
    <message>
      <source>Hall of fame</source>
      <translation>Ruhmeshalle</translation>
    </message>
    <message>
      <source>Hand broken</source>
      <translation>Hand gebrochen</translation>
    </message>
    <message>
      <source>Hand broken: every punch counts one less</source>
      <translation>Hand gebrochen: jeder Treffer zählt einen Punkt weniger</translation>
    </message>
    <message>
      <source>Hand hurt</source>
      <translation>Hand verletzt</translation>
    </message>
    <message>
      <source>Hand hurt: 2-point punches count 1</source>
      <translation>Hand verletzt: Treffer für 2 Punkte zählen 1</translation>
    </message>
    <message>
      <source>Hand hurt: control −1, column {column}</source>
      <translation>Hand verletzt: Kontrolle −1, Spalte {column}</translation>
    </message>
    <message>
      <source>Hand or rib hurt</source>
      <translation>Hand oder Rippe verletzt</translation>
    </message>
    <message>
      <source>Hand or rib hurt: less control</source>
      <translation>Hand oder Rippe verletzt: weniger Kontrolle</translation>
    </message>
    <message>
      <source>Hand the keyboard over to</source>
      <translation>Tastatur übergeben an</translation>
    </message>
    <message>
      <source>Hand the keyboard over to {name}</source>
      <translation>Tastatur an {name} übergeben</translation>
    </message>
    <message>
      <source>Hand the keyboard to {name}. Only {name} may see what comes next.</source>
      <translation>Die Tastatur an {name} übergeben. Nur {name} darf sehen, was jetzt kommt.</translation>
    </message>
    <message>
      <source>Hand them in</source>
      <translation>Einreichen</translation>
    </message>
    <message>
      <source>Handing in a schedule</source>
      <translation>Ansetzungen werden eingereicht</translation>
    </message>
    <message>
      <source>Handing in an order</source>
      <translation>Auftrag wird eingereicht</translation>
    </message>
    <message>
      <source>Has not boxed yet</source>
      <translation>Hat noch nicht geboxt</translation>
    </message>
    <message>
      <source>Has not fought yet.</source>
      <translation>Hat noch nicht gekämpft.</translation>
    </message>
    <message>
      <source>Has to slug</source>
      <translation>Muss sich schlagen</translation>
    </message>
    <message>
      <source>Haymaker</source>
      <translation>Schwinger</translation>
    </message>
    <message>
      <source>He attacks: you hit {hit_aggressive} %, he {other_hit_aggressive} %</source>
      <translation>Er greift an: Sie treffen {hit_aggressive} %, er {other_hit_aggressive} %</translation>
    </message>
    <message>
      <source>He comes free</source>
      <translation>Er kommt frei</translation>
    </message>
    <message>
      <source>He counters and hits: {counter} %</source>
      <translation>Er kontert und trifft: {counter} %</translation>
    </message>
    <message>
      <source>He defends: you hit {hit} %, he {other_hit} %</source>
      <translation>Er verteidigt: Sie treffen {hit} %, er {other_hit} %</translation>
    </message>
    <message>
      <source>He does not get it</source>
      <translation>Er bekommt sie nicht</translation>
    </message>
    <message>
      <source>He does not have this move</source>
      <translation>Diesen Kniff hat er nicht</translation>
    </message>
    <message>
      <source>He fights no more.</source>
      <translation>Er kämpft nicht mehr.</translation>
    </message>
    <message>
      <source>He gets away with it</source>
      <translation>Er kommt davon</translation>
    </message>
    <message>
      <source>He has a Defense die fewer in three clashes, once a bout</source>
      <translation>Er hat drei Gänge lang einen Abwehrwürfel weniger, einmal im Kampf</translation>
    </message>
    <message>
      <source>He has control</source>
      <translation>Er hat die Kontrolle</translation>
    </message>
    <message>
      <source>He has earned you a share of {share} percent. POP {pop}, {record}.</source>
      <translation>Er hat Ihnen einen Anteil von {share} Prozent verdient. POP {pop}, {record}.</translation>
    </message>
    <message>
      <source>He has had no fighter yet.</source>
      <translation>Er hatte noch keinen Boxer.</translation>
    </message>
    <message>
      <source>He has had no manager.</source>
      <translation>Er hatte noch keinen Manager.</translation>
    </message>
    <message>
      <source>He has it {marks} time(s)</source>
      <translation>Er hat davon: {marks}</translation>
    </message>
    <message>
      <source>He has no manager</source>
      <translation>Er hat keinen Manager</translation>
    </message>
    <message>
      <source>He has not been champion.</source>
      <translation>Er war noch nicht Champion.</translation>
    </message>
    <message>
      <source>He has not boxed yet and carries nothing.</source>
      <translation>Er hat noch nicht geboxt und schleppt nichts mit.</translation>
    </message>
    <message>
      <source>He has not fought yet.</source>
      <translation>Er hat noch nicht gekämpft.</translation>
    </message>
    <message>
      <source>He has printed cards; they stay as they are. The page Cards shows them.</source>
      <translation>Er hat gedruckte Karten; sie bleiben, wie sie sind. Die Seite Karten zeigt sie.</translation>
    </message>
    <message>
      <source>He has retired and is not ranked.</source>
      <translation>Er ist zurückgetreten und hat keinen Rang.</translation>
    </message>
    <message>
      <source>He has that already</source>
      <translation>Das hat er schon</translation>
    </message>
    <message>
      <source>He has this move</source>
      <translation>Er hat diesen Kniff</translation>
    </message>
    <message>
      <source>He has two Speed dice fewer</source>
      <translation>Er hat zwei Schnelligkeitswürfel weniger</translation>
    </message>
    <message>
      <source>He holds the title</source>
      <translation>Er hält den Titel</translation>
    </message>
    <message>
      <source>He is champion: the title falls vacant.</source>
      <translation>Er ist Champion: Der Titel wird vakant.</translation>
    </message>
    <message>
      <source>He is counted out</source>
      <translation>Er wird ausgezählt</translation>
    </message>
    <message>
      <source>He is cut there already</source>
      <translation>Dort hat er schon einen Cut</translation>
    </message>
    <message>
      <source>He is down, and will rise</source>
      <translation>Er ist am Boden und kommt wieder hoch</translation>
    </message>
    <message>
      <source>He is stopped in the next segment: {stopped} %</source>
      <translation>Er wird im nächsten Abschnitt gestoppt: {stopped} %</translation>
    </message>
    <message>
      <source>He is up</source>
      <translation>Er steht wieder</translation>
    </message>
    <message>
      <source>He lands: {other_land} %</source>
      <translation>Er trifft: {other_land} %</translation>
    </message>
    <message>
      <source>He must have won a bout. Equal points: more wins, fewer losses, more wins inside the distance, who entered first.</source>
      <translation>Er muss einen Kampf gewonnen haben. Bei Gleichstand: mehr Siege, weniger Niederlagen, mehr vorzeitige Siege, wer zuerst dabei war.</translation>
    </message>
    <message>
      <source>He needs over {needs}: {hit} %</source>
      <translation>Er braucht über {needs}: {hit} %</translation>
    </message>
    <message>
      <source>He opens himself to it: {opening} %</source>
      <translation>Er gibt sich Blößen: {opening} %</translation>
    </message>
    <message>
      <source>He pays</source>
      <translation>Er zahlt</translation>
    </message>
    <message>
      <source>He pays on top</source>
      <translation>Er zahlt drauf</translation>
    </message>
    <message>
      <source>He stands it</source>
      <translation>Er steckt es weg</translation>
    </message>
    <message>
      <source>He stays the attacker</source>
      <translation>Er bleibt Angreifer</translation>
    </message>
    <message>
      <source>He still wins the bout: {win} %</source>
      <translation>Er gewinnt den Kampf noch: {win} %</translation>
    </message>
    <message>
      <source>He stops you: {stopped} %</source>
      <translation>Er stoppt Sie: {stopped} %</translation>
    </message>
    <message>
      <source>He takes control: {other_control} %</source>
      <translation>Er übernimmt die Kontrolle: {other_control} %</translation>
    </message>
    <message>
      <source>Head butt</source>
      <translation>Kopfstoß</translation>
    </message>
    <message>
      <source>Head butt: {drawn}, it cuts the other</source>
      <translation>Kopfstoß: {drawn}, Cut beim anderen</translation>
    </message>
    <message>
      <source>Head butt: {drawn}, no cut</source>
      <translation>Kopfstoß: {drawn}, kein Cut</translation>
    </message>
    <message>
      <source>Head butts</source>
      <translation>Kopfstöße</translation>
    </message>
    <message>
      <source>Heavy artillery</source>
      <translation>Schweres Geschütz</translation>
    </message>
    <message>
      <source>Hide everything while one person hands the keyboard to the next.</source>
      <translation>Alles verbergen, während einer dem Nächsten die Tastatur übergibt.</translation>
    </message>
    <message>
      <source>Hide this column</source>
      <translation>Diese Spalte ausblenden</translation>
    </message>
    <message>
      <source>High Class</source>
      <translation>Oberklasse</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Hoher Kontrast</translation>
    </message>
    <message>
      <source>Highest</source>
      <translation>Höchste</translation>
    </message>
    <message>
      <source>Highest earnings</source>
      <translation>Höchster Verdienst</translation>
    </message>
    <message>
      <source>Highest popularity</source>
      <translation>Höchste Popularität</translation>
    </message>
    <message>
      <source>Highlights</source>
      <translation>Höhepunkte</translation>
    </message>
    <message>
      <source>His Clash Defense stays as it is</source>
      <translation>Seine Abwehr im Gang bleibt, wie sie ist</translation>
    </message>
    <message>
      <source>His Southpaw Switch is seen through</source>
      <translation>Sein Auslagenwechsel ist durchschaut</translation>
    </message>
    <message>
      <source>His cards are shown once nothing is wrong with his fields.</source>
      <translation>Seine Karten werden gezeigt, sobald an seinen Angaben nichts mehr falsch ist.</translation>
    </message>
    <message>
      <source>His column of the punch chart, A is best, E worst (K13).</source>
      <translation>Seine Spalte der Schlagtafel, A ist die beste, E die schlechteste (K13).</translation>
    </message>
    <message>
      <source>His fighter</source>
      <translation>Sein Boxer</translation>
    </message>
    <message>
      <source>His fighters have not met anybody yet.</source>
      <translation>Seine Boxer haben noch gegen niemanden geboxt.</translation>
    </message>
    <message>
      <source>His manager may retire him</source>
      <translation>Durch seinen Manager möglich</translation>
    </message>
    <message>
      <source>His managers' shares</source>
      <translation>Anteile seiner Manager</translation>
    </message>
    <message>
      <source>His next count forgets earlier knockdowns, once a bout</source>
      <translation>Sein nächstes Anzählen vergisst frühere Niederschläge, einmal im Kampf</translation>
    </message>
    <message>
      <source>His own fight</source>
      <translation>Sein eigener Kampf</translation>
    </message>
    <message>
      <source>His page</source>
      <translation>Seine Seite</translation>
    </message>
    <message>
      <source>His power: up to {other_power}</source>
      <translation>Seine Schlagkraft: bis {other_power}</translation>
    </message>
    <message>
      <source>His seconds rest</source>
      <translation>Seine Betreuer ruhen</translation>
    </message>
    <message>
      <source>His special moves: a filled box comes off in this clash, a crossed one is used up for the round or the bout (Q45).</source>
      <translation>Seine Kniffe: Ein gefülltes Kästchen kommt in diesem Gang zum Zug, ein durchkreuztes ist für die Runde oder den Kampf verbraucht (Q45).</translation>
    </message>
    <message>
      <source>His stable is empty.</source>
      <translation>Sein Stall ist leer.</translation>
    </message>
    <message>
      <source>His stance in this clash with its price in stamina (Q13, Q20), and the moves he watches for (Q15). Both are turned over in their clash.</source>
      <translation>Seine Haltung in diesem Gang mit ihrem Preis an Kondition (Q13, Q20) und die Kniffe, auf die er achtet (Q15). Beides wird erst im jeweiligen Gang aufgedeckt.</translation>
    </message>
    <message>
      <source>His threat in every round: it rises by 1 a round to the groove round, holds to the stamina round and falls by 1 a round after it (K5). Filled bars are his best rounds, the framed one is being fought.</source>
      <translation>Seine Gefährlichkeit in jeder Runde: Sie steigt je Runde um 1 bis zur Rhythmusrunde, hält sich bis zur Konditionsrunde und fällt danach je Runde um 1 (K5). Gefüllte Balken sind seine besten Runden, der umrandete wird gerade gekämpft.</translation>
    </message>
    <message>
      <source>Hits</source>
      <translation>Treffer</translation>
    </message>
    <message>
      <source>Hits he has landed in the bout (Q31).</source>
      <translation>Treffer, die er im Kampf gelandet hat (Q31).</translation>
    </message>
    <message>
      <source>Hitting values: worth 3, worth 2</source>
      <translation>Trefferwerte: 3 Punkte, 2 Punkte</translation>
    </message>
    <message>
      <source>Holding</source>
      <translation>Halten</translation>
    </message>
    <message>
      <source>Holding and hitting</source>
      <translation>Halten und Schlagen</translation>
    </message>
    <message>
      <source>Hook</source>
      <translation>Haken</translation>
    </message>
    <message>
      <source>How alike they judge</source>
      <translation>Wie ähnlich sie urteilen</translation>
    </message>
    <message>
      <source>How bad the mark is</source>
      <translation>Wie schlimm die Spur ist</translation>
    </message>
    <message>
      <source>How bouts end</source>
      <translation>Wie Kämpfe enden</translation>
    </message>
    <message>
      <source>How does {name} go into the first clash?</source>
      <translation>Wie geht {name} in den ersten Gang?</translation>
    </message>
    <message>
      <source>How does {name} go into the second clash?</source>
      <translation>Wie geht {name} in den zweiten Gang?</translation>
    </message>
    <message>
      <source>How does {name} go into the third clash?</source>
      <translation>Wie geht {name} in den dritten Gang?</translation>
    </message>
    <message>
      <source>How every manager comes by his fighters.</source>
      <translation>Wie jeder Manager zu seinen Boxern kommt.</translation>
    </message>
    <message>
      <source>How far to go</source>
      <translation>Wie weit es gehen soll</translation>
    </message>
    <message>
      <source>How fast the program acts</source>
      <translation>Wie schnell das Programm handelt</translation>
    </message>
    <message>
      <source>How he fights and what troubles him: style (T27), fatigue (T82), strategy (T167), a finishing run with the cards left of it (T71), being trapped (T51) or shaken (T63), injuries (T122). The aggressor checks first in a round (T31).</source>
      <translation>Wie er kämpft und was ihm zu schaffen macht: Stil (T27), Müdigkeit (T82), Strategie (T167), ein Schlussangriff mit den Karten, die ihm bleiben (T71), in der Falle (T51) oder angeschlagen (T63), Verletzungen (T122). Der Angreifer macht die erste Probe einer Runde (T31).</translation>
    </message>
    <message>
      <source>How he won</source>
      <translation>Wie er gewann</translation>
    </message>
    <message>
      <source>How is this computed?</source>
      <translation>Wie wird das berechnet?</translation>
    </message>
    <message>
      <source>How is this decided?</source>
      <translation>Wie wird das entschieden?</translation>
    </message>
    <message>
      <source>How is this decided? Hall of fame</source>
      <translation>Wie wird das entschieden? Ruhmeshalle</translation>
    </message>
    <message>
      <source>How is this decided? {award}</source>
      <translation>Wie wird das entschieden? {award}</translation>
    </message>
    <message>
      <source>How it is held against the number</source>
      <translation>Vergleich mit der Zahl</translation>
    </message>
    <message>
      <source>How it stands</source>
      <translation>Stand</translation>
    </message>
    <message>
      <source>How it went</source>
      <translation>Wie es lief</translation>
    </message>
    <message>
      <source>How it went…</source>
      <translation>Wie es lief…</translation>
    </message>
    <message>
      <source>How judges score a round: one for its winner, or by a must system.</source>
      <translation>Wie Kampfrichter eine Runde werten: ein Punkt für den Sieger oder ein Punktesystem.</translation>
    </message>
    <message>
      <source>How large texts, pictures and charts are.</source>
      <translation>Wie groß Texte, Bilder und Diagramme sind.</translation>
    </message>
    <message>
      <source>How many</source>
      <translation>Wie viele</translation>
    </message>
    <message>
      <source>How many bouts</source>
      <translation>Zahl der Kämpfe</translation>
    </message>
    <message>
      <source>How many fighters are rolled</source>
      <translation>Wie viele Boxer ausgewürfelt werden</translation>
    </message>
    <message>
      <source>How many of the best</source>
      <translation>Wie viele der Besten</translation>
    </message>
    <message>
      <source>How many of the bouts have been fought</source>
      <translation>Wie viele der Kämpfe ausgetragen sind</translation>
    </message>
    <message>
      <source>How much is told</source>
      <translation>Wie viel erzählt wird</translation>
    </message>
    <message>
      <source>How much is told: Alt with 1, 2 or 3</source>
      <translation>Wie viel erzählt wird: Alt mit 1, 2 oder 3</translation>
    </message>
    <message>
      <source>How often he was down; each counts on his next roll for getting up (Q41).</source>
      <translation>Wie oft er am Boden war; jedes Mal zählt beim nächsten Wurf fürs Aufstehen (Q41).</translation>
    </message>
    <message>
      <source>How often the program at its best wins</source>
      <translation>Wie oft das Programm in Bestform gewinnt</translation>
    </message>
    <message>
      <source>How secret choices are made</source>
      <translation>Wie geheime Entscheidungen fallen</translation>
    </message>
    <message>
      <source>How shall {name} fight the coming round?</source>
      <translation>Wie soll {name} die kommende Runde kämpfen?</translation>
    </message>
    <message>
      <source>How strong are the corners?</source>
      <translation>Wie stark sind die Ecken?</translation>
    </message>
    <message>
      <source>How the program leans as a manager: what it risks, and how it picks.</source>
      <translation>Wozu das Programm als Manager neigt: was es riskiert und wie es wählt.</translation>
    </message>
    <message>
      <source>How the tournament is shown</source>
      <translation>Darstellung des Turniers</translation>
    </message>
    <message>
      <source>How to choose</source>
      <translation>Art der Wahl</translation>
    </message>
    <message>
      <source>How to write a filter</source>
      <translation>Wie man einen Filter schreibt</translation>
    </message>
    <message>
      <source>How was round {round} won?</source>
      <translation>Wie wurde Runde {round} gewonnen?</translation>
    </message>
    <message>
      <source>How was this round won?</source>
      <translation>Wie wurde diese Runde gewonnen?</translation>
    </message>
    <message>
      <source>How well the corners of both boxers choose in bouts nobody plays by hand.</source>
      <translation>Wie gut die Ecken beider Boxer in Kämpfen wählen, die niemand von Hand spielt.</translation>
    </message>
    <message>
      <source>How {name} won</source>
      <translation>Wie {name} gewann</translation>
    </message>
    <message>
      <source>Hurt</source>
      <translation>Angeschlagen</translation>
    </message>
    <message>
      <source>Hurt beyond the bell</source>
      <translation>Angeschlagen über den Gong hinaus</translation>
    </message>
    <message>
      <source>Hurt himself</source>
      <translation>Selbst angeschlagen</translation>
    </message>
    <message>
      <source>Hurt: control −1 in the next round</source>
      <translation>Angeschlagen: Kontrolle −1 in der nächsten Runde</translation>
    </message>
    <message>
      <source>I am {name}</source>
      <translation>Ich bin {name}</translation>
    </message>
    <message>
      <source>I am {name}: begin my turn</source>
      <translation>Ich bin {name}: meinen Zug beginnen</translation>
    </message>
    <message>
      <source>I am {name}: show it</source>
      <translation>Ich bin {name}: zeigen</translation>
    </message>
    <message>
      <source>If he attacks: {lead}</source>
      <translation>Wenn er angreift: {lead}</translation>
    </message>
    <message>
      <source>If he boxes: {lead}</source>
      <translation>Wenn er boxt: {lead}</translation>
    </message>
    <message>
      <source>If he loses</source>
      <translation>Wenn er verliert</translation>
    </message>
    <message>
      <source>If he rushes: {hit_in_rush} %</source>
      <translation>Wenn er anstürmt: {hit_in_rush} %</translation>
    </message>
    <message>
      <source>If he stays even: {lead}</source>
      <translation>Wenn er ausgeglichen bleibt: {lead}</translation>
    </message>
    <message>
      <source>If he tries it, it fails: {foiled} %</source>
      <translation>Wenn er es versucht, misslingt es: {foiled} %</translation>
    </message>
    <message>
      <source>If he watches for it, it comes off: {if_seen} %</source>
      <translation>Wenn er es erwartet, gelingt es: {if_seen} %</translation>
    </message>
    <message>
      <source>If he wins</source>
      <translation>Wenn er gewinnt</translation>
    </message>
    <message>
      <source>If it is not allowed at the moment, the next rule that fits decides.</source>
      <translation>Ist sie im Augenblick nicht erlaubt, entscheidet die nächste passende Regel.</translation>
    </message>
    <message>
      <source>If not: cuts come {cut_rating} easier</source>
      <translation>Wenn nicht: Cuts kommen {cut_rating} leichter</translation>
    </message>
    <message>
      <source>If not: he lands with {defence} more</source>
      <translation>Wenn nicht: er trifft um {defence} leichter</translation>
    </message>
    <message>
      <source>If not: the eye comes to stage {stage} of 3</source>
      <translation>Wenn nicht: das Auge kommt auf Stufe {stage} von 3</translation>
    </message>
    <message>
      <source>If you outwit him he has two Defense dice fewer</source>
      <translation>Wenn Sie ihn überlisten, hat er zwei Abwehrwürfel weniger</translation>
    </message>
    <message>
      <source>Import</source>
      <translation>Importieren</translation>
    </message>
    <message>
      <source>Import a fighter set…</source>
      <translation>Boxer-Set importieren…</translation>
    </message>
    <message>
      <source>Import a schedule</source>
      <translation>Ansetzungen importieren</translation>
    </message>
    <message>
      <source>Import a schedule…</source>
      <translation>Ansetzungen importieren…</translation>
    </message>
    <message>
      <source>In</source>
      <translation>Ein</translation>
    </message>
    <message>
      <source>In 4 nights</source>
      <translation>In 4 Abenden</translation>
    </message>
    <message>
      <source>In a late tournament</source>
      <translation>In einem verspäteten Turnier</translation>
    </message>
    <message>
      <source>In a tournament until night {night}</source>
      <translation>In einem Turnier bis Abend {night}</translation>
    </message>
    <message>
      <source>In all</source>
      <translation>Insgesamt</translation>
    </message>
    <message>
      <source>In brief</source>
      <translation>In Kürze</translation>
    </message>
    <message>
      <source>In control</source>
      <translation>Hat die Kontrolle</translation>
    </message>
    <message>
      <source>In doubt</source>
      <translation>Zweifelhaft</translation>
    </message>
    <message>
      <source>In doubt: {word}</source>
      <translation>Zweifelhaft: {word}</translation>
    </message>
    <message>
      <source>In every round</source>
      <translation>In jeder Runde</translation>
    </message>
    <message>
      <source>In front of a line stands the time of the round.</source>
      <translation>Vor einer Zeile steht die Zeit in der Runde.</translation>
    </message>
    <message>
      <source>In his corner</source>
      <translation>In seiner Ecke</translation>
    </message>
    <message>
      <source>In his groove</source>
      <translation>Im Rhythmus</translation>
    </message>
    <message>
      <source>In his groove from the groove round to the stamina round (K5). Past it trouble comes easier; worn out, his punches count one row less (K6, K13). Shaken: less control after a hurt or a knockdown (K65). Plans are opened at the bell (K91).</source>
      <translation>Im Rhythmus von der Rhythmusrunde bis zur Konditionsrunde (K5). Danach gerät er leichter in Bedrängnis; verbraucht, zählen seine Schläge eine Zeile weniger (K6, K13). Erschüttert: weniger Kontrolle, nachdem er angeschlagen oder am Boden war (K65). Pläne werden mit dem Gong aufgedeckt (K91).</translation>
    </message>
    <message>
      <source>In order of preference</source>
      <translation>In der Reihenfolge der Vorliebe</translation>
    </message>
    <message>
      <source>In per cent of what he began the bout with.</source>
      <translation>In Prozent dessen, womit er den Kampf begann.</translation>
    </message>
    <message>
      <source>In round {round} of {rounds}</source>
      <translation>In Runde {round} von {rounds}</translation>
    </message>
    <message>
      <source>In the corners</source>
      <translation>In den Ecken</translation>
    </message>
    <message>
      <source>In the corners: nothing told yet</source>
      <translation>In den Ecken: noch nichts gemeldet</translation>
    </message>
    <message>
      <source>In the journal</source>
      <translation>Im Journal</translation>
    </message>
    <message>
      <source>In the last round</source>
      <translation>In der letzten Runde</translation>
    </message>
    <message>
      <source>In the line “Type it”: the name of an answer or its beginning, such as “cover” or “e5”</source>
      <translation>In der Zeile zum Tippen: der Name einer Antwort oder sein Anfang, etwa „deckung“ oder „e5“</translation>
    </message>
    <message>
      <source>In the rulebook:</source>
      <translation>Im Regelbuch:</translation>
    </message>
    <message>
      <source>In this round, the latest first</source>
      <translation>In dieser Runde, das Neueste zuerst</translation>
    </message>
    <message>
      <source>Inbox</source>
      <translation>Eingang</translation>
    </message>
    <message>
      <source>Injuries and warnings</source>
      <translation>Verletzungen und Verwarnungen</translation>
    </message>
    <message>
      <source>Injury</source>
      <translation>Verletzung</translation>
    </message>
    <message>
      <source>Insert</source>
      <translation>Einfügen</translation>
    </message>
    <message>
      <source>Inside</source>
      <translation>Innen</translation>
    </message>
    <message>
      <source>Inside they stand close, outside apart (G19). The arrow is whoever acts: one by more stars (G17), or both toe to toe (G18); who is hurt does nothing (G50).</source>
      <translation>Innen stehen sie nah, außen weit auseinander (G19). Der Pfeil ist, wer handelt: einer mit mehr Sternen (G17) oder beide Fuß an Fuß (G18); wer angeschlagen ist, tut nichts (G50).</translation>
    </message>
    <message>
      <source>Invented fighters, rolled for this league</source>
      <translation>Erfundene Boxer, für diese Liga ausgewürfelt</translation>
    </message>
    <message>
      <source>Iron Chin</source>
      <translation>Eisenkinn</translation>
    </message>
    <message>
      <source>Iron Chin: counts as a 9</source>
      <translation>Eisenkinn: zählt als 9</translation>
    </message>
    <message>
      <source>It can be taken before any later round</source>
      <translation>Sie kann vor jeder späteren Runde genommen werden</translation>
    </message>
    <message>
      <source>It concerns others; they or the promoter can strike it.</source>
      <translation>Es betrifft andere; streichen können es diese oder der Promoter.</translation>
    </message>
    <message>
      <source>It counts as any bout of the league; what a man loses is carried over by its share.</source>
      <translation>Er zählt wie jeder Kampf der Liga; was einer verliert, wird anteilig mitgenommen.</translation>
    </message>
    <message>
      <source>It counts from the next drawing up of the rankings until he has boxed with it.</source>
      <translation>Er gilt ab der nächsten Aufstellung der Ranglisten, bis er damit geboxt hat.</translation>
    </message>
    <message>
      <source>It has cost him {damage} % of himself so far</source>
      <translation>Es hat ihn bisher {damage} % seiner Substanz gekostet</translation>
    </message>
    <message>
      <source>It is taken back if {name}'s corner agrees, by the key {letter}.</source>
      <translation>Es wird zurückgenommen, wenn die Ecke von {name} mit der Taste {letter} zustimmt.</translation>
    </message>
    <message>
      <source>It may stop the bout: {threat} %</source>
      <translation>Es kann den Kampf beenden: {threat} %</translation>
    </message>
    <message>
      <source>It stands</source>
      <translation>Es bleibt dabei</translation>
    </message>
    <message>
      <source>It stays in the journal, struck through, and can be brought back: {act}.</source>
      <translation>Es bleibt durchgestrichen im Journal und kann zurückgeholt werden: {act}.</translation>
    </message>
    <message>
      <source>It was struck and counts again: {act}.</source>
      <translation>Es war gestrichen und gilt wieder: {act}.</translation>
    </message>
    <message>
      <source>It works: {works} %</source>
      <translation>Es gelingt: {works} %</translation>
    </message>
    <message>
      <source>Its opponent</source>
      <translation>Ihr Gegner</translation>
    </message>
    <message>
      <source>Its winner is the first champion</source>
      <translation>Sein Sieger wird erster Champion</translation>
    </message>
    <message>
      <source>Jab</source>
      <translation>Jab</translation>
    </message>
    <message>
      <source>Jab and step away</source>
      <translation>Jab und wieder weg</translation>
    </message>
    <message>
      <source>Journal</source>
      <translation>Journal</translation>
    </message>
    <message>
      <source>Judge</source>
      <translation>Punktrichter</translation>
    </message>
    <message>
      <source>Judge 1</source>
      <translation>Punktrichter 1</translation>
    </message>
    <message>
      <source>Judge 2</source>
      <translation>Punktrichter 2</translation>
    </message>
    <message>
      <source>Judge 3</source>
      <translation>Punktrichter 3</translation>
    </message>
    <message>
      <source>Judge the manager works on</source>
      <translation>Punktrichter, an dem der Manager arbeitet</translation>
    </message>
    <message>
      <source>Judge {judge}</source>
      <translation>Punktrichter {judge}</translation>
    </message>
    <message>
      <source>Judge {judge} looks for: {criterion}</source>
      <translation>Punktrichter {judge} achtet auf: {criterion}</translation>
    </message>
    <message>
      <source>Judge {judge}: {first} to {second}</source>
      <translation>Punktrichter {judge}: {first} zu {second}</translation>
    </message>
    <message>
      <source>Judge {judge}: {looks_for}</source>
      <translation>Punktrichter {judge}: {looks_for}</translation>
    </message>
    <message>
      <source>Judge {number}</source>
      <translation>Punktrichter {number}</translation>
    </message>
    <message>
      <source>Judges</source>
      <translation>Punktrichter</translation>
    </message>
    <message>
      <source>Judges whose criterion is known</source>
      <translation>Punktrichter, deren Maßstab bekannt ist</translation>
    </message>
    <message>
      <source>Judges: {judges}</source>
      <translation>Punktrichter: {judges}</translation>
    </message>
    <message>
      <source>Just after: {act}</source>
      <translation>Gleich nach: {act}</translation>
    </message>
    <message>
      <source>Just before: {act}</source>
      <translation>Gleich vor: {act}</translation>
    </message>
    <message>
      <source>KO share</source>
      <translation>K.-o.-Quote</translation>
    </message>
    <message>
      <source>KOs</source>
      <translation>KO</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <source>Keep a checked copy of the league when its season ends.</source>
      <translation>Eine geprüfte Kopie der Liga aufbewahren, wenn ihre Saison endet.</translation>
    </message>
    <message>
      <source>Keep away</source>
      <translation>Auf Abstand bleiben</translation>
    </message>
    <message>
      <source>Keep him</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <source>Keep it</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <source>Keep the bout</source>
      <translation>Kampf behalten</translation>
    </message>
    <message>
      <source>Keep the clinch</source>
      <translation>Clinch halten</translation>
    </message>
    <message>
      <source>Keep the scorecards closed until the end</source>
      <translation>Die Punktzettel bis zum Ende geschlossen halten</translation>
    </message>
    <message>
      <source>Keep this PIN</source>
      <translation>Diese PIN behalten</translation>
    </message>
    <message>
      <source>Keep this order</source>
      <translation>Reihenfolge behalten</translation>
    </message>
    <message>
      <source>Keep this order at {arena}</source>
      <translation>Diese Reihenfolge behalten: {arena}</translation>
    </message>
    <message>
      <source>Keeping a clinch</source>
      <translation>Clinch halten</translation>
    </message>
    <message>
      <source>Keeping the bout</source>
      <translation>Kampf wird gespeichert</translation>
    </message>
    <message>
      <source>Keeping the clinch</source>
      <translation>Clinch halten</translation>
    </message>
    <message>
      <source>Keeps honest friends from looking at this desk by mistake.</source>
      <translation>Hindert ehrliche Freunde daran, versehentlich diesen Schreibtisch zu sehen.</translation>
    </message>
    <message>
      <source>Keeps the league on this list</source>
      <translation>Behält die Liga auf dieser Liste</translation>
    </message>
    <message>
      <source>Kept by a tournament</source>
      <translation>Im Turnier gebunden</translation>
    </message>
    <message>
      <source>Kept in {file}</source>
      <translation>Aufbewahrt in {file}</translation>
    </message>
    <message>
      <source>Key {key}. {effects}</source>
      <translation>Taste {key}. {effects}</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Tastenkürzel</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Tasten</translation>
    </message>
    <message>
      <source>Keys for {command}</source>
      <translation>Tasten für {command}</translation>
    </message>
    <message>
      <source>Killer instinct (KI)</source>
      <translation>Schlussangriff in Karten (KI)</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Art</translation>
    </message>
    <message>
      <source>Kind of deal</source>
      <translation>Art des Handels</translation>
    </message>
    <message>
      <source>Kind of entry</source>
      <translation>Art des Eintrags</translation>
    </message>
    <message>
      <source>Knockdown</source>
      <translation>Niederschlag</translation>
    </message>
    <message>
      <source>Knockdown, shaken</source>
      <translation>Niederschlag, angeschlagen</translation>
    </message>
    <message>
      <source>Knockdowns</source>
      <translation>Niederschläge</translation>
    </message>
    <message>
      <source>Knockdowns and Endurance have changed corners with the winner.</source>
      <translation>Niederschläge und Ausdauer haben mit dem Sieger die Ecke gewechselt.</translation>
    </message>
    <message>
      <source>Knockdowns by {name}</source>
      <translation>Niederschläge durch {name}</translation>
    </message>
    <message>
      <source>Knockdowns scored</source>
      <translation>Erzielte Niederschläge</translation>
    </message>
    <message>
      <source>Knockdowns suffered</source>
      <translation>Niederschläge kassiert</translation>
    </message>
    <message>
      <source>Knocked out</source>
      <translation>K. o. geschlagen</translation>
    </message>
    <message>
      <source>Knockout</source>
      <translation>K. o.</translation>
    </message>
    <message>
      <source>Knockout of the season</source>
      <translation>K. o. der Saison</translation>
    </message>
    <message>
      <source>Knockouts and stoppages. Equal points: more POP beaten, the earlier round, the earlier moment in it.</source>
      <translation>K. o. und Abbrüche. Bei Gleichstand: mehr besiegte POP, die frühere Runde, der frühere Moment darin.</translation>
    </message>
    <message>
      <source>LH</source>
      <translation>LH</translation>
    </message>
    <message>
      <source>LJ</source>
      <translation>LJ</translation>
    </message>
    <message>
      <source>Laces</source>
      <translation>Innenhand</translation>
    </message>
    <message>
      <source>Landed</source>
      <translation>Treffer</translation>
    </message>
    <message>
      <source>Landed in this round</source>
      <translation>Treffer in dieser Runde</translation>
    </message>
    <message>
      <source>Landed in this segment</source>
      <translation>Treffer in diesem Abschnitt</translation>
    </message>
    <message>
      <source>Lands</source>
      <translation>Trifft</translation>
    </message>
    <message>
      <source>Lands to</source>
      <translation>Trifft bis</translation>
    </message>
    <message>
      <source>Lands up to</source>
      <translation>Trifft bis</translation>
    </message>
    <message>
      <source>Lands up to (PL)</source>
      <translation>Trifft bis (PL)</translation>
    </message>
    <message>
      <source>Lands: action numbers up to this, of 80, land (T42).</source>
      <translation>Trifft: Zahlen einer Aktion bis hierher, von 80, treffen (T42).</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Largest: {amount}</source>
      <translation>Größte: {amount}</translation>
    </message>
    <message>
      <source>Last bout</source>
      <translation>Letzter Kampf</translation>
    </message>
    <message>
      <source>Last event: {what}, round {round}</source>
      <translation>Letztes Ereignis: {what}, Runde {round}</translation>
    </message>
    <message>
      <source>Last night</source>
      <translation>Letzter Abend</translation>
    </message>
    <message>
      <source>Last round by the doctor</source>
      <translation>Letzte Runde nach Urteil des Arztes</translation>
    </message>
    <message>
      <source>Last touched</source>
      <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
      <source>Later</source>
      <translation>Später</translation>
    </message>
    <message>
      <source>Later (Alt+Down)</source>
      <translation>Später (Alt+↓)</translation>
    </message>
    <message>
      <source>Later nights</source>
      <translation>Spätere Abende</translation>
    </message>
    <message>
      <source>Lay another bout beside it</source>
      <translation>Anderen Kampf danebenlegen</translation>
    </message>
    <message>
      <source>Lay another bout beside it…</source>
      <translation>Anderen Kampf danebenlegen…</translation>
    </message>
    <message>
      <source>Lead in Endurance</source>
      <translation>Vorsprung an Ausdauer</translation>
    </message>
    <message>
      <source>Lead in points</source>
      <translation>Vorsprung nach Punkten</translation>
    </message>
    <message>
      <source>Lead in punches landed</source>
      <translation>Vorsprung an Treffern</translation>
    </message>
    <message>
      <source>Lead in stamina</source>
      <translation>Vorsprung an Kondition</translation>
    </message>
    <message>
      <source>Lead in this round</source>
      <translation>Vorsprung in dieser Runde</translation>
    </message>
    <message>
      <source>Lead is safe</source>
      <translation>Vorsprung ist sicher</translation>
    </message>
    <message>
      <source>Lead on the best card</source>
      <translation>Vorsprung auf dem besten Zettel</translation>
    </message>
    <message>
      <source>Lead on the worst card</source>
      <translation>Vorsprung auf dem schlechtesten Zettel</translation>
    </message>
    <message>
      <source>League</source>
      <translation>Liga</translation>
    </message>
    <message>
      <source>League table</source>
      <translation>Ligatabelle</translation>
    </message>
    <message>
      <source>Leagues</source>
      <translation>Ligen</translation>
    </message>
    <message>
      <source>Leagues (*.ringside)</source>
      <translation>Ligen (*.ringside)</translation>
    </message>
    <message>
      <source>Leagues you open are listed here</source>
      <translation>Geöffnete Ligen stehen hier</translation>
    </message>
    <message>
      <source>Leagues you open are listed here. The sample league is a good one to look around in.</source>
      <translation>Hier stehen die geöffneten Ligen. Zum Umsehen eignet sich die Beispielliga.</translation>
    </message>
    <message>
      <source>Learned</source>
      <translation>Gelernt</translation>
    </message>
    <message>
      <source>Learned: {rating} +1</source>
      <translation>Gelernt: {rating} +1</translation>
    </message>
    <message>
      <source>Least damage</source>
      <translation>Kleinster Schaden</translation>
    </message>
    <message>
      <source>Leave for now</source>
      <translation>Vorerst verlassen</translation>
    </message>
    <message>
      <source>Leave the new PIN empty to open the seat without one.</source>
      <translation>Neue PIN leer lassen, um den Platz ohne PIN zu öffnen.</translation>
    </message>
    <message>
      <source>Leave the plan?</source>
      <translation>Den Plan verlassen?</translation>
    </message>
    <message>
      <source>Led by</source>
      <translation>Geführt hat</translation>
    </message>
    <message>
      <source>Ledger</source>
      <translation>Kassenbuch</translation>
    </message>
    <message>
      <source>Ledger and journal</source>
      <translation>Kassenbuch und Journal</translation>
    </message>
    <message>
      <source>Left bout</source>
      <translation>Linker Kampf</translation>
    </message>
    <message>
      <source>Left by</source>
      <translation>Gegangen durch</translation>
    </message>
    <message>
      <source>Left eye</source>
      <translation>Linkes Auge</translation>
    </message>
    <message>
      <source>Left eye half shut</source>
      <translation>Linkes Auge halb zu</translation>
    </message>
    <message>
      <source>Left eye puffy</source>
      <translation>Linkes Auge geschwollen</translation>
    </message>
    <message>
      <source>Left eye shut</source>
      <translation>Linkes Auge zu</translation>
    </message>
    <message>
      <source>Left hook</source>
      <translation>Linker Haken</translation>
    </message>
    <message>
      <source>Left jab</source>
      <translation>Linker Jab</translation>
    </message>
    <message>
      <source>Left neutral corner</source>
      <translation>Linke neutrale Ecke</translation>
    </message>
    <message>
      <source>Left out, because it could not be loaded: {plug_ins}. All else works.</source>
      <translation>Weggelassen, weil nicht ladbar: {plug_ins}. Alles andere funktioniert.</translation>
    </message>
    <message>
      <source>Left to the program</source>
      <translation>Dem Programm überlassen</translation>
    </message>
    <message>
      <source>Length</source>
      <translation>Länge</translation>
    </message>
    <message>
      <source>Length of the bout</source>
      <translation>Länge des Kampfes</translation>
    </message>
    <message>
      <source>Length of the campaign in fight nights</source>
      <translation>Länge der Kampagne in Kampfabenden</translation>
    </message>
    <message>
      <source>Length of the story</source>
      <translation>Länge der Geschichte</translation>
    </message>
    <message>
      <source>Lenient</source>
      <translation>Milde</translation>
    </message>
    <message>
      <source>Let entry {entry} stand</source>
      <translation>Eintrag {entry} gelten lassen</translation>
    </message>
    <message>
      <source>Let go</source>
      <translation>Loslassen</translation>
    </message>
    <message>
      <source>Let him go on</source>
      <translation>Weitermachen lassen</translation>
    </message>
    <message>
      <source>Let it pass</source>
      <translation>Nicht kontern</translation>
    </message>
    <message>
      <source>Let it stand</source>
      <translation>Gelten lassen</translation>
    </message>
    <message>
      <source>Let the corners finish it and hold the night</source>
      <translation>Die Ecken zu Ende boxen lassen und den Abend austragen</translation>
    </message>
    <message>
      <source>Let the program bid</source>
      <translation>Programm bieten lassen</translation>
    </message>
    <message>
      <source>Let the program finish?</source>
      <translation>Das Programm zu Ende entscheiden lassen?</translation>
    </message>
    <message>
      <source>Let the program finish…</source>
      <translation>Das Programm zu Ende entscheiden lassen…</translation>
    </message>
    <message>
      <source>Let the program pick</source>
      <translation>Programm wählen lassen</translation>
    </message>
    <message>
      <source>Lift it</source>
      <translation>Aufheben</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <source>Light, dark, or white on black with strong lines.</source>
      <translation>Hell, dunkel oder weiß auf schwarz mit kräftigen Linien.</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>Zeile</translation>
    </message>
    <message>
      <source>Line of judge 1's criterion</source>
      <translation>Zeile des Maßstabs von Punktrichter 1</translation>
    </message>
    <message>
      <source>Line of judge 2's criterion</source>
      <translation>Zeile des Maßstabs von Punktrichter 2</translation>
    </message>
    <message>
      <source>Line of judge 3's criterion</source>
      <translation>Zeile des Maßstabs von Punktrichter 3</translation>
    </message>
    <message>
      <source>Lines and sums</source>
      <translation>Zeilen und Summen</translation>
    </message>
    <message>
      <source>Lip bleeds</source>
      <translation>Die Lippe blutet</translation>
    </message>
    <message>
      <source>Liver Shot</source>
      <translation>Leberhaken</translation>
    </message>
    <message>
      <source>Load up</source>
      <translation>Ausholen</translation>
    </message>
    <message>
      <source>Locate {name}</source>
      <translation>{name} suchen</translation>
    </message>
    <message>
      <source>Locate…</source>
      <translation>Suchen…</translation>
    </message>
    <message>
      <source>Longest losing</source>
      <translation>Längste Niederlagenserie</translation>
    </message>
    <message>
      <source>Longest reign</source>
      <translation>Längste Regentschaft</translation>
    </message>
    <message>
      <source>Longest unbeaten</source>
      <translation>Längste ungeschlagen</translation>
    </message>
    <message>
      <source>Longest unbeaten run</source>
      <translation>Längste Serie ohne Niederlage</translation>
    </message>
    <message>
      <source>Longest winning</source>
      <translation>Längste Siegesserie</translation>
    </message>
    <message>
      <source>Longest winning streak</source>
      <translation>Längste Siegesserie</translation>
    </message>
    <message>
      <source>Look at them</source>
      <translation>Ansehen</translation>
    </message>
    <message>
      <source>Look closer…</source>
      <translation>Genauer ansehen…</translation>
    </message>
    <message>
      <source>Look for an opponent and an arena</source>
      <translation>Gegner und Arena suchen</translation>
    </message>
    <message>
      <source>Look it over; go back to any step to change it.</source>
      <translation>Bitte durchsehen; zum Ändern zu einem Schritt zurückgehen.</translation>
    </message>
    <message>
      <source>Look them over: the last choice can still be undone.</source>
      <translation>Bitte durchsehen: Die letzte Wahl lässt sich noch rückgängig machen.</translation>
    </message>
    <message>
      <source>Looking at the backups</source>
      <translation>Sicherungen werden angesehen</translation>
    </message>
    <message>
      <source>Losses by decision</source>
      <translation>Niederlagen nach Punkten</translation>
    </message>
    <message>
      <source>Losses by knockout</source>
      <translation>Niederlagen durch K. o.</translation>
    </message>
    <message>
      <source>Losses by technical knockout</source>
      <translation>Niederlagen durch technischen K. o.</translation>
    </message>
    <message>
      <source>Losses in a row</source>
      <translation>Niederlagen in Folge</translation>
    </message>
    <message>
      <source>Lost</source>
      <translation>Verloren</translation>
    </message>
    <message>
      <source>Lost to</source>
      <translation>Verloren an</translation>
    </message>
    <message>
      <source>Lost to {opponent}</source>
      <translation>Niederlage gegen {opponent}</translation>
    </message>
    <message>
      <source>Lost {loss} of {start}, rested on night {night}</source>
      <translation>{loss} von {start} verloren, ausgeruht an Abend {night}</translation>
    </message>
    <message>
      <source>Lost: punches every action and counter of his loses, tired or with a bad hand (G22).</source>
      <translation>Verloren: Schläge, die jede Aktion und jeder Konter von ihm einbüßt, müde oder mit schlechter Hand (G22).</translation>
    </message>
    <message>
      <source>Lot {lot} of {lots} · {name}</source>
      <translation>Los {lot} von {lots} · {name}</translation>
    </message>
    <message>
      <source>Lots to come</source>
      <translation>Weitere Lose</translation>
    </message>
    <message>
      <source>Low Class</source>
      <translation>Unterklasse</translation>
    </message>
    <message>
      <source>Low blow</source>
      <translation>Tiefschlag</translation>
    </message>
    <message>
      <source>Low blows</source>
      <translation>Tiefschläge</translation>
    </message>
    <message>
      <source>Lowest</source>
      <translation>Niedrigste</translation>
    </message>
    <message>
      <source>Luck</source>
      <translation>Glück</translation>
    </message>
    <message>
      <source>Luck of dice and guesses</source>
      <translation>Glück bei Würfeln und Raten</translation>
    </message>
    <message>
      <source>M</source>
      <translation>S</translation>
    </message>
    <message>
      <source>Made</source>
      <translation>Erstellt</translation>
    </message>
    <message>
      <source>Made worse: {worse} %</source>
      <translation>Verschlimmert: {worse} %</translation>
    </message>
    <message>
      <source>Majority decision</source>
      <translation>Mehrheitsentscheid</translation>
    </message>
    <message>
      <source>Make a &amp;backup</source>
      <translation>Sicherung &amp;erstellen</translation>
    </message>
    <message>
      <source>Make a backup now</source>
      <translation>Jetzt sichern</translation>
    </message>
    <message>
      <source>Make a bout</source>
      <translation>Kampf ansetzen</translation>
    </message>
    <message>
      <source>Make a counter-offer</source>
      <translation>Gegenangebot machen</translation>
    </message>
    <message>
      <source>Make a fresh one</source>
      <translation>Frische anlegen</translation>
    </message>
    <message>
      <source>Make an offer</source>
      <translation>Angebot machen</translation>
    </message>
    <message>
      <source>Make the bout</source>
      <translation>Kampf ansetzen</translation>
    </message>
    <message>
      <source>Make the bout for the title</source>
      <translation>Titelkampf ansetzen</translation>
    </message>
    <message>
      <source>Make the offer</source>
      <translation>Angebot machen</translation>
    </message>
    <message>
      <source>Making a backup</source>
      <translation>Sicherung wird erstellt</translation>
    </message>
    <message>
      <source>Making the sample league</source>
      <translation>Beispielliga wird erstellt</translation>
    </message>
    <message>
      <source>Managed by</source>
      <translation>Manager:</translation>
    </message>
    <message>
      <source>Manager</source>
      <translation>Manager</translation>
    </message>
    <message>
      <source>Manager of the season</source>
      <translation>Manager der Saison</translation>
    </message>
    <message>
      <source>Manager's percentage of {name}</source>
      <translation>Prozentsatz des Managers bei {name}</translation>
    </message>
    <message>
      <source>Manager's share</source>
      <translation>Anteil des Managers</translation>
    </message>
    <message>
      <source>Manager's share in the purse of {name}</source>
      <translation>Anteil des Managers an der Börse von {name}</translation>
    </message>
    <message>
      <source>Manager's share {money}</source>
      <translation>Anteil des Managers {money}</translation>
    </message>
    <message>
      <source>Managers</source>
      <translation>Manager</translation>
    </message>
    <message>
      <source>Managers bid for it with sealed bids</source>
      <translation>Manager bieten verdeckt darum</translation>
    </message>
    <message>
      <source>Managers he had</source>
      <translation>Seine bisherigen Manager</translation>
    </message>
    <message>
      <source>Managers' shares</source>
      <translation>Anteile der Manager</translation>
    </message>
    <message>
      <source>Managers, in the order of their seats</source>
      <translation>Manager, in der Reihenfolge ihrer Plätze</translation>
    </message>
    <message>
      <source>Managers, stables and rules in five short steps; every step has a default that works.</source>
      <translation>Manager, Ställe und Regeln in fünf kurzen Schritten; jeder Schritt hat eine brauchbare Vorgabe.</translation>
    </message>
    <message>
      <source>Managers: most money from purses</source>
      <translation>Manager: meistes Geld aus Börsen</translation>
    </message>
    <message>
      <source>Managers: most wins</source>
      <translation>Manager: meiste Siege</translation>
    </message>
    <message>
      <source>Mandatory eight count</source>
      <translation>Angezählt wird mindestens bis acht</translation>
    </message>
    <message>
      <source>Many punches ask for his will</source>
      <translation>Viele Schläge prüfen den Willen</translation>
    </message>
    <message>
      <source>Mark him in the table of fighters, for you alone</source>
      <translation>In der Boxertabelle markieren, nur für den eigenen Gebrauch</translation>
    </message>
    <message>
      <source>Marks by kind. Each mark is rolled for: two dice, his cut rating and 2 for each earlier one of its kind; the number told is what two dice must show for the next to stop the bout (K41).</source>
      <translation>Spuren nach Art. Auf jede Spur wird gewürfelt: zwei Würfel, seine Cut-Note und 2 für jede frühere gleicher Art; die genannte Zahl müssen zwei Würfel zeigen, damit die nächste den Kampf beendet (K41).</translation>
    </message>
    <message>
      <source>Marks of this kind</source>
      <translation>Spuren dieser Art</translation>
    </message>
    <message>
      <source>Matchmaker</source>
      <translation>Matchmaker</translation>
    </message>
    <message>
      <source>Meets {name} on night {night}</source>
      <translation>Trifft an Abend {night} auf {name}</translation>
    </message>
    <message>
      <source>Method</source>
      <translation>Methode</translation>
    </message>
    <message>
      <source>Middle Class</source>
      <translation>Mittelklasse</translation>
    </message>
    <message>
      <source>Might</source>
      <translation>Wucht</translation>
    </message>
    <message>
      <source>Might dice</source>
      <translation>Wuchtwürfel</translation>
    </message>
    <message>
      <source>Might dice lost</source>
      <translation>Verlorene Wuchtwürfel</translation>
    </message>
    <message>
      <source>Might {might} to Defense {defense}: hit, stamina −{stamina}</source>
      <translation>Wucht {might} zu Abwehr {defense}: Treffer, Kondition −{stamina}</translation>
    </message>
    <message>
      <source>Might {might} to Defense {defense}: nothing</source>
      <translation>Wucht {might} zu Abwehr {defense}: nichts</translation>
    </message>
    <message>
      <source>Might: successes are the Clash Might; without the Edge each die is worth up to 2 less (Q25). Crossed dice are lost (Q37).</source>
      <translation>Wucht: Die Erfolge sind die Wucht im Gang; ohne den Vorteil ist jeder Würfel bis zu 2 weniger wert (Q25). Durchkreuzte Würfel sind verloren (Q37).</translation>
    </message>
    <message>
      <source>Missed punches tire</source>
      <translation>Schläge ins Leere ermüden</translation>
    </message>
    <message>
      <source>Misses up to (PM)</source>
      <translation>Schlägt daneben bis (PM)</translation>
    </message>
    <message>
      <source>Misses, open to a counter</source>
      <translation>Schlägt daneben und gibt sich eine Blöße</translation>
    </message>
    <message>
      <source>Mix</source>
      <translation>Mix</translation>
    </message>
    <message>
      <source>Momentum</source>
      <translation>Momentum</translation>
    </message>
    <message>
      <source>Money</source>
      <translation>Geld</translation>
    </message>
    <message>
      <source>Money and popularity</source>
      <translation>Geld und Popularität</translation>
    </message>
    <message>
      <source>Money at its end</source>
      <translation>Geld am Ende</translation>
    </message>
    <message>
      <source>Money by season</source>
      <translation>Geld nach Saisons</translation>
    </message>
    <message>
      <source>Money of a manager</source>
      <translation>Geld eines Managers</translation>
    </message>
    <message>
      <source>Money of every manager after each fight night</source>
      <translation>Geld jedes Managers nach jedem Kampfabend</translation>
    </message>
    <message>
      <source>Money of the managers</source>
      <translation>Geld der Manager</translation>
    </message>
    <message>
      <source>Money of the ring</source>
      <translation>Geld aus dem Ring</translation>
    </message>
    <message>
      <source>Money, dollars</source>
      <translation>Geld, Dollar</translation>
    </message>
    <message>
      <source>Months</source>
      <translation>Monate</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Mehr</translation>
    </message>
    <message>
      <source>More about this bout</source>
      <translation>Mehr zu diesem Kampf</translation>
    </message>
    <message>
      <source>More bouts are asked for at {arena} on night {night} than there are places.</source>
      <translation>In „{arena}“ sind an Abend {night} mehr Kämpfe gewünscht, als es Plätze gibt.</translation>
    </message>
    <message>
      <source>More bouts may be made on the night itself.</source>
      <translation>Am Abend selbst können weitere Kämpfe angesetzt werden.</translation>
    </message>
    <message>
      <source>More for {name}</source>
      <translation>Mehr zu {name}</translation>
    </message>
    <message>
      <source>Most bouts</source>
      <translation>Meiste Kämpfe</translation>
    </message>
    <message>
      <source>Most bouts on one arena's card</source>
      <translation>Höchstzahl Kämpfe je Arenakarte</translation>
    </message>
    <message>
      <source>Most damage</source>
      <translation>Größter Schaden</translation>
    </message>
    <message>
      <source>Most defences in a reign</source>
      <translation>Meiste Verteidigungen je Regentschaft</translation>
    </message>
    <message>
      <source>Most knockdowns in a bout</source>
      <translation>Meiste Niederschläge in einem Kampf</translation>
    </message>
    <message>
      <source>Most knockdowns scored</source>
      <translation>Meiste erzielte Niederschläge</translation>
    </message>
    <message>
      <source>Most stoppages in a row</source>
      <translation>Meiste vorzeitige Siege in Folge</translation>
    </message>
    <message>
      <source>Most titles won</source>
      <translation>Meiste Titelgewinne</translation>
    </message>
    <message>
      <source>Most wins</source>
      <translation>Meiste Siege</translation>
    </message>
    <message>
      <source>Most wins by knockout</source>
      <translation>Meiste Siege durch K. o.</translation>
    </message>
    <message>
      <source>Most wins inside the distance</source>
      <translation>Meiste vorzeitige Siege</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Trend</translation>
    </message>
    <message>
      <source>Move a rule</source>
      <translation>Regel verschieben</translation>
    </message>
    <message>
      <source>Move down</source>
      <translation>Nach unten</translation>
    </message>
    <message>
      <source>Move fighters</source>
      <translation>Boxer verschieben</translation>
    </message>
    <message>
      <source>Move manager {seat} down</source>
      <translation>Manager {seat} nach unten</translation>
    </message>
    <message>
      <source>Move manager {seat} up</source>
      <translation>Manager {seat} nach oben</translation>
    </message>
    <message>
      <source>Move the rule down</source>
      <translation>Die Regel nach unten schieben</translation>
    </message>
    <message>
      <source>Move the rule up</source>
      <translation>Die Regel nach oben schieben</translation>
    </message>
    <message>
      <source>Move up</source>
      <translation>Nach oben</translation>
    </message>
    <message>
      <source>Moving a bout</source>
      <translation>Kampf wird verlegt</translation>
    </message>
    <message>
      <source>My fighter</source>
      <translation>Mein Boxer</translation>
    </message>
    <message>
      <source>My fighters</source>
      <translation>Meine Boxer</translation>
    </message>
    <message>
      <source>My notes</source>
      <translation>Eigene Notizen</translation>
    </message>
    <message>
      <source>My set</source>
      <translation>Mein Set</translation>
    </message>
    <message>
      <source>My stable</source>
      <translation>Eigener Stall</translation>
    </message>
    <message>
      <source>NA</source>
      <translation>EI</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Name of manager {seat}</source>
      <translation>Name von Manager {seat}</translation>
    </message>
    <message>
      <source>Name of the league</source>
      <translation>Name der Liga</translation>
    </message>
    <message>
      <source>Name of the new league</source>
      <translation>Name der neuen Liga</translation>
    </message>
    <message>
      <source>Name of the person</source>
      <translation>Name der Person</translation>
    </message>
    <message>
      <source>Name of the plan</source>
      <translation>Name des Plans</translation>
    </message>
    <message>
      <source>Name of the promoter</source>
      <translation>Name des Promoters</translation>
    </message>
    <message>
      <source>Name of these filters:</source>
      <translation>Name dieser Filter:</translation>
    </message>
    <message>
      <source>Names, one to a line</source>
      <translation>Namen, einer pro Zeile</translation>
    </message>
    <message>
      <source>Nationality</source>
      <translation>Nationalität</translation>
    </message>
    <message>
      <source>Near ropes</source>
      <translation>Seile vorn</translation>
    </message>
    <message>
      <source>Needs more than</source>
      <translation>Nötig: mehr als</translation>
    </message>
    <message>
      <source>Neither of them is champion.</source>
      <translation>Keiner von beiden ist Champion.</translation>
    </message>
    <message>
      <source>Net</source>
      <translation>Netto</translation>
    </message>
    <message>
      <source>Never</source>
      <translation>Nie</translation>
    </message>
    <message>
      <source>Never reached: rule {before} decides whenever this one could.</source>
      <translation>Nie erreicht: Regel {before} entscheidet immer, wenn diese es könnte.</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Neu</translation>
    </message>
    <message>
      <source>New PIN</source>
      <translation>Neue PIN</translation>
    </message>
    <message>
      <source>New PIN again</source>
      <translation>Neue PIN wiederholen</translation>
    </message>
    <message>
      <source>New Plan</source>
      <translation>Neuer Plan</translation>
    </message>
    <message>
      <source>New fighter</source>
      <translation>Neuer Boxer</translation>
    </message>
    <message>
      <source>New league</source>
      <translation>Neue Liga</translation>
    </message>
    <message>
      <source>New league with these fighters…</source>
      <translation>Neue Liga mit diesen Boxern…</translation>
    </message>
    <message>
      <source>New leagues offer this set from now on.</source>
      <translation>Neue Ligen bieten dieses Set ab jetzt an.</translation>
    </message>
    <message>
      <source>New league…</source>
      <translation>Neue Liga…</translation>
    </message>
    <message>
      <source>New set</source>
      <translation>Neues Set</translation>
    </message>
    <message>
      <source>New share</source>
      <translation>Neuer Anteil</translation>
    </message>
    <message>
      <source>New share: {share} %</source>
      <translation>Neuer Anteil: {share} %</translation>
    </message>
    <message>
      <source>New tournament</source>
      <translation>Neues Turnier</translation>
    </message>
    <message>
      <source>New tournament…</source>
      <translation>Neues Turnier…</translation>
    </message>
    <message>
      <source>New: {text}</source>
      <translation>Neu: {text}</translation>
    </message>
    <message>
      <source>News</source>
      <translation>Nachrichten</translation>
    </message>
    <message>
      <source>News of the league</source>
      <translation>Neues aus der Liga</translation>
    </message>
    <message>
      <source>News of your fighters, and of you</source>
      <translation>Nachrichten über Ihre Boxer und Sie</translation>
    </message>
    <message>
      <source>News of your stable</source>
      <translation>Nachrichten aus Ihrem Stall</translation>
    </message>
    <message>
      <source>Next bout</source>
      <translation>Nächster Kampf</translation>
    </message>
    <message>
      <source>Next in line for it:</source>
      <translation>Als Nächste an der Reihe:</translation>
    </message>
    <message>
      <source>Next in the ring: {red} against {blue}, {terms}</source>
      <translation>Als Nächste im Ring: {red} gegen {blue}, {terms}</translation>
    </message>
    <message>
      <source>Next manager: {name}</source>
      <translation>Nächster Manager: {name}</translation>
    </message>
    <message>
      <source>Next mistake</source>
      <translation>Nächster Fehler</translation>
    </message>
    <message>
      <source>Next mistake (F8)</source>
      <translation>Nächster Fehler (F8)</translation>
    </message>
    <message>
      <source>Next night</source>
      <translation>Nächster Abend</translation>
    </message>
    <message>
      <source>Next nights</source>
      <translation>Nächste Abende</translation>
    </message>
    <message>
      <source>Next own bout</source>
      <translation>Nächste Ansetzung</translation>
    </message>
    <message>
      <source>Next: {name}, promoter</source>
      <translation>Als Nächstes: {name}, Promoter</translation>
    </message>
    <message>
      <source>Nickname</source>
      <translation>Spitzname</translation>
    </message>
    <message>
      <source>Night</source>
      <translation>Abend</translation>
    </message>
    <message>
      <source>Night {night}</source>
      <translation>Abend {night}</translation>
    </message>
    <message>
      <source>Night {night} at {arena}, {rounds} rounds. He is {record}, POP {pop}.</source>
      <translation>Abend {night} in „{arena}“, {rounds} Runden. Seine Bilanz: {record}, POP {pop}.</translation>
    </message>
    <message>
      <source>Night {night} is over; rankings are drawn up.</source>
      <translation>Abend {night} ist vorbei; die Ranglisten werden erstellt.</translation>
    </message>
    <message>
      <source>Night {night} is over; the next is night {next}.</source>
      <translation>Abend {night} ist vorbei; der nächste ist Abend {next}.</translation>
    </message>
    <message>
      <source>Night {night} of {nights}</source>
      <translation>Abend {night} von {nights}</translation>
    </message>
    <message>
      <source>Night {night}, bouts: {bouts}</source>
      <translation>Abend {night}, Kämpfe: {bouts}</translation>
    </message>
    <message>
      <source>Night {night}, no bout</source>
      <translation>Abend {night}, kein Kampf</translation>
    </message>
    <message>
      <source>Night {night}, on by damage</source>
      <translation>Abend {night}, weiter durch Schaden</translation>
    </message>
    <message>
      <source>Night {night}, on by dice</source>
      <translation>Abend {night}, weiter durch Würfel</translation>
    </message>
    <message>
      <source>Night {night}, on by punches landed</source>
      <translation>Abend {night}, weiter durch Treffer</translation>
    </message>
    <message>
      <source>Night {night}, on the card</source>
      <translation>Abend {night}, auf der Karte</translation>
    </message>
    <message>
      <source>Night {night}, to come</source>
      <translation>Abend {night}, steht bevor</translation>
    </message>
    <message>
      <source>Night {night}, tonight</source>
      <translation>Abend {night}, heute</translation>
    </message>
    <message>
      <source>Night {night}, {arena}</source>
      <translation>Abend {night}, {arena}</translation>
    </message>
    <message>
      <source>Night {night}: {name}</source>
      <translation>Abend {night}: {name}</translation>
    </message>
    <message>
      <source>Night {night}: {rating} +1</source>
      <translation>Abend {night}: {rating} +1</translation>
    </message>
    <message>
      <source>Night {night}: {red} against {blue}. Everything after it is worked out anew.</source>
      <translation>Abend {night}: {red} gegen {blue}. Alles danach wird neu berechnet.</translation>
    </message>
    <message>
      <source>Night {night}: {red} – {blue}</source>
      <translation>Abend {night}: {red} – {blue}</translation>
    </message>
    <message>
      <source>Night {night}: {result}</source>
      <translation>Abend {night}: {result}</translation>
    </message>
    <message>
      <source>Nights</source>
      <translation>Abende</translation>
    </message>
    <message>
      <source>Nights closed</source>
      <translation>Abgeschlossene Abende</translation>
    </message>
    <message>
      <source>Nights since</source>
      <translation>Abende seither</translation>
    </message>
    <message>
      <source>Nights {first} to {last}</source>
      <translation>Abende {first} bis {last}</translation>
    </message>
    <message>
      <source>Nine segments of 20 seconds (G4): who led, inside or outside (G17, G19), what landed, what else happened. Hatched ones the clock has lost (G81).</source>
      <translation>Neun Abschnitte von 20 Sekunden (G4): wer führte, innen oder außen (G17, G19), was traf, was sonst geschah. Schraffierte hat die Uhr verloren (G81).</translation>
    </message>
    <message>
      <source>No Defense, referee {drawn}: goes on</source>
      <translation>Keine Abwehr, Ringrichter {drawn}: es geht weiter</translation>
    </message>
    <message>
      <source>No Defense, referee {drawn}: stopped</source>
      <translation>Keine Abwehr, Ringrichter {drawn}: abgebrochen</translation>
    </message>
    <message>
      <source>No Edge</source>
      <translation>Kein Vorteil</translation>
    </message>
    <message>
      <source>No advice while both look: the other would read it.</source>
      <translation>Kein Rat, solange beide hinsehen: Der andere läse mit.</translation>
    </message>
    <message>
      <source>No answer to your offer: {mine} against {other}, night {night}.</source>
      <translation>Keine Antwort auf Ihr Angebot: {mine} gegen {other}, Abend {night}.</translation>
    </message>
    <message>
      <source>No backpedaling: he is trapped ({rule}).</source>
      <translation>Kein Rückwärtsgang: Er sitzt in der Falle ({rule}).</translation>
    </message>
    <message>
      <source>No bid</source>
      <translation>Kein Gebot</translation>
    </message>
    <message>
      <source>No book changes: no money, no record, no rank.</source>
      <translation>Kein Buch ändert sich: kein Geld, keine Bilanz, kein Rang.</translation>
    </message>
    <message>
      <source>No bout has been boxed yet.</source>
      <translation>Noch ist kein Kampf geboxt worden.</translation>
    </message>
    <message>
      <source>No bout has been fought yet. Records are made from the first one on.</source>
      <translation>Noch ist kein Kampf ausgetragen. Rekorde gibt es ab dem ersten.</translation>
    </message>
    <message>
      <source>No bout is made for this night yet. Most are agreed on when the night begins.</source>
      <translation>Für diesen Abend ist noch kein Kampf vereinbart. Die meisten werden erst zu Beginn des Abends verabredet.</translation>
    </message>
    <message>
      <source>No bout is made or offered for these nights.</source>
      <translation>Für diese Abende ist kein Kampf angesetzt oder angeboten.</translation>
    </message>
    <message>
      <source>No bout made</source>
      <translation>Kein Kampf vereinbart</translation>
    </message>
    <message>
      <source>No bout to approve yet.</source>
      <translation>Noch kein Kampf zu genehmigen.</translation>
    </message>
    <message>
      <source>No bout was fought yet.</source>
      <translation>Noch wurde kein Kampf ausgetragen.</translation>
    </message>
    <message>
      <source>No bout yet</source>
      <translation>Noch kein Kampf</translation>
    </message>
    <message>
      <source>No bout, no chances.</source>
      <translation>Kein Kampf, keine Chancen.</translation>
    </message>
    <message>
      <source>No cap</source>
      <translation>Ohne Grenze</translation>
    </message>
    <message>
      <source>No card read yet</source>
      <translation>Noch keine Karte gelesen</translation>
    </message>
    <message>
      <source>No clinch</source>
      <translation>Kein Clinch</translation>
    </message>
    <message>
      <source>No clinch: barred after the last one ({rule}).</source>
      <translation>Kein Clinch: nach dem letzten gesperrt ({rule}).</translation>
    </message>
    <message>
      <source>No clock</source>
      <translation>Keine Uhr</translation>
    </message>
    <message>
      <source>No condition: the rule holds throughout the bout.</source>
      <translation>Keine Bedingung: Die Regel gilt den ganzen Kampf.</translation>
    </message>
    <message>
      <source>No contest</source>
      <translation>Ohne Wertung</translation>
    </message>
    <message>
      <source>No contest with {opponent}</source>
      <translation>Ohne Wertung gegen {opponent}</translation>
    </message>
    <message>
      <source>No corner does better against the program with these cards than the program itself does.</source>
      <translation>Keine Ecke schneidet mit diesen Karten gegen das Programm besser ab als das Programm selbst.</translation>
    </message>
    <message>
      <source>No cut</source>
      <translation>Kein Cut</translation>
    </message>
    <message>
      <source>No deal has lost money.</source>
      <translation>Kein Geschäft mit Verlust.</translation>
    </message>
    <message>
      <source>No deal has paid yet.</source>
      <translation>Noch kein Geschäft mit Gewinn.</translation>
    </message>
    <message>
      <source>No dice thrown yet</source>
      <translation>Noch keine Würfel gefallen</translation>
    </message>
    <message>
      <source>No die has been thrown yet.</source>
      <translation>Noch ist kein Würfel gefallen.</translation>
    </message>
    <message>
      <source>No exhibition has been boxed yet.</source>
      <translation>Noch ist kein Schaukampf geboxt worden.</translation>
    </message>
    <message>
      <source>No fight night is over yet.</source>
      <translation>Noch ist kein Kampfabend vorbei.</translation>
    </message>
    <message>
      <source>No fight plan</source>
      <translation>Kein Kampfplan</translation>
    </message>
    <message>
      <source>No fighter of his has won a title.</source>
      <translation>Keiner seiner Boxer hat einen Titel gewonnen.</translation>
    </message>
    <message>
      <source>No hook can land</source>
      <translation>Kein Haken kann treffen</translation>
    </message>
    <message>
      <source>No injuries</source>
      <translation>Keine Verletzungen</translation>
    </message>
    <message>
      <source>No league is open.</source>
      <translation>Keine Liga ist geöffnet.</translation>
    </message>
    <message>
      <source>No longer in doubt</source>
      <translation>Nicht mehr zweifelhaft</translation>
    </message>
    <message>
      <source>No manager</source>
      <translation>Kein Manager</translation>
    </message>
    <message>
      <source>No marks yet</source>
      <translation>Noch keine Spuren</translation>
    </message>
    <message>
      <source>No money has moved here yet.</source>
      <translation>Hier ist noch kein Geld geflossen.</translation>
    </message>
    <message>
      <source>No money has moved yet.</source>
      <translation>Es ist noch kein Geld geflossen.</translation>
    </message>
    <message>
      <source>No more bids on this lot (Alt+P)</source>
      <translation>Keine Gebote mehr auf dieses Los (Alt+P)</translation>
    </message>
    <message>
      <source>No other bout system is installed: his ratings are his card.</source>
      <translation>Kein anderes Kampfsystem ist installiert: seine Werte sind seine Karte.</translation>
    </message>
    <message>
      <source>No pace</source>
      <translation>Kein Tempo</translation>
    </message>
    <message>
      <source>No purse, no record, no popularity; but both will need their rest.</source>
      <translation>Keine Börse, keine Bilanz, keine Popularität; aber beide müssen sich ausruhen.</translation>
    </message>
    <message>
      <source>No reason given</source>
      <translation>Ohne Begründung</translation>
    </message>
    <message>
      <source>No room behind him</source>
      <translation>Kein Platz hinter ihm</translation>
    </message>
    <message>
      <source>No room behind you</source>
      <translation>Kein Platz hinter Ihnen</translation>
    </message>
    <message>
      <source>No row passes the filter.</source>
      <translation>Keine Zeile passt zum Filter.</translation>
    </message>
    <message>
      <source>No rule holds these words. Try fewer of them, or only their beginnings.</source>
      <translation>Keine Regel enthält diese Wörter. Weniger Wörter oder nur Wortanfänge versuchen.</translation>
    </message>
    <message>
      <source>No rule yet; the program decides everything.</source>
      <translation>Noch keine Regel; das Programm entscheidet alles.</translation>
    </message>
    <message>
      <source>No rush</source>
      <translation>Kein Ansturm</translation>
    </message>
    <message>
      <source>No setting fits this.</source>
      <translation>Keine Einstellung passt dazu.</translation>
    </message>
    <message>
      <source>No stamina for {move}</source>
      <translation>Keine Kondition für {move}</translation>
    </message>
    <message>
      <source>No stamina to strike with</source>
      <translation>Keine Kondition zum Schlagen</translation>
    </message>
    <message>
      <source>No strategy</source>
      <translation>Keine Strategie</translation>
    </message>
    <message>
      <source>No tactic</source>
      <translation>Keine Taktik</translation>
    </message>
    <message>
      <source>No tournament has been drawn yet. The first one for the title crowns the first champion.</source>
      <translation>Noch ist kein Turnier ausgelost. Das erste um den Titel kürt den ersten Champion.</translation>
    </message>
    <message>
      <source>No tying up: he clinches as it is ({rule}).</source>
      <translation>Klammern als Strategie gibt es nicht: er klammert ohnehin ({rule}).</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>Nr.</translation>
    </message>
    <message>
      <source>No. {bout}</source>
      <translation>Nr. {bout}</translation>
    </message>
    <message>
      <source>No. {rank}</source>
      <translation>Nr. {rank}</translation>
    </message>
    <message>
      <source>Nobody</source>
      <translation>Niemand</translation>
    </message>
    <message>
      <source>Nobody boxed on this night.</source>
      <translation>An diesem Abend boxte niemand.</translation>
    </message>
    <message>
      <source>Nobody has been inducted yet: great careers take time.</source>
      <translation>Noch ist niemand aufgenommen: Große Laufbahnen brauchen Zeit.</translation>
    </message>
    <message>
      <source>Nobody has bid yet.</source>
      <translation>Noch hat niemand geboten.</translation>
    </message>
    <message>
      <source>Nobody has more</source>
      <translation>Niemand hat mehr</translation>
    </message>
    <message>
      <source>Nobody has points yet.</source>
      <translation>Noch hat niemand Punkte.</translation>
    </message>
    <message>
      <source>Nobody has taken a seat yet.</source>
      <translation>Noch hat niemand Platz genommen.</translation>
    </message>
    <message>
      <source>Nobody has won it yet</source>
      <translation>Noch nie gewonnen</translation>
    </message>
    <message>
      <source>Nobody in control</source>
      <translation>Niemand hat die Kontrolle</translation>
    </message>
    <message>
      <source>Nobody is billed for this night yet. Bouts are made on the matchmaker's page.</source>
      <translation>Für diesen Abend ist noch niemand angekündigt. Kämpfe werden auf der Seite Matchmaker angesetzt.</translation>
    </message>
    <message>
      <source>Nobody is booked</source>
      <translation>Niemand ist gebucht</translation>
    </message>
    <message>
      <source>Nobody is chosen</source>
      <translation>Niemand ausgewählt</translation>
    </message>
    <message>
      <source>Nobody is ranked before his first bout.</source>
      <translation>Vor seinem ersten Kampf hat niemand einen Rang.</translation>
    </message>
    <message>
      <source>Nobody is ranked before the first champion is crowned.</source>
      <translation>Bevor der erste Champion gekürt ist, hat niemand einen Rang.</translation>
    </message>
    <message>
      <source>Nobody is ranked yet.</source>
      <translation>Noch niemand hat einen Rang.</translation>
    </message>
    <message>
      <source>Nobody is seated</source>
      <translation>Kein Platz ist besetzt</translation>
    </message>
    <message>
      <source>Nobody moves; no hook can land</source>
      <translation>Niemand bewegt sich; kein Haken kann treffen</translation>
    </message>
    <message>
      <source>Nobody sits at the keyboard.</source>
      <translation>Niemand sitzt an der Tastatur.</translation>
    </message>
    <message>
      <source>Nobody strikes, a stamina comes back; a foul from the third on</source>
      <translation>Niemand schlägt, ein Punkt Kondition kommt zurück; ab dem dritten Mal ein Foul</translation>
    </message>
    <message>
      <source>Nobody was champion at the end.</source>
      <translation>Am Ende war niemand Champion.</translation>
    </message>
    <message>
      <source>Nobody who could decide the rest is called “{named}”.</source>
      <translation>Niemand, der den Rest entscheiden könnte, heißt „{named}“.</translation>
    </message>
    <message>
      <source>Nobody wrote down the single punches of this bout.</source>
      <translation>Die einzelnen Schläge dieses Kampfes hat niemand aufgeschrieben.</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Keine</translation>
    </message>
    <message>
      <source>None of your fighters has a bout to come.</source>
      <translation>Keiner Ihrer Boxer hat einen Kampf vor sich.</translation>
    </message>
    <message>
      <source>None of your fighters has a bout to come. Find one on the matchmaker's page.</source>
      <translation>Keiner Ihrer Boxer hat einen Kampf vor sich. Auf der Seite Matchmaker lässt sich einer finden.</translation>
    </message>
    <message>
      <source>None so far</source>
      <translation>Noch keine</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Normal</translation>
    </message>
    <message>
      <source>Normal pace</source>
      <translation>Normales Tempo</translation>
    </message>
    <message>
      <source>Nose bleeds</source>
      <translation>Die Nase blutet</translation>
    </message>
    <message>
      <source>Not all settings could be read; these are at their defaults now: {names}.</source>
      <translation>Nicht alle Einstellungen waren lesbar; diese haben jetzt ihren Standardwert: {names}.</translation>
    </message>
    <message>
      <source>Not allowed</source>
      <translation>Nicht erlaubt</translation>
    </message>
    <message>
      <source>Not begun yet</source>
      <translation>Noch nicht begonnen</translation>
    </message>
    <message>
      <source>Not found: {path}</source>
      <translation>Nicht gefunden: {path}</translation>
    </message>
    <message>
      <source>Not known</source>
      <translation>Unbekannt</translation>
    </message>
    <message>
      <source>Not over yet</source>
      <translation>Noch nicht vorbei</translation>
    </message>
    <message>
      <source>Not rested by then, so that their first bouts wait: {names}.</source>
      <translation>Bis dahin nicht ausgeruht, sodass ihre ersten Kämpfe warten: {names}.</translation>
    </message>
    <message>
      <source>Not saved: the disk is full</source>
      <translation>Nicht gespeichert: Datenträger voll</translation>
    </message>
    <message>
      <source>Not saved: the file cannot be written</source>
      <translation>Nicht gespeichert: Datei nicht beschreibbar</translation>
    </message>
    <message>
      <source>Not yet: {bouts} of {needed} bouts, {losses} of {losses_needed} losses in a row</source>
      <translation>Noch nicht: {bouts} von {needed} Kämpfen, {losses} von {losses_needed} Niederlagen in Folge</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Anmerkung</translation>
    </message>
    <message>
      <source>Note on the plan</source>
      <translation>Anmerkung zum Plan</translation>
    </message>
    <message>
      <source>Nothing</source>
      <translation>Nichts</translation>
    </message>
    <message>
      <source>Nothing changes on his card</source>
      <translation>Auf seiner Karte ändert sich nichts</translation>
    </message>
    <message>
      <source>Nothing fits this.</source>
      <translation>Hierzu passt nichts.</translation>
    </message>
    <message>
      <source>Nothing has been fought yet.</source>
      <translation>Noch ist nichts ausgetragen.</translation>
    </message>
    <message>
      <source>Nothing has been measured for this bout system.</source>
      <translation>Für dieses Kampfsystem ist nichts gemessen.</translation>
    </message>
    <message>
      <source>Nothing has happened since your last turn.</source>
      <translation>Seit Ihrem letzten Zug ist nichts geschehen.</translation>
    </message>
    <message>
      <source>Nothing is asked now</source>
      <translation>Jetzt ist nichts gefragt</translation>
    </message>
    <message>
      <source>Nothing is chosen yet: say what he is to do.</source>
      <translation>Noch ist nichts gewählt: Was soll er tun?</translation>
    </message>
    <message>
      <source>Nothing is different yet.</source>
      <translation>Noch ist nichts anders.</translation>
    </message>
    <message>
      <source>Nothing is in doubt: everything stands by the rules.</source>
      <translation>Nichts ist zweifelhaft: Alles entspricht den Regeln.</translation>
    </message>
    <message>
      <source>Nothing is kept: all is forgotten when the program ends.</source>
      <translation>Nichts wird behalten: Mit dem Ende des Programms ist alles vergessen.</translation>
    </message>
    <message>
      <source>Nothing is wrong with him</source>
      <translation>Mit ihm ist alles in Ordnung</translation>
    </message>
    <message>
      <source>Nothing is wrong: file, books, journal and every bout agree.</source>
      <translation>Alles in Ordnung: Datei, Bücher, Journal und jeder Kampf stimmen überein.</translation>
    </message>
    <message>
      <source>Nothing made yet</source>
      <translation>Noch nichts vereinbart</translation>
    </message>
    <message>
      <source>Nothing more</source>
      <translation>Nichts weiter</translation>
    </message>
    <message>
      <source>Nothing of the kind has been in the news.</source>
      <translation>Nichts dergleichen war in den Nachrichten.</translation>
    </message>
    <message>
      <source>Nothing of the kind has happened.</source>
      <translation>Nichts dergleichen ist geschehen.</translation>
    </message>
    <message>
      <source>Nothing of the kind was written.</source>
      <translation>Nichts dergleichen wurde geschrieben.</translation>
    </message>
    <message>
      <source>Nothing out of the ordinary has happened yet.</source>
      <translation>Noch ist nichts Außergewöhnliches geschehen.</translation>
    </message>
    <message>
      <source>Nothing to do again</source>
      <translation>Nichts wiederherzustellen</translation>
    </message>
    <message>
      <source>Nothing to note in this round</source>
      <translation>In dieser Runde nichts zu vermerken</translation>
    </message>
    <message>
      <source>Nothing to sum up yet.</source>
      <translation>Noch ist nichts zu summieren.</translation>
    </message>
    <message>
      <source>Nothing to undo</source>
      <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
      <source>Nothing waits for the promoter.</source>
      <translation>Auf den Promoter wartet nichts.</translation>
    </message>
    <message>
      <source>Nothing waits for you. When you are ready, continue.</source>
      <translation>Nichts wartet auf Sie. Weiter, wenn alles bereit ist.</translation>
    </message>
    <message>
      <source>Nothing yet. From the second victory in a row on, every victory may add a point.</source>
      <translation>Noch nichts. Ab dem zweiten Sieg in Folge kann jeder Sieg einen Punkt bringen.</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>Jetzt</translation>
    </message>
    <message>
      <source>Now every decision is weighed…</source>
      <translation>Jetzt wird jede Entscheidung gewogen…</translation>
    </message>
    <message>
      <source>Now it is a gash: {place}</source>
      <translation>Jetzt ist es eine Platzwunde: {place}</translation>
    </message>
    <message>
      <source>Number</source>
      <translation>Zahl</translation>
    </message>
    <message>
      <source>Of a hundred bouts so many are won by the red and by the blue corner.</source>
      <translation>So viele von hundert Kämpfen gewinnt die rote und die blaue Ecke.</translation>
    </message>
    <message>
      <source>Of the fighters in his stable</source>
      <translation>Der Boxer in seinem Stall</translation>
    </message>
    <message>
      <source>Of the fighters in his stable now</source>
      <translation>Der Boxer, die jetzt in seinem Stall sind</translation>
    </message>
    <message>
      <source>Of the rare events one at most happens in a bout (G80). Referee and judges have ways of their own if that is agreed (G97).</source>
      <translation>Von den seltenen Ereignissen geschieht in einem Kampf höchstens eines (G80). Ringrichter und Punktrichter haben ihre Eigenheiten, wenn das vereinbart ist (G97).</translation>
    </message>
    <message>
      <source>Offer: {red} against {blue}</source>
      <translation>Angebot: {red} gegen {blue}</translation>
    </message>
    <message>
      <source>Offered, waits for {name}.</source>
      <translation>Angeboten, wartet auf {name}.</translation>
    </message>
    <message>
      <source>Offers</source>
      <translation>Angebote</translation>
    </message>
    <message>
      <source>Offers and deals between other managers say nothing to you.</source>
      <translation>Angebote und Händel zwischen anderen Managern bleiben verborgen.</translation>
    </message>
    <message>
      <source>Office</source>
      <translation>Büro</translation>
    </message>
    <message>
      <source>Officials</source>
      <translation>Offizielle</translation>
    </message>
    <message>
      <source>Officials with ways of their own</source>
      <translation>Offizielle mit Eigenheiten</translation>
    </message>
    <message>
      <source>Old injuries get worse</source>
      <translation>Alte Verletzungen werden schlimmer</translation>
    </message>
    <message>
      <source>Old injury</source>
      <translation>Alte Verletzung</translation>
    </message>
    <message>
      <source>Old school</source>
      <translation>Alte Schule</translation>
    </message>
    <message>
      <source>Older news</source>
      <translation>Ältere Nachrichten</translation>
    </message>
    <message>
      <source>On night</source>
      <translation>An Abend</translation>
    </message>
    <message>
      <source>On the ropes</source>
      <translation>An den Seilen</translation>
    </message>
    <message>
      <source>On the ropes himself</source>
      <translation>Selbst an den Seilen</translation>
    </message>
    <message>
      <source>On the same bill</source>
      <translation>Im selben Programm</translation>
    </message>
    <message>
      <source>On this lot, as in its own seats</source>
      <translation>Auf dieses Los, wie auf seinen eigenen Plätzen</translation>
    </message>
    <message>
      <source>Once more</source>
      <translation>Noch einmal</translation>
    </message>
    <message>
      <source>One bout between any two: against a friend at this keyboard, against the program, or watched.</source>
      <translation>Ein Kampf zwischen zwei beliebigen Boxern: gegen einen Freund an dieser Tastatur, gegen das Programm oder zum Zusehen.</translation>
    </message>
    <message>
      <source>One by one, behind a curtain</source>
      <translation>Nacheinander, mit Vorhang</translation>
    </message>
    <message>
      <source>One choice</source>
      <translation>Eine Wahl</translation>
    </message>
    <message>
      <source>One class for all — or names with commas: Heavyweight, Middleweight</source>
      <translation>Eine Klasse für alle — oder Namen mit Kommas: Schwergewicht, Mittelgewicht</translation>
    </message>
    <message>
      <source>One event back</source>
      <translation>Ein Ereignis zurück</translation>
    </message>
    <message>
      <source>One event on</source>
      <translation>Ein Ereignis weiter</translation>
    </message>
    <message>
      <source>One less for each win so far</source>
      <translation>Eins weniger je bisherigem Sieg</translation>
    </message>
    <message>
      <source>One man in each corner</source>
      <translation>Ein Mann in jeder Ecke</translation>
    </message>
    <message>
      <source>One month, to night {night}</source>
      <translation>Einen Monat, bis Abend {night}</translation>
    </message>
    <message>
      <source>One more for each loss so far</source>
      <translation>Eins mehr je bisheriger Niederlage</translation>
    </message>
    <message>
      <source>One move more to watch for in each clash of the round</source>
      <translation>In jedem Gang der Runde ein Kniff mehr, auf den er achtet</translation>
    </message>
    <message>
      <source>One name to a line; the ratings of each are rolled by the rules.</source>
      <translation>Ein Name pro Zeile; die Werte werden jeweils nach den Regeln ausgewürfelt.</translation>
    </message>
    <message>
      <source>One of them is champion, or the title is vacant</source>
      <translation>Einer von ihnen ist Champion, oder der Titel ist vakant</translation>
    </message>
    <message>
      <source>One pairing</source>
      <translation>Eine Paarung</translation>
    </message>
    <message>
      <source>One punch before a clinch</source>
      <translation>Ein Schlag vor dem Klammern</translation>
    </message>
    <message>
      <source>One taken off: {helps} %</source>
      <translation>Eine weg: {helps} %</translation>
    </message>
    <message>
      <source>One-punch power</source>
      <translation>Schlagkraft</translation>
    </message>
    <message>
      <source>Ones {face}</source>
      <translation>Einer {face}</translation>
    </message>
    <message numerus="yes">
      <source>Only %n of the best {wanted} can enter. {reason}</source>
      <translation>
        <numerusform>Nur %n der besten {wanted} kann antreten. {reason}</numerusform>
        <numerusform>Nur %n der besten {wanted} können antreten. {reason}</numerusform>
      </translation>
    </message>
    <message>
      <source>Only for {name}</source>
      <translation>Nur für {name}</translation>
    </message>
    <message>
      <source>Only mine</source>
      <translation>Nur meine</translation>
    </message>
    <message>
      <source>Only over {lengths} rounds: {reason}</source>
      <translation>Nur über {lengths} Runden: {reason}</translation>
    </message>
    <message>
      <source>Only the best by ranking</source>
      <translation>Nur die Besten nach Rangliste</translation>
    </message>
    <message>
      <source>Only the promoter corrects results.</source>
      <translation>Nur der Promoter berichtigt Ergebnisse.</translation>
    </message>
    <message>
      <source>Only the promoter may move or cancel a bout that is made.</source>
      <translation>Nur der Promoter darf einen angesetzten Kampf verlegen oder absagen.</translation>
    </message>
    <message>
      <source>Only the promoter, {name}, can draw a tournament.</source>
      <translation>Nur der Promoter, {name}, kann ein Turnier auslosen.</translation>
    </message>
    <message>
      <source>Only what counts</source>
      <translation>Nur was gilt</translation>
    </message>
    <message>
      <source>Only what matters (Alt+1)</source>
      <translation>Nur was zählt (Alt+1)</translation>
    </message>
    <message>
      <source>Only you are waited for</source>
      <translation>Es wird nur auf dich gewartet</translation>
    </message>
    <message>
      <source>Only you see these notes. They stay on this computer and are not part of the league.</source>
      <translation>Diese Notizen sind nur hier zu sehen. Sie bleiben auf diesem Computer und gehören nicht zur Liga.</translation>
    </message>
    <message>
      <source>Only {name} works at this desk. Ask for what you think is wrong.</source>
      <translation>An diesem Schreibtisch arbeitet nur {name}. Was falsch scheint, dort zur Sprache bringen.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Open &amp;recent</source>
      <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
      <source>Open a copy of a shipped set</source>
      <translation>Kopie eines mitgelieferten Sets öffnen</translation>
    </message>
    <message>
      <source>Open a fight plan</source>
      <translation>Kampfplan öffnen</translation>
    </message>
    <message>
      <source>Open a fighter set</source>
      <translation>Boxer-Set öffnen</translation>
    </message>
    <message>
      <source>Open a file</source>
      <translation>Datei öffnen</translation>
    </message>
    <message>
      <source>Open a league</source>
      <translation>Liga öffnen</translation>
    </message>
    <message>
      <source>Open a league…</source>
      <translation>Liga öffnen…</translation>
    </message>
    <message>
      <source>Open a set from a file…</source>
      <translation>Set aus einer Datei öffnen…</translation>
    </message>
    <message>
      <source>Open after every round</source>
      <translation>Offen nach jeder Runde</translation>
    </message>
    <message>
      <source>Open cut</source>
      <translation>Offener Cut</translation>
    </message>
    <message>
      <source>Open it now</source>
      <translation>Jetzt öffnen</translation>
    </message>
    <message>
      <source>Open the &amp;sample league</source>
      <translation>Be&amp;ispielliga öffnen</translation>
    </message>
    <message>
      <source>Open the bids</source>
      <translation>Gebote öffnen</translation>
    </message>
    <message>
      <source>Open the curtain, go on, enter what was typed</source>
      <translation>Den Vorhang öffnen, weitergehen, Getipptes eingeben</translation>
    </message>
    <message>
      <source>Open the doors</source>
      <translation>Türen öffnen</translation>
    </message>
    <message>
      <source>Open the folder</source>
      <translation>Ordner öffnen</translation>
    </message>
    <message>
      <source>Open the last league at the start</source>
      <translation>Beim Start die letzte Liga öffnen</translation>
    </message>
    <message>
      <source>Open the sample league</source>
      <translation>Beispielliga öffnen</translation>
    </message>
    <message>
      <source>Open to a popularity of {together} together, or {high} alone; {red} has {red_has} and {blue} {blue_has}, together {has_together}.</source>
      <translation>Offen ab einer Popularität von zusammen {together} oder {high} allein; {red} hat {red_has} und {blue} {blue_has}, zusammen {has_together}.</translation>
    </message>
    <message>
      <source>Open to a popularity of {together} together, or {high} beside {low}; {red} has {red_has} and {blue} {blue_has}, together {has_together}.</source>
      <translation>Offen ab einer Popularität von zusammen {together} oder {high} neben {low}; {red} hat {red_has} und {blue} {blue_has}, zusammen {has_together}.</translation>
    </message>
    <message>
      <source>Open to everybody</source>
      <translation>Offen für alle</translation>
    </message>
    <message>
      <source>Opening the doors</source>
      <translation>Türen werden geöffnet</translation>
    </message>
    <message>
      <source>Opening {file}…</source>
      <translation>{file} wird geöffnet…</translation>
    </message>
    <message>
      <source>Openings {opening} %, your counter lands {counter} %</source>
      <translation>Blößen {opening} %, Ihr Konter trifft {counter} %</translation>
    </message>
    <message>
      <source>Openly, for all to see</source>
      <translation>Offen, für alle sichtbar</translation>
    </message>
    <message>
      <source>Opens a counter (CPW)</source>
      <translation>Blöße für Konter (CPW)</translation>
    </message>
    <message>
      <source>Open…</source>
      <translation>Öffnen…</translation>
    </message>
    <message>
      <source>Opponent</source>
      <translation>Gegner</translation>
    </message>
    <message>
      <source>Opponent backpedaling</source>
      <translation>Gegner im Rückwärtsgang</translation>
    </message>
    <message>
      <source>Opponent boxed last</source>
      <translation>Gegner boxte zuletzt</translation>
    </message>
    <message>
      <source>Opponent boxes</source>
      <translation>Gegner boxt</translation>
    </message>
    <message>
      <source>Opponent clinching</source>
      <translation>Gegner klammert</translation>
    </message>
    <message>
      <source>Opponent covered up last</source>
      <translation>Gegner deckte sich zuletzt ab</translation>
    </message>
    <message>
      <source>Opponent covering up</source>
      <translation>Gegner in der Doppeldeckung</translation>
    </message>
    <message>
      <source>Opponent fatigued</source>
      <translation>Gegner müde</translation>
    </message>
    <message>
      <source>Opponent goes down at</source>
      <translation>Gegner geht zu Boden bis</translation>
    </message>
    <message>
      <source>Opponent hurt</source>
      <translation>Gegner angeschlagen</translation>
    </message>
    <message>
      <source>Opponent lands up to</source>
      <translation>Gegner trifft bis</translation>
    </message>
    <message>
      <source>Opponent on the ropes</source>
      <translation>Gegner an den Seilen</translation>
    </message>
    <message>
      <source>Opponent past his best rounds</source>
      <translation>Gegner über seine besten Runden hinaus</translation>
    </message>
    <message>
      <source>Opponent pressed last</source>
      <translation>Gegner drängte zuletzt</translation>
    </message>
    <message>
      <source>Opponent shaken</source>
      <translation>Gegner angeschlagen</translation>
    </message>
    <message>
      <source>Opponent tired</source>
      <translation>Gegner müde</translation>
    </message>
    <message>
      <source>Opponent trapped</source>
      <translation>Gegner in der Falle</translation>
    </message>
    <message>
      <source>Opponent was down in this round</source>
      <translation>Gegner war in dieser Runde am Boden</translation>
    </message>
    <message>
      <source>Opponent weary</source>
      <translation>Gegner erschöpft</translation>
    </message>
    <message>
      <source>Opponent worn out</source>
      <translation>Gegner verbraucht</translation>
    </message>
    <message>
      <source>Opponent's Cunning dice</source>
      <translation>Schläuewürfel des Gegners</translation>
    </message>
    <message>
      <source>Opponent's Defense dice</source>
      <translation>Abwehrwürfel des Gegners</translation>
    </message>
    <message>
      <source>Opponent's Endurance</source>
      <translation>Ausdauer des Gegners</translation>
    </message>
    <message>
      <source>Opponent's Endurance in percent</source>
      <translation>Ausdauer des Gegners in Prozent</translation>
    </message>
    <message>
      <source>Opponent's Endurance lost in this round</source>
      <translation>Ausdauer, die der Gegner in dieser Runde verlor</translation>
    </message>
    <message>
      <source>Opponent's Might dice</source>
      <translation>Wuchtwürfel des Gegners</translation>
    </message>
    <message>
      <source>Opponent's Speed dice</source>
      <translation>Schnelligkeitswürfel des Gegners</translation>
    </message>
    <message>
      <source>Opponent's beatings</source>
      <translation>Abreibungen des Gegners</translation>
    </message>
    <message>
      <source>Opponent's bleeding</source>
      <translation>Bluten des Gegners</translation>
    </message>
    <message>
      <source>Opponent's chin</source>
      <translation>Kinn des Gegners</translation>
    </message>
    <message>
      <source>Opponent's clinches</source>
      <translation>Klammern des Gegners</translation>
    </message>
    <message>
      <source>Opponent's control</source>
      <translation>Kontrolle des Gegners</translation>
    </message>
    <message>
      <source>Opponent's cut open</source>
      <translation>Cut des Gegners offen</translation>
    </message>
    <message>
      <source>Opponent's cuts so far</source>
      <translation>Bisherige Cuts des Gegners</translation>
    </message>
    <message>
      <source>Opponent's deep cuts</source>
      <translation>Tiefe Cuts des Gegners</translation>
    </message>
    <message>
      <source>Opponent's dice lost</source>
      <translation>Verlorene Würfel des Gegners</translation>
    </message>
    <message>
      <source>Opponent's fouls</source>
      <translation>Fouls des Gegners</translation>
    </message>
    <message>
      <source>Opponent's fouls the referee saw</source>
      <translation>Vom Ringrichter gesehene Fouls des Gegners</translation>
    </message>
    <message>
      <source>Opponent's gashes</source>
      <translation>Platzwunden des Gegners</translation>
    </message>
    <message>
      <source>Opponent's hand</source>
      <translation>Hand des Gegners</translation>
    </message>
    <message>
      <source>Opponent's hits</source>
      <translation>Treffer des Gegners</translation>
    </message>
    <message>
      <source>Opponent's injuries</source>
      <translation>Verletzungen des Gegners</translation>
    </message>
    <message>
      <source>Opponent's left eye</source>
      <translation>Linkes Auge des Gegners</translation>
    </message>
    <message>
      <source>Opponent's marks</source>
      <translation>Spuren des Gegners</translation>
    </message>
    <message>
      <source>Opponent's open cuts</source>
      <translation>Offene Cuts des Gegners</translation>
    </message>
    <message>
      <source>Opponent's points in this round</source>
      <translation>Punkte des Gegners in dieser Runde</translation>
    </message>
    <message>
      <source>Opponent's power</source>
      <translation>Schlagkraft des Gegners</translation>
    </message>
    <message>
      <source>Opponent's punches landed</source>
      <translation>Treffer des Gegners</translation>
    </message>
    <message>
      <source>Opponent's right eye</source>
      <translation>Rechtes Auge des Gegners</translation>
    </message>
    <message>
      <source>Opponent's special moves</source>
      <translation>Kniffe des Gegners</translation>
    </message>
    <message>
      <source>Opponent's stamina</source>
      <translation>Kondition des Gegners</translation>
    </message>
    <message>
      <source>Opponent's stamina in percent</source>
      <translation>Kondition des Gegners in Prozent</translation>
    </message>
    <message>
      <source>Opponent's strategy in force</source>
      <translation>Strategie des Gegners in Kraft</translation>
    </message>
    <message>
      <source>Opponent's threat</source>
      <translation>Gefährlichkeit des Gegners</translation>
    </message>
    <message>
      <source>Opponent's times down in the bout</source>
      <translation>Wie oft der Gegner im Kampf am Boden war</translation>
    </message>
    <message>
      <source>Opponent's warnings</source>
      <translation>Verwarnungen des Gegners</translation>
    </message>
    <message>
      <source>Opponent's warnings before a point</source>
      <translation>Verwarnungen des Gegners bis zum Punktabzug</translation>
    </message>
    <message>
      <source>Opponent's wear</source>
      <translation>Verschleiß des Gegners</translation>
    </message>
    <message>
      <source>Opponent's will</source>
      <translation>Wille des Gegners</translation>
    </message>
    <message>
      <source>Opponent's worst injury stops up to</source>
      <translation>Schlimmste Verletzung des Gegners: Abbruch bis</translation>
    </message>
    <message>
      <source>Opponents</source>
      <translation>Gegner</translation>
    </message>
    <message>
      <source>Options</source>
      <translation>Optionen</translation>
    </message>
    <message>
      <source>Or begin with a copy of a set that comes with the program</source>
      <translation>Oder mit der Kopie eines mitgelieferten Sets beginnen</translation>
    </message>
    <message>
      <source>Or go on with one of yours</source>
      <translation>Oder mit einem eigenen weitermachen</translation>
    </message>
    <message>
      <source>Orange</source>
      <translation>Orange</translation>
    </message>
    <message>
      <source>Order by the dice, the same in every round: {order}</source>
      <translation>Reihenfolge nach Würfeln, in jeder Runde gleich: {order}</translation>
    </message>
    <message>
      <source>Order of the draft</source>
      <translation>Reihenfolge des Drafts</translation>
    </message>
    <message>
      <source>Orders of the corners</source>
      <translation>Anweisungen der Ecken</translation>
    </message>
    <message>
      <source>Orthodox</source>
      <translation>Linksauslage</translation>
    </message>
    <message>
      <source>Our league</source>
      <translation>Unsere Liga</translation>
    </message>
    <message>
      <source>Our league {number}</source>
      <translation>Unsere Liga {number}</translation>
    </message>
    <message>
      <source>Out</source>
      <translation>Aus</translation>
    </message>
    <message>
      <source>Out of range</source>
      <translation>Außer Reichweite</translation>
    </message>
    <message>
      <source>Outside</source>
      <translation>Außen</translation>
    </message>
    <message>
      <source>Over</source>
      <translation>Vorbei</translation>
    </message>
    <message>
      <source>Over in the ring; it counts when the night is held.</source>
      <translation>Im Ring vorbei; er zählt, wenn der Abend ausgetragen ist.</translation>
    </message>
    <message>
      <source>Over quiet nights, for everybody</source>
      <translation>Ruhige Abende für alle überspringen</translation>
    </message>
    <message>
      <source>Over quiet nights, for everybody, to night {night}</source>
      <translation>Ruhige Abende für alle überspringen, bis Abend {night}</translation>
    </message>
    <message>
      <source>Overall rating</source>
      <translation>Gesamtnote</translation>
    </message>
    <message>
      <source>Overly cautious</source>
      <translation>Übervorsichtig</translation>
    </message>
    <message>
      <source>Override a ranking</source>
      <translation>Rang ändern</translation>
    </message>
    <message>
      <source>Own Cunning dice</source>
      <translation>Eigene Schläuewürfel</translation>
    </message>
    <message>
      <source>Own Defense dice</source>
      <translation>Eigene Abwehrwürfel</translation>
    </message>
    <message>
      <source>Own Endurance</source>
      <translation>Eigene Ausdauer</translation>
    </message>
    <message>
      <source>Own Endurance in percent</source>
      <translation>Eigene Ausdauer in Prozent</translation>
    </message>
    <message>
      <source>Own Endurance lost in this round</source>
      <translation>Eigene Ausdauer, in dieser Runde verloren</translation>
    </message>
    <message>
      <source>Own Might dice</source>
      <translation>Eigene Wuchtwürfel</translation>
    </message>
    <message>
      <source>Own Speed dice</source>
      <translation>Eigene Schnelligkeitswürfel</translation>
    </message>
    <message>
      <source>Own beatings</source>
      <translation>Eigene Abreibungen</translation>
    </message>
    <message>
      <source>Own bleeding</source>
      <translation>Eigenes Bluten</translation>
    </message>
    <message>
      <source>Own chin</source>
      <translation>Eigenes Kinn</translation>
    </message>
    <message>
      <source>Own clinches</source>
      <translation>Eigenes Klammern</translation>
    </message>
    <message>
      <source>Own control</source>
      <translation>Eigene Kontrolle</translation>
    </message>
    <message>
      <source>Own cut open</source>
      <translation>Eigener Cut offen</translation>
    </message>
    <message>
      <source>Own cuts so far</source>
      <translation>Eigene bisherige Cuts</translation>
    </message>
    <message>
      <source>Own deep cuts</source>
      <translation>Eigene tiefe Cuts</translation>
    </message>
    <message>
      <source>Own dice lost</source>
      <translation>Eigene verlorene Würfel</translation>
    </message>
    <message>
      <source>Own fouls</source>
      <translation>Eigene Fouls</translation>
    </message>
    <message>
      <source>Own fouls the referee saw</source>
      <translation>Eigene vom Ringrichter gesehene Fouls</translation>
    </message>
    <message>
      <source>Own gashes</source>
      <translation>Eigene Platzwunden</translation>
    </message>
    <message>
      <source>Own hand</source>
      <translation>Eigene Hand</translation>
    </message>
    <message>
      <source>Own hits</source>
      <translation>Eigene Treffer</translation>
    </message>
    <message>
      <source>Own injuries</source>
      <translation>Eigene Verletzungen</translation>
    </message>
    <message>
      <source>Own left eye</source>
      <translation>Eigenes linkes Auge</translation>
    </message>
    <message>
      <source>Own marks</source>
      <translation>Eigene Spuren</translation>
    </message>
    <message>
      <source>Own open cuts</source>
      <translation>Eigene offene Cuts</translation>
    </message>
    <message>
      <source>Own points in this round</source>
      <translation>Eigene Punkte in dieser Runde</translation>
    </message>
    <message>
      <source>Own power</source>
      <translation>Eigene Schlagkraft</translation>
    </message>
    <message>
      <source>Own punches landed</source>
      <translation>Eigene Treffer</translation>
    </message>
    <message>
      <source>Own right eye</source>
      <translation>Eigenes rechtes Auge</translation>
    </message>
    <message>
      <source>Own special moves</source>
      <translation>Eigene Kniffe</translation>
    </message>
    <message>
      <source>Own stamina</source>
      <translation>Eigene Kondition</translation>
    </message>
    <message>
      <source>Own stamina in percent</source>
      <translation>Eigene Kondition in Prozent</translation>
    </message>
    <message>
      <source>Own strategy in force</source>
      <translation>Eigene Strategie in Kraft</translation>
    </message>
    <message>
      <source>Own threat</source>
      <translation>Eigene Gefährlichkeit</translation>
    </message>
    <message>
      <source>Own warnings</source>
      <translation>Eigene Verwarnungen</translation>
    </message>
    <message>
      <source>Own warnings before a point</source>
      <translation>Eigene Verwarnungen bis zum Punktabzug</translation>
    </message>
    <message>
      <source>Own warnings before disqualification</source>
      <translation>Eigene Verwarnungen bis zur Disqualifikation</translation>
    </message>
    <message>
      <source>Own wear</source>
      <translation>Eigener Verschleiß</translation>
    </message>
    <message>
      <source>Own will</source>
      <translation>Eigener Wille</translation>
    </message>
    <message>
      <source>Own worst injury stops up to</source>
      <translation>Eigene schlimmste Verletzung: Abbruch bis</translation>
    </message>
    <message>
      <source>PIN</source>
      <translation>PIN</translation>
    </message>
    <message>
      <source>PIN of manager {seat}</source>
      <translation>PIN von Manager {seat}</translation>
    </message>
    <message>
      <source>PIN of the promoter, if wanted</source>
      <translation>PIN des Promoters, falls gewünscht</translation>
    </message>
    <message>
      <source>PIN of {name}</source>
      <translation>PIN von {name}</translation>
    </message>
    <message>
      <source>PIN, if wanted</source>
      <translation>PIN, falls gewünscht</translation>
    </message>
    <message>
      <source>POP</source>
      <translation>POP</translation>
    </message>
    <message>
      <source>POP after</source>
      <translation>POP danach</translation>
    </message>
    <message>
      <source>POP before</source>
      <translation>POP vorher</translation>
    </message>
    <message>
      <source>POP in all</source>
      <translation>POP gesamt</translation>
    </message>
    <message>
      <source>POP {change}</source>
      <translation>POP {change}</translation>
    </message>
    <message>
      <source>POP {pop}</source>
      <translation>POP {pop}</translation>
    </message>
    <message>
      <source>POP ±</source>
      <translation>POP ±</translation>
    </message>
    <message>
      <source>PR</source>
      <translation>DR</translation>
    </message>
    <message>
      <source>Pace</source>
      <translation>Tempo</translation>
    </message>
    <message>
      <source>Pace of the program</source>
      <translation>Tempo des Programms</translation>
    </message>
    <message>
      <source>Page {page} of {count}</source>
      <translation>Seite {page} von {count}</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Seiten</translation>
    </message>
    <message>
      <source>Pages (*.html)</source>
      <translation>Seiten (*.html)</translation>
    </message>
    <message>
      <source>Paid</source>
      <translation>Bezahlt</translation>
    </message>
    <message>
      <source>Pairing</source>
      <translation>Paarung</translation>
    </message>
    <message>
      <source>Pairings</source>
      <translation>Paarungen</translation>
    </message>
    <message>
      <source>Panel</source>
      <translation>Anzeige</translation>
    </message>
    <message>
      <source>Part of</source>
      <translation>Teil von</translation>
    </message>
    <message>
      <source>Partner</source>
      <translation>Partner</translation>
    </message>
    <message>
      <source>Parts of the editor</source>
      <translation>Teile des Editors</translation>
    </message>
    <message>
      <source>Parts of the fighter's page</source>
      <translation>Teile der Boxerseite</translation>
    </message>
    <message>
      <source>Parts of the manager's page</source>
      <translation>Teile der Managerseite</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>Passen</translation>
    </message>
    <message>
      <source>Past his best</source>
      <translation>Über dem Zenit</translation>
    </message>
    <message>
      <source>Past his best rounds himself</source>
      <translation>Selbst über seine besten Runden hinaus</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pause</translation>
    </message>
    <message>
      <source>Peekaboo</source>
      <translation>Peekaboo</translation>
    </message>
    <message>
      <source>Percentage</source>
      <translation>Prozentsatz</translation>
    </message>
    <message>
      <source>Permissive</source>
      <translation>Großzügig</translation>
    </message>
    <message>
      <source>Person</source>
      <translation>Person</translation>
    </message>
    <message>
      <source>Person or the program, seat {seat}</source>
      <translation>Person oder Programm, Platz {seat}</translation>
    </message>
    <message>
      <source>Persons share this keyboard, each at a desk of his own; the program manages the other seats.</source>
      <translation>Personen teilen sich diese Tastatur, jede am eigenen Schreibtisch; die übrigen Plätze managt das Programm.</translation>
    </message>
    <message>
      <source>Pick</source>
      <translation>Wählen</translation>
    </message>
    <message>
      <source>Pick {name}</source>
      <translation>{name} wählen</translation>
    </message>
    <message>
      <source>Picture (*.png)</source>
      <translation>Bild (*.png)</translation>
    </message>
    <message>
      <source>Picture (PNG)…</source>
      <translation>Bild (PNG)…</translation>
    </message>
    <message>
      <source>Pin {name}</source>
      <translation>{name} anheften</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Platz</translation>
    </message>
    <message>
      <source>Place in the ranking, 0 for the champion</source>
      <translation>Platz in der Rangliste, 0 für den Champion</translation>
    </message>
    <message>
      <source>Place {place} of {of}</source>
      <translation>Platz {place} von {of}</translation>
    </message>
    <message>
      <source>Places</source>
      <translation>Plätze</translation>
    </message>
    <message>
      <source>Places given</source>
      <translation>Vergebene Plätze</translation>
    </message>
    <message>
      <source>Places won or lost in four fight nights</source>
      <translation>In vier Kampfabenden gewonnene oder verlorene Plätze</translation>
    </message>
    <message>
      <source>Places won or lost since the fight night before</source>
      <translation>Seit dem vorigen Kampfabend gewonnene oder verlorene Plätze</translation>
    </message>
    <message>
      <source>Plain: dice and habit decide, nobody thinks</source>
      <translation>Schlicht: Würfel und Gewohnheit entscheiden, niemand denkt</translation>
    </message>
    <message>
      <source>Plan for the round</source>
      <translation>Plan für die Runde</translation>
    </message>
    <message>
      <source>Plans for the round</source>
      <translation>Pläne für die Runde</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Abspielen</translation>
    </message>
    <message>
      <source>Play at top speed</source>
      <translation>In Höchstgeschwindigkeit abspielen</translation>
    </message>
    <message>
      <source>Play or pause</source>
      <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
      <source>Played by</source>
      <translation>Gespielt von</translation>
    </message>
    <message>
      <source>Player one</source>
      <translation>Spieler eins</translation>
    </message>
    <message>
      <source>Player two</source>
      <translation>Spieler zwei</translation>
    </message>
    <message>
      <source>Playing</source>
      <translation>Spielen</translation>
    </message>
    <message>
      <source>Plodding</source>
      <translation>Schleppend</translation>
    </message>
    <message>
      <source>Plodding pace</source>
      <translation>Schleppendes Tempo</translation>
    </message>
    <message>
      <source>Plug-ins</source>
      <translation>Erweiterungen</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>Points and knockdowns of the whole bout; punches landed and damage done in this round only.</source>
      <translation>Punkte und Niederschläge des ganzen Kampfes; Treffer und Schaden nur in dieser Runde.</translation>
    </message>
    <message>
      <source>Points are added up; the most win. POP is always the total before the bout, never below 0.</source>
      <translation>Die Punkte werden addiert; die meisten gewinnen. POP ist stets die Summe vor dem Kampf, nie unter 0.</translation>
    </message>
    <message>
      <source>Points before he is stopped</source>
      <translation>Punkte, bis er gestoppt wird</translation>
    </message>
    <message>
      <source>Points before the opponent is stopped</source>
      <translation>Punkte, bis der Gegner gestoppt wird</translation>
    </message>
    <message>
      <source>Points for bleeding</source>
      <translation>Punkte für Bluten</translation>
    </message>
    <message>
      <source>Points in the round before</source>
      <translation>Punkte in der Runde davor</translation>
    </message>
    <message>
      <source>Points in this round, and those that stop the other</source>
      <translation>Punkte in dieser Runde, und die, die den anderen stoppen</translation>
    </message>
    <message>
      <source>Points of the chance to win, with the error</source>
      <translation>Prozentpunkte der Siegchance, mit Fehler</translation>
    </message>
    <message>
      <source>Points of this round. At the mark the other is stopped: 30 in a round, or 50 in two, 60 in three rounds (T78).</source>
      <translation>Punkte dieser Runde. An der Marke wird der andere gestoppt: 30 in einer Runde, 50 in zweien oder 60 in dreien (T78).</translation>
    </message>
    <message>
      <source>Points off in this round</source>
      <translation>Punktabzüge in dieser Runde</translation>
    </message>
    <message>
      <source>Points stay closed until the end</source>
      <translation>Die Punkte bleiben bis zum Ende verdeckt</translation>
    </message>
    <message>
      <source>Points taken</source>
      <translation>Abgezogene Punkte</translation>
    </message>
    <message>
      <source>Points that stop the other</source>
      <translation>Punkte, die den anderen stoppen</translation>
    </message>
    <message>
      <source>Poor</source>
      <translation>Schwach</translation>
    </message>
    <message>
      <source>Popularity</source>
      <translation>Popularität</translation>
    </message>
    <message>
      <source>Popularity afterwards {pop}</source>
      <translation>Popularität danach {pop}</translation>
    </message>
    <message>
      <source>Popularity and rank after every fight night, and every bout</source>
      <translation>Popularität und Rang nach jedem Kampfabend, und jeder Kampf</translation>
    </message>
    <message>
      <source>Popularity before the bout</source>
      <translation>Popularität vor dem Kampf</translation>
    </message>
    <message>
      <source>Popularity by rank</source>
      <translation>Popularität nach Rang</translation>
    </message>
    <message>
      <source>Popularity earned in bouts, without what the rank adds</source>
      <translation>In Kämpfen verdiente Popularität, ohne den Zusatz durch den Rang</translation>
    </message>
    <message>
      <source>Popularity in all: earned and by rank</source>
      <translation>Popularität insgesamt: verdient und durch den Rang</translation>
    </message>
    <message>
      <source>Popularity of {name}</source>
      <translation>Popularität von {name}</translation>
    </message>
    <message>
      <source>Popularity, POP</source>
      <translation>Popularität, POP</translation>
    </message>
    <message>
      <source>Position</source>
      <translation>Ort</translation>
    </message>
    <message>
      <source>Poster</source>
      <translation>Plakat</translation>
    </message>
    <message>
      <source>Poster as a document (PDF)…</source>
      <translation>Plakat als Dokument (PDF)…</translation>
    </message>
    <message>
      <source>Poster as a picture…</source>
      <translation>Plakat als Bild…</translation>
    </message>
    <message>
      <source>Poster as a web page…</source>
      <translation>Plakat als Webseite…</translation>
    </message>
    <message>
      <source>Posting the journal afresh and holding it against the books…</source>
      <translation>Das Journal wird neu gebucht und mit den Büchern verglichen…</translation>
    </message>
    <message>
      <source>Power</source>
      <translation>Schlagkraft</translation>
    </message>
    <message>
      <source>Power floors him {down} %, you {other_down} %</source>
      <translation>Schlagkraft wirft ihn um: {down} %, Sie: {other_down} %</translation>
    </message>
    <message>
      <source>Power up to {power}</source>
      <translation>Schlagkraft bis {power}</translation>
    </message>
    <message>
      <source>Power up to {power}, his to {other_power}</source>
      <translation>Schlagkraft bis {power}, seine bis {other_power}</translation>
    </message>
    <message>
      <source>Power, normal / finishing: a d20 up to this tests the other's chin; the second while he is hurt (G23, G24).</source>
      <translation>Schlagkraft, normal / zum Abschluss: Ein W20 bis hierher prüft das Kinn des anderen; die zweite Zahl gilt, solange er angeschlagen ist (G23, G24).</translation>
    </message>
    <message>
      <source>Power: numbers up to this land with power and may put the other down (T43).</source>
      <translation>Schlagkraft: Zahlen bis hierher treffen mit Wucht und können den anderen umwerfen (T43).</translation>
    </message>
    <message>
      <source>Power: with 4 or 5 the count over the other is harder by 1 (K21).</source>
      <translation>Schlagkraft: Mit 4 oder 5 ist das Anzählen für den anderen um 1 schwerer (K21).</translation>
    </message>
    <message>
      <source>Prefer {word} less</source>
      <translation>{word} seltener wählen</translation>
    </message>
    <message>
      <source>Prefer {word} more</source>
      <translation>{word} öfter wählen</translation>
    </message>
    <message>
      <source>Present PIN</source>
      <translation>Jetzige PIN</translation>
    </message>
    <message>
      <source>Press</source>
      <translation>Drängen</translation>
    </message>
    <message>
      <source>Press tens, then ones. 00 and 0 are 100; typed, 00 means 100 as well.</source>
      <translation>Erst die Zehner, dann die Einer drücken. 00 und 0 sind 100; auch getippt heißt 00 hundert.</translation>
    </message>
    <message>
      <source>Press the tens first.</source>
      <translation>Zuerst die Zehner drücken.</translation>
    </message>
    <message>
      <source>Pressed last</source>
      <translation>Zuletzt gedrängt</translation>
    </message>
    <message>
      <source>Presses</source>
      <translation>Drängt</translation>
    </message>
    <message>
      <source>Price of coming; a stake is no money</source>
      <translation>Preis beim Kommen; ein Einsatz ist kein Geld</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>Drucken</translation>
    </message>
    <message>
      <source>Print or export the poster</source>
      <translation>Plakat drucken oder exportieren</translation>
    </message>
    <message>
      <source>Print or save as a document</source>
      <translation>Drucken oder als Dokument speichern</translation>
    </message>
    <message>
      <source>Print the bracket</source>
      <translation>Turnierbaum drucken</translation>
    </message>
    <message>
      <source>Print the bracket…</source>
      <translation>Turnierbaum drucken…</translation>
    </message>
    <message>
      <source>Print the poster…</source>
      <translation>Plakat drucken…</translation>
    </message>
    <message>
      <source>Print the rules</source>
      <translation>Regeln drucken</translation>
    </message>
    <message>
      <source>Print the table</source>
      <translation>Tabelle drucken</translation>
    </message>
    <message>
      <source>Print the whole rulebook…</source>
      <translation>Ganzes Regelbuch drucken…</translation>
    </message>
    <message>
      <source>Print this chapter…</source>
      <translation>Dieses Kapitel drucken…</translation>
    </message>
    <message>
      <source>Printed</source>
      <translation>Gedruckt</translation>
    </message>
    <message>
      <source>Printed cards</source>
      <translation>Gedruckte Karten</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Drucken…</translation>
    </message>
    <message>
      <source>Private, between others</source>
      <translation>Vertraulich, zwischen anderen</translation>
    </message>
    <message>
      <source>Private: it concerns other managers.</source>
      <translation>Vertraulich: Es betrifft andere Manager.</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Fortschritt</translation>
    </message>
    <message>
      <source>Progress of the audit</source>
      <translation>Fortschritt der Prüfung</translation>
    </message>
    <message>
      <source>Promise</source>
      <translation>Potenzial</translation>
    </message>
    <message>
      <source>Promise {percent} %</source>
      <translation>Potenzial {percent} %</translation>
    </message>
    <message>
      <source>Promoter</source>
      <translation>Promoter</translation>
    </message>
    <message>
      <source>Promoter's desk</source>
      <translation>Promoter-Schreibtisch</translation>
    </message>
    <message>
      <source>Propose</source>
      <translation>Vorschlagen</translation>
    </message>
    <message>
      <source>Propose a deal</source>
      <translation>Handel vorschlagen</translation>
    </message>
    <message>
      <source>Pulling the head down</source>
      <translation>Herunterziehen des Kopfes</translation>
    </message>
    <message>
      <source>Punch expected</source>
      <translation>Erwarteter Schlag</translation>
    </message>
    <message>
      <source>Punch thrown</source>
      <translation>Geführter Schlag</translation>
    </message>
    <message>
      <source>Punches</source>
      <translation>Schläge</translation>
    </message>
    <message>
      <source>Punches and steps are left to chance, tactics are never used.</source>
      <translation>Schläge und Schritte bleiben dem Zufall überlassen, Taktik kommt nie vor.</translation>
    </message>
    <message>
      <source>Punches before he is stopped</source>
      <translation>Schläge, bis er gestoppt ist</translation>
    </message>
    <message>
      <source>Punches before the opponent is stopped</source>
      <translation>Schläge, bis der Gegner gestoppt ist</translation>
    </message>
    <message>
      <source>Punches by round</source>
      <translation>Schläge nach Runden</translation>
    </message>
    <message>
      <source>Punches he expects</source>
      <translation>Schläge, die er erwartet</translation>
    </message>
    <message>
      <source>Punches he throws</source>
      <translation>Schläge, die er führt</translation>
    </message>
    <message>
      <source>Punches landed</source>
      <translation>Treffer</translation>
    </message>
    <message>
      <source>Punches landed over the last third of a round: {red} by red, {blue} by blue. A disc is a knockdown of red, a diamond one of blue.</source>
      <translation>Treffer im letzten Drittel einer Runde: {red} von Rot, {blue} von Blau. Eine Scheibe ist ein Niederschlag von Rot, eine Raute einer von Blau.</translation>
    </message>
    <message>
      <source>Punches landed stay closed until the end</source>
      <translation>Die angekommenen Schläge bleiben bis zum Ende verdeckt</translation>
    </message>
    <message>
      <source>Punches lost</source>
      <translation>Verlorene Schläge</translation>
    </message>
    <message>
      <source>Punches of the round stay closed until the end</source>
      <translation>Die Schläge der Runde bleiben bis zum Ende verdeckt</translation>
    </message>
    <message>
      <source>Punches taken in this round</source>
      <translation>In dieser Runde eingesteckte Schläge</translation>
    </message>
    <message>
      <source>Punches thrown</source>
      <translation>Schläge insgesamt</translation>
    </message>
    <message>
      <source>Purchase</source>
      <translation>Kauf</translation>
    </message>
    <message>
      <source>Purchases</source>
      <translation>Käufe</translation>
    </message>
    <message>
      <source>Purple</source>
      <translation>Violett</translation>
    </message>
    <message>
      <source>Purse</source>
      <translation>Börse</translation>
    </message>
    <message>
      <source>Purse of each bout, dollars (gold: his manager's share)</source>
      <translation>Börse jedes Kampfes, Dollar (Gold: Anteil seines Managers)</translation>
    </message>
    <message>
      <source>Purse of {name}</source>
      <translation>Börse von {name}</translation>
    </message>
    <message>
      <source>Purse {money}</source>
      <translation>Börse {money}</translation>
    </message>
    <message>
      <source>Purse {purse}, of it share {share}</source>
      <translation>Börse {purse}, davon Anteil {share}</translation>
    </message>
    <message>
      <source>Purse {win} to the winner, {lose} to the loser</source>
      <translation>Börse {win} für den Sieger, {lose} für den Verlierer</translation>
    </message>
    <message>
      <source>Purses</source>
      <translation>Börsen</translation>
    </message>
    <message>
      <source>Purses added up over the fight nights, and what of them went to his managers</source>
      <translation>Börsen, über die Kampfabende summiert, und was davon an seine Manager ging</translation>
    </message>
    <message>
      <source>Purses in all</source>
      <translation>Börsen insgesamt</translation>
    </message>
    <message>
      <source>Purses so far</source>
      <translation>Börsen bisher</translation>
    </message>
    <message>
      <source>Put another fighter beside him</source>
      <translation>Einen anderen Boxer danebenstellen</translation>
    </message>
    <message>
      <source>Put down / once he was down (KD)</source>
      <translation>Am Boden / wenn er schon unten war (KD)</translation>
    </message>
    <message>
      <source>Put it aside</source>
      <translation>Beiseitelegen</translation>
    </message>
    <message>
      <source>Put it aside: close the bout and finish it later; everything is kept</source>
      <translation>Beiseitelegen: den Kampf schließen und später beenden; alles bleibt erhalten</translation>
    </message>
    <message>
      <source>Quarter-finals</source>
      <translation>Viertelfinale</translation>
    </message>
    <message>
      <source>Quickest knockout</source>
      <translation>Schnellster K. o.</translation>
    </message>
    <message>
      <source>Quickest to the title</source>
      <translation>Am schnellsten zum Titel</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Beenden</translation>
    </message>
    <message>
      <source>R</source>
      <translation>R</translation>
    </message>
    <message>
      <source>R&amp;efresh</source>
      <translation>&amp;Aktualisieren</translation>
    </message>
    <message>
      <source>RH</source>
      <translation>RH</translation>
    </message>
    <message>
      <source>RJ</source>
      <translation>RJ</translation>
    </message>
    <message>
      <source>Rabbit punch</source>
      <translation>Schlag in den Nacken</translation>
    </message>
    <message>
      <source>Rabbit punches</source>
      <translation>Schläge in den Nacken</translation>
    </message>
    <message>
      <source>Race for money</source>
      <translation>Rennen ums Geld</translation>
    </message>
    <message>
      <source>Radio</source>
      <translation>Radio</translation>
    </message>
    <message>
      <source>Range</source>
      <translation>Spanne</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>Rang</translation>
    </message>
    <message>
      <source>Rank after (0: champion)</source>
      <translation>Rang danach (0: Champion)</translation>
    </message>
    <message>
      <source>Rank of {name}</source>
      <translation>Rang von {name}</translation>
    </message>
    <message>
      <source>Ranked by his record.</source>
      <translation>Rang nach seiner Bilanz.</translation>
    </message>
    <message>
      <source>Ranking</source>
      <translation>Rangliste</translation>
    </message>
    <message>
      <source>Ranking over time</source>
      <translation>Rangliste im Zeitverlauf</translation>
    </message>
    <message>
      <source>Rankings and titles</source>
      <translation>Ranglisten und Titel</translation>
    </message>
    <message>
      <source>Ranks given</source>
      <translation>Vergebene Ränge</translation>
    </message>
    <message>
      <source>Rare event, round {round}: {what}</source>
      <translation>Seltenes Ereignis, Runde {round}: {what}</translation>
    </message>
    <message>
      <source>Rare event: none yet, one may come</source>
      <translation>Seltenes Ereignis: noch keines, eines kann kommen</translation>
    </message>
    <message>
      <source>Rating</source>
      <translation>Wert</translation>
    </message>
    <message>
      <source>Ratings</source>
      <translation>Werte</translation>
    </message>
    <message>
      <source>Ratings now</source>
      <translation>Werte jetzt</translation>
    </message>
    <message>
      <source>Rd damage</source>
      <translation>Schaden Rd.</translation>
    </message>
    <message>
      <source>Rd landed</source>
      <translation>Treffer Rd.</translation>
    </message>
    <message>
      <source>Read His Corner</source>
      <translation>Seine Ecke lesen</translation>
    </message>
    <message>
      <source>Read in his corner: clash {clash}, {stance}</source>
      <translation>In seiner Ecke gelesen: Gang {clash}, {stance}</translation>
    </message>
    <message>
      <source>Read rule {rule}</source>
      <translation>Regel {rule} lesen</translation>
    </message>
    <message>
      <source>Read-only</source>
      <translation>Schreibgeschützt</translation>
    </message>
    <message>
      <source>Readings take no time</source>
      <translation>Nachsehen kostet keine Zeit</translation>
    </message>
    <message>
      <source>Ready</source>
      <translation>Bereit</translation>
    </message>
    <message>
      <source>Ready for the next fight night</source>
      <translation>Bereit für den nächsten Kampfabend</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Grund</translation>
    </message>
    <message>
      <source>Reason for the rank</source>
      <translation>Grund für den Rang</translation>
    </message>
    <message>
      <source>Reason: {word}</source>
      <translation>Grund: {word}</translation>
    </message>
    <message>
      <source>Recent leagues</source>
      <translation>Zuletzt geöffnete Ligen</translation>
    </message>
    <message>
      <source>Reckless</source>
      <translation>Waghalsig</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Bilanz</translation>
    </message>
    <message>
      <source>Record after</source>
      <translation>Bilanz danach</translation>
    </message>
    <message>
      <source>Record book</source>
      <translation>Rekordbuch</translation>
    </message>
    <message>
      <source>Record by method</source>
      <translation>Bilanz nach Ausgang</translation>
    </message>
    <message>
      <source>Records</source>
      <translation>Rekorde</translation>
    </message>
    <message>
      <source>Records and history</source>
      <translation>Rekorde und Geschichte</translation>
    </message>
    <message>
      <source>Records of</source>
      <translation>Rekorde von</translation>
    </message>
    <message>
      <source>Red</source>
      <translation>Rot</translation>
    </message>
    <message>
      <source>Red : blue in every column.</source>
      <translation>Rot : Blau in jeder Spalte.</translation>
    </message>
    <message>
      <source>Red controls</source>
      <translation>Rot hat die Kontrolle</translation>
    </message>
    <message>
      <source>Red corner</source>
      <translation>Rote Ecke</translation>
    </message>
    <message>
      <source>Red {by}</source>
      <translation>Rot {by}</translation>
    </message>
    <message>
      <source>Red's corner</source>
      <translation>Ecke von Rot</translation>
    </message>
    <message>
      <source>Red's corner, seat {number}</source>
      <translation>Ecke von Rot, Platz {number}</translation>
    </message>
    <message>
      <source>Red's cut man</source>
      <translation>Cutman von Rot</translation>
    </message>
    <message>
      <source>Red's man for swellings</source>
      <translation>Rots Mann für Schwellungen</translation>
    </message>
    <message>
      <source>Red's secret choice, left hand: {punches}; also 1 to {count}</source>
      <translation>Geheime Wahl von Rot, linke Hand: {punches}; auch 1 bis {count}</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Wiederherstellen</translation>
    </message>
    <message>
      <source>Redo: {act}</source>
      <translation>Wiederherstellen: {act}</translation>
    </message>
    <message>
      <source>Referee</source>
      <translation>Ringrichter</translation>
    </message>
    <message>
      <source>Referee and corners (T24, T25); between two rounds what the corners work on, and with what success (T98, T105).</source>
      <translation>Ringrichter und Ecken (T24, T25); zwischen zwei Runden, woran die Ecken arbeiten und mit welchem Erfolg (T98, T105).</translation>
    </message>
    <message>
      <source>Referee and judges</source>
      <translation>Ringrichter und Punktrichter</translation>
    </message>
    <message>
      <source>Referee: {referee}</source>
      <translation>Ringrichter: {referee}</translation>
    </message>
    <message>
      <source>Referee: {referee}; doctor: {doctor}</source>
      <translation>Ringrichter: {referee}; Arzt: {doctor}</translation>
    </message>
    <message>
      <source>Referee: {total}, stopped up to {number}</source>
      <translation>Ringrichter: {total}, Abbruch bis {number}</translation>
    </message>
    <message>
      <source>Refuse</source>
      <translation>Ablehnen</translation>
    </message>
    <message>
      <source>Regains a quarter of his stamina once half of the rounds are over, once a bout</source>
      <translation>Gewinnt einmal im Kampf ein Viertel seiner Kondition zurück, sobald die Hälfte der Runden vorbei ist</translation>
    </message>
    <message>
      <source>Reigning</source>
      <translation>Amtierend</translation>
    </message>
    <message>
      <source>Reigns</source>
      <translation>Regentschaften</translation>
    </message>
    <message>
      <source>Reigns after</source>
      <translation>Regentschaften danach</translation>
    </message>
    <message>
      <source>Reigns before</source>
      <translation>Regentschaften davor</translation>
    </message>
    <message>
      <source>Remark</source>
      <translation>Bemerkung</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Entfernen</translation>
    </message>
    <message numerus="yes">
      <source>Remove %n fighter(s)</source>
      <translation>
        <numerusform>%n Boxer entfernen</numerusform>
        <numerusform>%n Boxer entfernen</numerusform>
      </translation>
    </message>
    <message>
      <source>Remove manager {seat}</source>
      <translation>Manager {seat} entfernen</translation>
    </message>
    <message>
      <source>Remove this condition</source>
      <translation>Diese Bedingung entfernen</translation>
    </message>
    <message>
      <source>Remove this manager</source>
      <translation>Diesen Manager entfernen</translation>
    </message>
    <message>
      <source>Remove {name} from the list</source>
      <translation>{name} aus der Liste entfernen</translation>
    </message>
    <message>
      <source>Removed unseen</source>
      <translation>Ungesehen weggelegt</translation>
    </message>
    <message>
      <source>Replaced by</source>
      <translation>Ersetzt durch</translation>
    </message>
    <message>
      <source>Replacement</source>
      <translation>Ersatz</translation>
    </message>
    <message>
      <source>Replay</source>
      <translation>Wiedersehen</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>Bericht</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Zurücksetzen</translation>
    </message>
    <message>
      <source>Reset all</source>
      <translation>Alle zurücksetzen</translation>
    </message>
    <message>
      <source>Reset table</source>
      <translation>Tabelle zurücksetzen</translation>
    </message>
    <message>
      <source>Reset the keys for {command}</source>
      <translation>Tasten für {command} zurücksetzen</translation>
    </message>
    <message>
      <source>Reset {page}</source>
      <translation>{page} zurücksetzen</translation>
    </message>
    <message>
      <source>Rest</source>
      <translation>Erholung</translation>
    </message>
    <message>
      <source>Rested</source>
      <translation>Ausgeruht</translation>
    </message>
    <message numerus="yes">
      <source>Rested for %n night(s)</source>
      <translation>
        <numerusform>Seit %n Abend ausgeruht</numerusform>
        <numerusform>Seit %n Abenden ausgeruht</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Rested in %n night(s)</source>
      <translation>
        <numerusform>Ausgeruht in %n Abend</numerusform>
        <numerusform>Ausgeruht in %n Abenden</numerusform>
      </translation>
    </message>
    <message>
      <source>Restore as a new league</source>
      <translation>Als neue Liga wiederherstellen</translation>
    </message>
    <message>
      <source>Restore as a new league…</source>
      <translation>Als neue Liga wiederherstellen…</translation>
    </message>
    <message>
      <source>Restoring</source>
      <translation>Wiederherstellung</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Results</source>
      <translation>Ergebnisse</translation>
    </message>
    <message>
      <source>Retire (after 10 bouts, or 3 losses in a row)</source>
      <translation>Rücktritt (nach 10 Kämpfen oder 3 Niederlagen in Folge)</translation>
    </message>
    <message>
      <source>Retire him</source>
      <translation>Zurücktreten</translation>
    </message>
    <message>
      <source>Retire {name}</source>
      <translation>Rücktritt von {name}</translation>
    </message>
    <message>
      <source>Retired</source>
      <translation>Zurückgetreten</translation>
    </message>
    <message>
      <source>Retired after fight night {night}</source>
      <translation>Zurückgetreten nach Kampfabend {night}</translation>
    </message>
    <message>
      <source>Retired in the corner</source>
      <translation>Aufgabe in der Ecke</translation>
    </message>
    <message>
      <source>Retired, not enough points</source>
      <translation>Zurückgetreten, zu wenig Punkte</translation>
    </message>
    <message>
      <source>Retirement</source>
      <translation>Rücktritt</translation>
    </message>
    <message>
      <source>Retirements</source>
      <translation>Rücktritte</translation>
    </message>
    <message>
      <source>Retire…</source>
      <translation>Rücktritt…</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Rückblick</translation>
    </message>
    <message>
      <source>Review, save, lay beside another</source>
      <translation>Rückblick, speichern, danebenlegen</translation>
    </message>
    <message>
      <source>Review: {red} against {blue}</source>
      <translation>Rückblick: {red} gegen {blue}</translation>
    </message>
    <message>
      <source>Rib hurt</source>
      <translation>Rippe verletzt</translation>
    </message>
    <message>
      <source>Rib hurt: control −1 for the bout</source>
      <translation>Rippe verletzt: Kontrolle −1 für den Kampf</translation>
    </message>
    <message>
      <source>Right bout</source>
      <translation>Rechter Kampf</translation>
    </message>
    <message>
      <source>Right eye</source>
      <translation>Rechtes Auge</translation>
    </message>
    <message>
      <source>Right eye half shut</source>
      <translation>Rechtes Auge halb zu</translation>
    </message>
    <message>
      <source>Right eye puffy</source>
      <translation>Rechtes Auge geschwollen</translation>
    </message>
    <message>
      <source>Right eye shut</source>
      <translation>Rechtes Auge zu</translation>
    </message>
    <message>
      <source>Right hook</source>
      <translation>Rechter Haken</translation>
    </message>
    <message>
      <source>Right jab</source>
      <translation>Rechter Jab</translation>
    </message>
    <message>
      <source>Right neutral corner</source>
      <translation>Rechte neutrale Ecke</translation>
    </message>
    <message>
      <source>Ring</source>
      <translation>Ring</translation>
    </message>
    <message>
      <source>Ring center</source>
      <translation>Ringmitte</translation>
    </message>
    <message>
      <source>Ring doctor</source>
      <translation>Ringarzt</translation>
    </message>
    <message>
      <source>Ring generalship</source>
      <translation>Ringbeherrschung</translation>
    </message>
    <message>
      <source>Ring generalship: the line of the d6 says where he wants to fight and with how many stars; more stars lead the segment (G16, G17). The framed line was rolled; an arrow marks stars gained or lost (G101, G81).</source>
      <translation>Ringbeherrschung: Die Zeile des W6 sagt, wo er kämpfen will und mit wie vielen Sternen; mehr Sterne führen den Abschnitt (G16, G17). Die gerahmte Zeile wurde gewürfelt; ein Pfeil zeigt gewonnene oder verlorene Sterne (G101, G81).</translation>
    </message>
    <message>
      <source>Ring the bell</source>
      <translation>Gong schlagen</translation>
    </message>
    <message>
      <source>Ringside Manager</source>
      <translation>Ringside Manager</translation>
    </message>
    <message>
      <source>Risk all for the knockout</source>
      <translation>Für den Knockout alles wagen</translation>
    </message>
    <message>
      <source>Rivals and titles</source>
      <translation>Rivalen und Titel</translation>
    </message>
    <message>
      <source>Roll</source>
      <translation>Würfeln</translation>
    </message>
    <message>
      <source>Roll fighters</source>
      <translation>Boxer auswürfeln</translation>
    </message>
    <message>
      <source>Roll fighters…</source>
      <translation>Boxer auswürfeln…</translation>
    </message>
    <message>
      <source>Roll the shoulder</source>
      <translation>Schulter rollen</translation>
    </message>
    <message>
      <source>Roll {counter_at} or less, then over {needs}</source>
      <translation>Erst {counter_at} oder weniger, dann über {needs}</translation>
    </message>
    <message>
      <source>Rolled by their managers</source>
      <translation>Von ihren Managern ausgewürfelt</translation>
    </message>
    <message>
      <source>Rolled up</source>
      <translation>Ausgewürfelt</translation>
    </message>
    <message>
      <source>Rolls the Defense dice that failed once more, for a stamina, once a round</source>
      <translation>Wirft einmal in der Runde für einen Punkt Kondition die misslungenen Abwehrwürfel noch einmal</translation>
    </message>
    <message numerus="yes">
      <source>Room behind him: %n step(s)</source>
      <translation>
        <numerusform>Platz hinter ihm: %n Schritt</numerusform>
        <numerusform>Platz hinter ihm: %n Schritte</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Room behind you: %n step(s)</source>
      <translation>
        <numerusform>Platz hinter Ihnen: %n Schritt</numerusform>
        <numerusform>Platz hinter Ihnen: %n Schritte</numerusform>
      </translation>
    </message>
    <message>
      <source>Rope-a-Dope</source>
      <translation>Rope-a-Dope</translation>
    </message>
    <message>
      <source>Rope-a-Dope: the other stamina −{count}</source>
      <translation>Rope-a-Dope: Kondition des anderen −{count}</translation>
    </message>
    <message>
      <source>Rose</source>
      <translation>Rosa</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>Runde</translation>
    </message>
    <message>
      <source>Round by round</source>
      <translation>Runde für Runde</translation>
    </message>
    <message>
      <source>Round it ended in</source>
      <translation>Endete in Runde</translation>
    </message>
    <message>
      <source>Round {number}</source>
      <translation>Runde {number}</translation>
    </message>
    <message>
      <source>Round {round}</source>
      <translation>Runde {round}</translation>
    </message>
    <message>
      <source>Round {round} of {rounds} · pick {number} of {picks}</source>
      <translation>Runde {round} von {rounds} · Wahl {number} von {picks}</translation>
    </message>
    <message>
      <source>Round {round}, action {time}</source>
      <translation>Runde {round}, Aktion {time}</translation>
    </message>
    <message>
      <source>Round {round}, segment {time}</source>
      <translation>Runde {round}, Abschnitt {time}</translation>
    </message>
    <message>
      <source>Round {round}, step {time}</source>
      <translation>Runde {round}, Schritt {time}</translation>
    </message>
    <message>
      <source>Round {round}, turn {time}</source>
      <translation>Runde {round}, Zug {time}</translation>
    </message>
    <message>
      <source>Round {round}, turn {turn}. {red}. {blue}.</source>
      <translation>Runde {round}, Zug {turn}. {red}. {blue}.</translation>
    </message>
    <message>
      <source>Round {round}, {time}</source>
      <translation>Runde {round}, {time}</translation>
    </message>
    <message>
      <source>Round {round}, {time}. {red}. {blue}.</source>
      <translation>Runde {round}, {time}. {red}. {blue}.</translation>
    </message>
    <message>
      <source>Round {round}, {unit} {time}</source>
      <translation>Runde {round}, {unit} {time}</translation>
    </message>
    <message>
      <source>Round {round}. {red}. {blue}.</source>
      <translation>Runde {round}. {red}. {blue}.</translation>
    </message>
    <message>
      <source>Round {round}: {text}</source>
      <translation>Runde {round}: {text}</translation>
    </message>
    <message>
      <source>Rounded to dollars; the lines hold the cents.</source>
      <translation>Auf Dollar gerundet; die Zeilen enthalten die Cents.</translation>
    </message>
    <message>
      <source>Rounds</source>
      <translation>Runden</translation>
    </message>
    <message>
      <source>Rounds boxed</source>
      <translation>Geboxte Runden</translation>
    </message>
    <message>
      <source>Rounds left</source>
      <translation>Verbleibende Runden</translation>
    </message>
    <message>
      <source>Rounds won</source>
      <translation>Gewonnene Runden</translation>
    </message>
    <message>
      <source>Rounds won running</source>
      <translation>Runden in Folge gewonnen</translation>
    </message>
    <message>
      <source>Rounds won running bring control</source>
      <translation>Runden in Folge bringen Kontrolle</translation>
    </message>
    <message>
      <source>Rub Down</source>
      <translation>Abreiben</translation>
    </message>
    <message>
      <source>Rule</source>
      <translation>Regel</translation>
    </message>
    <message>
      <source>Rule {number}</source>
      <translation>Regel {number}</translation>
    </message>
    <message>
      <source>Rule {number}. {text}</source>
      <translation>Regel {number}. {text}</translation>
    </message>
    <message>
      <source>Rule {rule}</source>
      <translation>Regel {rule}</translation>
    </message>
    <message>
      <source>Rule {rule} in the rulebook</source>
      <translation>Regel {rule} im Regelbuch</translation>
    </message>
    <message>
      <source>Rule {rule}: choose a cell below and press F1 to read it.</source>
      <translation>Regel {rule}: zum Lesen eine Zelle darunter wählen und F1 drücken.</translation>
    </message>
    <message>
      <source>Rulebook</source>
      <translation>Regelbuch</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Regeln</translation>
    </message>
    <message>
      <source>Rules are tried from top to bottom. The first that fits decides; what none decides is left to this corner.</source>
      <translation>Die Regeln werden von oben nach unten versucht. Die erste passende entscheidet; was keine entscheidet, bleibt dieser Ecke überlassen.</translation>
    </message>
    <message>
      <source>Rules found</source>
      <translation>Gefundene Regeln</translation>
    </message>
    <message>
      <source>Rules of the plan</source>
      <translation>Regeln des Plans</translation>
    </message>
    <message>
      <source>Rules of this bout</source>
      <translation>Regeln dieses Kampfes</translation>
    </message>
    <message>
      <source>Rules of what is marked</source>
      <translation>Regeln des markierten Plans</translation>
    </message>
    <message>
      <source>Run</source>
      <translation>Angriff</translation>
    </message>
    <message>
      <source>Run: how many cards his finishing run lasts when the other is hurt (T71).</source>
      <translation>Angriff: wie viele Karten sein Schlussangriff dauert, wenn der andere angeschlagen ist (T71).</translation>
    </message>
    <message>
      <source>Running orders</source>
      <translation>Kampffolgen</translation>
    </message>
    <message>
      <source>Running sum</source>
      <translation>Laufende Summe</translation>
    </message>
    <message>
      <source>Rush</source>
      <translation>Ansturm</translation>
    </message>
    <message>
      <source>SOLD: {fighter} to {name} for {price}</source>
      <translation>VERKAUFT: {fighter} an {name} für {price}</translation>
    </message>
    <message>
      <source>Sale</source>
      <translation>Verkauf</translation>
    </message>
    <message>
      <source>Sales</source>
      <translation>Verkäufe</translation>
    </message>
    <message>
      <source>Sales and trades do not count: they move money from one manager to another. Equal points: more money, more wins, the earlier seat.</source>
      <translation>Verkauf und Tausch zählen nicht: Sie bewegen nur Geld von Manager zu Manager. Bei Gleichstand: mehr Geld, mehr Siege, der frühere Platz.</translation>
    </message>
    <message>
      <source>Sandbag</source>
      <translation>Schonend</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <source>Save a &amp;copy…</source>
      <translation>Kopie s&amp;peichern…</translation>
    </message>
    <message>
      <source>Save a copy</source>
      <translation>Kopie speichern</translation>
    </message>
    <message>
      <source>Save a copy…</source>
      <translation>Kopie speichern…</translation>
    </message>
    <message>
      <source>Save as a page for a browser…</source>
      <translation>Als Seite für den Browser speichern…</translation>
    </message>
    <message>
      <source>Save as a text…</source>
      <translation>Als Text speichern…</translation>
    </message>
    <message>
      <source>Save as…</source>
      <translation>Speichern unter…</translation>
    </message>
    <message>
      <source>Save it</source>
      <translation>Aufheben</translation>
    </message>
    <message>
      <source>Save the bout</source>
      <translation>Kampf speichern</translation>
    </message>
    <message>
      <source>Save the bracket</source>
      <translation>Turnierbaum speichern</translation>
    </message>
    <message>
      <source>Save the chart</source>
      <translation>Diagramm speichern</translation>
    </message>
    <message>
      <source>Save the fight plan</source>
      <translation>Kampfplan speichern</translation>
    </message>
    <message>
      <source>Save the fighter set</source>
      <translation>Boxer-Set speichern</translation>
    </message>
    <message>
      <source>Save the record…</source>
      <translation>Aufzeichnung speichern…</translation>
    </message>
    <message>
      <source>Save the rulebook</source>
      <translation>Regelbuch speichern</translation>
    </message>
    <message>
      <source>Save the set?</source>
      <translation>Set speichern?</translation>
    </message>
    <message>
      <source>Save the whole rulebook as PDF…</source>
      <translation>Ganzes Regelbuch als PDF speichern…</translation>
    </message>
    <message>
      <source>Save these filters</source>
      <translation>Diese Filter speichern</translation>
    </message>
    <message>
      <source>Save these filters…</source>
      <translation>Diese Filter speichern…</translation>
    </message>
    <message>
      <source>Saved by the bell</source>
      <translation>Vom Gong gerettet</translation>
    </message>
    <message>
      <source>Saved in the folder</source>
      <translation>Gespeichert im Ordner</translation>
    </message>
    <message>
      <source>Saved to {file}</source>
      <translation>Gespeichert in {file}</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Speichern…</translation>
    </message>
    <message>
      <source>Saving a copy</source>
      <translation>Kopie wird gespeichert</translation>
    </message>
    <message>
      <source>Saving…</source>
      <translation>Speichert…</translation>
    </message>
    <message>
      <source>Say first what is different.</source>
      <translation>Zuerst angeben, was anders ist.</translation>
    </message>
    <message>
      <source>Say one of these: {allowed}</source>
      <translation>Eines davon sagen: {allowed}</translation>
    </message>
    <message>
      <source>Say what is different, and what follows from it is shown here.</source>
      <translation>Angeben, was anders ist; die Folgen werden hier gezeigt.</translation>
    </message>
    <message>
      <source>Say where the new league is to lie.</source>
      <translation>Angeben, wo die neue Liga liegen soll.</translation>
    </message>
    <message>
      <source>Say who sits in this corner.</source>
      <translation>Wer sitzt in dieser Ecke?</translation>
    </message>
    <message>
      <source>Say why…</source>
      <translation>Grund nennen…</translation>
    </message>
    <message>
      <source>Schedule from {file}</source>
      <translation>Ansetzungen aus {file}</translation>
    </message>
    <message>
      <source>Scheduled rounds</source>
      <translation>Angesetzte Runden</translation>
    </message>
    <message>
      <source>Score pawn: punches of the round; more than {limit} stop the other</source>
      <translation>Punktfigur: Schläge der Runde; mehr als {limit} stoppen den anderen</translation>
    </message>
    <message>
      <source>Scorecard</source>
      <translation>Punktzettel</translation>
    </message>
    <message>
      <source>Scorecards</source>
      <translation>Punktzettel</translation>
    </message>
    <message>
      <source>Scored</source>
      <translation>Gewertet</translation>
    </message>
    <message>
      <source>Scored and suffered</source>
      <translation>Erzielt und erlitten</translation>
    </message>
    <message>
      <source>Scored and suffered, the knockout apart</source>
      <translation>Erzielt und erlitten, ohne den K. o.</translation>
    </message>
    <message>
      <source>Scores</source>
      <translation>Zählt</translation>
    </message>
    <message>
      <source>Scoring</source>
      <translation>Wertung</translation>
    </message>
    <message>
      <source>Scouting Report</source>
      <translation>Späherbericht</translation>
    </message>
    <message numerus="yes">
      <source>Seal %n bid(s)</source>
      <translation>
        <numerusform>%n Gebot versiegeln</numerusform>
        <numerusform>%n Gebote versiegeln</numerusform>
      </translation>
    </message>
    <message>
      <source>Seal a bid…</source>
      <translation>Gebot versiegeln…</translation>
    </message>
    <message>
      <source>Seal it</source>
      <translation>Versiegeln</translation>
    </message>
    <message>
      <source>Seal the bid</source>
      <translation>Gebot versiegeln</translation>
    </message>
    <message>
      <source>Sealed bid</source>
      <translation>Verdecktes Gebot</translation>
    </message>
    <message>
      <source>Sealed bids</source>
      <translation>Verdeckte Gebote</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <source>Search all columns</source>
      <translation>Alle Spalten durchsuchen</translation>
    </message>
    <message>
      <source>Search for fighters, managers, tournaments</source>
      <translation>Nach Boxern, Managern, Turnieren suchen</translation>
    </message>
    <message>
      <source>Search the commands</source>
      <translation>Befehle durchsuchen</translation>
    </message>
    <message>
      <source>Search the news</source>
      <translation>Nachrichten durchsuchen</translation>
    </message>
    <message>
      <source>Search the rules</source>
      <translation>Regeln durchsuchen</translation>
    </message>
    <message>
      <source>Search the rules, such as: saved by the bell</source>
      <translation>Regeln durchsuchen, etwa: vom Gong gerettet</translation>
    </message>
    <message>
      <source>Search the settings</source>
      <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
      <source>Searches all columns (Ctrl+Shift+F); F1 tells how</source>
      <translation>Durchsucht alle Spalten (Strg+Umschalt+F); F1 erklärt, wie</translation>
    </message>
    <message>
      <source>Season</source>
      <translation>Saison</translation>
    </message>
    <message>
      <source>Season {season}</source>
      <translation>Saison {season}</translation>
    </message>
    <message>
      <source>Seasons</source>
      <translation>Saisons</translation>
    </message>
    <message>
      <source>Seats</source>
      <translation>Plätze</translation>
    </message>
    <message>
      <source>Seats and turns</source>
      <translation>Plätze und Züge</translation>
    </message>
    <message>
      <source>Second Wind</source>
      <translation>Zweite Luft</translation>
    </message>
    <message>
      <source>Second Wind: stamina +{count}</source>
      <translation>Zweite Luft: Kondition +{count}</translation>
    </message>
    <message>
      <source>Second clash</source>
      <translation>Zweiter Gang</translation>
    </message>
    <message>
      <source>Seconds</source>
      <translation>Betreuer</translation>
    </message>
    <message>
      <source>Seconds gone in the round</source>
      <translation>Sekunden, die von der Runde vorbei sind</translation>
    </message>
    <message>
      <source>See also:</source>
      <translation>Siehe auch:</translation>
    </message>
    <message>
      <source>See how it went</source>
      <translation>Wie es lief</translation>
    </message>
    <message>
      <source>Seed</source>
      <translation>Startwert</translation>
    </message>
    <message>
      <source>Seed of the dice</source>
      <translation>Startwert der Würfel</translation>
    </message>
    <message>
      <source>Seeding</source>
      <translation>Setzliste</translation>
    </message>
    <message>
      <source>Seeds</source>
      <translation>Setzplätze</translation>
    </message>
    <message>
      <source>Segment</source>
      <translation>Abschnitt</translation>
    </message>
    <message>
      <source>Segment {time}</source>
      <translation>Abschnitt {time}</translation>
    </message>
    <message>
      <source>Segment {time} of {length}</source>
      <translation>Abschnitt {time} von {length}</translation>
    </message>
    <message>
      <source>Segments gone in the round</source>
      <translation>Abschnitte, die in der Runde vorbei sind</translation>
    </message>
    <message>
      <source>Select two fighters first.</source>
      <translation>Zuerst zwei Boxer auswählen.</translation>
    </message>
    <message>
      <source>Select two fighters with Ctrl to compare them</source>
      <translation>Zwei Boxer mit Strg auswählen, um sie zu vergleichen</translation>
    </message>
    <message>
      <source>Sell</source>
      <translation>Verkauf</translation>
    </message>
    <message>
      <source>Sell or trade…</source>
      <translation>Verkaufen oder tauschen…</translation>
    </message>
    <message>
      <source>Semi-finals</source>
      <translation>Halbfinale</translation>
    </message>
    <message>
      <source>Set a PIN…</source>
      <translation>PIN festlegen…</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>Settings cannot be kept: {file} cannot be read and written. They last until you quit.</source>
      <translation>Einstellungen können nicht behalten werden: {file} ist nicht les- und schreibbar. Sie gelten bis zum Beenden.</translation>
    </message>
    <message>
      <source>Shaken</source>
      <translation>Angeschlagen</translation>
    </message>
    <message>
      <source>Shaken himself</source>
      <translation>Selbst angeschlagen</translation>
    </message>
    <message>
      <source>Share</source>
      <translation>Anteil</translation>
    </message>
    <message>
      <source>Share of a purse</source>
      <translation>Anteil an einer Börse</translation>
    </message>
    <message>
      <source>Shares</source>
      <translation>Anteile</translation>
    </message>
    <message>
      <source>Shares and sale, less the price paid</source>
      <translation>Anteile und Verkauf, abzüglich des Preises</translation>
    </message>
    <message>
      <source>Shares of purses</source>
      <translation>Börsenanteile</translation>
    </message>
    <message>
      <source>Shares so far</source>
      <translation>Anteile bisher</translation>
    </message>
    <message>
      <source>Short name</source>
      <translation>Kurzname</translation>
    </message>
    <message>
      <source>Shoulder Roll</source>
      <translation>Schulterrolle</translation>
    </message>
    <message>
      <source>Shoulder Roll: Defense +{added}</source>
      <translation>Schulterrolle: Abwehr +{added}</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Zeigen</translation>
    </message>
    <message>
      <source>Show all active fighters</source>
      <translation>Alle aktiven Boxer zeigen</translation>
    </message>
    <message>
      <source>Show all news</source>
      <translation>Alle Nachrichten zeigen</translation>
    </message>
    <message>
      <source>Show all of it</source>
      <translation>Alles zeigen</translation>
    </message>
    <message>
      <source>Show as table</source>
      <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
      <source>Show both</source>
      <translation>Beide zeigen</translation>
    </message>
    <message>
      <source>Show or hide the contents</source>
      <translation>Inhalt ein- oder ausblenden</translation>
    </message>
    <message>
      <source>Show the chin</source>
      <translation>Kinn zeigen</translation>
    </message>
    <message>
      <source>Show the panel</source>
      <translation>Die Anzeige zeigen</translation>
    </message>
    <message>
      <source>Show the ring</source>
      <translation>Den Ring zeigen</translation>
    </message>
    <message>
      <source>Show what happened…</source>
      <translation>Zeigen, was geschah…</translation>
    </message>
    <message>
      <source>Showmanship</source>
      <translation>Schaukunst</translation>
    </message>
    <message>
      <source>Shows what cannot wait until after the next fight night.</source>
      <translation>Zeigt, was nicht bis nach dem nächsten Kampfabend warten kann.</translation>
    </message>
    <message>
      <source>Side by side</source>
      <translation>Nebeneinander</translation>
    </message>
    <message>
      <source>Sign a newcomer in his place at once</source>
      <translation>Sofort einen Neuling als Ersatz verpflichten</translation>
    </message>
    <message>
      <source>Sign fighters, make bouts, and earn more than your friends before the last bell of the season.</source>
      <translation>Boxer verpflichten, Kämpfe vereinbaren und bis zum letzten Gong der Saison mehr verdienen als die Freunde.</translation>
    </message>
    <message>
      <source>Signings</source>
      <translation>Verpflichtungen</translation>
    </message>
    <message>
      <source>Since his last bout</source>
      <translation>Seit seinem letzten Kampf</translation>
    </message>
    <message>
      <source>Since night {night}</source>
      <translation>Seit Abend {night}</translation>
    </message>
    <message>
      <source>Sits here</source>
      <translation>Sitzt hier</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Größe</translation>
    </message>
    <message>
      <source>Skip to the next person</source>
      <translation>Zur nächsten Person springen</translation>
    </message>
    <message>
      <source>Slate</source>
      <translation>Schiefer</translation>
    </message>
    <message>
      <source>Slow</source>
      <translation>Langsam</translation>
    </message>
    <message>
      <source>Slower</source>
      <translation>Langsamer</translation>
    </message>
    <message>
      <source>Slug</source>
      <translation>Schlagen</translation>
    </message>
    <message>
      <source>Slugger (S)</source>
      <translation>Schläger (S)</translation>
    </message>
    <message>
      <source>Slugs</source>
      <translation>Schlägt sich</translation>
    </message>
    <message>
      <source>Slugs (forced)</source>
      <translation>Schlägt sich (gezwungen)</translation>
    </message>
    <message>
      <source>Smelling Salts</source>
      <translation>Riechsalz</translation>
    </message>
    <message>
      <source>Smothered by the clinch</source>
      <translation>Vom Clinch erstickt</translation>
    </message>
    <message>
      <source>Smothering attack</source>
      <translation>Angriff ersticken</translation>
    </message>
    <message>
      <source>So far tonight</source>
      <translation>Bisher heute Abend</translation>
    </message>
    <message>
      <source>Sold for</source>
      <translation>Verkauft für</translation>
    </message>
    <message>
      <source>Somebody else sits here</source>
      <translation>Hier sitzt jemand anderes</translation>
    </message>
    <message>
      <source>Somebody has a bout on the coming night or something to decide.</source>
      <translation>Jemand hat am kommenden Abend einen Kampf oder etwas zu entscheiden.</translation>
    </message>
    <message>
      <source>Somebody has to take a seat first.</source>
      <translation>Zuerst muss jemand Platz nehmen.</translation>
    </message>
    <message>
      <source>Somebody has to take the seat first.</source>
      <translation>Zuerst muss jemand den Platz einnehmen.</translation>
    </message>
    <message>
      <source>Something went wrong</source>
      <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
      <source>Sort by this column</source>
      <translation>Nach dieser Spalte sortieren</translation>
    </message>
    <message>
      <source>Sort by this column too</source>
      <translation>Auch nach dieser Spalte sortieren</translation>
    </message>
    <message>
      <source>Source of its numbers</source>
      <translation>Quelle seiner Zahlen</translation>
    </message>
    <message>
      <source>Southpaw</source>
      <translation>Rechtsauslage</translation>
    </message>
    <message>
      <source>Southpaw Switch</source>
      <translation>Auslagenwechsel</translation>
    </message>
    <message numerus="yes">
      <source>Southpaw: %n clash(es) left</source>
      <translation>
        <numerusform>Rechtsauslage: noch %n Gang</numerusform>
        <numerusform>Rechtsauslage: noch %n Gänge</numerusform>
      </translation>
    </message>
    <message>
      <source>Southpaws</source>
      <translation>Rechtsausleger</translation>
    </message>
    <message>
      <source>Space</source>
      <translation>Leertaste</translation>
    </message>
    <message>
      <source>Space or Enter</source>
      <translation>Leertaste oder Eingabe</translation>
    </message>
    <message>
      <source>Special</source>
      <translation>Sonstiges</translation>
    </message>
    <message>
      <source>Special moves</source>
      <translation>Kniffe</translation>
    </message>
    <message>
      <source>Special trait</source>
      <translation>Eigenheit</translation>
    </message>
    <message>
      <source>Special traits</source>
      <translation>Eigenheiten</translation>
    </message>
    <message>
      <source>Spectator</source>
      <translation>Zuschauer</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Tempo</translation>
    </message>
    <message>
      <source>Speed dice</source>
      <translation>Schnelligkeitswürfel</translation>
    </message>
    <message>
      <source>Speed dice lost</source>
      <translation>Verlorene Schnelligkeitswürfel</translation>
    </message>
    <message>
      <source>Speed: keys + and −</source>
      <translation>Tempo: Tasten + und −</translation>
    </message>
    <message>
      <source>Speed: more successes bring the Edge (Q22). Crossed dice are lost (Q37).</source>
      <translation>Schnelligkeit: Mehr Erfolge bringen den Vorteil (Q22). Durchkreuzte Würfel sind verloren (Q37).</translation>
    </message>
    <message>
      <source>Spent until night {night}</source>
      <translation>Erschöpft bis Abend {night}</translation>
    </message>
    <message>
      <source>Split decision</source>
      <translation>Geteiltes Urteil</translation>
    </message>
    <message>
      <source>Split lip</source>
      <translation>Aufgeplatzte Lippe</translation>
    </message>
    <message>
      <source>Stable</source>
      <translation>Stall</translation>
    </message>
    <message>
      <source>Stable of {name}: {count}</source>
      <translation>Stall von {name}: {count}</translation>
    </message>
    <message>
      <source>Stables</source>
      <translation>Ställe</translation>
    </message>
    <message>
      <source>Stables being filled, last choice {when}. Go on.</source>
      <translation>Ställe werden gefüllt, letzte Wahl {when}. Fortfahren.</translation>
    </message>
    <message>
      <source>Stage of the eye</source>
      <translation>Stufe des Auges</translation>
    </message>
    <message>
      <source>Stake of every manager</source>
      <translation>Einsatz jedes Managers</translation>
    </message>
    <message>
      <source>Stamina</source>
      <translation>Kondition</translation>
    </message>
    <message>
      <source>Stamina afterwards</source>
      <translation>Kondition danach</translation>
    </message>
    <message>
      <source>Stamina at the start</source>
      <translation>Kondition zu Beginn</translation>
    </message>
    <message>
      <source>Stamina falls by every punch the other lands (G91). Without any he is tired: the other column counts, and a punch less lands (G92). The notch is where he began (G12).</source>
      <translation>Die Kondition sinkt mit jedem Schlag, den der andere landet (G91). Ohne Kondition ist er müde: Dann gilt die andere Spalte, und ein Schlag weniger kommt an (G92). Die Kerbe zeigt, womit er begann (G12).</translation>
    </message>
    <message>
      <source>Stamina he has then: {stamina}</source>
      <translation>Kondition, die er dann hat: {stamina}</translation>
    </message>
    <message>
      <source>Stamina it costs</source>
      <translation>Kondition, die es kostet</translation>
    </message>
    <message>
      <source>Stamina left to plan with</source>
      <translation>Zum Planen übrige Kondition</translation>
    </message>
    <message>
      <source>Stamina left to plan with: {stamina}</source>
      <translation>Zum Planen übrige Kondition: {stamina}</translation>
    </message>
    <message>
      <source>Stamina pays for stances and moves and is lost to hits and knockdowns (Q7, Q10). The notches are all, half and a quarter of what he can have (Q41).</source>
      <translation>Mit Kondition werden Haltungen und Kniffe bezahlt; Treffer und Niederschläge kosten sie (Q7, Q10). Die Kerben sind alles, die Hälfte und ein Viertel dessen, was er haben kann (Q41).</translation>
    </message>
    <message>
      <source>Stamina round</source>
      <translation>Konditionsrunde</translation>
    </message>
    <message>
      <source>Stance</source>
      <translation>Auslage</translation>
    </message>
    <message>
      <source>Stance and watching are secret</source>
      <translation>Haltung und Erwartung sind geheim</translation>
    </message>
    <message>
      <source>Stance that was read</source>
      <translation>Gelesene Haltung</translation>
    </message>
    <message>
      <source>Stand so close that he cannot punch hard</source>
      <translation>So nah stehen, dass er nicht hart schlagen kann</translation>
    </message>
    <message>
      <source>Standard</source>
      <translation>Standard</translation>
    </message>
    <message>
      <source>Standing</source>
      <translation>Stand</translation>
    </message>
    <message>
      <source>Stars on a 1</source>
      <translation>Sterne bei einer 1</translation>
    </message>
    <message>
      <source>Stars on a 2</source>
      <translation>Sterne bei einer 2</translation>
    </message>
    <message>
      <source>Stars on a 3</source>
      <translation>Sterne bei einer 3</translation>
    </message>
    <message>
      <source>Stars on a 4</source>
      <translation>Sterne bei einer 4</translation>
    </message>
    <message>
      <source>Stars on a 5</source>
      <translation>Sterne bei einer 5</translation>
    </message>
    <message>
      <source>Stars on a 6</source>
      <translation>Sterne bei einer 6</translation>
    </message>
    <message>
      <source>Start fight night {night}</source>
      <translation>Kampfabend {night} beginnen</translation>
    </message>
    <message>
      <source>Start page</source>
      <translation>Startseite</translation>
    </message>
    <message>
      <source>Start the night</source>
      <translation>Abend beginnen</translation>
    </message>
    <message>
      <source>Starts with</source>
      <translation>Beginnt mit</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Status</translation>
    </message>
    <message>
      <source>Stay down</source>
      <translation>Liegen bleiben</translation>
    </message>
    <message>
      <source>Stay out of his reach</source>
      <translation>Außer seiner Reichweite bleiben</translation>
    </message>
    <message>
      <source>Step</source>
      <translation>Schritt</translation>
    </message>
    <message>
      <source>Step after a miss</source>
      <translation>Schritt nach einem Fehlschlag</translation>
    </message>
    <message>
      <source>Step into the ring</source>
      <translation>In den Ring steigen</translation>
    </message>
    <message>
      <source>Step {time}</source>
      <translation>Schritt {time}</translation>
    </message>
    <message>
      <source>Step {time} of {length}</source>
      <translation>Schritt {time} von {length}</translation>
    </message>
    <message>
      <source>Stepping into the ring</source>
      <translation>Es geht in den Ring</translation>
    </message>
    <message>
      <source>Stepping into the ring…</source>
      <translation>Es geht in den Ring…</translation>
    </message>
    <message>
      <source>Stepping out of a miss</source>
      <translation>Ausweichen nach einem Fehlschlag</translation>
    </message>
    <message>
      <source>Steps before the ropes</source>
      <translation>Schritte bis zu den Seilen</translation>
    </message>
    <message>
      <source>Stick and move</source>
      <translation>Stechen und ausweichen</translation>
    </message>
    <message>
      <source>Still boxing</source>
      <translation>Boxt noch</translation>
    </message>
    <message>
      <source>Still here</source>
      <translation>Noch hier</translation>
    </message>
    <message>
      <source>Still shaken in the next round</source>
      <translation>In der nächsten Runde noch angeschlagen</translation>
    </message>
    <message>
      <source>Still to come before the night: {names}</source>
      <translation>Vor dem Abend noch am Zug: {names}</translation>
    </message>
    <message>
      <source>Still to have their turn: {names}.</source>
      <translation>Noch am Zug: {names}.</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Anhalten</translation>
    </message>
    <message>
      <source>Stop for a vacant title</source>
      <translation>Anhalten bei vakantem Titel</translation>
    </message>
    <message>
      <source>Stop for bids</source>
      <translation>Anhalten bei Geboten</translation>
    </message>
    <message>
      <source>Stop for deals</source>
      <translation>Anhalten bei Handel</translation>
    </message>
    <message>
      <source>Stop for offers</source>
      <translation>Anhalten bei Angeboten</translation>
    </message>
    <message>
      <source>Stop for retirements</source>
      <translation>Anhalten bei Rücktritten</translation>
    </message>
    <message>
      <source>Stoppage</source>
      <translation>Abbruch</translation>
    </message>
    <message>
      <source>Stopped by others</source>
      <translation>Vorzeitig besiegt</translation>
    </message>
    <message>
      <source>Stopped if watched for</source>
      <translation>Gestoppt, wenn erwartet</translation>
    </message>
    <message>
      <source>Stopped.</source>
      <translation>Angehalten.</translation>
    </message>
    <message>
      <source>Stopped. Fight night {night} has not begun.</source>
      <translation>Angehalten. Kampfabend {night} hat nicht begonnen.</translation>
    </message>
    <message>
      <source>Stopping leaves the night as if it had not begun.</source>
      <translation>Nach dem Anhalten ist der Abend, als hätte er nicht begonnen.</translation>
    </message>
    <message>
      <source>Stopping…</source>
      <translation>Hält an…</translation>
    </message>
    <message>
      <source>Strategies</source>
      <translation>Strategien</translation>
    </message>
    <message>
      <source>Strategies and traits</source>
      <translation>Strategien und Eigenheiten</translation>
    </message>
    <message>
      <source>Strategies within a round</source>
      <translation>Strategien während der Runde</translation>
    </message>
    <message>
      <source>Strategist</source>
      <translation>Stratege</translation>
    </message>
    <message>
      <source>Strategy</source>
      <translation>Strategie</translation>
    </message>
    <message>
      <source>Streak</source>
      <translation>Serie</translation>
    </message>
    <message>
      <source>Streaks</source>
      <translation>Serien</translation>
    </message>
    <message>
      <source>Strength lost</source>
      <translation>Verlorene Kraft</translation>
    </message>
    <message>
      <source>Strict</source>
      <translation>Streng</translation>
    </message>
    <message>
      <source>Strike this act</source>
      <translation>Diese Aktion streichen</translation>
    </message>
    <message>
      <source>Strike this act…</source>
      <translation>Diese Aktion streichen…</translation>
    </message>
    <message>
      <source>Strikes</source>
      <translation>Streichungen</translation>
    </message>
    <message>
      <source>Struck</source>
      <translation>Gestrichen</translation>
    </message>
    <message>
      <source>Struck by {who} ({entry})</source>
      <translation>Gestrichen von {who} ({entry})</translation>
    </message>
    <message>
      <source>Stunned at</source>
      <translation>Benommen bei</translation>
    </message>
    <message>
      <source>Style</source>
      <translation>Stil</translation>
    </message>
    <message>
      <source>Successes in Speed</source>
      <translation>Erfolge in Schnelligkeit</translation>
    </message>
    <message>
      <source>Sum blue</source>
      <translation>Σ Blau</translation>
    </message>
    <message>
      <source>Sum of the six punches</source>
      <translation>Summe der sechs Schläge</translation>
    </message>
    <message>
      <source>Sum red</source>
      <translation>Σ Rot</translation>
    </message>
    <message>
      <source>Summary</source>
      <translation>Zusammenfassung</translation>
    </message>
    <message>
      <source>Sums</source>
      <translation>Summen</translation>
    </message>
    <message>
      <source>Sums and chart</source>
      <translation>Summen und Diagramm</translation>
    </message>
    <message>
      <source>Superseded</source>
      <translation>Abgelöst</translation>
    </message>
    <message>
      <source>Sure</source>
      <translation>Sicher</translation>
    </message>
    <message>
      <source>Swab and Adrenaline</source>
      <translation>Tupfer und Adrenalin</translation>
    </message>
    <message>
      <source>Swap corners</source>
      <translation>Ecken tauschen</translation>
    </message>
    <message>
      <source>Swarm</source>
      <translation>Sturmlauf</translation>
    </message>
    <message>
      <source>Swelling</source>
      <translation>Schwellung</translation>
    </message>
    <message>
      <source>Swelling at the left eye</source>
      <translation>Schwellung am linken Auge</translation>
    </message>
    <message>
      <source>Swelling at the right eye</source>
      <translation>Schwellung am rechten Auge</translation>
    </message>
    <message>
      <source>Swelling under the eye</source>
      <translation>Schwellung unter dem Auge</translation>
    </message>
    <message>
      <source>Swelling {place}: {result} ({skill})</source>
      <translation>Schwellung {place}: {result} ({skill})</translation>
    </message>
    <message>
      <source>Swellings under the eye</source>
      <translation>Schwellungen unter dem Auge</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Tabelle</translation>
    </message>
    <message>
      <source>Table (*.csv)</source>
      <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
      <source>Tables (*.csv *.tsv *.txt)</source>
      <translation>Tabellen (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
      <source>Tactic</source>
      <translation>Taktik</translation>
    </message>
    <message>
      <source>Tactic in defence</source>
      <translation>Taktik in der Verteidigung</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>Zurücknehmen</translation>
    </message>
    <message>
      <source>Take back the last thing decided or thrown</source>
      <translation>Zurücknehmen, was zuletzt entschieden oder gewürfelt wurde</translation>
    </message>
    <message>
      <source>Take both choices back?</source>
      <translation>Beide Entscheidungen zurücknehmen?</translation>
    </message>
    <message>
      <source>Take it as it comes</source>
      <translation>Hinnehmen, wie es kommt</translation>
    </message>
    <message>
      <source>Take it back</source>
      <translation>Zurücknehmen</translation>
    </message>
    <message>
      <source>Take it now</source>
      <translation>Jetzt nehmen</translation>
    </message>
    <message>
      <source>Take the last decision back?</source>
      <translation>Die letzte Entscheidung zurücknehmen?</translation>
    </message>
    <message>
      <source>Take the last decision or die back?</source>
      <translation>Letzte Entscheidung oder letzten Wurf zurücknehmen?</translation>
    </message>
    <message>
      <source>Take the last die back?</source>
      <translation>Letzten Wurf zurücknehmen?</translation>
    </message>
    <message>
      <source>Take the offer back</source>
      <translation>Angebot zurückziehen</translation>
    </message>
    <message>
      <source>Take the seat of {name}</source>
      <translation>Platz von {name} einnehmen</translation>
    </message>
    <message>
      <source>Take this seat</source>
      <translation>Diesen Platz einnehmen</translation>
    </message>
    <message>
      <source>Taken back.</source>
      <translation>Zurückgenommen.</translation>
    </message>
    <message>
      <source>Taken back: {what}.</source>
      <translation>Zurückgenommen: {what}.</translation>
    </message>
    <message>
      <source>Takes back what a person did last (Ctrl+Z)</source>
      <translation>Nimmt zurück, was eine Person zuletzt getan hat (Strg+Z)</translation>
    </message>
    <message>
      <source>Takes control</source>
      <translation>Übernimmt die Kontrolle</translation>
    </message>
    <message>
      <source>Takes it off the list; the file stays</source>
      <translation>Nimmt sie von der Liste; die Datei bleibt</translation>
    </message>
    <message>
      <source>Tale of the tape</source>
      <translation>Die Boxer im Vergleich</translation>
    </message>
    <message>
      <source>Teal</source>
      <translation>Petrol</translation>
    </message>
    <message>
      <source>Technical decision</source>
      <translation>Technischer Punktsieg</translation>
    </message>
    <message>
      <source>Technical draw</source>
      <translation>Technisches Unentschieden</translation>
    </message>
    <message>
      <source>Technical knockout</source>
      <translation>Technischer K. o.</translation>
    </message>
    <message>
      <source>Telling the bouts</source>
      <translation>Kämpfe werden erzählt</translation>
    </message>
    <message>
      <source>Temperament of manager {seat}</source>
      <translation>Temperament von Manager {seat}</translation>
    </message>
    <message>
      <source>Ten-point must</source>
      <translation>Zehn-Punkte-System</translation>
    </message>
    <message>
      <source>Tens {face}</source>
      <translation>Zehner {face}</translation>
    </message>
    <message>
      <source>Tenths of a punch ahead</source>
      <translation>Zehntelschläge voraus</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Text</translation>
    </message>
    <message>
      <source>Text of the rules</source>
      <translation>Text der Regeln</translation>
    </message>
    <message>
      <source>Texts (*.txt)</source>
      <translation>Texte (*.txt)</translation>
    </message>
    <message>
      <source>That bout is not over yet.</source>
      <translation>Dieser Kampf ist noch nicht vorbei.</translation>
    </message>
    <message>
      <source>That is not the PIN of {name}.</source>
      <translation>Das ist nicht die PIN von {name}.</translation>
    </message>
    <message>
      <source>That is not the present PIN.</source>
      <translation>Das ist nicht die jetzige PIN.</translation>
    </message>
    <message>
      <source>That was the last bout of the night.</source>
      <translation>Das war der letzte Kampf des Abends.</translation>
    </message>
    <message>
      <source>The Best</source>
      <translation>Die Besten</translation>
    </message>
    <message>
      <source>The Defense dice that failed are rolled once more, once a round</source>
      <translation>Die misslungenen Abwehrwürfel werden einmal in der Runde noch einmal geworfen</translation>
    </message>
    <message>
      <source>The Edge</source>
      <translation>Der Vorteil</translation>
    </message>
    <message>
      <source>The Pits</source>
      <translation>Das Loch</translation>
    </message>
    <message>
      <source>The auction room opens next. The league is founded when every lot has been called.</source>
      <translation>Als Nächstes öffnet der Auktionssaal. Die Liga ist gegründet, wenn jedes Los aufgerufen wurde.</translation>
    </message>
    <message>
      <source>The backup is {file}.</source>
      <translation>Die Sicherung ist {file}.</translation>
    </message>
    <message>
      <source>The bar | stands between two words, and one is missing in {part}.</source>
      <translation>Der Strich | steht zwischen zwei Wörtern; in {part} fehlt eines.</translation>
    </message>
    <message>
      <source>The beaten man</source>
      <translation>Der Besiegte</translation>
    </message>
    <message>
      <source>The bell rings</source>
      <translation>Der Gong ertönt</translation>
    </message>
    <message>
      <source>The bell: the round begins</source>
      <translation>Der Gong: Die Runde beginnt</translation>
    </message>
    <message>
      <source>The best</source>
      <translation>Die Besten</translation>
    </message>
    <message>
      <source>The bids for {arena} are opened.</source>
      <translation>Die Gebote für „{arena}“ sind geöffnet.</translation>
    </message>
    <message>
      <source>The bids of both managers of a bout count together. The highest get the places and are paid; whoever loses pays nothing. All bids are opened on the night.</source>
      <translation>Die Gebote beider Manager eines Kampfes zählen zusammen. Die höchsten erhalten die Plätze und werden bezahlt; wer verliert, zahlt nichts. Alle Gebote werden am Abend geöffnet.</translation>
    </message>
    <message>
      <source>The bloody nose</source>
      <translation>Die blutige Nase</translation>
    </message>
    <message>
      <source>The blow is kept out: {saved} %</source>
      <translation>Der Schlag wird abgewehrt: {saved} %</translation>
    </message>
    <message>
      <source>The books stay open to read.</source>
      <translation>Die Bücher können weiter gelesen werden.</translation>
    </message>
    <message>
      <source>The bout</source>
      <translation>Der Kampf</translation>
    </message>
    <message>
      <source>The bout against {name} is made.</source>
      <translation>Der Kampf gegen {name} ist angesetzt.</translation>
    </message>
    <message>
      <source>The bout cannot be kept: {cause}. It goes on, but ends with this window.</source>
      <translation>Der Kampf kann nicht gespeichert werden: {cause}. Er geht weiter, endet aber mit diesem Fenster.</translation>
    </message>
    <message>
      <source>The bout ends at once and counts as won by a stoppage for the other corner.</source>
      <translation>Der Kampf endet sofort und gilt als Sieg der anderen Ecke durch Abbruch.</translation>
    </message>
    <message>
      <source>The bout ends at once and counts as won by a stoppage for {winner}.</source>
      <translation>Der Kampf endet sofort und gilt als Sieg für {winner} durch Abbruch.</translation>
    </message>
    <message>
      <source>The bout goes on</source>
      <translation>Der Kampf geht weiter</translation>
    </message>
    <message>
      <source>The bout is being shown; the next decision comes after it.</source>
      <translation>Der Kampf wird gerade gezeigt; danach kommt die nächste Entscheidung.</translation>
    </message>
    <message>
      <source>The bout is lost</source>
      <translation>Der Kampf ist verloren</translation>
    </message>
    <message>
      <source>The bout is lost: his corner retires him</source>
      <translation>Der Kampf ist verloren: Seine Ecke gibt für ihn auf</translation>
    </message>
    <message>
      <source>The bout is not over yet.</source>
      <translation>Der Kampf ist noch nicht vorbei.</translation>
    </message>
    <message>
      <source>The bout is over</source>
      <translation>Der Kampf ist vorbei</translation>
    </message>
    <message>
      <source>The bout is written to {file}.</source>
      <translation>Der Kampf ist in {file} geschrieben.</translation>
    </message>
    <message>
      <source>The bout that made him</source>
      <translation>Der Kampf, der ihn krönte</translation>
    </message>
    <message>
      <source>The bout: {red} – {blue}</source>
      <translation>Der Kampf: {red} – {blue}</translation>
    </message>
    <message>
      <source>The bouts of this league are fought under {system}, which is no bout system of this program: its plug-in is missing or broken. The league can be looked at, but no bout can be fought.</source>
      <translation>Die Kämpfe dieser Liga werden nach {system} ausgetragen, das dieses Programm nicht kennt: Die Erweiterung fehlt oder ist defekt. Die Liga kann angesehen, aber kein Kampf ausgetragen werden.</translation>
    </message>
    <message>
      <source>The bracket</source>
      <translation>Der Turnierbaum</translation>
    </message>
    <message>
      <source>The bracket makes these bouts when the night begins.</source>
      <translation>Diese Kämpfe setzt der Turnierbaum an, wenn der Abend beginnt.</translation>
    </message>
    <message>
      <source>The bracket was not written</source>
      <translation>Der Turnierbaum wurde nicht gespeichert</translation>
    </message>
    <message>
      <source>The bridge of the nose</source>
      <translation>Der Nasenrücken</translation>
    </message>
    <message>
      <source>The campaign</source>
      <translation>Die Kampagne</translation>
    </message>
    <message>
      <source>The campaign is over</source>
      <translation>Die Kampagne ist vorbei</translation>
    </message>
    <message>
      <source>The campaign is over.</source>
      <translation>Die Kampagne ist vorbei.</translation>
    </message>
    <message>
      <source>The campaign is over. Most money: {names}.</source>
      <translation>Die Kampagne ist vorbei. Das meiste Geld: {names}.</translation>
    </message>
    <message>
      <source>The campaign is over. Most money: {winners}.</source>
      <translation>Die Kampagne ist vorbei. Meistes Geld: {winners}.</translation>
    </message>
    <message>
      <source>The card</source>
      <translation>Die Kampfkarte</translation>
    </message>
    <message>
      <source>The card at {arena} on night {night} is put in order.</source>
      <translation>Die Karte in „{arena}“ an Abend {night} ist geordnet.</translation>
    </message>
    <message>
      <source>The card at {arena} on night {night} is too short: bid for {mine} against {other}?</source>
      <translation>Die Karte in „{arena}“ an Abend {night} ist zu kurz: für {mine} gegen {other} bieten?</translation>
    </message>
    <message>
      <source>The card of night {night}</source>
      <translation>Die Karte von Abend {night}</translation>
    </message>
    <message>
      <source>The card of night {night} is approved.</source>
      <translation>Die Karte von Abend {night} ist genehmigt.</translation>
    </message>
    <message numerus="yes">
      <source>The card of night {night} is approved: %n bout(s).</source>
      <translation>
        <numerusform>Die Karte von Abend {night} ist genehmigt: %n Kampf.</numerusform>
        <numerusform>Die Karte von Abend {night} ist genehmigt: %n Kämpfe.</numerusform>
      </translation>
    </message>
    <message>
      <source>The card of the night is final, and none of your fighters is on it.</source>
      <translation>Die Karte des Abends steht fest, und keiner Ihrer Boxer ist darauf.</translation>
    </message>
    <message>
      <source>The card of the night is final. Bouts nobody boxes are fought by the corners.</source>
      <translation>Die Karte des Abends steht fest. Kämpfe, die niemand boxt, tragen die Ecken aus.</translation>
    </message>
    <message>
      <source>The card turned over last: what was read, the number, what it was held against.</source>
      <translation>Die zuletzt aufgedeckte Karte: was gelesen wurde, die Zahl, woran sie gemessen wurde.</translation>
    </message>
    <message>
      <source>The card under every rule book…</source>
      <translation>Die Karte unter jedem Regelwerk…</translation>
    </message>
    <message>
      <source>The career of {name}</source>
      <translation>Die Laufbahn von {name}</translation>
    </message>
    <message>
      <source>The champion beaten for the title</source>
      <translation>Der Champion im Titelkampf besiegt</translation>
    </message>
    <message>
      <source>The chart was not saved</source>
      <translation>Das Diagramm wurde nicht gespeichert</translation>
    </message>
    <message>
      <source>The choices made so far are thrown away. This cannot be undone.</source>
      <translation>Die bisherigen Wahlen werden verworfen. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
      <source>The clinch turns it into a miss</source>
      <translation>Der Clinch macht einen Fehlschlag daraus</translation>
    </message>
    <message>
      <source>The colour of the corner</source>
      <translation>Die Farbe der Ecke</translation>
    </message>
    <message>
      <source>The coming fight &amp;night</source>
      <translation>Der kommende Kampfabe&amp;nd</translation>
    </message>
    <message>
      <source>The conditions on “{fact}” can never hold together.</source>
      <translation>Die Bedingungen zu „{fact}“ können nie zugleich gelten.</translation>
    </message>
    <message>
      <source>The copy is {file}.</source>
      <translation>Die Kopie ist {file}.</translation>
    </message>
    <message>
      <source>The corner has no advice here.</source>
      <translation>Dazu hat die Ecke keinen Rat.</translation>
    </message>
    <message>
      <source>The corner of {better} gave away {points} points less than that of {worse}.</source>
      <translation>Die Ecke von {better} hat {points} Punkte weniger verschenkt als die von {worse}.</translation>
    </message>
    <message>
      <source>The corner: {share}</source>
      <translation>Die Ecke: {share}</translation>
    </message>
    <message>
      <source>The corners plan the round in secret:</source>
      <translation>Die Ecken planen die Runde geheim:</translation>
    </message>
    <message>
      <source>The cost is larger than its error can explain</source>
      <translation>Die Kosten sind größer, als ihr Fehler erklären kann</translation>
    </message>
    <message>
      <source>The counter lands</source>
      <translation>Der Konter trifft</translation>
    </message>
    <message>
      <source>The counter misses</source>
      <translation>Der Konter geht daneben</translation>
    </message>
    <message>
      <source>The cut is closed</source>
      <translation>Der Cut ist geschlossen</translation>
    </message>
    <message>
      <source>The cut opens again: {place}</source>
      <translation>Der Cut öffnet sich wieder: {place}</translation>
    </message>
    <message>
      <source>The cut over the eye</source>
      <translation>Der Cut über dem Auge</translation>
    </message>
    <message>
      <source>The cut over the left eye</source>
      <translation>Der Cut über dem linken Auge</translation>
    </message>
    <message>
      <source>The cut over the right eye</source>
      <translation>Der Cut über dem rechten Auge</translation>
    </message>
    <message>
      <source>The cut under the eye</source>
      <translation>Der Cut unter dem Auge</translation>
    </message>
    <message>
      <source>The cut under the left eye</source>
      <translation>Der Cut unter dem linken Auge</translation>
    </message>
    <message>
      <source>The cut under the right eye</source>
      <translation>Der Cut unter dem rechten Auge</translation>
    </message>
    <message>
      <source>The deal about {one} is closed.</source>
      <translation>Der Handel um {one} ist beendet.</translation>
    </message>
    <message>
      <source>The decisions have not been weighed yet.</source>
      <translation>Die Entscheidungen sind noch nicht gewogen.</translation>
    </message>
    <message>
      <source>The deep cut over the eye</source>
      <translation>Der tiefe Cut über dem Auge</translation>
    </message>
    <message>
      <source>The dice alone</source>
      <translation>Nur die Würfel</translation>
    </message>
    <message>
      <source>The dice as they fell: filled ones are successes, 4 or more, less for the Might of whoever lacks the Edge (Q3, Q25). A tick is the Defense die nobody throws (Q24), a dashed frame one rolled once more (Q26).</source>
      <translation>Die Würfel, wie sie fielen: Gefüllte sind Erfolge, 4 oder mehr, bei der Wucht dessen, der den Vorteil nicht hat, weniger (Q3, Q25). Ein Haken ist der Abwehrwürfel, den niemand wirft (Q24), ein gestrichelter Rahmen einer, der noch einmal geworfen wurde (Q26).</translation>
    </message>
    <message>
      <source>The dice of the segment in their order (G102): square d6, six-cornered d20, kite d00. A tick means the die came in at or under the number below it (G3).</source>
      <translation>Die Würfel des Abschnitts in ihrer Reihenfolge (G102): Quadrat W6, Sechseck W20, Drachen W00. Ein Haken heißt, dass der Würfel höchstens die Zahl darunter zeigte (G3).</translation>
    </message>
    <message>
      <source>The dice of this bout are those the night would throw anyway, and every decision is kept at once. It counts when the night is held. Should the night be taken back, that stands in the journal.</source>
      <translation>Die Würfel dieses Kampfes sind die, die der Abend ohnehin werfen würde, und jede Entscheidung wird sofort aufbewahrt. Er zählt, wenn der Abend ausgetragen wird. Wird der Abend zurückgenommen, steht das im Journal.</translation>
    </message>
    <message>
      <source>The difference stays closed until the end</source>
      <translation>Der Unterschied bleibt bis zum Ende verdeckt</translation>
    </message>
    <message>
      <source>The doors of night {night} are open; its card is final.</source>
      <translation>Die Türen von Abend {night} sind offen; seine Karte steht fest.</translation>
    </message>
    <message>
      <source>The doors of the night are open: plans stay as they are until it is over.</source>
      <translation>Die Türen des Abends sind offen: Pläne bleiben, wie sie sind, bis er vorbei ist.</translation>
    </message>
    <message>
      <source>The draft room opens next. The league is founded when every stable is full.</source>
      <translation>Als Nächstes öffnet der Draft-Raum. Die Liga ist gegründet, wenn jeder Stall voll ist.</translation>
    </message>
    <message>
      <source>The draw is made: {word}.</source>
      <translation>Die Auslosung steht: {word}.</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>Das Ende</translation>
    </message>
    <message>
      <source>The end of the bout is still to be seen.</source>
      <translation>Das Ende des Kampfes ist noch zu sehen.</translation>
    </message>
    <message>
      <source>The entry of the journal that made it.</source>
      <translation>Der Eintrag im Journal, der ihn bewirkte.</translation>
    </message>
    <message>
      <source>The favourites had their way</source>
      <translation>Die Favoriten setzten sich durch</translation>
    </message>
    <message>
      <source>The fight plan sealed for him</source>
      <translation>Der für ihn versiegelte Kampfplan</translation>
    </message>
    <message>
      <source>The fight plan sealed for {name} has lapsed.</source>
      <translation>Der versiegelte Kampfplan für {name} ist verfallen.</translation>
    </message>
    <message>
      <source>The fight plan sealed for {name} lapses when he changes managers.</source>
      <translation>Der versiegelte Kampfplan für {name} verfällt, wenn er den Manager wechselt.</translation>
    </message>
    <message>
      <source>The fighter in control throws for the pace, then for what control is worth: a plodding pace takes it from the other's punches, any other pace adds it to his own (K11, K12).</source>
      <translation>Wer die Kontrolle hat, würfelt um das Tempo, dann darum, was die Kontrolle wert ist: Ein schleppendes Tempo nimmt es von den Schlägen des anderen, jedes andere Tempo gibt es zu den eigenen (K11, K12).</translation>
    </message>
    <message>
      <source>The fighter's card; where something changes a rating, the printed number stands before it.</source>
      <translation>Die Karte des Boxers; wo etwas einen Wert ändert, steht die gedruckte Zahl davor.</translation>
    </message>
    <message>
      <source>The fighters are rolled, the tournament for the title is drawn, and the office opens.</source>
      <translation>Die Boxer werden ausgewürfelt, das Titelturnier wird ausgelost, und das Büro öffnet.</translation>
    </message>
    <message>
      <source>The final would come after the last night of the league.</source>
      <translation>Das Finale läge nach dem letzten Abend der Liga.</translation>
    </message>
    <message>
      <source>The first bouts are being fought…</source>
      <translation>Die ersten Kämpfe werden ausgetragen…</translation>
    </message>
    <message>
      <source>The first champion comes from the tournament for the title.</source>
      <translation>Der erste Champion kommt aus dem Turnier um den Titel.</translation>
    </message>
    <message>
      <source>The first clash</source>
      <translation>Der erste Gang</translation>
    </message>
    <message>
      <source>The first fight night is still to come. Awards are counted from then on.</source>
      <translation>Der erste Kampfabend steht noch aus. Ab dann zählen die Auszeichnungen.</translation>
    </message>
    <message>
      <source>The first that is allowed at the moment.</source>
      <translation>Das Erste, was im Augenblick erlaubt ist.</translation>
    </message>
    <message>
      <source>The five arenas</source>
      <translation>Die fünf Arenen</translation>
    </message>
    <message>
      <source>The folder is made if it is not there yet.</source>
      <translation>Der Ordner wird angelegt, falls es ihn noch nicht gibt.</translation>
    </message>
    <message>
      <source>The folder {folder} cannot be made: {fault}.</source>
      <translation>Der Ordner {folder} lässt sich nicht anlegen: {fault}.</translation>
    </message>
    <message>
      <source>The games and their designers</source>
      <translation>Die Spiele und ihre Autoren</translation>
    </message>
    <message>
      <source>The gap</source>
      <translation>Der Abstand</translation>
    </message>
    <message>
      <source>The hall is full. The first two are in the ring.</source>
      <translation>Die Halle ist voll. Die ersten zwei sind im Ring.</translation>
    </message>
    <message>
      <source>The journal is in {file}.</source>
      <translation>Das Journal steht in {file}.</translation>
    </message>
    <message>
      <source>The language of the window.</source>
      <translation>Die Sprache des Fensters.</translation>
    </message>
    <message>
      <source>The last change was not saved</source>
      <translation>Die letzte Änderung wurde nicht gespeichert</translation>
    </message>
    <message>
      <source>The last four nights</source>
      <translation>Die letzten vier Abende</translation>
    </message>
    <message>
      <source>The latest bouts</source>
      <translation>Die letzten Kämpfe</translation>
    </message>
    <message>
      <source>The league</source>
      <translation>Die Liga</translation>
    </message>
    <message>
      <source>The league ends after night {number}.</source>
      <translation>Die Liga endet nach Abend {number}.</translation>
    </message>
    <message>
      <source>The league goes back from night {before} to night {after}.</source>
      <translation>Die Liga geht von Abend {before} zurück auf Abend {after}.</translation>
    </message>
    <message>
      <source>The league goes on from night {before} to night {after}.</source>
      <translation>Die Liga geht von Abend {before} weiter zu Abend {after}.</translation>
    </message>
    <message>
      <source>The league is being founded</source>
      <translation>Die Liga wird gegründet</translation>
    </message>
    <message>
      <source>The league is founded. Fight night 1 is next.</source>
      <translation>Die Liga ist gegründet. Als Nächstes folgt Kampfabend 1.</translation>
    </message>
    <message>
      <source>The league was brought to the newest format. Its old state is kept in {file}.</source>
      <translation>Die Liga wurde auf das neueste Format gebracht. Ihr alter Stand liegt in {file}.</translation>
    </message>
    <message>
      <source>The league's night when it was written.</source>
      <translation>Abend der Liga, als es geschrieben wurde.</translation>
    </message>
    <message>
      <source>The ledger of the round chosen, or of the last one</source>
      <translation>Die Schlagliste der gewählten Runde oder der letzten</translation>
    </message>
    <message>
      <source>The left eye</source>
      <translation>Das linke Auge</translation>
    </message>
    <message>
      <source>The line of champions</source>
      <translation>Die Reihe der Champions</translation>
    </message>
    <message>
      <source>The loser scored more knockdowns than the winner: is that right?</source>
      <translation>Der Verlierer hat mehr Niederschläge erzielt als der Sieger: stimmt das?</translation>
    </message>
    <message>
      <source>The man from the place</source>
      <translation>Der Lokalmatador</translation>
    </message>
    <message>
      <source>The manager's part of his purses</source>
      <translation>Der Anteil des Managers an seinen Börsen</translation>
    </message>
    <message>
      <source>The manager's share of the fighter's purses, from the dice</source>
      <translation>Der ausgewürfelte Anteil des Managers an den Börsen des Boxers</translation>
    </message>
    <message>
      <source>The manager's share:</source>
      <translation>Anteil des Managers:</translation>
    </message>
    <message>
      <source>The menu Reports writes the whole season as pages, tables or one document.</source>
      <translation>Das Menü Berichte schreibt die ganze Saison als Seiten, Tabellen oder ein Dokument.</translation>
    </message>
    <message>
      <source>The money of {name}</source>
      <translation>Das Geld von {name}</translation>
    </message>
    <message>
      <source>The most popular one</source>
      <translation>Der populärste</translation>
    </message>
    <message>
      <source>The name leaves nothing to call the file: use a letter or a figure.</source>
      <translation>Aus dem Namen ergibt sich kein Dateiname: einen Buchstaben oder eine Ziffer verwenden.</translation>
    </message>
    <message>
      <source>The names</source>
      <translation>Die Namen</translation>
    </message>
    <message>
      <source>The new league holds no fight night yet. What was done last in it: {act}.</source>
      <translation>Die neue Liga enthält noch keinen Kampfabend. Zuletzt geschah darin: {act}.</translation>
    </message>
    <message>
      <source>The new league holds the fight nights up to night {night}, and nothing after them.</source>
      <translation>Die neue Liga enthält die Kampfabende bis Abend {night} und nichts danach.</translation>
    </message>
    <message>
      <source>The new league holds the fight nights up to night {night}. What was done last in it: {act}.</source>
      <translation>Die neue Liga enthält die Kampfabende bis Abend {night}. Zuletzt geschah darin: {act}.</translation>
    </message>
    <message>
      <source>The new league holds the founding, and nothing after it.</source>
      <translation>Die neue Liga enthält die Gründung und nichts danach.</translation>
    </message>
    <message>
      <source>The next one stops the bout: {threat} %</source>
      <translation>Der nächste beendet den Kampf: {threat} %</translation>
    </message>
    <message>
      <source>The next round</source>
      <translation>Die nächste Runde</translation>
    </message>
    <message>
      <source>The next season</source>
      <translation>Die nächste Saison</translation>
    </message>
    <message>
      <source>The night after</source>
      <translation>Der Abend danach</translation>
    </message>
    <message>
      <source>The night before</source>
      <translation>Der Abend davor</translation>
    </message>
    <message>
      <source>The night is then as if it had not begun.</source>
      <translation>Der Abend ist dann, als hätte er nicht begonnen.</translation>
    </message>
    <message>
      <source>The nine ratings, now and at entry</source>
      <translation>Die neun Werte, jetzt und zu Beginn</translation>
    </message>
    <message>
      <source>The number for “{fact}” has more than nine digits.</source>
      <translation>Die Zahl zu „{fact}“ hat mehr als neun Stellen.</translation>
    </message>
    <message>
      <source>The number in front of a line is the clock: {unit}.</source>
      <translation>Die Zahl vor einer Zeile ist die Uhr: {unit}.</translation>
    </message>
    <message>
      <source>The offer {one} against {other} lapses.</source>
      <translation>Das Angebot {one} gegen {other} verfällt.</translation>
    </message>
    <message>
      <source>The office</source>
      <translation>Das Büro</translation>
    </message>
    <message>
      <source>The office says</source>
      <translation>Das Büro sagt</translation>
    </message>
    <message>
      <source>The office would let him meet nobody here.</source>
      <translation>Das Büro ließe ihn hier auf niemanden treffen.</translation>
    </message>
    <message>
      <source>The opponent's before disqualification</source>
      <translation>Die des Gegners bis zur Disqualifikation</translation>
    </message>
    <message>
      <source>The order at {arena} is kept.</source>
      <translation>Die Reihenfolge in „{arena}“ ist festgehalten.</translation>
    </message>
    <message>
      <source>The order of the draft: {names}.</source>
      <translation>Die Reihenfolge des Drafts: {names}.</translation>
    </message>
    <message>
      <source>The other has it</source>
      <translation>Der andere hat ihn</translation>
    </message>
    <message>
      <source>The other lands</source>
      <translation>Der andere trifft</translation>
    </message>
    <message>
      <source>The other opens himself</source>
      <translation>Der andere gibt sich eine Blöße</translation>
    </message>
    <message>
      <source>The other takes control</source>
      <translation>Der andere übernimmt die Kontrolle</translation>
    </message>
    <message>
      <source>The other's power</source>
      <translation>Schlagkraft des anderen</translation>
    </message>
    <message>
      <source>The page of {name}</source>
      <translation>Die Seite von {name}</translation>
    </message>
    <message>
      <source>The part of his wins that came by knockout</source>
      <translation>Der Teil seiner Siege, der durch K. o. zustande kam</translation>
    </message>
    <message>
      <source>The places at {arena} are given.</source>
      <translation>Die Plätze in „{arena}“ sind vergeben.</translation>
    </message>
    <message>
      <source>The places at {arena} on night {night} are auctioned for {money}.</source>
      <translation>Die Plätze in „{arena}“ an Abend {night} werden für {money} versteigert.</translation>
    </message>
    <message>
      <source>The places at {arena} on night {night} are left to the usual order.</source>
      <translation>Die Plätze in „{arena}“ an Abend {night} bleiben bei der üblichen Reihenfolge.</translation>
    </message>
    <message>
      <source>The plan</source>
      <translation>Der Plan</translation>
    </message>
    <message>
      <source>The plan as a whole</source>
      <translation>Der Plan als Ganzes</translation>
    </message>
    <message>
      <source>The plan has a fault; it is told beside its rule.</source>
      <translation>Der Plan hat einen Fehler; er steht neben seiner Regel.</translation>
    </message>
    <message>
      <source>The plan has been changed since; fight again to see what that does.</source>
      <translation>Der Plan wurde inzwischen geändert; neu austragen, um die Wirkung zu sehen.</translation>
    </message>
    <message>
      <source>The plan has changes that would be lost.</source>
      <translation>Der Plan hat Änderungen, die verloren gingen.</translation>
    </message>
    <message>
      <source>The plan has no rule yet: add one, or begin with a plan that is there.</source>
      <translation>Der Plan hat noch keine Regel: eine hinzufügen oder mit einem vorhandenen Plan beginnen.</translation>
    </message>
    <message>
      <source>The plan of {fighter}</source>
      <translation>Der Plan von {fighter}</translation>
    </message>
    <message>
      <source>The plan wins {plan}, your corner without it {without}: no difference to speak of.</source>
      <translation>Der Plan gewinnt {plan}, Ihre Ecke ohne ihn {without}: kein nennenswerter Unterschied.</translation>
    </message>
    <message>
      <source>The plan wins {plan}, your corner without it {without}: the plan costs {points} ± {error} of 100.</source>
      <translation>Der Plan gewinnt {plan}, Ihre Ecke ohne ihn {without}: Der Plan kostet {points} ± {error} von 100.</translation>
    </message>
    <message>
      <source>The plan wins {plan}, your corner without it {without}: the plan gains {points} ± {error} of 100.</source>
      <translation>Der Plan gewinnt {plan}, Ihre Ecke ohne ihn {without}: Der Plan bringt {points} ± {error} von 100.</translation>
    </message>
    <message>
      <source>The poster was not exported</source>
      <translation>Das Plakat wurde nicht exportiert</translation>
    </message>
    <message>
      <source>The printer or the file for the pages could not be opened.</source>
      <translation>Der Drucker oder die Datei für die Seiten ließ sich nicht öffnen.</translation>
    </message>
    <message>
      <source>The program</source>
      <translation>Das Programm</translation>
    </message>
    <message>
      <source>The program acts at once</source>
      <translation>Das Programm handelt sofort</translation>
    </message>
    <message>
      <source>The program at its best</source>
      <translation>Das Programm in Bestform</translation>
    </message>
    <message>
      <source>The program ended suddenly the last time. Your league is safe: whatever was finished is in its file. The report below stays on this computer; send it to the makers if you like.</source>
      <translation>Das Programm wurde beim letzten Mal unerwartet beendet. Die Liga ist sicher: Was fertig war, steht in ihrer Datei. Der Bericht unten bleibt auf diesem Computer; er kann auf Wunsch an die Entwickler gesendet werden.</translation>
    </message>
    <message>
      <source>The program ended suddenly the last time. Your leagues are safe: open one and go on.</source>
      <translation>Das Programm wurde beim letzten Mal unerwartet beendet. Ihre Ligen sind sicher: einfach eine öffnen und weitermachen.</translation>
    </message>
    <message>
      <source>The program has the card of {name}, its opponent that of {other}</source>
      <translation>Das Programm hat die Karte von {name}, sein Gegner die von {other}</translation>
    </message>
    <message>
      <source>The program is a work of its own. It is not affiliated with, nor endorsed by, the designers or publishers of these games; their names belong to them.</source>
      <translation>Das Programm ist ein eigenständiges Werk. Es ist mit den Autoren und Verlagen dieser Spiele weder verbunden noch von ihnen empfohlen; ihre Namen gehören ihnen.</translation>
    </message>
    <message>
      <source>The program is the promoter, so whoever sits here speaks for all managers: decide what all have agreed on. The journal names you.</source>
      <translation>Das Programm ist der Promoter; wer hier sitzt, spricht also für alle Manager: nur entscheiden, worauf sich alle geeinigt haben. Das Journal nennt den Namen.</translation>
    </message>
    <message>
      <source>The program made a mistake and cannot open its window. Your leagues are safe. Try it with --safe-mode: settings are left alone then. The report below stays on this computer; send it to the makers if you like.</source>
      <translation>Das Programm hat einen Fehler gemacht und kann sein Fenster nicht öffnen. Die Ligen sind sicher. Mit --safe-mode bleiben die Einstellungen außer Betracht; vielleicht hilft das. Der Bericht unten bleibt auf diesem Computer; er kann auf Wunsch an die Entwickler gesendet werden.</translation>
    </message>
    <message>
      <source>The program made a mistake. Your league is safe: whatever was finished is in its file, and what was not finished has not begun. You can go on. The report below stays on this computer; send it to the makers if you like.</source>
      <translation>Das Programm hat einen Fehler gemacht. Die Liga ist sicher: Was fertig war, steht in ihrer Datei, und was nicht fertig war, hat nicht begonnen. Es kann weitergehen. Der Bericht unten bleibt auf diesem Computer; er kann auf Wunsch an die Entwickler gesendet werden.</translation>
    </message>
    <message>
      <source>The program made a mistake; this was not done.</source>
      <translation>Das Programm hat einen Fehler gemacht; dies ist nicht geschehen.</translation>
    </message>
    <message>
      <source>The program picks as in its own seats</source>
      <translation>Das Programm wählt wie auf seinen eigenen Plätzen</translation>
    </message>
    <message>
      <source>The program raises for you by a dollar at a time, as far as this, on this lot only</source>
      <translation>Das Programm erhöht jeweils um einen Dollar, bis zu dieser Grenze, nur bei diesem Los</translation>
    </message>
    <message>
      <source>The program runs without settings; what you choose lasts until you quit.</source>
      <translation>Das Programm läuft ohne Einstellungen; was gewählt wird, gilt bis zum Beenden.</translation>
    </message>
    <message>
      <source>The program throws this one die.</source>
      <translation>Das Programm würfelt nur diesen einen Wurf.</translation>
    </message>
    <message>
      <source>The program wins</source>
      <translation>Siege des Programms</translation>
    </message>
    <message>
      <source>The program's sign: a boxing glove over three ropes</source>
      <translation>Das Zeichen des Programms: ein Boxhandschuh über drei Seilen</translation>
    </message>
    <message>
      <source>The program's suggestion against {name}</source>
      <translation>Der Vorschlag des Programms gegen {name}</translation>
    </message>
    <message>
      <source>The program, beginner</source>
      <translation>Das Programm, Anfänger</translation>
    </message>
    <message>
      <source>The program, club</source>
      <translation>Das Programm, Vereinsboxer</translation>
    </message>
    <message>
      <source>The program, contender</source>
      <translation>Das Programm, Herausforderer</translation>
    </message>
    <message>
      <source>The program, expert</source>
      <translation>Das Programm, Experte</translation>
    </message>
    <message>
      <source>The program, plain</source>
      <translation>Das Programm, nur Würfel</translation>
    </message>
    <message>
      <source>The program, {level}</source>
      <translation>Das Programm, {level}</translation>
    </message>
    <message>
      <source>The program, {temperament}</source>
      <translation>Das Programm, {temperament}</translation>
    </message>
    <message>
      <source>The promoter</source>
      <translation>Der Promoter</translation>
    </message>
    <message>
      <source>The promoter approves cards, settles disputes and corrects results. The program does so by the rules; a person who promotes manages no fighters.</source>
      <translation>Der Promoter genehmigt Karten, entscheidet Streitfälle und berichtigt Ergebnisse. Das Programm tut das nach den Regeln; eine Person als Promoter managt keine Boxer.</translation>
    </message>
    <message>
      <source>The promoter decides</source>
      <translation>Der Promoter entscheidet</translation>
    </message>
    <message>
      <source>The promoter gave him this rank</source>
      <translation>Der Promoter gab ihm diesen Rang</translation>
    </message>
    <message>
      <source>The promoter ranked him No. {rank}: {reason}</source>
      <translation>Der Promoter setzte ihn auf Rang {rank}: {reason}</translation>
    </message>
    <message>
      <source>The promoter ranks {one} No. {amount}: {word}</source>
      <translation>Der Promoter setzt {one} auf Rang {amount}: {word}</translation>
    </message>
    <message>
      <source>The promoter wants a challenger ranked {limit} or better; {name} is No. {rank}.</source>
      <translation>Der Promoter verlangt einen Herausforderer auf Rang {limit} oder besser; {name} ist Nr. {rank}.</translation>
    </message>
    <message>
      <source>The promoter wants {number} nights between title bouts.</source>
      <translation>Der Promoter verlangt {number} Abende zwischen Titelkämpfen.</translation>
    </message>
    <message>
      <source>The punch chart: totals of three dice across, columns A to E down; the counters show what was rolled. A total of 6 leads to fouls, cuts and injuries (K13, K14).</source>
      <translation>Die Schlagtafel: Summen dreier Würfel in der Breite, Spalten A bis E nach unten; die Marken zeigen, was gewürfelt wurde. Eine Summe von 6 führt zu Fouls, Cuts und Verletzungen (K13, K14).</translation>
    </message>
    <message>
      <source>The quotation mark of {part} is not closed.</source>
      <translation>Das Anführungszeichen von {part} wird nicht geschlossen.</translation>
    </message>
    <message>
      <source>The race for money</source>
      <translation>Das Rennen ums Geld</translation>
    </message>
    <message>
      <source>The rank of a beaten man is read from the POP he brought: his total less what he had earned is his rank POP, which is the same for ranks 1 to 3 and for ranks 4 to 8.</source>
      <translation>Der Rang eines Besiegten ergibt sich aus der POP, die er mitbrachte: Seine Summe abzüglich des Verdienten ist seine Rang-POP, und die ist für Rang 1 bis 3 gleich und für Rang 4 bis 8 gleich.</translation>
    </message>
    <message>
      <source>The rating {name} as it is now</source>
      <translation>Der Wert {name}, wie er jetzt ist</translation>
    </message>
    <message>
      <source>The ratings of {name}</source>
      <translation>Die Werte von {name}</translation>
    </message>
    <message>
      <source>The referee stops the clock</source>
      <translation>Der Ringrichter hält die Uhr an</translation>
    </message>
    <message>
      <source>The report could not be kept: {why} Copy it if you want to send it.</source>
      <translation>Der Bericht konnte nicht aufbewahrt werden: {why} Wer ihn senden möchte, kopiert ihn.</translation>
    </message>
    <message>
      <source>The rest</source>
      <translation>Der Rest</translation>
    </message>
    <message>
      <source>The result was corrected</source>
      <translation>Das Ergebnis wurde berichtigt</translation>
    </message>
    <message>
      <source>The result was corrected. The figures by rounds and the story are those of the bout as it was recorded.</source>
      <translation>Das Ergebnis wurde berichtigt. Die Rundenzahlen und die Geschichte gehören zum Kampf, wie er aufgezeichnet wurde.</translation>
    </message>
    <message>
      <source>The result was entered by hand, so there is no record to tell the bout from.</source>
      <translation>Das Ergebnis wurde von Hand eingetragen; eine Aufzeichnung zum Erzählen fehlt.</translation>
    </message>
    <message>
      <source>The result was entered by hand, so there is nothing to watch.</source>
      <translation>Das Ergebnis wurde von Hand eingetragen, also gibt es nichts zu sehen.</translation>
    </message>
    <message>
      <source>The rib holds for another round</source>
      <translation>Die Rippe hält noch eine Runde</translation>
    </message>
    <message>
      <source>The right eye</source>
      <translation>Das rechte Auge</translation>
    </message>
    <message>
      <source>The ring</source>
      <translation>Der Ring</translation>
    </message>
    <message>
      <source>The roll counts as a 9: half of his stamina goes, once a bout</source>
      <translation>Der Wurf gilt als 9: Einmal im Kampf geht dafür die Hälfte seiner Kondition verloren</translation>
    </message>
    <message>
      <source>The round before</source>
      <translation>Die Runde davor</translation>
    </message>
    <message>
      <source>The round deck is the clock: fifty cards of 3.6 seconds (T18, T151). Crossed cards belong to a finishing run (T71).</source>
      <translation>Der Stapel der Runde ist die Uhr: fünfzig Karten zu 3,6 Sekunden (T18, T151). Durchkreuzte Karten gehören zu einem Schlussangriff (T71).</translation>
    </message>
    <message>
      <source>The round: corners, then three clashes (Q11). Bag, shield and arrow are sandbag, defensive and aggressive (Q13); E is the Edge, a star a hit, an arrow down a knockdown suffered.</source>
      <translation>Die Runde: Ecken, dann drei Gänge (Q11). Sack, Schild und Pfeil sind schonend, defensiv und aggressiv (Q13); E ist der Vorteil, ein Stern ein Treffer, ein Pfeil nach unten ein erlittener Niederschlag.</translation>
    </message>
    <message>
      <source>The rounds of the circuit, each with the counter of whoever won it; two bars mean an even round (Q8).</source>
      <translation>Die Runden des Kampfes, jede mit der Marke dessen, der sie gewann; zwei Striche heißen eine ausgeglichene Runde (Q8).</translation>
    </message>
    <message>
      <source>The rounds, each with the counter of whoever won it; two bars mean an even round (K50).</source>
      <translation>Die Runden, jede mit der Marke dessen, der sie gewann; zwei Striche heißen eine ausgeglichene Runde (K50).</translation>
    </message>
    <message>
      <source>The rounds, each with the counter of whoever won it; two bars mean an even round.</source>
      <translation>Die Runden, jede mit dem Spielstein des Siegers; zwei Balken heißen: ausgeglichen.</translation>
    </message>
    <message>
      <source>The rule behind the question</source>
      <translation>Die Regel hinter der Frage</translation>
    </message>
    <message>
      <source>The rulebook was not written</source>
      <translation>Das Regelbuch wurde nicht gespeichert</translation>
    </message>
    <message>
      <source>The rules have changed since this bout was fought, so it cannot be told from its record any more.</source>
      <translation>Die Regeln haben sich seit diesem Kampf geändert; er lässt sich nicht mehr aus seiner Aufzeichnung erzählen.</translation>
    </message>
    <message>
      <source>The same dice decide both columns. ± says how far the truth may lie from a figure, 19 times of 20.</source>
      <translation>Dieselben Würfel entscheiden beide Spalten. ± sagt, wie weit die Wahrheit von einer Zahl entfernt sein kann, in 19 von 20 Fällen.</translation>
    </message>
    <message>
      <source>The same if the other attacks</source>
      <translation>Dasselbe, wenn der andere angreift</translation>
    </message>
    <message>
      <source>The same if the other boxes</source>
      <translation>Dasselbe, wenn der andere boxt</translation>
    </message>
    <message>
      <source>The same seed, fighters and decisions give the same bout again.</source>
      <translation>Gleicher Startwert, gleiche Boxer und gleiche Entscheidungen ergeben wieder denselben Kampf.</translation>
    </message>
    <message>
      <source>The sample league is played up to its second season…</source>
      <translation>Die Beispielliga wird bis in ihre zweite Saison gespielt…</translation>
    </message>
    <message>
      <source>The sample league is there already</source>
      <translation>Die Beispielliga gibt es schon</translation>
    </message>
    <message>
      <source>The score by difference, by knockdowns and less points taken, red's points first (K50, K53).</source>
      <translation>Die Wertung nach Unterschied, nach Niederschlägen und abzüglich der Punktabzüge, die Punkte von Rot zuerst (K50, K53).</translation>
    </message>
    <message>
      <source>The score pawn stands as many fields from the middle as one has landed more in the round; the judges look that up (G86). More than 25 punches in a round stop the other (G55).</source>
      <translation>Die Punktfigur steht so viele Felder von der Mitte entfernt, wie einer in der Runde mehr gelandet hat; die Punktrichter schlagen das nach (G86). Mehr als 25 Schläge in einer Runde stoppen den anderen (G55).</translation>
    </message>
    <message>
      <source>The scorecard stays closed until the end</source>
      <translation>Der Punktzettel bleibt bis zum Ende verdeckt</translation>
    </message>
    <message>
      <source>The scorecards are opened when the bout is over.</source>
      <translation>Die Punktzettel werden geöffnet, wenn der Kampf vorbei ist.</translation>
    </message>
    <message>
      <source>The sealed bids decide; they are opened together, at the latest on the night.</source>
      <translation>Die verdeckten Gebote entscheiden; sie werden gemeinsam geöffnet, spätestens am Abend selbst.</translation>
    </message>
    <message>
      <source>The sealed plan</source>
      <translation>Der versiegelte Plan</translation>
    </message>
    <message>
      <source>The search looks for words. To compare numbers, write this under a heading: Ctrl+F opens the filter row.</source>
      <translation>Die Suche findet Wörter. Zahlen vergleicht die Filterzeile unter den Überschriften: Strg+F öffnet sie.</translation>
    </message>
    <message>
      <source>The season before</source>
      <translation>Die vorige Saison</translation>
    </message>
    <message>
      <source>The second clash</source>
      <translation>Der zweite Gang</translation>
    </message>
    <message>
      <source>The seed is a whole number from 0 to {most}; left empty, the dice are fresh.</source>
      <translation>Der Startwert ist eine ganze Zahl von 0 bis {most}; bleibt er leer, sind die Würfel frisch.</translation>
    </message>
    <message>
      <source>The seed of these dice is told at the end.</source>
      <translation>Die Startzahl dieser Würfel wird am Ende genannt.</translation>
    </message>
    <message>
      <source>The seed of these dice: {seed}</source>
      <translation>Die Startzahl dieser Würfel: {seed}</translation>
    </message>
    <message>
      <source>The set</source>
      <translation>Das Set</translation>
    </message>
    <message>
      <source>The set gives him this card. It goes before the converted one and stays as it is.</source>
      <translation>Diese Karte gibt ihm das Set. Sie geht der umgerechneten vor und bleibt, wie sie ist.</translation>
    </message>
    <message>
      <source>The set has changes that are not saved.</source>
      <translation>Das Set enthält nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
      <source>The settings could not be read and were set aside as {file}; everything is at its default.</source>
      <translation>Die Einstellungen waren nicht lesbar und wurden als {file} beiseitegelegt; alles steht auf Standard.</translation>
    </message>
    <message>
      <source>The short name is its file name and its name on the command line.</source>
      <translation>Der Kurzname ist der Dateiname und der Name auf der Befehlszeile.</translation>
    </message>
    <message>
      <source>The stables are filled</source>
      <translation>Die Ställe sind gefüllt</translation>
    </message>
    <message>
      <source>The story</source>
      <translation>Die Geschichte</translation>
    </message>
    <message>
      <source>The story of the bout</source>
      <translation>Die Geschichte des Kampfes</translation>
    </message>
    <message>
      <source>The sum of the lines shown, up to this one.</source>
      <translation>Die Summe der gezeigten Zeilen bis hierher.</translation>
    </message>
    <message>
      <source>The swelling over the left eye</source>
      <translation>Die Schwellung über dem linken Auge</translation>
    </message>
    <message>
      <source>The swelling over the right eye</source>
      <translation>Die Schwellung über dem rechten Auge</translation>
    </message>
    <message>
      <source>The swelling under the eye</source>
      <translation>Die Schwellung unter dem Auge</translation>
    </message>
    <message>
      <source>The swelling under the left eye</source>
      <translation>Die Schwellung unter dem linken Auge</translation>
    </message>
    <message>
      <source>The swelling under the right eye</source>
      <translation>Die Schwellung unter dem rechten Auge</translation>
    </message>
    <message>
      <source>The table has no bouts.</source>
      <translation>Die Tabelle enthält keine Kämpfe.</translation>
    </message>
    <message>
      <source>The table was not written</source>
      <translation>Die Tabelle wurde nicht gespeichert</translation>
    </message>
    <message>
      <source>The tale of the tape: {name} and {other}</source>
      <translation>Boxer im Vergleich: {name} und {other}</translation>
    </message>
    <message>
      <source>The third clash</source>
      <translation>Der dritte Gang</translation>
    </message>
    <message>
      <source>The three judges' cards, red's points first (G87).</source>
      <translation>Die Zettel der drei Punktrichter, die Punkte von Rot zuerst (G87).</translation>
    </message>
    <message>
      <source>The three judges' cards, red's points first (Q60).</source>
      <translation>Die Zettel der drei Punktrichter, die Punkte von Rot zuerst (Q60).</translation>
    </message>
    <message>
      <source>The three judges' cards, red's points first (T130).</source>
      <translation>Die Zettel der drei Punktrichter, die Punkte von Rot zuerst (T130).</translation>
    </message>
    <message>
      <source>The three scorecards stay closed until the end</source>
      <translation>Die drei Punktzettel bleiben bis zum Ende verdeckt</translation>
    </message>
    <message>
      <source>The title</source>
      <translation>Der Titel</translation>
    </message>
    <message>
      <source>The title at stake</source>
      <translation>Der Titel auf dem Spiel</translation>
    </message>
    <message>
      <source>The title has been vacant since night {night}.</source>
      <translation>Der Titel ist seit Abend {night} vakant.</translation>
    </message>
    <message>
      <source>The title is at stake at The Best only.</source>
      <translation>Um den Titel geht es nur in „Die Besten“.</translation>
    </message>
    <message>
      <source>The title is vacant, and no two contenders are next in line.</source>
      <translation>Der Titel ist vakant, und keine zwei Anwärter sind an der Reihe.</translation>
    </message>
    <message>
      <source>The title is vacant, and nobody is next in line yet.</source>
      <translation>Der Titel ist vakant, und noch ist niemand als Nächster an der Reihe.</translation>
    </message>
    <message>
      <source>The title is vacant: {mine} and {other} are next in line for it.</source>
      <translation>Der Titel ist vakant: {mine} und {other} sind dafür an der Reihe.</translation>
    </message>
    <message>
      <source>The title is vacant; {one} and {other} are next in line.</source>
      <translation>Der Titel ist vakant; {one} und {other} sind als Nächste an der Reihe.</translation>
    </message>
    <message>
      <source>The torn lip</source>
      <translation>Die aufgeplatzte Lippe</translation>
    </message>
    <message>
      <source>The towel</source>
      <translation>Das Handtuch</translation>
    </message>
    <message>
      <source>The towel comes in</source>
      <translation>Das Handtuch fliegt</translation>
    </message>
    <message>
      <source>The turns are told when every decision has been weighed.</source>
      <translation>Die Wendepunkte stehen hier, wenn jede Entscheidung gewogen ist.</translation>
    </message>
    <message>
      <source>The turns of the round; the bright one is being fought.</source>
      <translation>Die Züge der Runde; der helle wird gerade ausgetragen.</translation>
    </message>
    <message>
      <source>The two compared</source>
      <translation>Beide im Vergleich</translation>
    </message>
    <message>
      <source>The two new PINs differ.</source>
      <translation>Die neuen PINs sind verschieden.</translation>
    </message>
    <message>
      <source>The weight of “{word}” is not 1 to {weight}.</source>
      <translation>Das Gewicht von „{word}“ liegt nicht bei 1 bis {weight}.</translation>
    </message>
    <message>
      <source>The whole difference</source>
      <translation>Der ganze Unterschied</translation>
    </message>
    <message>
      <source>The whole journal is posted afresh and compared with every table, the chain of digests is followed, and every recorded bout is fought again.</source>
      <translation>Das ganze Journal wird neu gebucht und mit jeder Tabelle verglichen, die Kette der Prüfsummen verfolgt und jeder aufgezeichnete Kampf erneut ausgetragen.</translation>
    </message>
    <message>
      <source>The winner has less than nothing left, and less than the loser: is that right?</source>
      <translation>Der Sieger hat weniger als nichts übrig und weniger als der Verlierer: stimmt das?</translation>
    </message>
    <message>
      <source>Their bouts with each other</source>
      <translation>Ihre Kämpfe gegeneinander</translation>
    </message>
    <message>
      <source>Their ratings and names come from the dice; any likeness to a real fighter is chance.</source>
      <translation>Ihre Werte und Namen kommen aus den Würfeln; jede Ähnlichkeit mit einem echten Boxer ist Zufall.</translation>
    </message>
    <message>
      <source>Their ratings are rolled by the rules (R5 to R8). The same seed rolls the same fighters.</source>
      <translation>Ihre Werte werden nach den Regeln (R5 bis R8) ausgewürfelt. Der gleiche Startwert ergibt die gleichen Boxer.</translation>
    </message>
    <message>
      <source>There are no ranks before the first champion.</source>
      <translation>Vor dem ersten Champion gibt es keine Ränge.</translation>
    </message>
    <message numerus="yes">
      <source>There are only %n place(s).</source>
      <translation>
        <numerusform>Es gibt nur %n Platz.</numerusform>
        <numerusform>Es gibt nur %n Plätze.</numerusform>
      </translation>
    </message>
    <message>
      <source>There has been no champion yet.</source>
      <translation>Es gab noch keinen Champion.</translation>
    </message>
    <message>
      <source>There has been no champion yet: the tournament for the title crowns the first.</source>
      <translation>Es gab noch keinen Champion: Das Turnier um den Titel kürt den ersten.</translation>
    </message>
    <message>
      <source>There is a file of that name, and nothing is ever overwritten. Choose another name.</source>
      <translation>Eine Datei dieses Namens gibt es schon, und überschrieben wird nie. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
      <source>There is a league {file} in that folder already.</source>
      <translation>In diesem Ordner gibt es bereits eine Liga {file}.</translation>
    </message>
    <message>
      <source>There is no backup yet. One is made after every season, or now.</source>
      <translation>Es gibt noch keine Sicherung. Nach jeder Saison wird eine erstellt, oder jetzt.</translation>
    </message>
    <message>
      <source>There is no decision called “{named}”. Close to it: {near}.</source>
      <translation>Eine Entscheidung „{named}“ gibt es nicht. Ähnlich: {near}.</translation>
    </message>
    <message>
      <source>There is no fact called “{named}”. Close to it: {near}.</source>
      <translation>Ein Merkmal „{named}“ gibt es nicht. Ähnlich: {near}.</translation>
    </message>
    <message>
      <source>There is no fighter to show here.</source>
      <translation>Hier gibt es keinen Boxer zu zeigen.</translation>
    </message>
    <message>
      <source>There is no fighter {name} here.</source>
      <translation>Einen Boxer {name} gibt es hier nicht.</translation>
    </message>
    <message>
      <source>There is no folder for reports.</source>
      <translation>Es gibt keinen Ordner für Berichte.</translation>
    </message>
    <message>
      <source>There is no result yet.</source>
      <translation>Es gibt noch kein Ergebnis.</translation>
    </message>
    <message>
      <source>There is no scorecard of this result.</source>
      <translation>Zu diesem Ergebnis gibt es keinen Punktzettel.</translation>
    </message>
    <message>
      <source>There is no such bout.</source>
      <translation>Diesen Kampf gibt es nicht.</translation>
    </message>
    <message>
      <source>There is no such fighter.</source>
      <translation>Diesen Boxer gibt es nicht.</translation>
    </message>
    <message>
      <source>There is no such manager.</source>
      <translation>Diesen Manager gibt es nicht.</translation>
    </message>
    <message>
      <source>There is no tournament yet.</source>
      <translation>Es gibt noch kein Turnier.</translation>
    </message>
    <message>
      <source>There is nobody both have met.</source>
      <translation>Keine gemeinsamen Gegner.</translation>
    </message>
    <message>
      <source>There is nobody in this set.</source>
      <translation>Dieses Set enthält niemanden.</translation>
    </message>
    <message>
      <source>There is nobody in your stable.</source>
      <translation>Der eigene Stall ist leer.</translation>
    </message>
    <message>
      <source>There is nobody to meet.</source>
      <translation>Es gibt keinen möglichen Gegner.</translation>
    </message>
    <message>
      <source>There is nobody to show.</source>
      <translation>Es ist niemand zu zeigen.</translation>
    </message>
    <message>
      <source>There is nothing here for you to undo.</source>
      <translation>Hier gibt es für Sie nichts zurückzunehmen.</translation>
    </message>
    <message>
      <source>There is nothing to be seen of this bout.</source>
      <translation>Von diesem Kampf ist nichts zu sehen.</translation>
    </message>
    <message>
      <source>There is nothing to redo.</source>
      <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message>
      <source>There is nothing to show yet.</source>
      <translation>Noch ist nichts zu zeigen.</translation>
    </message>
    <message>
      <source>There is nothing to take back yet.</source>
      <translation>Noch gibt es nichts zurückzunehmen.</translation>
    </message>
    <message>
      <source>There is nothing to undo: the league has only been founded.</source>
      <translation>Es gibt nichts rückgängig zu machen: Die Liga wurde eben erst gegründet.</translation>
    </message>
    <message>
      <source>These dice were thrown at the table.</source>
      <translation>Diese Würfel fielen am Tisch.</translation>
    </message>
    <message>
      <source>These two are not next in line for the vacant title.</source>
      <translation>Diese beiden sind nicht an der Reihe für den vakanten Titel.</translation>
    </message>
    <message>
      <source>They are of different weight classes.</source>
      <translation>Sie gehören verschiedenen Gewichtsklassen an.</translation>
    </message>
    <message>
      <source>They have not met in any other bout.</source>
      <translation>Sonst trafen sie nie aufeinander.</translation>
    </message>
    <message>
      <source>They have not met.</source>
      <translation>Noch kein Kampf gegeneinander.</translation>
    </message>
    <message>
      <source>They stand as they are until the promoter settles them.</source>
      <translation>Sie bleiben stehen, bis der Promoter sie klärt.</translation>
    </message>
    <message>
      <source>Third clash</source>
      <translation>Dritter Gang</translation>
    </message>
    <message>
      <source>This alone decides the order, before wins and losses</source>
      <translation>Nur dies bestimmt die Reihenfolge, vor Siegen und Niederlagen</translation>
    </message>
    <message>
      <source>This bout is not over and is kept nowhere. Close it all the same?</source>
      <translation>Dieser Kampf ist nicht vorbei und wird nirgends gespeichert. Trotzdem schließen?</translation>
    </message>
    <message>
      <source>This bout is over or was cancelled.</source>
      <translation>Dieser Kampf ist vorbei oder wurde abgesagt.</translation>
    </message>
    <message>
      <source>This bout is still to come. It can be boxed when the doors of its night are open.</source>
      <translation>Dieser Kampf steht noch bevor. Er lässt sich boxen, wenn die Türen seines Abends offen sind.</translation>
    </message>
    <message>
      <source>This bout system is not installed. The card is kept as it is, nobody has judged it.</source>
      <translation>Dieses Kampfsystem ist nicht installiert. Die Karte wird aufbewahrt, wie sie ist; niemand hat sie geprüft.</translation>
    </message>
    <message>
      <source>This bout was cancelled.</source>
      <translation>Dieser Kampf wurde abgesagt.</translation>
    </message>
    <message>
      <source>This could not be done</source>
      <translation>Dies war nicht möglich</translation>
    </message>
    <message>
      <source>This is the league you began to plan before.</source>
      <translation>Dies ist die zuvor begonnene Planung.</translation>
    </message>
    <message>
      <source>This is where you began.</source>
      <translation>Hier war der Anfang.</translation>
    </message>
    <message>
      <source>This league is open for reading only, or its campaign is over.</source>
      <translation>Diese Liga ist nur zum Lesen geöffnet, oder ihre Kampagne ist vorbei.</translation>
    </message>
    <message>
      <source>This league is open for reading only.</source>
      <translation>Diese Liga ist nur zum Lesen geöffnet.</translation>
    </message>
    <message>
      <source>This league is open for reading only: its file or folder cannot be written.</source>
      <translation>Diese Liga ist nur zum Lesen geöffnet: Ihre Datei oder ihr Ordner ist nicht beschreibbar.</translation>
    </message>
    <message>
      <source>This league is open for reading only: nothing can be sealed.</source>
      <translation>Diese Liga ist nur zum Lesen geöffnet: Nichts lässt sich versiegeln.</translation>
    </message>
    <message>
      <source>This league lies in a folder that is kept in step with other computers. Play on one of them at a time, and let it finish before you open the league on another.</source>
      <translation>Diese Liga liegt in einem Ordner, der mit anderen Computern abgeglichen wird. Immer nur auf einem davon spielen und den Abgleich abwarten, bevor die Liga auf einem anderen geöffnet wird.</translation>
    </message>
    <message>
      <source>This offer has been answered.</source>
      <translation>Dieses Angebot wurde beantwortet.</translation>
    </message>
    <message>
      <source>This offer waits for somebody else.</source>
      <translation>Dieses Angebot wartet auf jemand anderen.</translation>
    </message>
    <message>
      <source>This round a Defense die more and a Might die fewer, once a bout</source>
      <translation>In dieser Runde ein Abwehrwürfel mehr und ein Wuchtwürfel weniger, einmal im Kampf</translation>
    </message>
    <message>
      <source>This round a Might die more and a Defense die fewer, once a bout</source>
      <translation>In dieser Runde ein Wuchtwürfel mehr und ein Abwehrwürfel weniger, einmal im Kampf</translation>
    </message>
    <message>
      <source>This season</source>
      <translation>Diese Saison</translation>
    </message>
    <message>
      <source>This set has no fighters yet.</source>
      <translation>Dieses Set hat noch keine Boxer.</translation>
    </message>
    <message>
      <source>Those with a place come first; tick others to decide anew.</source>
      <translation>Kämpfe mit Platz stehen zuerst; andere ankreuzen, um neu zu entscheiden.</translation>
    </message>
    <message>
      <source>Threat</source>
      <translation>Gefährlichkeit</translation>
    </message>
    <message>
      <source>Threat (TR)</source>
      <translation>Gefahr (TR)</translation>
    </message>
    <message>
      <source>Threat of this round: added to his trouble rolls (K5, K20).</source>
      <translation>Gefährlichkeit dieser Runde: wird zu seinen Bedrängniswürfen gezählt (K5, K20).</translation>
    </message>
    <message>
      <source>Threat: groove round {groove}, stamina to {stamina}</source>
      <translation>Gefährlichkeit: Rhythmus ab Runde {groove}, Kondition bis {stamina}</translation>
    </message>
    <message>
      <source>Three Defense dice more, three Might dice fewer</source>
      <translation>Drei Abwehrwürfel mehr, drei Wuchtwürfel weniger</translation>
    </message>
    <message>
      <source>Three dice, read in his column of the punch chart, with the change by control: effective punches landed (K13).</source>
      <translation>Drei Würfel, in seiner Spalte der Schlagtafel gelesen, mit der Änderung durch die Kontrolle: gelandete wirksame Schläge (K13).</translation>
    </message>
    <message>
      <source>Three judges</source>
      <translation>Drei Punktrichter</translation>
    </message>
    <message>
      <source>Three-knockdown rule</source>
      <translation>Drei Niederschläge beenden den Kampf</translation>
    </message>
    <message numerus="yes">
      <source>Throw %n exhibition(s) away for good?</source>
      <translation>
        <numerusform>%n Schaukampf endgültig wegwerfen?</numerusform>
        <numerusform>%n Schaukämpfe endgültig wegwerfen?</numerusform>
      </translation>
    </message>
    <message>
      <source>Throw away</source>
      <translation>Wegwerfen</translation>
    </message>
    <message>
      <source>Throw away…</source>
      <translation>Wegwerfen…</translation>
    </message>
    <message>
      <source>Throw in the Towel</source>
      <translation>Handtuch werfen</translation>
    </message>
    <message>
      <source>Throw in the towel</source>
      <translation>Handtuch werfen</translation>
    </message>
    <message>
      <source>Throw in the towel for {name}</source>
      <translation>Handtuch für {name} werfen</translation>
    </message>
    <message>
      <source>Throw in the towel?</source>
      <translation>Das Handtuch werfen?</translation>
    </message>
    <message>
      <source>Throw in the towel…</source>
      <translation>Handtuch werfen…</translation>
    </message>
    <message>
      <source>Throw it for us</source>
      <translation>Für uns würfeln</translation>
    </message>
    <message>
      <source>Thrown</source>
      <translation>Geführt</translation>
    </message>
    <message>
      <source>Thrown down, expected across</source>
      <translation>Zeile geführt, Spalte erwartet</translation>
    </message>
    <message>
      <source>Tick at least two fighters.</source>
      <translation>Mindestens zwei Boxer ankreuzen.</translation>
    </message>
    <message>
      <source>Tick what you want to see. Drag columns, or move them with Alt+Up and Alt+Down.</source>
      <translation>Gewünschtes ankreuzen. Spalten ziehen oder mit Alt+↑ und Alt+↓ verschieben.</translation>
    </message>
    <message>
      <source>Tick who gets a place; else a title bout, then the more popular pair, then the earlier one.</source>
      <translation>Ankreuzen, wer einen Platz bekommt; sonst erst Titelkämpfe, dann das populärere, dann das frühere Paar.</translation>
    </message>
    <message>
      <source>Ticker</source>
      <translation>Ticker</translation>
    </message>
    <message>
      <source>Tie up</source>
      <translation>Klammern</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Zeit</translation>
    </message>
    <message>
      <source>Time left</source>
      <translation>Restzeit</translation>
    </message>
    <message>
      <source>Time of a stoppage</source>
      <translation>Zeit eines Abbruchs</translation>
    </message>
    <message>
      <source>Times down</source>
      <translation>Wie oft am Boden</translation>
    </message>
    <message>
      <source>Times down in the bout</source>
      <translation>Wie oft im Kampf am Boden</translation>
    </message>
    <message>
      <source>Times down in this round</source>
      <translation>Wie oft in dieser Runde am Boden</translation>
    </message>
    <message>
      <source>Times the opponent was down</source>
      <translation>Wie oft der Gegner am Boden war</translation>
    </message>
    <message>
      <source>Timing</source>
      <translation>Zeitnahme</translation>
    </message>
    <message>
      <source>Tire him out</source>
      <translation>Ihn müde machen</translation>
    </message>
    <message>
      <source>Tired</source>
      <translation>Müde</translation>
    </message>
    <message>
      <source>Tired himself</source>
      <translation>Selbst müde</translation>
    </message>
    <message>
      <source>Tiring within a round</source>
      <translation>Ermüden innerhalb einer Runde</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>Titel</translation>
    </message>
    <message>
      <source>Title bout</source>
      <translation>Titelkampf</translation>
    </message>
    <message>
      <source>Title bouts</source>
      <translation>Titelkämpfe</translation>
    </message>
    <message>
      <source>Title bouts he came through, draws among them</source>
      <translation>Überstandene Titelkämpfe, auch unentschiedene</translation>
    </message>
    <message>
      <source>Title lineage</source>
      <translation>Titelchronik</translation>
    </message>
    <message>
      <source>Title reigns</source>
      <translation>Regentschaften</translation>
    </message>
    <message>
      <source>Titles</source>
      <translation>Titel</translation>
    </message>
    <message>
      <source>Titles and careers</source>
      <translation>Titel und Laufbahnen</translation>
    </message>
    <message>
      <source>Titles and money</source>
      <translation>Titel und Geld</translation>
    </message>
    <message>
      <source>Titles won</source>
      <translation>Gewonnene Titel</translation>
    </message>
    <message>
      <source>Titles won under him</source>
      <translation>Unter ihm gewonnene Titel</translation>
    </message>
    <message>
      <source>To</source>
      <translation>Bis</translation>
    </message>
    <message>
      <source>To come</source>
      <translation>Steht an</translation>
    </message>
    <message>
      <source>To do first</source>
      <translation>Zuerst zu tun</translation>
    </message>
    <message>
      <source>To hit</source>
      <translation>Trefferwurf</translation>
    </message>
    <message>
      <source>To my next own bout</source>
      <translation>Zu meinem nächsten Kampf</translation>
    </message>
    <message>
      <source>To my next own bout, on night {night}</source>
      <translation>Zu meinem nächsten Kampf, an Abend {night}</translation>
    </message>
    <message>
      <source>To the beginning</source>
      <translation>Zum Anfang</translation>
    </message>
    <message>
      <source>To the bell before</source>
      <translation>Zum Gong davor</translation>
    </message>
    <message>
      <source>To the bracket</source>
      <translation>Zum Turnierbaum</translation>
    </message>
    <message>
      <source>To the desk</source>
      <translation>Zum Schreibtisch</translation>
    </message>
    <message>
      <source>To the end</source>
      <translation>Zum Ende</translation>
    </message>
    <message>
      <source>To the end of the round</source>
      <translation>Zum Ende der Runde</translation>
    </message>
    <message>
      <source>To the end of the season, night {night}</source>
      <translation>Zum Ende der Saison, Abend {night}</translation>
    </message>
    <message>
      <source>To the knockdown before</source>
      <translation>Zum Niederschlag davor</translation>
    </message>
    <message>
      <source>To the matchmaker</source>
      <translation>Zum Matchmaker</translation>
    </message>
    <message>
      <source>To the next knockdown</source>
      <translation>Zum nächsten Niederschlag</translation>
    </message>
    <message>
      <source>To the next turn</source>
      <translation>Zum nächsten Zug</translation>
    </message>
    <message>
      <source>To the promoter's desk</source>
      <translation>Zum Schreibtisch des Promoters</translation>
    </message>
    <message>
      <source>To the report</source>
      <translation>Zum Bericht</translation>
    </message>
    <message>
      <source>To the ring</source>
      <translation>In den Ring</translation>
    </message>
    <message>
      <source>To the turn before</source>
      <translation>Zum Zug davor</translation>
    </message>
    <message>
      <source>Tools</source>
      <translation>Extras</translation>
    </message>
    <message>
      <source>Top speed</source>
      <translation>Höchsttempo</translation>
    </message>
    <message>
      <source>Torn lip</source>
      <translation>Aufgeplatzte Lippe</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Gesamt</translation>
    </message>
    <message>
      <source>Tournament</source>
      <translation>Turnier</translation>
    </message>
    <message>
      <source>Tournament draws</source>
      <translation>Auslosungen</translation>
    </message>
    <message>
      <source>Tournament pairings</source>
      <translation>Turnierpaarungen</translation>
    </message>
    <message>
      <source>Tournament, round {round}</source>
      <translation>Turnier, Runde {round}</translation>
    </message>
    <message>
      <source>Tournaments</source>
      <translation>Turniere</translation>
    </message>
    <message>
      <source>Towel</source>
      <translation>Handtuch</translation>
    </message>
    <message>
      <source>Trade</source>
      <translation>Tausch</translation>
    </message>
    <message>
      <source>Trades</source>
      <translation>Tauschgeschäfte</translation>
    </message>
    <message>
      <source>Trainer</source>
      <translation>Trainer</translation>
    </message>
    <message>
      <source>Trapped</source>
      <translation>In der Falle</translation>
    </message>
    <message>
      <source>Trapped himself</source>
      <translation>Selbst in der Falle</translation>
    </message>
    <message>
      <source>Trouble</source>
      <translation>Bedrängnis</translation>
    </message>
    <message>
      <source>Trouble: nobody has rolled</source>
      <translation>Bedrängnis: Niemand hat gewürfelt</translation>
    </message>
    <message>
      <source>Try it out</source>
      <translation>Ausprobieren</translation>
    </message>
    <message>
      <source>Turn</source>
      <translation>Zug</translation>
    </message>
    <message>
      <source>Turn ended</source>
      <translation>Zug beendet</translation>
    </message>
    <message>
      <source>Turn to come</source>
      <translation>Noch am Zug</translation>
    </message>
    <message>
      <source>Turn {time}</source>
      <translation>Zug {time}</translation>
    </message>
    <message>
      <source>Turn {time} of {length}</source>
      <translation>Zug {time} von {length}</translation>
    </message>
    <message>
      <source>Turn: {name}</source>
      <translation>Am Zug: {name}</translation>
    </message>
    <message>
      <source>Turns left in the round</source>
      <translation>Verbleibende Züge der Runde</translation>
    </message>
    <message>
      <source>Turtle</source>
      <translation>Schildkröte</translation>
    </message>
    <message>
      <source>Twice</source>
      <translation>Zweimal</translation>
    </message>
    <message>
      <source>Twisted ankle</source>
      <translation>Umgeknickter Knöchel</translation>
    </message>
    <message>
      <source>Two Defense dice more; whoever attacks him loses a stamina</source>
      <translation>Zwei Abwehrwürfel mehr; wer ihn angreift, verliert einen Punkt Kondition</translation>
    </message>
    <message>
      <source>Two Might dice and a Speed die more, a Defense die fewer</source>
      <translation>Zwei Wuchtwürfel und ein Schnelligkeitswürfel mehr, ein Abwehrwürfel weniger</translation>
    </message>
    <message>
      <source>Two Might dice more, a Speed and a Defense die fewer; floors with twice his Defense</source>
      <translation>Zwei Wuchtwürfel mehr, ein Schnelligkeits- und ein Abwehrwürfel weniger; schlägt mit dem Doppelten seiner Abwehr nieder</translation>
    </message>
    <message>
      <source>Two Speed dice more, two Might dice fewer</source>
      <translation>Zwei Schnelligkeitswürfel mehr, zwei Wuchtwürfel weniger</translation>
    </message>
    <message>
      <source>Two bouts side by side</source>
      <translation>Zwei Kämpfe nebeneinander</translation>
    </message>
    <message>
      <source>Two dice, his threat and the difference, less the other's chin, plus the other's wear: hurt from 9, down from 11, twice from 14, out from 17 (K20).</source>
      <translation>Zwei Würfel, seine Gefährlichkeit und der Unterschied, weniger das Kinn des anderen, dazu der Verschleiß des anderen: ab 9 angeschlagen, ab 11 am Boden, ab 14 zweimal, ab 17 k. o. (K20).</translation>
    </message>
    <message>
      <source>Two of the four best contenders must be rested and willing; there are no such two now.</source>
      <translation>Zwei der vier besten Anwärter müssen ausgeruht und willens sein; zurzeit gibt es keine zwei.</translation>
    </message>
    <message>
      <source>Two rule books agree by the share of bouts of which both say the same: who wins, and whether on the cards or before the last bell.</source>
      <translation>Zwei Regelwerke stimmen in dem Anteil der Kämpfe überein, von denen beide dasselbe sagen: wer gewinnt und ob auf den Punktzetteln oder vor dem letzten Gong.</translation>
    </message>
    <message>
      <source>Type</source>
      <translation>Typ</translation>
    </message>
    <message>
      <source>Type it</source>
      <translation>Tippen</translation>
    </message>
    <message>
      <source>Type it, unseen</source>
      <translation>Verdeckt tippen</translation>
    </message>
    <message>
      <source>Type of judge</source>
      <translation>Typ des Punktrichters</translation>
    </message>
    <message>
      <source>Type one of the choices</source>
      <translation>Eine der Möglichkeiten tippen</translation>
    </message>
    <message>
      <source>Type the choice of {name}</source>
      <translation>Die Wahl von {name} tippen</translation>
    </message>
    <message>
      <source>Type the choice of {name}; it is not shown</source>
      <translation>Die Wahl von {name} tippen; sie wird nicht gezeigt</translation>
    </message>
    <message>
      <source>Type your choice; it is not shown</source>
      <translation>Die eigene Wahl tippen; sie wird nicht gezeigt</translation>
    </message>
    <message>
      <source>UC</source>
      <translation>AH</translation>
    </message>
    <message>
      <source>Unanimous decision</source>
      <translation>Einstimmiger Punktsieg</translation>
    </message>
    <message>
      <source>Unbeaten in ten bouts or more</source>
      <translation>Unbesiegt in zehn oder mehr Kämpfen</translation>
    </message>
    <message>
      <source>Under every &amp;rule book…</source>
      <translation>Unter jedem &amp;Regelwerk…</translation>
    </message>
    <message>
      <source>Under every rule book</source>
      <translation>Unter jedem Regelwerk</translation>
    </message>
    <message>
      <source>Under every rule book…</source>
      <translation>Unter jedem Regelwerk…</translation>
    </message>
    <message>
      <source>Under this manager</source>
      <translation>Unter diesem Manager</translation>
    </message>
    <message>
      <source>Under way</source>
      <translation>Läuft</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Undo the last choice</source>
      <translation>Letzte Wahl rückgängig</translation>
    </message>
    <message>
      <source>Undo to a point or strike an act…</source>
      <translation>Bis zu einem Punkt rückgängig oder streichen…</translation>
    </message>
    <message>
      <source>Undo to here</source>
      <translation>Bis hier rückgängig</translation>
    </message>
    <message>
      <source>Undo to here…</source>
      <translation>Bis hier rückgängig…</translation>
    </message>
    <message>
      <source>Undo: {act}</source>
      <translation>Rückgängig: {act}</translation>
    </message>
    <message>
      <source>Unpin {name}</source>
      <translation>{name} lösen</translation>
    </message>
    <message>
      <source>Unranked</source>
      <translation>Ohne Rang</translation>
    </message>
    <message>
      <source>Until night</source>
      <translation>Bis Abend</translation>
    </message>
    <message>
      <source>Up (Alt+Up)</source>
      <translation>Nach oben (Alt+↑)</translation>
    </message>
    <message>
      <source>Uppercut</source>
      <translation>Aufwärtshaken</translation>
    </message>
    <message>
      <source>Upset</source>
      <translation>Überraschung</translation>
    </message>
    <message>
      <source>Upset of the night</source>
      <translation>Überraschung des Abends</translation>
    </message>
    <message>
      <source>Upset of the season</source>
      <translation>Überraschung der Saison</translation>
    </message>
    <message>
      <source>Use this plan</source>
      <translation>Diesen Plan nehmen</translation>
    </message>
    <message>
      <source>Uses in the bout</source>
      <translation>Einsätze im Kampf</translation>
    </message>
    <message>
      <source>Vacant</source>
      <translation>Vakant</translation>
    </message>
    <message numerus="yes">
      <source>Vacant for %n night(s)</source>
      <translation>
        <numerusform>%n Abend vakant</numerusform>
        <numerusform>%n Abende vakant</numerusform>
      </translation>
    </message>
    <message>
      <source>Verify the books</source>
      <translation>Bücher prüfen</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>Version {version}</translation>
    </message>
    <message>
      <source>Very lenient</source>
      <translation>Sehr milde</translation>
    </message>
    <message>
      <source>Views</source>
      <translation>Ansichten</translation>
    </message>
    <message>
      <source>W</source>
      <translation>W</translation>
    </message>
    <message>
      <source>Wait, and punch when he misses</source>
      <translation>Warten und schlagen, wenn er danebenschlägt</translation>
    </message>
    <message>
      <source>Waiting for {names}</source>
      <translation>Wartet auf {names}</translation>
    </message>
    <message>
      <source>Waiting for {name}</source>
      <translation>Wartet auf {name}</translation>
    </message>
    <message>
      <source>Walkover</source>
      <translation>Kampfloser Sieg</translation>
    </message>
    <message>
      <source>Walkovers</source>
      <translation>Kampflose Siege</translation>
    </message>
    <message>
      <source>Want of the Edge</source>
      <translation>Fehlender Vorteil</translation>
    </message>
    <message>
      <source>Warning: {offence}</source>
      <translation>Verwarnung: {offence}</translation>
    </message>
    <message>
      <source>Warnings</source>
      <translation>Verwarnungen</translation>
    </message>
    <message>
      <source>Warnings of the referee. The box with a bold frame costs a point, the last one the bout; a point also goes for several of one kind (T111).</source>
      <translation>Verwarnungen des Ringrichters. Das fett umrandete Kästchen kostet einen Punkt, das letzte den Kampf; auch mehrere gleicher Art kosten einen Punkt (T111).</translation>
    </message>
    <message>
      <source>Warnings that cost a point</source>
      <translation>Verwarnungen, die einen Punkt kosten</translation>
    </message>
    <message>
      <source>Warnings that cost the bout</source>
      <translation>Verwarnungen, die den Kampf kosten</translation>
    </message>
    <message numerus="yes">
      <source>Warnings, %n point(s) off</source>
      <translation>
        <numerusform>Verwarnungen, %n Punktabzug</numerusform>
        <numerusform>Verwarnungen, %n Punktabzüge</numerusform>
      </translation>
    </message>
    <message>
      <source>Warnings: the third and every later one costs a point, the fifth disqualifies (K42). Beatings are rounds lost by 12 or more: from the third on the referee looks (K30). Knockdowns make the count harder (K21).</source>
      <translation>Verwarnungen: Die dritte und jede weitere kostet einen Punkt, die fünfte disqualifiziert (K42). Abreibungen sind mit 12 oder mehr verlorene Runden: Ab der dritten schaut der Ringrichter hin (K30). Niederschläge machen das Anzählen schwerer (K21).</translation>
    </message>
    <message>
      <source>Was down in this round</source>
      <translation>War in dieser Runde am Boden</translation>
    </message>
    <message>
      <source>Was fought under an older edition of the rules</source>
      <translation>Wurde nach einer älteren Fassung der Regeln ausgetragen</translation>
    </message>
    <message>
      <source>Watch</source>
      <translation>Beobachten</translation>
    </message>
    <message>
      <source>Watch a recorded bout</source>
      <translation>Einen aufgezeichneten Kampf ansehen</translation>
    </message>
    <message>
      <source>Watch a typical bout under {system}</source>
      <translation>Einen typischen Kampf unter {system} ansehen</translation>
    </message>
    <message>
      <source>Watch it</source>
      <translation>Ansehen</translation>
    </message>
    <message>
      <source>Watch it again</source>
      <translation>Noch einmal ansehen</translation>
    </message>
    <message>
      <source>Watch it from ringside</source>
      <translation>Vom Ring aus ansehen</translation>
    </message>
    <message>
      <source>Watch it to its end first: the result is told when you go back to the fight night.</source>
      <translation>Erst bis zum Ende ansehen: Das Ergebnis wird gesagt, wenn Sie zum Kampfabend zurückkehren.</translation>
    </message>
    <message>
      <source>Watch the next bout from ringside</source>
      <translation>Den nächsten Kampf vom Ring aus ansehen</translation>
    </message>
    <message>
      <source>Watch this fighter</source>
      <translation>Diesen Boxer beobachten</translation>
    </message>
    <message>
      <source>Watched</source>
      <translation>Beobachtet</translation>
    </message>
    <message>
      <source>Watches for nothing</source>
      <translation>Erwartet nichts</translation>
    </message>
    <message>
      <source>Watches for {move}</source>
      <translation>Erwartet {move}</translation>
    </message>
    <message>
      <source>Watches: {moves}</source>
      <translation>Erwartet: {moves}</translation>
    </message>
    <message>
      <source>Watching</source>
      <translation>Ansehen</translation>
    </message>
    <message>
      <source>Watching in the first clash</source>
      <translation>Erwartung im ersten Gang</translation>
    </message>
    <message>
      <source>Watching in the second clash</source>
      <translation>Erwartung im zweiten Gang</translation>
    </message>
    <message>
      <source>Watching in the third clash</source>
      <translation>Erwartung im dritten Gang</translation>
    </message>
    <message>
      <source>Water and Stool</source>
      <translation>Wasser und Hocker</translation>
    </message>
    <message>
      <source>We throw real dice and enter the rolls</source>
      <translation>Wir werfen echte Würfel und tragen die Würfe ein</translation>
    </message>
    <message>
      <source>Wear</source>
      <translation>Verschleiß</translation>
    </message>
    <message>
      <source>Wear: what he has suffered is added to the other's trouble rolls (K20, K22).</source>
      <translation>Verschleiß: Was er erlitten hat, wird zu den Bedrängniswürfen des anderen gezählt (K20, K22).</translation>
    </message>
    <message>
      <source>Weary</source>
      <translation>Erschöpft</translation>
    </message>
    <message>
      <source>Weary himself</source>
      <translation>Selbst erschöpft</translation>
    </message>
    <message>
      <source>Web page (*.html)</source>
      <translation>Webseite (*.html)</translation>
    </message>
    <message>
      <source>Weigh it in the matchmaker</source>
      <translation>Im Matchmaker abwägen</translation>
    </message>
    <message>
      <source>Weigh this bout</source>
      <translation>Diesen Kampf abwägen</translation>
    </message>
    <message>
      <source>Weight class</source>
      <translation>Gewichtsklasse</translation>
    </message>
    <message>
      <source>Weight classes</source>
      <translation>Gewichtsklassen</translation>
    </message>
    <message>
      <source>Weight of {word}</source>
      <translation>Gewicht: {word}</translation>
    </message>
    <message>
      <source>Went the distance, no card more than a point apart</source>
      <translation>Über die Distanz, kein Punktzettel mit mehr als einem Punkt Abstand</translation>
    </message>
    <message>
      <source>What a judge looks for</source>
      <translation>Worauf ein Punktrichter achtet</translation>
    </message>
    <message>
      <source>What came of the clash: Might above Defense hits, above three times it floors, above five times it knocks out (Q31).</source>
      <translation>Was aus dem Gang wurde: Wucht über der Abwehr trifft, über dem Dreifachen schlägt sie nieder, über dem Fünffachen k. o. (Q31).</translation>
    </message>
    <message>
      <source>What decisions cost and what the dice gave will stand here.</source>
      <translation>Hier wird stehen, was Entscheidungen kosteten und was die Würfel gaben.</translation>
    </message>
    <message>
      <source>What do the seconds of {name} do before the round?</source>
      <translation>Was tun die Betreuer von {name} vor der Runde?</translation>
    </message>
    <message>
      <source>What does the corner of {name} work on next?</source>
      <translation>Woran arbeitet die Ecke von {name} als Nächstes?</translation>
    </message>
    <message>
      <source>What does {name} watch for in the first clash?</source>
      <translation>Worauf achtet {name} im ersten Gang?</translation>
    </message>
    <message>
      <source>What does {name} watch for in the second clash?</source>
      <translation>Worauf achtet {name} im zweiten Gang?</translation>
    </message>
    <message>
      <source>What does {name} watch for in the third clash?</source>
      <translation>Worauf achtet {name} im dritten Gang?</translation>
    </message>
    <message>
      <source>What each bout system makes of every bout of this card</source>
      <translation>Was jedes Kampfsystem aus jedem Kampf dieser Karte macht</translation>
    </message>
    <message>
      <source>What each bout system makes of the two</source>
      <translation>Was jedes Kampfsystem aus den beiden macht</translation>
    </message>
    <message>
      <source>What each judge looks for; nobody knows it before the end unless it was agreed on (Q9, Q61).</source>
      <translation>Worauf jeder Punktrichter achtet; vor dem Ende weiß es niemand, wenn es nicht vereinbart wurde (Q9, Q61).</translation>
    </message>
    <message>
      <source>What each result would change</source>
      <translation>Was jedes Ergebnis ändern würde</translation>
    </message>
    <message>
      <source>What each system makes of this bout</source>
      <translation>Was jedes System aus diesem Kampf macht</translation>
    </message>
    <message>
      <source>What experience added</source>
      <translation>Was die Erfahrung hinzufügte</translation>
    </message>
    <message>
      <source>What experience taught him</source>
      <translation>Was ihn die Erfahrung lehrte</translation>
    </message>
    <message>
      <source>What for</source>
      <translation>Wofür</translation>
    </message>
    <message>
      <source>What happened</source>
      <translation>Was geschah</translation>
    </message>
    <message>
      <source>What he is to do</source>
      <translation>Was er tun soll</translation>
    </message>
    <message>
      <source>What his corner does in bouts nobody plays</source>
      <translation>Was seine Ecke in Kämpfen tut, die niemand spielt</translation>
    </message>
    <message>
      <source>What his seconds can do: a filled box was used before this round, else the round of its last use stands beside it; two in a corner phase at most (Q50).</source>
      <translation>Was seine Betreuer tun können: Ein gefülltes Kästchen wurde vor dieser Runde eingesetzt, sonst steht die Runde des letzten Einsatzes daneben; höchstens zwei in einer Eckenpause (Q50).</translation>
    </message>
    <message>
      <source>What is in doubt about entry {number} stands.</source>
      <translation>Was an Eintrag {number} zweifelhaft ist, bleibt bestehen.</translation>
    </message>
    <message>
      <source>What is in doubt about entry {number} stands: {word}</source>
      <translation>Was an Eintrag {number} zweifelhaft ist, bleibt bestehen: {word}</translation>
    </message>
    <message>
      <source>What is in force for this boxer is filled in and ticked.</source>
      <translation>Was für diesen Boxer gilt, ist ausgefüllt und angehakt.</translation>
    </message>
    <message>
      <source>What is in force: hurt for the next segment (G49), tired for the rest of the bout (G92), an injured hand or ankle (G81), the crowd behind him (G81), his order for the round (G101).</source>
      <translation>Was in Kraft ist: angeschlagen für den nächsten Abschnitt (G49), müde für den Rest des Kampfes (G92), eine verletzte Hand oder ein verletzter Knöchel (G81), das Publikum hinter ihm (G81), seine Anweisung für die Runde (G101).</translation>
    </message>
    <message>
      <source>What is judged</source>
      <translation>Was gewertet wird</translation>
    </message>
    <message>
      <source>What is named so far is enough</source>
      <translation>Was bisher genannt ist, genügt</translation>
    </message>
    <message>
      <source>What it changes</source>
      <translation>Was sich ändert</translation>
    </message>
    <message>
      <source>What it is about, for people</source>
      <translation>Worum es geht, für Menschen</translation>
    </message>
    <message>
      <source>What it will be</source>
      <translation>So wird es aussehen</translation>
    </message>
    <message>
      <source>What landed stays closed until the end</source>
      <translation>Was angekommen ist, bleibt bis zum Ende verdeckt</translation>
    </message>
    <message>
      <source>What lies ahead</source>
      <translation>Was bevorsteht</translation>
    </message>
    <message>
      <source>What the bout did to his earned popularity</source>
      <translation>Was der Kampf an seiner verdienten Popularität änderte</translation>
    </message>
    <message>
      <source>What the campaign rules leave open. Leave all of it alone for the usual game.</source>
      <translation>Was die Kampagnenregeln offenlassen. Für das übliche Spiel nichts ändern.</translation>
    </message>
    <message>
      <source>What the difference in punches is worth: the score, and what the leader adds to a trouble roll; without a number he rolls none (K15). Totals of 15 and more always roll (K16).</source>
      <translation>Was der Unterschied an Schlägen wert ist: die Wertung und was der Führende zu einem Bedrängniswurf zählt; ohne Zahl würfelt er keinen (K15). Summen ab 15 würfeln immer (K16).</translation>
    </message>
    <message>
      <source>What the levels mean</source>
      <translation>Was die Stufen bedeuten</translation>
    </message>
    <message>
      <source>What the manager had after it.</source>
      <translation>Was der Manager danach hatte.</translation>
    </message>
    <message>
      <source>What the plan is called</source>
      <translation>Wie der Plan heißt</translation>
    </message>
    <message numerus="yes">
      <source>What the program aims at. Stables may differ in size; the list has %n fighter(s).</source>
      <translation>
        <numerusform>Was das Programm anstrebt. Ställe dürfen verschieden groß sein; die Liste hat %n Boxer.</numerusform>
        <numerusform>Was das Programm anstrebt. Ställe dürfen verschieden groß sein; die Liste hat %n Boxer.</numerusform>
      </translation>
    </message>
    <message>
      <source>What the program at its best does for these two, written down. Change what you know better.</source>
      <translation>Was das Programm in Bestform für diese beiden tut, aufgeschrieben. Ändern Sie, was Sie besser wissen.</translation>
    </message>
    <message>
      <source>What the rule decides</source>
      <translation>Was die Regel entscheidet</translation>
    </message>
    <message>
      <source>What to begin with</source>
      <translation>Womit beginnen</translation>
    </message>
    <message>
      <source>What to remember of him</source>
      <translation>Was man sich von ihm merken sollte</translation>
    </message>
    <message>
      <source>What was bid</source>
      <translation>Gebote bisher</translation>
    </message>
    <message>
      <source>What was done</source>
      <translation>Was getan wurde</translation>
    </message>
    <message>
      <source>What was done in one step begins with this entry.</source>
      <translation>Was in einem Schritt getan wurde, beginnt mit diesem Eintrag.</translation>
    </message>
    <message>
      <source>What was found</source>
      <translation>Gefunden</translation>
    </message>
    <message>
      <source>What would the best corner do?</source>
      <translation>Was täte die beste Ecke?</translation>
    </message>
    <message>
      <source>What you learn stands above your next questions</source>
      <translation>Was Sie erfahren, steht über Ihren nächsten Fragen</translation>
    </message>
    <message>
      <source>What {name} earned</source>
      <translation>Was {name} verdiente</translation>
    </message>
    <message>
      <source>Whatever is open stays as it is, and may get worse</source>
      <translation>Was offen ist, bleibt, wie es ist, und kann schlimmer werden</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Wann</translation>
    </message>
    <message>
      <source>When a card is too short</source>
      <translation>Wenn eine Karte zu kurz ist</translation>
    </message>
    <message>
      <source>When he won the title</source>
      <translation>Wann er den Titel gewann</translation>
    </message>
    <message>
      <source>When the deal is accepted the money moves at once, and the new manager rolls a share of his own for the fighter he gets.</source>
      <translation>Wird der Handel angenommen, fließt das Geld sofort, und der neue Manager würfelt für den erhaltenen Boxer einen eigenen Anteil.</translation>
    </message>
    <message>
      <source>When the time is up the program decides</source>
      <translation>Nach Ablauf der Zeit entscheidet das Programm</translation>
    </message>
    <message>
      <source>When {clauses}: {choice}.</source>
      <translation>Wenn {clauses}: {choice}.</translation>
    </message>
    <message>
      <source>Where does {name} stand against {other} now?</source>
      <translation>Wohin stellt sich {name} jetzt gegen {other}?</translation>
    </message>
    <message>
      <source>Where is the new league to lie?</source>
      <translation>Wo soll die neue Liga liegen?</translation>
    </message>
    <message>
      <source>Where is {name}?</source>
      <translation>Wo ist {name}?</translation>
    </message>
    <message>
      <source>Where it is not as printed, the printed number stands before it.</source>
      <translation>Wo es anders ist als gedruckt, steht die gedruckte Zahl davor.</translation>
    </message>
    <message>
      <source>Where it is not as printed, the printed one stands before it.</source>
      <translation>Wo es nicht wie gedruckt ist, steht das Gedruckte davor.</translation>
    </message>
    <message>
      <source>Where it turned</source>
      <translation>Wendepunkte</translation>
    </message>
    <message>
      <source>Where leagues are saved</source>
      <translation>Wo Ligen gespeichert werden</translation>
    </message>
    <message>
      <source>Where the action is (T51). The ring around a fighter is control, the arrow stands beside the aggressor (T31). Whoever is trapped stands at the ropes: the other finds control easier (T41).</source>
      <translation>Wo der Kampf gerade ist (T51). Der Ring um einen Boxer ist die Kontrolle, der Pfeil steht beim Angreifer (T31). Wer in der Falle ist, steht an den Seilen: der andere kommt leichter zur Kontrolle (T41).</translation>
    </message>
    <message>
      <source>Where the bout is seen</source>
      <translation>Stelle im Kampf</translation>
    </message>
    <message>
      <source>Where to put the new folder</source>
      <translation>Wohin mit dem neuen Ordner</translation>
    </message>
    <message>
      <source>Whether it is so</source>
      <translation>Ob es zutrifft</translation>
    </message>
    <message>
      <source>Whether it is told during a bout how its rounds were scored.</source>
      <translation>Ob während eines Kampfes verraten wird, wie seine Runden gewertet wurden.</translation>
    </message>
    <message>
      <source>Which bout is stepped</source>
      <translation>Welcher Kampf schrittweise läuft</translation>
    </message>
    <message>
      <source>Which clash of the plan of {other} is read?</source>
      <translation>Welcher Gang des Plans von {other} wird gelesen?</translation>
    </message>
    <message>
      <source>Which eye</source>
      <translation>Welches Auge</translation>
    </message>
    <message>
      <source>Which hand leads</source>
      <translation>Welche Hand vorn ist</translation>
    </message>
    <message>
      <source>Which judge does the manager of {name} work on?</source>
      <translation>Welchen Punktrichter bearbeitet der Manager von {name}?</translation>
    </message>
    <message>
      <source>Which night</source>
      <translation>Welcher Abend</translation>
    </message>
    <message>
      <source>Which strategy does {name} try?</source>
      <translation>Welche Strategie versucht {name}?</translation>
    </message>
    <message>
      <source>While a text is written the keys are letters.</source>
      <translation>Solange ein Text geschrieben wird, sind die Tasten Buchstaben.</translation>
    </message>
    <message>
      <source>Who controls?</source>
      <translation>Wer hat die Kontrolle?</translation>
    </message>
    <message>
      <source>Who decides</source>
      <translation>Wer entscheidet</translation>
    </message>
    <message>
      <source>Who decides for {fighter} ({manager})</source>
      <translation>Wer für {fighter} entscheidet ({manager})</translation>
    </message>
    <message>
      <source>Who decides in both corners</source>
      <translation>Wer in beiden Ecken entscheidet</translation>
    </message>
    <message>
      <source>Who decides in the ring</source>
      <translation>Wer im Ring entscheidet</translation>
    </message>
    <message>
      <source>Who decides the rest</source>
      <translation>Wer den Rest entscheidet</translation>
    </message>
    <message>
      <source>Who enters</source>
      <translation>Wer antritt</translation>
    </message>
    <message>
      <source>Who gets the places when more bouts were agreed than the card holds.</source>
      <translation>Wer die Plätze bekommt, wenn mehr Kämpfe vereinbart sind, als die Karte fasst.</translation>
    </message>
    <message>
      <source>Who goes on</source>
      <translation>Wer weiterkommt</translation>
    </message>
    <message>
      <source>Who leads the opponent's corner</source>
      <translation>Wer die Ecke des Gegners führt</translation>
    </message>
    <message>
      <source>Who meets whom is drawn by dice.</source>
      <translation>Wer auf wen trifft, entscheiden die Würfel.</translation>
    </message>
    <message>
      <source>Who passed whom</source>
      <translation>Wer wen überholte</translation>
    </message>
    <message>
      <source>Who that is</source>
      <translation>Wer das ist</translation>
    </message>
    <message>
      <source>Whoever controls the round makes its pace and gains by it (K10, K11).</source>
      <translation>Wer die Kontrolle über die Runde hat, macht ihr Tempo und gewinnt dabei (K10, K11).</translation>
    </message>
    <message>
      <source>Whoever has control makes the next control check, or acts (T37).</source>
      <translation>Wer die Kontrolle hat, macht die nächste Kontrollprobe oder handelt (T37).</translation>
    </message>
    <message>
      <source>Whoever has momentum goes first toe to toe and chooses the distance (G18); he gets it by landing more in a segment (G76).</source>
      <translation>Wer den Schwung hat, beginnt Fuß an Fuß und wählt den Abstand (G18); er bekommt ihn, wenn er in einem Abschnitt mehr landet (G76).</translation>
    </message>
    <message>
      <source>Whoever has more successes in the Speed test has the Edge of the clash (Q22).</source>
      <translation>Wer in der Schnelligkeitsprobe mehr Erfolge hat, hat den Vorteil des Gangs (Q22).</translation>
    </message>
    <message>
      <source>Whom he beat</source>
      <translation>Wen er besiegte</translation>
    </message>
    <message>
      <source>Whom judges favour</source>
      <translation>Wen Punktrichter bevorzugen</translation>
    </message>
    <message>
      <source>Whose</source>
      <translation>Wessen</translation>
    </message>
    <message>
      <source>Whose cards</source>
      <translation>Wessen Karten</translation>
    </message>
    <message>
      <source>Why</source>
      <translation>Warum</translation>
    </message>
    <message>
      <source>Why money moved</source>
      <translation>Warum Geld floss</translation>
    </message>
    <message>
      <source>Why not</source>
      <translation>Warum nicht</translation>
    </message>
    <message>
      <source>Why this rank?</source>
      <translation>Warum dieser Rang?</translation>
    </message>
    <message>
      <source>Why, for the record (may stay empty)</source>
      <translation>Begründung fürs Protokoll (darf leer bleiben)</translation>
    </message>
    <message>
      <source>Why, in your words</source>
      <translation>Warum, in eigenen Worten</translation>
    </message>
    <message>
      <source>Why, in your words (optional)</source>
      <translation>Warum, in eigenen Worten (optional)</translation>
    </message>
    <message>
      <source>Why? Everybody can read it in the journal.</source>
      <translation>Warum? Alle können es im Journal lesen.</translation>
    </message>
    <message>
      <source>Why? It is told in the news.</source>
      <translation>Warum? Steht in den Nachrichten.</translation>
    </message>
    <message>
      <source>Will</source>
      <translation>Wille</translation>
    </message>
    <message>
      <source>Will: a d20 up to this and the referee stops it while he is hurt and hit by 3 or more (G51).</source>
      <translation>Wille: Ein W20 bis hierher, und der Ringrichter bricht ab, wenn er angeschlagen ist und mit 3 oder mehr getroffen wird (G51).</translation>
    </message>
    <message>
      <source>Winner</source>
      <translation>Sieger</translation>
    </message>
    <message>
      <source>Winner of the league</source>
      <translation>Sieger der Liga</translation>
    </message>
    <message>
      <source>Wins by KO</source>
      <translation>K.-o.-Siege</translation>
    </message>
    <message>
      <source>Wins by decision</source>
      <translation>Siege nach Punkten</translation>
    </message>
    <message>
      <source>Wins by knockout</source>
      <translation>Siege durch K. o.</translation>
    </message>
    <message>
      <source>Wins by technical knockout</source>
      <translation>Siege durch technischen K. o.</translation>
    </message>
    <message>
      <source>Wins of 100 against:</source>
      <translation>Siege von 100 gegen:</translation>
    </message>
    <message>
      <source>With</source>
      <translation>Mit</translation>
    </message>
    <message>
      <source>With a cap, managers may have to compete for a place on a card.</source>
      <translation>Mit einer Grenze müssen Manager womöglich um einen Platz auf der Karte konkurrieren.</translation>
    </message>
    <message>
      <source>With the Edge three Might dice more; against it a Defense die fewer</source>
      <translation>Mit dem Vorteil drei Wuchtwürfel mehr; gegen ihn ein Abwehrwürfel weniger</translation>
    </message>
    <message>
      <source>With the plan</source>
      <translation>Mit dem Plan</translation>
    </message>
    <message>
      <source>With three Cunning successes you learn a stance of his plan</source>
      <translation>Mit drei Erfolgen in Schläue erfahren Sie eine Haltung seines Plans</translation>
    </message>
    <message>
      <source>With what the rank adds</source>
      <translation>Mit dem Zusatz durch den Rang</translation>
    </message>
    <message>
      <source>Withdraw</source>
      <translation>Zurückziehen</translation>
    </message>
    <message>
      <source>Without it: {corner}</source>
      <translation>Ohne ihn: {corner}</translation>
    </message>
    <message>
      <source>Without quotation marks</source>
      <translation>Ohne Anführungszeichen</translation>
    </message>
    <message>
      <source>Won</source>
      <translation>Gewonnen</translation>
    </message>
    <message>
      <source>Won against {opponent}</source>
      <translation>Sieg gegen {opponent}</translation>
    </message>
    <message>
      <source>Won by {name}</source>
      <translation>Gewonnen von {name}</translation>
    </message>
    <message>
      <source>Won from</source>
      <translation>Gewonnen von</translation>
    </message>
    <message>
      <source>Won inside the distance</source>
      <translation>Vorzeitig gewonnen</translation>
    </message>
    <message>
      <source>Won inside the distance by a man behind on every card</source>
      <translation>Vorzeitig gewonnen von einem, der auf allen Punktzetteln zurücklag</translation>
    </message>
    <message>
      <source>Won of all</source>
      <translation>Siegquote</translation>
    </message>
    <message>
      <source>Won, lost and drawn</source>
      <translation>Siege, Niederlagen und Unentschieden</translation>
    </message>
    <message>
      <source>Won, lost, drawn</source>
      <translation>Siege, Niederlagen, Unentschieden</translation>
    </message>
    <message>
      <source>Words</source>
      <translation>Wörter</translation>
    </message>
    <message>
      <source>Work of his corner between rounds</source>
      <translation>Arbeit seiner Ecke zwischen den Runden</translation>
    </message>
    <message>
      <source>Work of the corners</source>
      <translation>Arbeit der Ecken</translation>
    </message>
    <message>
      <source>Work of the seconds</source>
      <translation>Arbeit der Betreuer</translation>
    </message>
    <message>
      <source>Work the Judges</source>
      <translation>Punktrichter bearbeiten</translation>
    </message>
    <message>
      <source>Work the body</source>
      <translation>Auf den Körper</translation>
    </message>
    <message>
      <source>Worked out from his ratings, it changes with them. A card printed in the set would go before it.</source>
      <translation>Aus seinen Werten umgerechnet, ändert sie sich mit ihnen. Eine im Set gedruckte Karte ginge ihr vor.</translation>
    </message>
    <message>
      <source>Working out the chance to win</source>
      <translation>Siegchancen werden berechnet</translation>
    </message>
    <message>
      <source>Working out what follows</source>
      <translation>Folgen werden berechnet</translation>
    </message>
    <message>
      <source>Working out what follows from it…</source>
      <translation>Die Folgen daraus werden berechnet…</translation>
    </message>
    <message>
      <source>Works</source>
      <translation>Gelingt</translation>
    </message>
    <message>
      <source>Works: {works} %. Then:</source>
      <translation>Gelingt: {works} %. Dann:</translation>
    </message>
    <message>
      <source>Worn out</source>
      <translation>Verbraucht</translation>
    </message>
    <message>
      <source>Worn out himself</source>
      <translation>Selbst verbraucht</translation>
    </message>
    <message>
      <source>Worn-out fighters lose control</source>
      <translation>Verbrauchte Boxer verlieren Kontrolle</translation>
    </message>
    <message>
      <source>Worst deals</source>
      <translation>Schlechteste Geschäfte</translation>
    </message>
    <message>
      <source>Write a fighter set</source>
      <translation>Boxer-Set schreiben</translation>
    </message>
    <message>
      <source>Written by</source>
      <translation>Geschrieben von</translation>
    </message>
    <message>
      <source>Year of his first bout</source>
      <translation>Jahr seines ersten Kampfes</translation>
    </message>
    <message>
      <source>You can bid up to</source>
      <translation>Höchstgebot</translation>
    </message>
    <message>
      <source>You counter and hit: {counter} %</source>
      <translation>Sie kontern und treffen: {counter} %</translation>
    </message>
    <message>
      <source>You do not manage him.</source>
      <translation>Er gehört nicht zum eigenen Stall.</translation>
    </message>
    <message>
      <source>You floor him {down} %, he you {other_down} %</source>
      <translation>Sie schlagen ihn nieder: {down} %, er Sie: {other_down} %</translation>
    </message>
    <message>
      <source>You floor him {down} %, he you {other} %</source>
      <translation>Sie schlagen ihn nieder: {down} %, er Sie: {other} %</translation>
    </message>
    <message>
      <source>You have not gone back.</source>
      <translation>Es wurde nicht zurückgeblättert.</translation>
    </message>
    <message>
      <source>You have {mine}.</source>
      <translation>Sie haben {mine}.</translation>
    </message>
    <message>
      <source>You land {land} %, he {other_land} %</source>
      <translation>Sie treffen {land} %, er {other_land} %</translation>
    </message>
    <message>
      <source>You land {land}, he {other_land} in the round</source>
      <translation>Sie landen {land}, er {other_land} in der Runde</translation>
    </message>
    <message>
      <source>You land: {land} %</source>
      <translation>Sie treffen: {land} %</translation>
    </message>
    <message>
      <source>You lead {control} %, he {other_control} % of the segments</source>
      <translation>Sie führen {control} %, er {other_control} % der Abschnitte</translation>
    </message>
    <message>
      <source>You learn what one judge looks for, once a bout</source>
      <translation>Sie erfahren einmal im Kampf, worauf ein Punktrichter achtet</translation>
    </message>
    <message>
      <source>You need over {needs}: {hit} %</source>
      <translation>Sie brauchen über {needs}: {hit} %</translation>
    </message>
    <message>
      <source>You pay</source>
      <translation>Sie zahlen</translation>
    </message>
    <message>
      <source>You stand on the ropes</source>
      <translation>Sie stehen an den Seilen</translation>
    </message>
    <message>
      <source>You stop him: {stops_other} %</source>
      <translation>Sie stoppen ihn: {stops_other} %</translation>
    </message>
    <message>
      <source>You take control: {control} %</source>
      <translation>Sie übernehmen die Kontrolle: {control} %</translation>
    </message>
    <message>
      <source>Your bid</source>
      <translation>Ihr Gebot</translation>
    </message>
    <message>
      <source>Your corner</source>
      <translation>Ihre Ecke</translation>
    </message>
    <message>
      <source>Your counter lands: {counter} %</source>
      <translation>Ihr Konter trifft: {counter} %</translation>
    </message>
    <message>
      <source>Your fighter</source>
      <translation>Ihr Boxer</translation>
    </message>
    <message>
      <source>Your fighter's purse for a loss in the best arena</source>
      <translation>Börse Ihres Boxers bei einer Niederlage in der besten Arena</translation>
    </message>
    <message>
      <source>Your fighter's purse for a win in the best arena</source>
      <translation>Börse Ihres Boxers bei einem Sieg in der besten Arena</translation>
    </message>
    <message>
      <source>Your finishing run: {run} cards</source>
      <translation>Ihr Schlussangriff: {run} Karten</translation>
    </message>
    <message>
      <source>Your offer waits for {party}: {mine} against {other}, night {night}.</source>
      <translation>Ihr Angebot wartet auf {party}: {mine} gegen {other}, Abend {night}.</translation>
    </message>
    <message>
      <source>Your power: up to {power}</source>
      <translation>Ihre Schlagkraft: bis {power}</translation>
    </message>
    <message>
      <source>Your share</source>
      <translation>Eigener Anteil</translation>
    </message>
    <message>
      <source>Your share of {mine} is now {amount} percent; it was {before}.</source>
      <translation>Ihr Anteil an {mine} ist jetzt {amount} Prozent; es waren {before}.</translation>
    </message>
    <message>
      <source>Your share {share} %</source>
      <translation>Eigener Anteil {share} %</translation>
    </message>
    <message>
      <source>Your stable</source>
      <translation>Eigener Stall</translation>
    </message>
    <message>
      <source>a broken hand</source>
      <translation>eine gebrochene Hand</translation>
    </message>
    <message>
      <source>a broken nose</source>
      <translation>eine gebrochene Nase</translation>
    </message>
    <message>
      <source>a case for the doctor</source>
      <translation>ein Fall für den Arzt</translation>
    </message>
    <message>
      <source>a caution</source>
      <translation>eine Ermahnung</translation>
    </message>
    <message>
      <source>a clean knockout</source>
      <translation>ein glatter K. o.</translation>
    </message>
    <message>
      <source>a cut of his is open</source>
      <translation>ein Cut von ihm ist offen</translation>
    </message>
    <message>
      <source>a cut of the opponent is open</source>
      <translation>ein Cut des Gegners ist offen</translation>
    </message>
    <message>
      <source>a disturbance ends the round</source>
      <translation>eine Störung beendet die Runde</translation>
    </message>
    <message>
      <source>a fast exchange</source>
      <translation>ein schneller Schlagabtausch</translation>
    </message>
    <message>
      <source>a fight plan</source>
      <translation>ein Kampfplan</translation>
    </message>
    <message>
      <source>a fighter without a name</source>
      <translation>ein Boxer ohne Namen</translation>
    </message>
    <message>
      <source>a flash knockdown</source>
      <translation>ein Blitzniederschlag</translation>
    </message>
    <message>
      <source>a flash knockdown: up at once</source>
      <translation>ein Blitzniederschlag: sofort wieder auf</translation>
    </message>
    <message>
      <source>a flurry on the ropes</source>
      <translation>ein Schlaghagel an den Seilen</translation>
    </message>
    <message>
      <source>a foul</source>
      <translation>ein Foul</translation>
    </message>
    <message>
      <source>a foul the referee saw</source>
      <translation>ein Foul, das der Ringrichter sah</translation>
    </message>
    <message>
      <source>a gap of {pop} POP</source>
      <translation>ein Abstand von {pop} POP</translation>
    </message>
    <message>
      <source>a haymaker</source>
      <translation>ein Schwinger</translation>
    </message>
    <message>
      <source>a head butt</source>
      <translation>ein Kopfstoß</translation>
    </message>
    <message>
      <source>a hurt wrist</source>
      <translation>ein verletztes Handgelenk</translation>
    </message>
    <message>
      <source>a jammed knuckle</source>
      <translation>ein gestauchter Fingerknöchel</translation>
    </message>
    <message>
      <source>a long break</source>
      <translation>eine lange Pause</translation>
    </message>
    <message>
      <source>a lost temper</source>
      <translation>die Beherrschung verloren</translation>
    </message>
    <message>
      <source>a low blow</source>
      <translation>ein Tiefschlag</translation>
    </message>
    <message>
      <source>a man not known yet</source>
      <translation>ein noch Unbekannter</translation>
    </message>
    <message>
      <source>a miss</source>
      <translation>ein Fehlschlag</translation>
    </message>
    <message>
      <source>a mouthpiece is out</source>
      <translation>ein Mundschutz ist heraus</translation>
    </message>
    <message>
      <source>a point off for {offence}, warning {total}</source>
      <translation>Punktabzug: {offence}, Verwarnung {total}</translation>
    </message>
    <message>
      <source>a punch after the bell</source>
      <translation>ein Schlag nach dem Gong</translation>
    </message>
    <message>
      <source>a punch at the bell</source>
      <translation>ein Schlag mit dem Gong</translation>
    </message>
    <message>
      <source>a quarter of the POP of both together</source>
      <translation>ein Viertel der POP beider zusammen</translation>
    </message>
    <message>
      <source>a rabbit punch</source>
      <translation>ein Schlag in den Nacken</translation>
    </message>
    <message>
      <source>a raking punch</source>
      <translation>ein schürfender Schlag</translation>
    </message>
    <message>
      <source>a rough punch, and the referee calls it</source>
      <translation>ein unsauberer Schlag, und der Ringrichter ahndet ihn</translation>
    </message>
    <message>
      <source>a rough punch, not called</source>
      <translation>ein unsauberer Schlag, nicht geahndet</translation>
    </message>
    <message>
      <source>a shot to the ribs</source>
      <translation>ein Schlag auf die Rippen</translation>
    </message>
    <message>
      <source>a slack rope is tightened</source>
      <translation>ein lockeres Seil wird nachgespannt</translation>
    </message>
    <message>
      <source>a slip</source>
      <translation>ein Ausrutscher</translation>
    </message>
    <message>
      <source>a split glove is changed</source>
      <translation>ein geplatzter Handschuh wird gewechselt</translation>
    </message>
    <message>
      <source>a strategy of his is in force</source>
      <translation>eine eigene Strategie ist in Kraft</translation>
    </message>
    <message>
      <source>a strategy of the opponent is in force</source>
      <translation>eine Strategie des Gegners ist in Kraft</translation>
    </message>
    <message>
      <source>a stray low punch</source>
      <translation>ein verirrter tiefer Schlag</translation>
    </message>
    <message>
      <source>a stunning punch</source>
      <translation>ein betäubender Schlag</translation>
    </message>
    <message>
      <source>a success</source>
      <translation>ein Erfolg</translation>
    </message>
    <message>
      <source>a sudden knockdown</source>
      <translation>ein plötzlicher Niederschlag</translation>
    </message>
    <message>
      <source>a twisted ankle</source>
      <translation>ein verstauchter Knöchel</translation>
    </message>
    <message>
      <source>a warning</source>
      <translation>eine Verwarnung</translation>
    </message>
    <message>
      <source>a warning and a point off</source>
      <translation>eine Verwarnung und ein Punktabzug</translation>
    </message>
    <message>
      <source>a wet corner is mopped</source>
      <translation>eine nasse Ecke wird aufgewischt</translation>
    </message>
    <message>
      <source>acts</source>
      <translation>handelt</translation>
    </message>
    <message>
      <source>acts alone, the other is hurt</source>
      <translation>handelt allein, der andere ist angeschlagen</translation>
    </message>
    <message numerus="yes">
      <source>after %n round(s)</source>
      <translation>
        <numerusform>nach %n Runde</numerusform>
        <numerusform>nach %n Runden</numerusform>
      </translation>
    </message>
    <message>
      <source>after a season</source>
      <translation>nach einer Saison</translation>
    </message>
    <message>
      <source>after beating {opponent}</source>
      <translation>nach Sieg über {opponent}</translation>
    </message>
    <message>
      <source>after {nights}</source>
      <translation>Pause: {nights}</translation>
    </message>
    <message>
      <source>against</source>
      <translation>gegen</translation>
    </message>
    <message>
      <source>against {other}</source>
      <translation>gegen {other}</translation>
    </message>
    <message>
      <source>against {other}, after {time}</source>
      <translation>gegen {other}, nach {time}</translation>
    </message>
    <message>
      <source>against {other}, turn {turn}</source>
      <translation>gegen {other}, Zug {turn}</translation>
    </message>
    <message>
      <source>against {other}: {how}, night {night}</source>
      <translation>gegen {other}: {how}, Abend {night}</translation>
    </message>
    <message>
      <source>against {other}: {method} over {round} rounds, night {night}</source>
      <translation>gegen {other}: {method} über {round} Runden, Abend {night}</translation>
    </message>
    <message>
      <source>aggression</source>
      <translation>Angriffslust</translation>
    </message>
    <message>
      <source>agreed</source>
      <translation>vereinbart</translation>
    </message>
    <message>
      <source>all-out war</source>
      <translation>offener Schlagabtausch</translation>
    </message>
    <message>
      <source>allowed</source>
      <translation>erlaubt</translation>
    </message>
    <message>
      <source>an attack on the body</source>
      <translation>ein Angriff auf den Körper</translation>
    </message>
    <message>
      <source>an eye is closing</source>
      <translation>ein Auge schwillt zu</translation>
    </message>
    <message>
      <source>an old injury gets worse</source>
      <translation>eine alte Verletzung wird schlimmer</translation>
    </message>
    <message>
      <source>an old injury holds</source>
      <translation>eine alte Verletzung hält</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>und %n weiterer</numerusform>
        <numerusform>und %n weitere</numerusform>
      </translation>
    </message>
    <message>
      <source>ankle</source>
      <translation>Knöchel</translation>
    </message>
    <message>
      <source>answer it</source>
      <translation>beantworten</translation>
    </message>
    <message>
      <source>anything but</source>
      <translation>alles außer</translation>
    </message>
    <message>
      <source>anything but {bound}</source>
      <translation>alles außer {bound}</translation>
    </message>
    <message>
      <source>approval of the card of night {night}</source>
      <translation>Genehmigung der Karte von Abend {night}</translation>
    </message>
    <message>
      <source>approved</source>
      <translation>genehmigt</translation>
    </message>
    <message>
      <source>as many punches as he</source>
      <translation>so viele Treffer wie er</translation>
    </message>
    <message>
      <source>at least</source>
      <translation>mindestens</translation>
    </message>
    <message>
      <source>at least {bound}</source>
      <translation>mindestens {bound}</translation>
    </message>
    <message>
      <source>at most</source>
      <translation>höchstens</translation>
    </message>
    <message>
      <source>at most {bound}</source>
      <translation>höchstens {bound}</translation>
    </message>
    <message>
      <source>auction of dates at {arena}</source>
      <translation>Terminversteigerung in „{arena}“</translation>
    </message>
    <message>
      <source>average</source>
      <translation>durchschnittlich</translation>
    </message>
    <message>
      <source>average POP</source>
      <translation>POP im Schnitt</translation>
    </message>
    <message>
      <source>backpedal</source>
      <translation>Rückwärtsgang</translation>
    </message>
    <message>
      <source>balanced</source>
      <translation>ausgewogen</translation>
    </message>
    <message>
      <source>beats the count</source>
      <translation>kommt vor „Aus“ hoch</translation>
    </message>
    <message>
      <source>before an upgrade</source>
      <translation>vor einem Upgrade</translation>
    </message>
    <message>
      <source>before the first bell</source>
      <translation>vor dem ersten Gong</translation>
    </message>
    <message>
      <source>before the last round</source>
      <translation>vor der letzten Runde</translation>
    </message>
    <message>
      <source>before the last turn of a round</source>
      <translation>vor dem letzten Zug einer Runde</translation>
    </message>
    <message>
      <source>beside the lower one</source>
      <translation>neben der niedrigeren</translation>
    </message>
    <message>
      <source>bid handed in: {names}</source>
      <translation>Gebot abgegeben: {names}</translation>
    </message>
    <message>
      <source>bloody nose</source>
      <translation>blutige Nase</translation>
    </message>
    <message>
      <source>blue's dice −{count}</source>
      <translation>Blaus Würfel −{count}</translation>
    </message>
    <message>
      <source>both beaten</source>
      <translation>beide geschlagen</translation>
    </message>
    <message>
      <source>both down</source>
      <translation>beide am Boden</translation>
    </message>
    <message>
      <source>both go down</source>
      <translation>beide gehen zu Boden</translation>
    </message>
    <message>
      <source>both words, wherever they stand</source>
      <translation>beide Wörter, wo immer sie stehen</translation>
    </message>
    <message>
      <source>bout {red} against {blue}</source>
      <translation>Kampf {red} gegen {blue}</translation>
    </message>
    <message>
      <source>bouts won against each other</source>
      <translation>Siege gegeneinander</translation>
    </message>
    <message>
      <source>bouts, by number or name</source>
      <translation>Kämpfe, nach Nummer oder Name</translation>
    </message>
    <message>
      <source>boxes</source>
      <translation>boxt</translation>
    </message>
    <message>
      <source>boxing</source>
      <translation>Boxen</translation>
    </message>
    <message>
      <source>branching of the league</source>
      <translation>Abzweigung der Liga</translation>
    </message>
    <message>
      <source>bridge of nose</source>
      <translation>Nasenrücken</translation>
    </message>
    <message>
      <source>broke his hand: two punches less each time</source>
      <translation>brach sich die Hand: jedes Mal zwei Schläge weniger</translation>
    </message>
    <message>
      <source>by hand</source>
      <translation>von Hand</translation>
    </message>
    <message>
      <source>by {method}</source>
      <translation>{method}</translation>
    </message>
    <message>
      <source>by {who} on night {night}, entry {entry}</source>
      <translation>von {who} an Abend {night}, Eintrag {entry}</translation>
    </message>
    <message>
      <source>calm him down</source>
      <translation>beruhigen</translation>
    </message>
    <message>
      <source>cancelling of {red} against {blue}</source>
      <translation>Absage von {red} gegen {blue}</translation>
    </message>
    <message>
      <source>card is full</source>
      <translation>Karte ist voll</translation>
    </message>
    <message>
      <source>caught coming in</source>
      <translation>beim Hereinkommen erwischt</translation>
    </message>
    <message>
      <source>caution for both</source>
      <translation>Ermahnung für beide</translation>
    </message>
    <message>
      <source>caution: back of the head</source>
      <translation>Ermahnung: Hinterkopf</translation>
    </message>
    <message>
      <source>caution: elbow</source>
      <translation>Ermahnung: Ellbogen</translation>
    </message>
    <message>
      <source>caution: heads</source>
      <translation>Ermahnung: Köpfe</translation>
    </message>
    <message>
      <source>caution: keep them up</source>
      <translation>Ermahnung: nicht zu tief</translation>
    </message>
    <message>
      <source>cautious</source>
      <translation>vorsichtig</translation>
    </message>
    <message>
      <source>champion</source>
      <translation>Champion</translation>
    </message>
    <message>
      <source>chin {rating}</source>
      <translation>Kinn {rating}</translation>
    </message>
    <message>
      <source>chin: down he goes</source>
      <translation>Kinn: er geht zu Boden</translation>
    </message>
    <message>
      <source>chin: he takes it</source>
      <translation>Kinn: er steckt es weg</translation>
    </message>
    <message>
      <source>chin: stunned</source>
      <translation>Kinn: benommen</translation>
    </message>
    <message>
      <source>clash of heads</source>
      <translation>Zusammenstoß der Köpfe</translation>
    </message>
    <message>
      <source>clinch</source>
      <translation>Clinch</translation>
    </message>
    <message>
      <source>clinches: the segment is over</source>
      <translation>klammert: der Abschnitt ist vorbei</translation>
    </message>
    <message>
      <source>clinches; a punch gets through before it</source>
      <translation>klammert; ein Schlag kommt vorher noch durch</translation>
    </message>
    <message>
      <source>clinching</source>
      <translation>Klammern</translation>
    </message>
    <message>
      <source>closed</source>
      <translation>geschlossen</translation>
    </message>
    <message>
      <source>cold iron</source>
      <translation>kaltes Eisen</translation>
    </message>
    <message>
      <source>combination</source>
      <translation>Kombination</translation>
    </message>
    <message>
      <source>combined POP {pop}</source>
      <translation>gemeinsame POP {pop}</translation>
    </message>
    <message>
      <source>commands</source>
      <translation>Befehle</translation>
    </message>
    <message>
      <source>control −{count}</source>
      <translation>Kontrolle −{count}</translation>
    </message>
    <message>
      <source>correction of entry {number}</source>
      <translation>Berichtigung von Eintrag {number}</translation>
    </message>
    <message>
      <source>could not rise</source>
      <translation>kam nicht mehr hoch</translation>
    </message>
    <message>
      <source>counted out</source>
      <translation>ausgezählt</translation>
    </message>
    <message>
      <source>counters</source>
      <translation>kontert</translation>
    </message>
    <message numerus="yes">
      <source>counters with a {punch}: %n</source>
      <translation>
        <numerusform>kontert ({punch}): %n</numerusform>
        <numerusform>kontert ({punch}): %n</numerusform>
      </translation>
    </message>
    <message>
      <source>cover up</source>
      <translation>Doppeldeckung</translation>
    </message>
    <message>
      <source>cracked rib</source>
      <translation>angeknackste Rippe</translation>
    </message>
    <message>
      <source>cut, number {count}</source>
      <translation>Cut Nummer {count}</translation>
    </message>
    <message>
      <source>cuts</source>
      <translation>Cuts</translation>
    </message>
    <message>
      <source>damage even to {percent} %</source>
      <translation>Schaden auf {percent} % ausgeglichen</translation>
    </message>
    <message>
      <source>damaged</source>
      <translation>beschädigt</translation>
    </message>
    <message>
      <source>dazed</source>
      <translation>benommen</translation>
    </message>
    <message>
      <source>deal about {fighter}</source>
      <translation>Handel um {fighter}</translation>
    </message>
    <message>
      <source>deal about {fighter} accepted</source>
      <translation>Handel um {fighter} angenommen</translation>
    </message>
    <message>
      <source>deal about {fighter} closed</source>
      <translation>Handel um {fighter} beendet</translation>
    </message>
    <message>
      <source>deal about {fighter} turned down</source>
      <translation>Handel um {fighter} abgelehnt</translation>
    </message>
    <message>
      <source>defences</source>
      <translation>Verteidigungen</translation>
    </message>
    <message>
      <source>deliberate butt</source>
      <translation>absichtlicher Kopfstoß</translation>
    </message>
    <message>
      <source>did not rise</source>
      <translation>stand nicht auf</translation>
    </message>
    <message>
      <source>disqualified</source>
      <translation>disqualifiziert</translation>
    </message>
    <message>
      <source>done</source>
      <translation>erledigt</translation>
    </message>
    <message>
      <source>dots: defences of the title</source>
      <translation>Punkte: Titelverteidigungen</translation>
    </message>
    <message>
      <source>doubt settled about entry {number}</source>
      <translation>geklärter Zweifel an Eintrag {number}</translation>
    </message>
    <message>
      <source>down he goes</source>
      <translation>er geht zu Boden</translation>
    </message>
    <message>
      <source>draw of {tournament}</source>
      <translation>Auslosung von {tournament}</translation>
    </message>
    <message>
      <source>draw {share}</source>
      <translation>Unentschieden {share}</translation>
    </message>
    <message>
      <source>drew</source>
      <translation>unentschieden</translation>
    </message>
    <message>
      <source>earnings</source>
      <translation>Einkünfte</translation>
    </message>
    <message>
      <source>either of them clinches</source>
      <translation>einer von beiden klammert</translation>
    </message>
    <message>
      <source>elbow</source>
      <translation>Ellbogen</translation>
    </message>
    <message>
      <source>elbows</source>
      <translation>Ellbogen</translation>
    </message>
    <message>
      <source>end of night {night}</source>
      <translation>Ende von Abend {night}</translation>
    </message>
    <message>
      <source>end of the campaign</source>
      <translation>Ende der Kampagne</translation>
    </message>
    <message>
      <source>even</source>
      <translation>gleich</translation>
    </message>
    <message>
      <source>event</source>
      <translation>Ereignis</translation>
    </message>
    <message>
      <source>event {number}: {what}</source>
      <translation>Ereignis {number}: {what}</translation>
    </message>
    <message>
      <source>everything without draw</source>
      <translation>alles ohne draw</translation>
    </message>
    <message>
      <source>exactly</source>
      <translation>genau</translation>
    </message>
    <message>
      <source>exactly 9; exactly Ali</source>
      <translation>genau 9; genau Ali</translation>
    </message>
    <message>
      <source>exactly {bound}</source>
      <translation>genau {bound}</translation>
    </message>
    <message>
      <source>excellent</source>
      <translation>ausgezeichnet</translation>
    </message>
    <message>
      <source>exchange of {red} for {blue}</source>
      <translation>Tausch von {red} gegen {blue}</translation>
    </message>
    <message>
      <source>expect {chosen}</source>
      <translation>als erwarteten Schlag {chosen}</translation>
    </message>
    <message>
      <source>expected on night {night}</source>
      <translation>erwartet an Abend {night}</translation>
    </message>
    <message>
      <source>fair</source>
      <translation>mäßig</translation>
    </message>
    <message>
      <source>fight night {night}</source>
      <translation>Kampfabend {night}</translation>
    </message>
    <message>
      <source>fight plan for {fighter}</source>
      <translation>Kampfplan für {fighter}</translation>
    </message>
    <message>
      <source>fighters</source>
      <translation>Boxer</translation>
    </message>
    <message>
      <source>filled: stopped inside the distance</source>
      <translation>gefüllt: vorzeitig beendet</translation>
    </message>
    <message>
      <source>fire him up</source>
      <translation>anfeuern</translation>
    </message>
    <message>
      <source>for the title</source>
      <translation>um den Titel</translation>
    </message>
    <message>
      <source>for {percentage} %</source>
      <translation>für {percentage} %</translation>
    </message>
    <message>
      <source>fought</source>
      <translation>ausgetragen</translation>
    </message>
    <message>
      <source>foul</source>
      <translation>Foul</translation>
    </message>
    <message>
      <source>fouls</source>
      <translation>Fouls</translation>
    </message>
    <message>
      <source>founding of {league}</source>
      <translation>Gründung von {league}</translation>
    </message>
    <message>
      <source>free</source>
      <translation>frei</translation>
    </message>
    <message>
      <source>free agent</source>
      <translation>ohne Vertrag</translation>
    </message>
    <message>
      <source>fresh dice</source>
      <translation>frische Würfel</translation>
    </message>
    <message>
      <source>from 10 to 20; 10 or more</source>
      <translation>von 10 bis 20; 10 oder mehr</translation>
    </message>
    <message>
      <source>from round {begin} to round {end}</source>
      <translation>von Runde {begin} bis Runde {end}</translation>
    </message>
    <message>
      <source>from round {n} on</source>
      <translation>ab Runde {n}</translation>
    </message>
    <message>
      <source>from turn {begin} to turn {end} of a round</source>
      <translation>von Zug {begin} bis Zug {end} einer Runde</translation>
    </message>
    <message>
      <source>from turn {n} of a round on</source>
      <translation>ab Zug {n} einer Runde</translation>
    </message>
    <message>
      <source>from {last} to {night}</source>
      <translation>von {last} bis {night}</translation>
    </message>
    <message>
      <source>gash</source>
      <translation>Platzwunde</translation>
    </message>
    <message>
      <source>gash from a clash of heads</source>
      <translation>Platzwunde vom Zusammenstoß der Köpfe</translation>
    </message>
    <message>
      <source>gave up</source>
      <translation>gab auf</translation>
    </message>
    <message>
      <source>goes first, toe to toe at {stars}★</source>
      <translation>beginnt, Fuß an Fuß mit {stars}★</translation>
    </message>
    <message>
      <source>goes on</source>
      <translation>läuft noch</translation>
    </message>
    <message>
      <source>good</source>
      <translation>gut</translation>
    </message>
    <message>
      <source>guard comes down</source>
      <translation>Deckung sinkt</translation>
    </message>
    <message>
      <source>half of {winner} + {loser}</source>
      <translation>Hälfte von {winner} + {loser}</translation>
    </message>
    <message>
      <source>half shut</source>
      <translation>halb zu</translation>
    </message>
    <message>
      <source>half the POP of every man he beat</source>
      <translation>die halbe POP jedes Besiegten</translation>
    </message>
    <message>
      <source>half the POP of the men beaten</source>
      <translation>halbe POP der Besiegten</translation>
    </message>
    <message>
      <source>hand</source>
      <translation>Hand</translation>
    </message>
    <message>
      <source>hand hurt: one control less, column {column}</source>
      <translation>Hand verletzt: eine Kontrolle weniger, Spalte {column}</translation>
    </message>
    <message>
      <source>hand injured</source>
      <translation>Hand verletzt</translation>
    </message>
    <message>
      <source>has a place</source>
      <translation>hat einen Platz</translation>
    </message>
    <message>
      <source>has taken too many in the round</source>
      <translation>hat in der Runde zu viele eingesteckt</translation>
    </message>
    <message>
      <source>has taken {taken} in the round</source>
      <translation>hat in der Runde {taken} eingesteckt</translation>
    </message>
    <message>
      <source>hates even</source>
      <translation>wertet ungern gleich</translation>
    </message>
    <message>
      <source>he attacks</source>
      <translation>er angreift</translation>
    </message>
    <message>
      <source>he boxed last</source>
      <translation>er hat zuletzt geboxt</translation>
    </message>
    <message>
      <source>he boxes</source>
      <translation>er boxt</translation>
    </message>
    <message>
      <source>he clinches</source>
      <translation>er klammert</translation>
    </message>
    <message>
      <source>he counters</source>
      <translation>er kontert</translation>
    </message>
    <message>
      <source>he covered up last</source>
      <translation>er hat zuletzt abgedeckt</translation>
    </message>
    <message>
      <source>he defends</source>
      <translation>er verteidigt</translation>
    </message>
    <message>
      <source>he did not box last</source>
      <translation>er hat zuletzt nicht geboxt</translation>
    </message>
    <message>
      <source>he did not cover up last</source>
      <translation>er hat zuletzt nicht abgedeckt</translation>
    </message>
    <message>
      <source>he did not press last</source>
      <translation>er hat zuletzt nicht gedrängt</translation>
    </message>
    <message>
      <source>he does not clinch</source>
      <translation>er nicht klammert</translation>
    </message>
    <message>
      <source>he fights on</source>
      <translation>er kämpft weiter</translation>
    </message>
    <message>
      <source>he goes out again</source>
      <translation>er geht wieder hinaus</translation>
    </message>
    <message>
      <source>he has momentum</source>
      <translation>er hat den Schwung</translation>
    </message>
    <message>
      <source>he is ahead {what}</source>
      <translation>er {what} führt</translation>
    </message>
    <message>
      <source>he is ahead {what} by just {n}</source>
      <translation>er {what} um genau {n} führt</translation>
    </message>
    <message>
      <source>he is ahead {what} by {n} or more</source>
      <translation>er {what} um {n} oder mehr führt</translation>
    </message>
    <message>
      <source>he is behind {what}</source>
      <translation>er {what} zurückliegt</translation>
    </message>
    <message>
      <source>he is behind {what} by just {n}</source>
      <translation>er {what} um genau {n} zurückliegt</translation>
    </message>
    <message>
      <source>he is behind {what} by {n} or more</source>
      <translation>er {what} um {n} oder mehr zurückliegt</translation>
    </message>
    <message>
      <source>he is covered up</source>
      <translation>er in der Doppeldeckung ist</translation>
    </message>
    <message>
      <source>he is fatigued</source>
      <translation>er ist müde</translation>
    </message>
    <message>
      <source>he is hurt</source>
      <translation>er ist angeschlagen</translation>
    </message>
    <message>
      <source>he is in control</source>
      <translation>er hat die Kontrolle</translation>
    </message>
    <message>
      <source>he is marked</source>
      <translation>er ist gezeichnet</translation>
    </message>
    <message>
      <source>he is not ahead {what}</source>
      <translation>er {what} nicht führt</translation>
    </message>
    <message>
      <source>he is not ahead {what} by just {n}</source>
      <translation>er {what} nicht um genau {n} führt</translation>
    </message>
    <message>
      <source>he is not behind {what}</source>
      <translation>er {what} nicht zurückliegt</translation>
    </message>
    <message>
      <source>he is not behind {what} by just {n}</source>
      <translation>er {what} nicht um genau {n} zurückliegt</translation>
    </message>
    <message>
      <source>he is not covered up</source>
      <translation>er nicht in der Doppeldeckung ist</translation>
    </message>
    <message>
      <source>he is not fatigued</source>
      <translation>er ist nicht müde</translation>
    </message>
    <message>
      <source>he is not hurt</source>
      <translation>er ist nicht angeschlagen</translation>
    </message>
    <message>
      <source>he is not more than {n} ahead {what}</source>
      <translation>er {what} um höchstens {n} führt</translation>
    </message>
    <message>
      <source>he is not more than {n} behind {what}</source>
      <translation>er {what} um höchstens {n} zurückliegt</translation>
    </message>
    <message>
      <source>he is not shaken</source>
      <translation>er ist nicht angeschlagen</translation>
    </message>
    <message>
      <source>he is not tired</source>
      <translation>er ist nicht müde</translation>
    </message>
    <message>
      <source>he is not trapped</source>
      <translation>er nicht in der Falle sitzt</translation>
    </message>
    <message>
      <source>he is not weary</source>
      <translation>er nicht erschöpft ist</translation>
    </message>
    <message>
      <source>he is not worn out</source>
      <translation>er ist nicht verbraucht</translation>
    </message>
    <message>
      <source>he is off the ropes</source>
      <translation>er nicht an den Seilen steht</translation>
    </message>
    <message>
      <source>he is on the ropes</source>
      <translation>er an den Seilen steht</translation>
    </message>
    <message>
      <source>he is still shaken</source>
      <translation>er ist noch angeschlagen</translation>
    </message>
    <message>
      <source>he is tired</source>
      <translation>er ist müde</translation>
    </message>
    <message>
      <source>he is trapped</source>
      <translation>er in der Falle sitzt</translation>
    </message>
    <message>
      <source>he is weary</source>
      <translation>er erschöpft ist</translation>
    </message>
    <message>
      <source>he is worn out</source>
      <translation>er ist verbraucht</translation>
    </message>
    <message>
      <source>he lets him go on</source>
      <translation>er lässt ihn weitermachen</translation>
    </message>
    <message>
      <source>he lets it go on</source>
      <translation>er lässt weiterkämpfen</translation>
    </message>
    <message>
      <source>he may go on</source>
      <translation>er darf weitermachen</translation>
    </message>
    <message>
      <source>he pressed last</source>
      <translation>er hat zuletzt gedrängt</translation>
    </message>
    <message>
      <source>he rises</source>
      <translation>er steht auf</translation>
    </message>
    <message>
      <source>he slugs</source>
      <translation>er schlägt sich</translation>
    </message>
    <message>
      <source>he stays on his feet</source>
      <translation>er bleibt auf den Beinen</translation>
    </message>
    <message>
      <source>he stops it</source>
      <translation>er bricht ab</translation>
    </message>
    <message>
      <source>he stops the bout</source>
      <translation>er bricht den Kampf ab</translation>
    </message>
    <message>
      <source>he takes it</source>
      <translation>er steckt es weg</translation>
    </message>
    <message>
      <source>he was down this round</source>
      <translation>er war in dieser Runde am Boden</translation>
    </message>
    <message>
      <source>he was not down this round</source>
      <translation>er war in dieser Runde nicht am Boden</translation>
    </message>
    <message>
      <source>he wins if he is standing at the end</source>
      <translation>das Stehenbleiben bis zum Ende zum Sieg genügt</translation>
    </message>
    <message>
      <source>head butt</source>
      <translation>Kopfstoß</translation>
    </message>
    <message>
      <source>head butts</source>
      <translation>Kopfstöße</translation>
    </message>
    <message>
      <source>heads clash</source>
      <translation>die Köpfe stoßen zusammen</translation>
    </message>
    <message>
      <source>heavy arms</source>
      <translation>schwere Arme</translation>
    </message>
    <message>
      <source>held by the corner</source>
      <translation>von der Ecke gehalten</translation>
    </message>
    <message>
      <source>his Endurance</source>
      <translation>seine Ausdauer</translation>
    </message>
    <message>
      <source>his POP</source>
      <translation>seine POP</translation>
    </message>
    <message>
      <source>his best rounds are not over</source>
      <translation>seine besten Runden sind nicht vorbei</translation>
    </message>
    <message>
      <source>his best rounds are over</source>
      <translation>seine besten Runden sind vorbei</translation>
    </message>
    <message>
      <source>his control factor</source>
      <translation>sein Kontrollwert</translation>
    </message>
    <message>
      <source>his corner retires him</source>
      <translation>seine Ecke nimmt ihn heraus</translation>
    </message>
    <message>
      <source>his skin holds</source>
      <translation>seine Haut hält</translation>
    </message>
    <message>
      <source>his stamina</source>
      <translation>seine Kondition</translation>
    </message>
    <message>
      <source>his stamina for the clashes not planned yet</source>
      <translation>seine Kondition für die noch nicht geplanten Gänge</translation>
    </message>
    <message>
      <source>his threat in this round</source>
      <translation>seine Gefährlichkeit in dieser Runde</translation>
    </message>
    <message>
      <source>hit back</source>
      <translation>kontern</translation>
    </message>
    <message>
      <source>hold on</source>
      <translation>festhalten</translation>
    </message>
    <message>
      <source>holding</source>
      <translation>Halten</translation>
    </message>
    <message>
      <source>holding and hitting</source>
      <translation>Halten und Schlagen</translation>
    </message>
    <message>
      <source>how much more POP the beaten man had</source>
      <translation>wie viel mehr POP der Besiegte hatte</translation>
    </message>
    <message>
      <source>hurt his wrist: a punch less each time</source>
      <translation>verletzte sich das Handgelenk: jedes Mal ein Schlag weniger</translation>
    </message>
    <message>
      <source>in</source>
      <translation>dabei</translation>
    </message>
    <message>
      <source>in Endurance</source>
      <translation>an Ausdauer</translation>
    </message>
    <message>
      <source>in doubt</source>
      <translation>zweifelhaft</translation>
    </message>
    <message>
      <source>in effective punches</source>
      <translation>an wirksamen Treffern</translation>
    </message>
    <message>
      <source>in every round but round {n}</source>
      <translation>in jeder Runde außer Runde {n}</translation>
    </message>
    <message>
      <source>in every turn of a round but turn {n}</source>
      <translation>in jedem Zug einer Runde außer Zug {n}</translation>
    </message>
    <message>
      <source>in round {n}</source>
      <translation>in Runde {n}</translation>
    </message>
    <message>
      <source>in round {round} of {rounds}</source>
      <translation>in Runde {round} von {rounds}</translation>
    </message>
    <message>
      <source>in round {round} of {rounds}, after {time}</source>
      <translation>in Runde {round} von {rounds}, nach {time}</translation>
    </message>
    <message>
      <source>in stamina</source>
      <translation>an Kondition</translation>
    </message>
    <message numerus="yes">
      <source>in the last %n round(s)</source>
      <translation>
        <numerusform>in der letzten Runde</numerusform>
        <numerusform>in den letzten %n Runden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>in the last %n turn(s) of a round</source>
      <translation>
        <numerusform>im letzten Zug einer Runde</numerusform>
        <numerusform>in den letzten %n Zügen einer Runde</numerusform>
      </translation>
    </message>
    <message>
      <source>in the last round</source>
      <translation>in der letzten Runde</translation>
    </message>
    <message>
      <source>in the last turn of a round</source>
      <translation>im letzten Zug einer Runde</translation>
    </message>
    <message>
      <source>in this round</source>
      <translation>in dieser Runde</translation>
    </message>
    <message>
      <source>in turn {n} of a round</source>
      <translation>in Zug {n} einer Runde</translation>
    </message>
    <message>
      <source>injury</source>
      <translation>Verletzung</translation>
    </message>
    <message>
      <source>inside the distance</source>
      <translation>vorzeitig</translation>
    </message>
    <message>
      <source>is in the league again</source>
      <translation>ist wieder in der Liga</translation>
    </message>
    <message>
      <source>is not in the league any more</source>
      <translation>ist nicht mehr in der Liga</translation>
    </message>
    <message>
      <source>is not so</source>
      <translation>trifft nicht zu</translation>
    </message>
    <message>
      <source>is so</source>
      <translation>trifft zu</translation>
    </message>
    <message>
      <source>it fails</source>
      <translation>es misslingt</translation>
    </message>
    <message>
      <source>it gets worse</source>
      <translation>es wird schlimmer</translation>
    </message>
    <message>
      <source>it holds</source>
      <translation>es hält</translation>
    </message>
    <message>
      <source>it is a foul</source>
      <translation>es ist ein Foul</translation>
    </message>
    <message>
      <source>it stays as it is</source>
      <translation>es bleibt, wie es ist</translation>
    </message>
    <message>
      <source>it stays open</source>
      <translation>er bleibt offen</translation>
    </message>
    <message>
      <source>it stops the bout</source>
      <translation>das beendet den Kampf</translation>
    </message>
    <message>
      <source>it succeeds</source>
      <translation>es gelingt</translation>
    </message>
    <message>
      <source>it tests the chin</source>
      <translation>das prüft das Kinn</translation>
    </message>
    <message>
      <source>its own suggestion, as a plan</source>
      <translation>der eigene Vorschlag, als Plan</translation>
    </message>
    <message>
      <source>jammed a knuckle: power one less</source>
      <translation>stauchte sich einen Knöchel der Hand: Schlagkraft eins weniger</translation>
    </message>
    <message>
      <source>jaw</source>
      <translation>Kiefer</translation>
    </message>
    <message>
      <source>kept by a tournament</source>
      <translation>im Turnier gebunden</translation>
    </message>
    <message>
      <source>kept down</source>
      <translation>niedrig gehalten</translation>
    </message>
    <message>
      <source>knockdowns</source>
      <translation>Niederschläge</translation>
    </message>
    <message>
      <source>knuckle</source>
      <translation>Knöchel der Hand</translation>
    </message>
    <message>
      <source>laces</source>
      <translation>Innenhand</translation>
    </message>
    <message numerus="yes">
      <source>lands %n</source>
      <translation>
        <numerusform>landet %n</numerusform>
        <numerusform>landet %n</numerusform>
      </translation>
    </message>
    <message>
      <source>lands nothing</source>
      <translation>landet nichts</translation>
    </message>
    <message>
      <source>late punch</source>
      <translation>später Schlag</translation>
    </message>
    <message>
      <source>leads</source>
      <translation>führt</translation>
    </message>
    <message>
      <source>leads, {stars}★ to {others}★</source>
      <translation>führt, {stars}★ zu {others}★</translation>
    </message>
    <message>
      <source>leans</source>
      <translation>parteiisch</translation>
    </message>
    <message>
      <source>left eye</source>
      <translation>linkes Auge</translation>
    </message>
    <message>
      <source>left eye half shut</source>
      <translation>linkes Auge halb zu</translation>
    </message>
    <message>
      <source>left eye may get worse</source>
      <translation>linkes Auge könnte schlimmer werden</translation>
    </message>
    <message>
      <source>left eye may puff up</source>
      <translation>linkes Auge könnte anschwellen</translation>
    </message>
    <message>
      <source>left eye may shut</source>
      <translation>linkes Auge könnte zugehen</translation>
    </message>
    <message>
      <source>left eye puffy</source>
      <translation>linkes Auge geschwollen</translation>
    </message>
    <message>
      <source>left eye shut</source>
      <translation>linkes Auge zu</translation>
    </message>
    <message>
      <source>left hook</source>
      <translation>linker Haken</translation>
    </message>
    <message>
      <source>left jab</source>
      <translation>linker Jab</translation>
    </message>
    <message>
      <source>leg</source>
      <translation>Bein</translation>
    </message>
    <message>
      <source>leg injured</source>
      <translation>Bein verletzt</translation>
    </message>
    <message>
      <source>lenient</source>
      <translation>milde</translation>
    </message>
    <message>
      <source>lenient on fouls</source>
      <translation>milde bei Fouls</translation>
    </message>
    <message>
      <source>less than</source>
      <translation>weniger als</translation>
    </message>
    <message>
      <source>less than {bound}</source>
      <translation>weniger als {bound}</translation>
    </message>
    <message>
      <source>let go of him</source>
      <translation>loslassen</translation>
    </message>
    <message>
      <source>let it go</source>
      <translation>nicht kontern</translation>
    </message>
    <message>
      <source>lets them fight</source>
      <translation>lässt kämpfen</translation>
    </message>
    <message>
      <source>likes even</source>
      <translation>wertet gern gleich</translation>
    </message>
    <message>
      <source>lip</source>
      <translation>Lippe</translation>
    </message>
    <message>
      <source>loose tape</source>
      <translation>loses Band</translation>
    </message>
    <message>
      <source>loose tape is cut away</source>
      <translation>loses Band wird abgeschnitten</translation>
    </message>
    <message>
      <source>losing his temper</source>
      <translation>verlorene Beherrschung</translation>
    </message>
    <message>
      <source>lost</source>
      <translation>verloren</translation>
    </message>
    <message>
      <source>lost his head</source>
      <translation>verlor den Kopf</translation>
    </message>
    <message>
      <source>lost his temper</source>
      <translation>verlor die Beherrschung</translation>
    </message>
    <message>
      <source>lost temper</source>
      <translation>Ausraster</translation>
    </message>
    <message>
      <source>lou anywhere: Louis, Claudio; capitals and accents do not matter</source>
      <translation>lou irgendwo: Louis, Claudio; Großschreibung und Akzente sind egal</translation>
    </message>
    <message>
      <source>low blow</source>
      <translation>Tiefschlag</translation>
    </message>
    <message>
      <source>low blows</source>
      <translation>Tiefschläge</translation>
    </message>
    <message>
      <source>major</source>
      <translation>schwer</translation>
    </message>
    <message>
      <source>managers</source>
      <translation>Manager</translation>
    </message>
    <message>
      <source>minor</source>
      <translation>leicht</translation>
    </message>
    <message>
      <source>misses</source>
      <translation>verfehlt</translation>
    </message>
    <message>
      <source>money</source>
      <translation>Geld</translation>
    </message>
    <message>
      <source>more than</source>
      <translation>mehr als</translation>
    </message>
    <message>
      <source>more than 50; 3 or less</source>
      <translation>mehr als 50; 3 oder weniger</translation>
    </message>
    <message>
      <source>more than {bound}</source>
      <translation>mehr als {bound}</translation>
    </message>
    <message>
      <source>neither of them clinches</source>
      <translation>keiner von beiden klammert</translation>
    </message>
    <message>
      <source>neutral</source>
      <translation>neutral</translation>
    </message>
    <message>
      <source>never</source>
      <translation>nie</translation>
    </message>
    <message>
      <source>new</source>
      <translation>neu</translation>
    </message>
    <message numerus="yes">
      <source>new after %n bout(s)</source>
      <translation>
        <numerusform>neu nach %n Kampf</numerusform>
        <numerusform>neu nach %n Kämpfen</numerusform>
      </translation>
    </message>
    <message>
      <source>new plan</source>
      <translation>neuer Plan</translation>
    </message>
    <message>
      <source>next bouts on night {night}</source>
      <translation>nächste Kämpfe an Abend {night}</translation>
    </message>
    <message>
      <source>night {night}</source>
      <translation>Abend {night}</translation>
    </message>
    <message>
      <source>night {night} of season {season}</source>
      <translation>Abend {night} der Saison {season}</translation>
    </message>
    <message>
      <source>night {night}: {state}</source>
      <translation>Abend {night}: {state}</translation>
    </message>
    <message>
      <source>nights</source>
      <translation>Abende</translation>
    </message>
    <message>
      <source>nights {first} to {last}</source>
      <translation>Abende {first} bis {last}</translation>
    </message>
    <message>
      <source>no</source>
      <translation>nein</translation>
    </message>
    <message>
      <source>no bid yet: {names}</source>
      <translation>noch kein Gebot: {names}</translation>
    </message>
    <message>
      <source>no champion of yours</source>
      <translation>kein Champion im eigenen Stall</translation>
    </message>
    <message>
      <source>no contest</source>
      <translation>ohne Wertung</translation>
    </message>
    <message>
      <source>no counter</source>
      <translation>kein Konter</translation>
    </message>
    <message>
      <source>no counterpunch</source>
      <translation>kein Konter</translation>
    </message>
    <message>
      <source>no cut of his is open</source>
      <translation>er hat keinen offenen Cut</translation>
    </message>
    <message>
      <source>no cut of the opponent is open</source>
      <translation>der Gegner hat keinen offenen Cut</translation>
    </message>
    <message>
      <source>no effect</source>
      <translation>keine Wirkung</translation>
    </message>
    <message>
      <source>no foul</source>
      <translation>kein Foul</translation>
    </message>
    <message>
      <source>no injury</source>
      <translation>keine Verletzung</translation>
    </message>
    <message>
      <source>no manager</source>
      <translation>kein Manager</translation>
    </message>
    <message>
      <source>no night is left for it</source>
      <translation>kein Abend ist dafür übrig</translation>
    </message>
    <message>
      <source>no plan</source>
      <translation>kein Plan</translation>
    </message>
    <message>
      <source>no rank</source>
      <translation>kein Rang</translation>
    </message>
    <message>
      <source>no rush</source>
      <translation>kein Ansturm</translation>
    </message>
    <message>
      <source>no strategy of his is in force</source>
      <translation>keine eigene Strategie ist in Kraft</translation>
    </message>
    <message>
      <source>no strategy of the opponent is in force</source>
      <translation>keine Strategie des Gegners ist in Kraft</translation>
    </message>
    <message>
      <source>no success</source>
      <translation>kein Erfolg</translation>
    </message>
    <message>
      <source>no tactic</source>
      <translation>keine Taktik</translation>
    </message>
    <message>
      <source>no test of the chin</source>
      <translation>keine Probe aufs Kinn</translation>
    </message>
    <message>
      <source>nobody</source>
      <translation>niemand</translation>
    </message>
    <message>
      <source>none</source>
      <translation>ohne</translation>
    </message>
    <message>
      <source>normal</source>
      <translation>gewöhnlich</translation>
    </message>
    <message>
      <source>nose</source>
      <translation>Nase</translation>
    </message>
    <message>
      <source>not approved yet</source>
      <translation>noch nicht genehmigt</translation>
    </message>
    <message>
      <source>not chosen yet</source>
      <translation>noch nicht gewählt</translation>
    </message>
    <message>
      <source>not made</source>
      <translation>nicht angesetzt</translation>
    </message>
    <message>
      <source>not rested</source>
      <translation>nicht ausgeruht</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nichts</translation>
    </message>
    <message>
      <source>nothing happens</source>
      <translation>nichts geschieht</translation>
    </message>
    <message>
      <source>nothing is chosen yet</source>
      <translation>noch ist nichts gewählt</translation>
    </message>
    <message>
      <source>nothing yet</source>
      <translation>noch nichts</translation>
    </message>
    <message numerus="yes">
      <source>of his purses, new share in %n bout(s)</source>
      <translation>
        <numerusform>seiner Börsen, neuer Anteil in %n Kampf</numerusform>
        <numerusform>seiner Börsen, neuer Anteil in %n Kämpfen</numerusform>
      </translation>
    </message>
    <message>
      <source>offer {red} against {blue}</source>
      <translation>Angebot {red} gegen {blue}</translation>
    </message>
    <message>
      <source>offer {red} against {blue} lapsed</source>
      <translation>Angebot {red} gegen {blue} verfallen</translation>
    </message>
    <message>
      <source>offer {red} against {blue} taken back</source>
      <translation>Angebot {red} gegen {blue} zurückgezogen</translation>
    </message>
    <message>
      <source>offered</source>
      <translation>angeboten</translation>
    </message>
    <message>
      <source>offered, waiting</source>
      <translation>angeboten, wartet</translation>
    </message>
    <message>
      <source>on points</source>
      <translation>nach Punkten</translation>
    </message>
    <message>
      <source>on target</source>
      <translation>ins Ziel</translation>
    </message>
    <message>
      <source>on the card that is best for him</source>
      <translation>auf dem für ihn besten Zettel</translation>
    </message>
    <message>
      <source>on the card that is worst for him</source>
      <translation>auf dem für ihn schlechtesten Zettel</translation>
    </message>
    <message>
      <source>on {night}</source>
      <translation>in {night}</translation>
    </message>
    <message>
      <source>one more round</source>
      <translation>noch eine Runde</translation>
    </message>
    <message>
      <source>one or the other</source>
      <translation>das eine oder das andere</translation>
    </message>
    <message>
      <source>one taken off</source>
      <translation>eine gestrichen</translation>
    </message>
    <message>
      <source>one taken off for good</source>
      <translation>eine für immer gestrichen</translation>
    </message>
    <message>
      <source>open</source>
      <translation>offen</translation>
    </message>
    <message>
      <source>opened {when}</source>
      <translation>geöffnet {when}</translation>
    </message>
    <message>
      <source>opening of the doors of night {night}</source>
      <translation>Öffnen der Türen von Abend {night}</translation>
    </message>
    <message>
      <source>or the higher one</source>
      <translation>oder die höhere</translation>
    </message>
    <message>
      <source>order of the draft</source>
      <translation>Reihenfolge des Drafts</translation>
    </message>
    <message>
      <source>orthodox</source>
      <translation>Linksauslage</translation>
    </message>
    <message>
      <source>other terms wanted for {red} against {blue}</source>
      <translation>andere Bedingungen für {red} gegen {blue} gewünscht</translation>
    </message>
    <message>
      <source>out</source>
      <translation>raus</translation>
    </message>
    <message>
      <source>out of breath</source>
      <translation>außer Atem</translation>
    </message>
    <message>
      <source>over left eye</source>
      <translation>über dem linken Auge</translation>
    </message>
    <message>
      <source>over right eye</source>
      <translation>über dem rechten Auge</translation>
    </message>
    <message>
      <source>over {limit}</source>
      <translation>über {limit}</translation>
    </message>
    <message>
      <source>overly cautious</source>
      <translation>übervorsichtig</translation>
    </message>
    <message>
      <source>pays the foul back, a point off</source>
      <translation>zahlt das Foul heim, ein Punkt Abzug</translation>
    </message>
    <message>
      <source>permissive</source>
      <translation>großzügig</translation>
    </message>
    <message>
      <source>places on the card of night {night}</source>
      <translation>Plätze auf der Karte von Abend {night}</translation>
    </message>
    <message>
      <source>poor</source>
      <translation>schwach</translation>
    </message>
    <message>
      <source>popularity earned {pop}, won {wins}, lost {losses}, knockouts {kos}</source>
      <translation>verdiente Popularität {pop}, Siege {wins}, Niederlagen {losses}, K. o. {kos}</translation>
    </message>
    <message>
      <source>puffy</source>
      <translation>geschwollen</translation>
    </message>
    <message>
      <source>pulling the head</source>
      <translation>Ziehen am Kopf</translation>
    </message>
    <message>
      <source>pulling the head down</source>
      <translation>Herunterziehen des Kopfes</translation>
    </message>
    <message>
      <source>punch after the bell</source>
      <translation>Schlag nach dem Gong</translation>
    </message>
    <message>
      <source>punches, and the dice are read</source>
      <translation>schlägt, und die Würfel werden abgelesen</translation>
    </message>
    <message>
      <source>pushing</source>
      <translation>Stoßen</translation>
    </message>
    <message>
      <source>quick to stop</source>
      <translation>bricht früh ab</translation>
    </message>
    <message>
      <source>rabbit punch</source>
      <translation>Schlag in den Nacken</translation>
    </message>
    <message>
      <source>rabbit punches</source>
      <translation>Schläge in den Nacken</translation>
    </message>
    <message>
      <source>rank given to {fighter}</source>
      <translation>Rangvergabe an {fighter}</translation>
    </message>
    <message>
      <source>read his corner</source>
      <translation>seine Ecke lesen</translation>
    </message>
    <message>
      <source>red's dice −{count}</source>
      <translation>Rots Würfel −{count}</translation>
    </message>
    <message numerus="yes">
      <source>reopened %n time(s)</source>
      <translation>
        <numerusform>%n Mal wieder geöffnet</numerusform>
        <numerusform>%n Mal wieder geöffnet</numerusform>
      </translation>
    </message>
    <message>
      <source>rested</source>
      <translation>ausgeruht</translation>
    </message>
    <message>
      <source>result of {red} against {blue}</source>
      <translation>Ergebnis von {red} gegen {blue}</translation>
    </message>
    <message>
      <source>retaliation</source>
      <translation>Vergeltung</translation>
    </message>
    <message>
      <source>retired with a broken hand</source>
      <translation>mit gebrochener Hand herausgenommen</translation>
    </message>
    <message>
      <source>retirement of {fighter}</source>
      <translation>Rücktritt von {fighter}</translation>
    </message>
    <message>
      <source>rib</source>
      <translation>Rippe</translation>
    </message>
    <message>
      <source>rib hurt: one control less</source>
      <translation>Rippe verletzt: eine Kontrolle weniger</translation>
    </message>
    <message>
      <source>right eye</source>
      <translation>rechtes Auge</translation>
    </message>
    <message>
      <source>right eye half shut</source>
      <translation>rechtes Auge halb zu</translation>
    </message>
    <message>
      <source>right eye may get worse</source>
      <translation>rechtes Auge könnte schlimmer werden</translation>
    </message>
    <message>
      <source>right eye may puff up</source>
      <translation>rechtes Auge könnte anschwellen</translation>
    </message>
    <message>
      <source>right eye may shut</source>
      <translation>rechtes Auge könnte zugehen</translation>
    </message>
    <message>
      <source>right eye puffy</source>
      <translation>rechtes Auge geschwollen</translation>
    </message>
    <message>
      <source>right eye shut</source>
      <translation>rechtes Auge zu</translation>
    </message>
    <message>
      <source>right hook</source>
      <translation>rechter Haken</translation>
    </message>
    <message>
      <source>right jab</source>
      <translation>rechter Jab</translation>
    </message>
    <message>
      <source>ring doctor</source>
      <translation>Ringarzt</translation>
    </message>
    <message>
      <source>ringed: for the title</source>
      <translation>umringt: um den Titel</translation>
    </message>
    <message>
      <source>round {n}: {share} %</source>
      <translation>Runde {n}: {share} %</translation>
    </message>
    <message>
      <source>round {round}</source>
      <translation>Runde {round}</translation>
    </message>
    <message>
      <source>rounds</source>
      <translation>Runden</translation>
    </message>
    <message>
      <source>rub down</source>
      <translation>abreiben</translation>
    </message>
    <message>
      <source>rules</source>
      <translation>Regeln</translation>
    </message>
    <message>
      <source>running order of night {night}</source>
      <translation>Kampffolge von Abend {night}</translation>
    </message>
    <message>
      <source>rush</source>
      <translation>Ansturm</translation>
    </message>
    <message>
      <source>sale of {fighter}</source>
      <translation>Verkauf von {fighter}</translation>
    </message>
    <message>
      <source>saved by the bell</source>
      <translation>vom Gong gerettet</translation>
    </message>
    <message>
      <source>scouting report</source>
      <translation>Späherbericht</translation>
    </message>
    <message>
      <source>sealed bid of {manager}</source>
      <translation>verdecktes Gebot von {manager}</translation>
    </message>
    <message>
      <source>seat of {manager}</source>
      <translation>Platz von {manager}</translation>
    </message>
    <message>
      <source>sent out for {offence}</source>
      <translation>disqualifiziert wegen {offence}</translation>
    </message>
    <message>
      <source>share {percent} %</source>
      <translation>Anteil {percent} %</translation>
    </message>
    <message>
      <source>short of wind</source>
      <translation>kurzatmig</translation>
    </message>
    <message>
      <source>shoulder</source>
      <translation>Schulter</translation>
    </message>
    <message>
      <source>shut</source>
      <translation>zu</translation>
    </message>
    <message>
      <source>signing of {fighter}</source>
      <translation>Verpflichtung von {fighter}</translation>
    </message>
    <message>
      <source>since {night}</source>
      <translation>seit {night}</translation>
    </message>
    <message>
      <source>since {year}</source>
      <translation>seit {year}</translation>
    </message>
    <message>
      <source>smelling salts</source>
      <translation>Riechsalz</translation>
    </message>
    <message>
      <source>something flies in from the seats</source>
      <translation>etwas fliegt von den Rängen herein</translation>
    </message>
    <message>
      <source>something private of other managers</source>
      <translation>etwas Vertrauliches anderer Manager</translation>
    </message>
    <message>
      <source>sore body</source>
      <translation>wunder Körper</translation>
    </message>
    <message>
      <source>southpaw</source>
      <translation>Rechtsauslage</translation>
    </message>
    <message>
      <source>stand on {chosen}</source>
      <translation>nachsetzen auf {chosen}</translation>
    </message>
    <message>
      <source>standard</source>
      <translation>gewöhnlich</translation>
    </message>
    <message>
      <source>standing to the end is not yet enough</source>
      <translation>das Stehenbleiben bis zum Ende noch nicht zum Sieg genügt</translation>
    </message>
    <message>
      <source>step to {chosen}</source>
      <translation>ausweichen auf {chosen}</translation>
    </message>
    <message>
      <source>still bleeding</source>
      <translation>blutet noch</translation>
    </message>
    <message>
      <source>still seeping</source>
      <translation>sickert noch</translation>
    </message>
    <message>
      <source>stopped</source>
      <translation>gestillt</translation>
    </message>
    <message>
      <source>stopped by the referee</source>
      <translation>vom Ringrichter abgebrochen</translation>
    </message>
    <message>
      <source>stray elbow</source>
      <translation>Ellbogen aus Versehen</translation>
    </message>
    <message>
      <source>strict</source>
      <translation>streng</translation>
    </message>
    <message>
      <source>strict on fouls</source>
      <translation>streng bei Fouls</translation>
    </message>
    <message>
      <source>strokes up: won, down: lost, level: neither; long: stopped inside the distance</source>
      <translation>Striche nach oben: gewonnen, nach unten: verloren, waagerecht: weder noch; lang: vorzeitig beendet</translation>
    </message>
    <message>
      <source>stun</source>
      <translation>benommen</translation>
    </message>
    <message>
      <source>stunned or down</source>
      <translation>benommen oder am Boden</translation>
    </message>
    <message>
      <source>stunned: hurt in the next segment</source>
      <translation>benommen: im nächsten Abschnitt angeschlagen</translation>
    </message>
    <message>
      <source>sure</source>
      <translation>sicher</translation>
    </message>
    <message>
      <source>swab and adrenaline</source>
      <translation>Tupfer und Adrenalin</translation>
    </message>
    <message>
      <source>swallows blood</source>
      <translation>schluckt Blut</translation>
    </message>
    <message>
      <source>swelling</source>
      <translation>Schwellung</translation>
    </message>
    <message>
      <source>takes the tie of {stars}★, the crowd behind him</source>
      <translation>entscheidet den Gleichstand von {stars}★ für sich, das Publikum hinter ihm</translation>
    </message>
    <message>
      <source>the act of entry {entry}</source>
      <translation>der Aktion ab Eintrag {entry}</translation>
    </message>
    <message>
      <source>the champion beaten</source>
      <translation>der Champion besiegt</translation>
    </message>
    <message>
      <source>the closest of cards</source>
      <translation>die knappsten Punktzettel</translation>
    </message>
    <message>
      <source>the crowd carries him</source>
      <translation>das Publikum trägt ihn</translation>
    </message>
    <message>
      <source>the crowd lifts him</source>
      <translation>das Publikum trägt ihn</translation>
    </message>
    <message>
      <source>the cut is closed</source>
      <translation>der Cut ist geschlossen</translation>
    </message>
    <message>
      <source>the doctor gives him one more round</source>
      <translation>der Arzt gibt ihm noch eine Runde</translation>
    </message>
    <message>
      <source>the doctor lets him go on</source>
      <translation>der Arzt lässt ihn weitermachen</translation>
    </message>
    <message>
      <source>the doctor looks</source>
      <translation>der Arzt schaut nach</translation>
    </message>
    <message>
      <source>the doctor stops it</source>
      <translation>der Arzt bricht ab</translation>
    </message>
    <message>
      <source>the elbow</source>
      <translation>der Ellbogen</translation>
    </message>
    <message>
      <source>the elbows</source>
      <translation>die Ellbogen</translation>
    </message>
    <message>
      <source>the expert who always backpedals</source>
      <translation>der Experte, der immer in den Rückwärtsgang geht</translation>
    </message>
    <message>
      <source>the expert who always clinches and never rushes</source>
      <translation>der Experte, der immer klammert und nie anstürmt</translation>
    </message>
    <message>
      <source>the expert who always clinches and rushes</source>
      <translation>der Experte, der immer klammert und anstürmt</translation>
    </message>
    <message>
      <source>the expert who always covers up</source>
      <translation>der Experte, der immer in die Doppeldeckung geht</translation>
    </message>
    <message>
      <source>the expert who always rushes and uses no tactic</source>
      <translation>der Experte, der immer anstürmt und keine Taktik nutzt</translation>
    </message>
    <message>
      <source>the expert without tactics</source>
      <translation>der Experte ohne Taktik</translation>
    </message>
    <message>
      <source>the hand holds</source>
      <translation>die Hand hält</translation>
    </message>
    <message>
      <source>the highest number of his power punches</source>
      <translation>die höchste Zahl seiner harten Treffer</translation>
    </message>
    <message>
      <source>the highest number of the opponent's power punches</source>
      <translation>die höchste Zahl der harten Treffer des Gegners</translation>
    </message>
    <message>
      <source>the highest number that lands for him</source>
      <translation>die höchste Zahl, mit der er trifft</translation>
    </message>
    <message>
      <source>the highest number that lands for the opponent</source>
      <translation>die höchste Zahl, mit der der Gegner trifft</translation>
    </message>
    <message>
      <source>the injury does not stop him</source>
      <translation>die Verletzung hält ihn nicht auf</translation>
    </message>
    <message>
      <source>the injury of his hand, 0 to 2,</source>
      <translation>die Verletzung seiner Hand, 0 bis 2,</translation>
    </message>
    <message>
      <source>the injury of the opponent's hand, 0 to 2,</source>
      <translation>die Verletzung der Hand des Gegners, 0 bis 2,</translation>
    </message>
    <message>
      <source>the injury stops the bout</source>
      <translation>die Verletzung beendet den Kampf</translation>
    </message>
    <message>
      <source>the judges score the round</source>
      <translation>die Punktrichter werten die Runde</translation>
    </message>
    <message>
      <source>the laces</source>
      <translation>die Innenhand</translation>
    </message>
    <message>
      <source>the line of what judge {judge} looks for, 0 if unknown,</source>
      <translation>die Zeile dessen, worauf Punktrichter {judge} achtet, 0 wenn unbekannt,</translation>
    </message>
    <message>
      <source>the mouthpiece is rinsed</source>
      <translation>der Mundschutz wird gespült</translation>
    </message>
    <message>
      <source>the next one counts 1 more</source>
      <translation>die nächste zählt 1 mehr</translation>
    </message>
    <message>
      <source>the number at which he goes down</source>
      <translation>die Zahl, bei der er zu Boden geht</translation>
    </message>
    <message>
      <source>the number at which the opponent goes down</source>
      <translation>die Zahl, bei der der Gegner zu Boden geht</translation>
    </message>
    <message>
      <source>the number of beatings he has had</source>
      <translation>die Zahl seiner Abreibungen</translation>
    </message>
    <message>
      <source>the number of beatings the opponent has had</source>
      <translation>die Zahl der Abreibungen des Gegners</translation>
    </message>
    <message>
      <source>the number of cards left of the round</source>
      <translation>die Zahl der Karten, die in der Runde noch liegen</translation>
    </message>
    <message>
      <source>the number of clashes he goes on as a southpaw</source>
      <translation>die Zahl der Gänge, die er noch in der anderen Auslage boxt</translation>
    </message>
    <message>
      <source>the number of clashes the opponent goes on as a southpaw</source>
      <translation>die Zahl der Gänge, die der Gegner noch in der anderen Auslage boxt</translation>
    </message>
    <message>
      <source>the number of clinches he has used</source>
      <translation>die Zahl seiner Klammergriffe</translation>
    </message>
    <message>
      <source>the number of clinches the opponent has used</source>
      <translation>die Zahl der Klammergriffe des Gegners</translation>
    </message>
    <message>
      <source>the number of cuts he has suffered</source>
      <translation>die Zahl der Cuts, die er erlitten hat</translation>
    </message>
    <message>
      <source>the number of cuts the opponent has suffered</source>
      <translation>die Zahl der Cuts, die der Gegner erlitten hat</translation>
    </message>
    <message>
      <source>the number of deep cuts over his eyes</source>
      <translation>die Zahl der tiefen Cuts über seinen Augen</translation>
    </message>
    <message>
      <source>the number of deep cuts over the opponent's eyes</source>
      <translation>die Zahl der tiefen Cuts über den Augen des Gegners</translation>
    </message>
    <message>
      <source>the number of dice he has lost</source>
      <translation>die Zahl der Würfel, die er verloren hat</translation>
    </message>
    <message>
      <source>the number of dice the opponent has lost</source>
      <translation>die Zahl der Würfel, die der Gegner verloren hat</translation>
    </message>
    <message>
      <source>the number of gashes over his eyes</source>
      <translation>die Zahl der Platzwunden über seinen Augen</translation>
    </message>
    <message>
      <source>the number of gashes over the opponent's eyes</source>
      <translation>die Zahl der Platzwunden über den Augen des Gegners</translation>
    </message>
    <message>
      <source>the number of his Cunning dice</source>
      <translation>die Zahl seiner Würfel für Schläue</translation>
    </message>
    <message>
      <source>the number of his Defense dice</source>
      <translation>die Zahl seiner Würfel für Abwehr</translation>
    </message>
    <message>
      <source>the number of his Might dice</source>
      <translation>die Zahl seiner Würfel für Wucht</translation>
    </message>
    <message>
      <source>the number of his Speed dice</source>
      <translation>die Zahl seiner Würfel für Schnelligkeit</translation>
    </message>
    <message>
      <source>the number of his fouls</source>
      <translation>die Zahl seiner Fouls</translation>
    </message>
    <message>
      <source>the number of his fouls the referee saw</source>
      <translation>die Zahl seiner Fouls, die der Ringrichter gesehen hat</translation>
    </message>
    <message>
      <source>the number of his injuries</source>
      <translation>die Zahl seiner Verletzungen</translation>
    </message>
    <message>
      <source>the number of his open cuts</source>
      <translation>die Zahl seiner offenen Cuts</translation>
    </message>
    <message>
      <source>the number of his special moves</source>
      <translation>die Zahl seiner Kniffe</translation>
    </message>
    <message>
      <source>the number of his will</source>
      <translation>die Zahl seines Willens</translation>
    </message>
    <message>
      <source>the number of hits he has landed</source>
      <translation>die Zahl der Treffer, die er gelandet hat</translation>
    </message>
    <message>
      <source>the number of hits the opponent has landed</source>
      <translation>die Zahl der Treffer, die der Gegner gelandet hat</translation>
    </message>
    <message>
      <source>the number of judges his corner sees through</source>
      <translation>die Zahl der Punktrichter, die seine Ecke durchschaut</translation>
    </message>
    <message>
      <source>the number of knockdowns he scored</source>
      <translation>die Zahl der von ihm erzielten Niederschläge</translation>
    </message>
    <message>
      <source>the number of knockdowns the opponent scored</source>
      <translation>die Zahl der vom Gegner erzielten Niederschläge</translation>
    </message>
    <message>
      <source>the number of marks on his face</source>
      <translation>die Zahl der Spuren in seinem Gesicht</translation>
    </message>
    <message>
      <source>the number of marks on the opponent's face</source>
      <translation>die Zahl der Spuren im Gesicht des Gegners</translation>
    </message>
    <message>
      <source>the number of points he scored this round</source>
      <translation>die Zahl der Punkte, die er in dieser Runde gemacht hat</translation>
    </message>
    <message>
      <source>the number of points that would still stop him this round</source>
      <translation>die Zahl der Punkte, mit denen er in dieser Runde noch gestoppt würde</translation>
    </message>
    <message>
      <source>the number of points that would still stop the opponent this round</source>
      <translation>die Zahl der Punkte, mit denen der Gegner in dieser Runde noch gestoppt würde</translation>
    </message>
    <message>
      <source>the number of points the opponent scored this round</source>
      <translation>die Zahl der Punkte, die der Gegner in dieser Runde gemacht hat</translation>
    </message>
    <message>
      <source>the number of punches he landed this round</source>
      <translation>die Zahl seiner Treffer in dieser Runde</translation>
    </message>
    <message>
      <source>the number of punches that would still stop him this round</source>
      <translation>die Zahl der Treffer, mit denen er in dieser Runde noch gestoppt würde</translation>
    </message>
    <message>
      <source>the number of punches that would still stop the opponent this round</source>
      <translation>die Zahl der Treffer, mit denen der Gegner in dieser Runde noch gestoppt würde</translation>
    </message>
    <message>
      <source>the number of punches the opponent landed this round</source>
      <translation>die Zahl der Treffer des Gegners in dieser Runde</translation>
    </message>
    <message>
      <source>the number of seconds gone in the round</source>
      <translation>die Zahl der Sekunden, die von der Runde vorbei sind</translation>
    </message>
    <message>
      <source>the number of segments gone in the round</source>
      <translation>die Zahl der Abschnitte, die von der Runde vorbei sind</translation>
    </message>
    <message>
      <source>the number of the clash his corner has read, 0 for none,</source>
      <translation>die Nummer des Ganges, den seine Ecke gelesen hat, 0 für keinen,</translation>
    </message>
    <message>
      <source>the number of the clash, 0 between rounds,</source>
      <translation>die Nummer des Ganges, 0 zwischen den Runden,</translation>
    </message>
    <message>
      <source>the number of the opponent's Cunning dice</source>
      <translation>die Zahl der Würfel des Gegners für Schläue</translation>
    </message>
    <message>
      <source>the number of the opponent's Defense dice</source>
      <translation>die Zahl der Würfel des Gegners für Abwehr</translation>
    </message>
    <message>
      <source>the number of the opponent's Might dice</source>
      <translation>die Zahl der Würfel des Gegners für Wucht</translation>
    </message>
    <message>
      <source>the number of the opponent's Speed dice</source>
      <translation>die Zahl der Würfel des Gegners für Schnelligkeit</translation>
    </message>
    <message>
      <source>the number of the opponent's fouls</source>
      <translation>die Zahl der Fouls des Gegners</translation>
    </message>
    <message>
      <source>the number of the opponent's fouls the referee saw</source>
      <translation>die Zahl der Fouls des Gegners, die der Ringrichter gesehen hat</translation>
    </message>
    <message>
      <source>the number of the opponent's injuries</source>
      <translation>die Zahl der Verletzungen des Gegners</translation>
    </message>
    <message>
      <source>the number of the opponent's open cuts</source>
      <translation>die Zahl der offenen Cuts des Gegners</translation>
    </message>
    <message>
      <source>the number of the opponent's special moves</source>
      <translation>die Zahl der Kniffe des Gegners</translation>
    </message>
    <message>
      <source>the number of the opponent's will</source>
      <translation>die Zahl des Willens des Gegners</translation>
    </message>
    <message>
      <source>the number of times he was down in the bout</source>
      <translation>die Zahl der Male, die er im Kampf am Boden war</translation>
    </message>
    <message>
      <source>the number of times he was down this round</source>
      <translation>die Zahl seiner Niederschläge in dieser Runde</translation>
    </message>
    <message>
      <source>the number of times the opponent was down in the bout</source>
      <translation>die Zahl der Male, die der Gegner im Kampf am Boden war</translation>
    </message>
    <message>
      <source>the number of times the opponent was down this round</source>
      <translation>die Zahl der Niederschläge des Gegners in dieser Runde</translation>
    </message>
    <message>
      <source>the number of warnings he has had</source>
      <translation>die Zahl seiner Verwarnungen</translation>
    </message>
    <message>
      <source>the number of warnings the opponent has had</source>
      <translation>die Zahl der Verwarnungen des Gegners</translation>
    </message>
    <message>
      <source>the number of warnings up to his disqualification</source>
      <translation>die Zahl der Verwarnungen bis zu seiner Disqualifikation</translation>
    </message>
    <message>
      <source>the number of warnings up to the next that costs him a point</source>
      <translation>die Zahl der Verwarnungen bis zu der, die ihn einen Punkt kostet</translation>
    </message>
    <message>
      <source>the number of warnings up to the next that costs the opponent a point</source>
      <translation>die Zahl der Verwarnungen bis zu der, die den Gegner einen Punkt kostet</translation>
    </message>
    <message>
      <source>the number of warnings up to the opponent's disqualification</source>
      <translation>die Zahl der Verwarnungen bis zur Disqualifikation des Gegners</translation>
    </message>
    <message>
      <source>the office</source>
      <translation>das Büro</translation>
    </message>
    <message>
      <source>the officials are named</source>
      <translation>die Offiziellen werden bestimmt</translation>
    </message>
    <message>
      <source>the opponent backpedals</source>
      <translation>der Gegner im Rückwärtsgang ist</translation>
    </message>
    <message>
      <source>the opponent boxed last</source>
      <translation>der Gegner hat zuletzt geboxt</translation>
    </message>
    <message>
      <source>the opponent boxes</source>
      <translation>der Gegner boxt</translation>
    </message>
    <message>
      <source>the opponent clinches</source>
      <translation>der Gegner klammert</translation>
    </message>
    <message>
      <source>the opponent covered up last</source>
      <translation>der Gegner hat zuletzt abgedeckt</translation>
    </message>
    <message>
      <source>the opponent did not box last</source>
      <translation>der Gegner hat zuletzt nicht geboxt</translation>
    </message>
    <message>
      <source>the opponent did not cover up last</source>
      <translation>der Gegner hat zuletzt nicht abgedeckt</translation>
    </message>
    <message>
      <source>the opponent did not press last</source>
      <translation>der Gegner hat zuletzt nicht gedrängt</translation>
    </message>
    <message>
      <source>the opponent does not backpedal</source>
      <translation>der Gegner nicht im Rückwärtsgang ist</translation>
    </message>
    <message>
      <source>the opponent does not clinch</source>
      <translation>der Gegner nicht klammert</translation>
    </message>
    <message>
      <source>the opponent has momentum</source>
      <translation>der Gegner hat den Schwung</translation>
    </message>
    <message>
      <source>the opponent is covered up</source>
      <translation>der Gegner in der Doppeldeckung ist</translation>
    </message>
    <message>
      <source>the opponent is fatigued</source>
      <translation>der Gegner ist müde</translation>
    </message>
    <message>
      <source>the opponent is hurt</source>
      <translation>der Gegner ist angeschlagen</translation>
    </message>
    <message>
      <source>the opponent is in control</source>
      <translation>der Gegner hat die Kontrolle</translation>
    </message>
    <message>
      <source>the opponent is not covered up</source>
      <translation>der Gegner nicht in der Doppeldeckung ist</translation>
    </message>
    <message>
      <source>the opponent is not fatigued</source>
      <translation>der Gegner ist nicht müde</translation>
    </message>
    <message>
      <source>the opponent is not hurt</source>
      <translation>der Gegner ist nicht angeschlagen</translation>
    </message>
    <message>
      <source>the opponent is not shaken</source>
      <translation>der Gegner ist nicht angeschlagen</translation>
    </message>
    <message>
      <source>the opponent is not tired</source>
      <translation>der Gegner ist nicht müde</translation>
    </message>
    <message>
      <source>the opponent is not trapped</source>
      <translation>der Gegner nicht in der Falle sitzt</translation>
    </message>
    <message>
      <source>the opponent is not weary</source>
      <translation>der Gegner nicht erschöpft ist</translation>
    </message>
    <message>
      <source>the opponent is not worn out</source>
      <translation>der Gegner ist nicht verbraucht</translation>
    </message>
    <message>
      <source>the opponent is off the ropes</source>
      <translation>der Gegner nicht an den Seilen steht</translation>
    </message>
    <message>
      <source>the opponent is on the ropes</source>
      <translation>der Gegner an den Seilen steht</translation>
    </message>
    <message>
      <source>the opponent is still shaken</source>
      <translation>der Gegner ist noch angeschlagen</translation>
    </message>
    <message>
      <source>the opponent is tired</source>
      <translation>der Gegner ist müde</translation>
    </message>
    <message>
      <source>the opponent is trapped</source>
      <translation>der Gegner in der Falle sitzt</translation>
    </message>
    <message>
      <source>the opponent is weary</source>
      <translation>der Gegner erschöpft ist</translation>
    </message>
    <message>
      <source>the opponent is worn out</source>
      <translation>der Gegner ist verbraucht</translation>
    </message>
    <message>
      <source>the opponent pressed last</source>
      <translation>der Gegner hat zuletzt gedrängt</translation>
    </message>
    <message>
      <source>the opponent slugs</source>
      <translation>der Gegner schlägt sich</translation>
    </message>
    <message>
      <source>the opponent was down this round</source>
      <translation>der Gegner war in dieser Runde am Boden</translation>
    </message>
    <message>
      <source>the opponent was not down this round</source>
      <translation>der Gegner war in dieser Runde nicht am Boden</translation>
    </message>
    <message>
      <source>the opponent's Endurance</source>
      <translation>die Ausdauer des Gegners</translation>
    </message>
    <message>
      <source>the opponent's best rounds are not over</source>
      <translation>die besten Runden des Gegners sind nicht vorbei</translation>
    </message>
    <message>
      <source>the opponent's best rounds are over</source>
      <translation>die besten Runden des Gegners sind vorbei</translation>
    </message>
    <message>
      <source>the opponent's control factor</source>
      <translation>der Kontrollwert des Gegners</translation>
    </message>
    <message>
      <source>the opponent's stamina</source>
      <translation>die Kondition des Gegners</translation>
    </message>
    <message>
      <source>the opponent's threat in this round</source>
      <translation>die Gefährlichkeit des Gegners in dieser Runde</translation>
    </message>
    <message>
      <source>the other twists an ankle: a star less outside</source>
      <translation>der andere verstaucht sich den Knöchel: außen ein Stern weniger</translation>
    </message>
    <message>
      <source>the plain corner: dice and habit</source>
      <translation>die schlichte Ecke: Würfel und Gewohnheit</translation>
    </message>
    <message>
      <source>the plan “{name}”</source>
      <translation>der Plan „{name}“</translation>
    </message>
    <message>
      <source>the program</source>
      <translation>das Programm</translation>
    </message>
    <message>
      <source>the program (beginner)</source>
      <translation>das Programm (Anfänger)</translation>
    </message>
    <message>
      <source>the program (club)</source>
      <translation>das Programm (Vereinsboxer)</translation>
    </message>
    <message>
      <source>the program (contender)</source>
      <translation>das Programm (Anwärter)</translation>
    </message>
    <message>
      <source>the program (expert)</source>
      <translation>das Programm (Experte)</translation>
    </message>
    <message>
      <source>the program ({level})</source>
      <translation>das Programm ({level})</translation>
    </message>
    <message>
      <source>the program at its best</source>
      <translation>das Programm in Bestform</translation>
    </message>
    <message>
      <source>the rating by which he goes down</source>
      <translation>die Note, mit der er zu Boden geht</translation>
    </message>
    <message>
      <source>the rating by which the opponent goes down</source>
      <translation>die Note, mit der der Gegner zu Boden geht</translation>
    </message>
    <message>
      <source>the referee is knocked off balance</source>
      <translation>der Ringrichter kommt aus dem Gleichgewicht</translation>
    </message>
    <message>
      <source>the referee stops it</source>
      <translation>der Ringrichter bricht ab</translation>
    </message>
    <message>
      <source>the referee takes a point</source>
      <translation>der Ringrichter zieht einen Punkt ab</translation>
    </message>
    <message>
      <source>the roll is hidden by the limits</source>
      <translation>der Wurf ist durch die Grenzen verdeckt</translation>
    </message>
    <message>
      <source>the stance his corner has read, 0 to 2 and 3 for none,</source>
      <translation>die Haltung, die seine Ecke gelesen hat, 0 bis 2 und 3 für keine,</translation>
    </message>
    <message>
      <source>the stop number of his worst injury</source>
      <translation>die Abbruchzahl seiner schlimmsten Verletzung</translation>
    </message>
    <message>
      <source>the stop number of the opponent's worst injury</source>
      <translation>die Abbruchzahl der schlimmsten Verletzung des Gegners</translation>
    </message>
    <message>
      <source>the stroke is the rating at entry, green what experience added</source>
      <translation>der Strich ist der Wert zu Beginn, Grün kam durch Erfahrung hinzu</translation>
    </message>
    <message>
      <source>the swelling of his left eye, 0 to 3,</source>
      <translation>die Schwellung seines linken Auges, 0 bis 3,</translation>
    </message>
    <message>
      <source>the swelling of his right eye, 0 to 3,</source>
      <translation>die Schwellung seines rechten Auges, 0 bis 3,</translation>
    </message>
    <message>
      <source>the swelling of the opponent's left eye, 0 to 3,</source>
      <translation>die Schwellung des linken Auges des Gegners, 0 bis 3,</translation>
    </message>
    <message>
      <source>the swelling of the opponent's right eye, 0 to 3,</source>
      <translation>die Schwellung des rechten Auges des Gegners, 0 bis 3,</translation>
    </message>
    <message>
      <source>the title at stake</source>
      <translation>der Titel stand auf dem Spiel</translation>
    </message>
    <message>
      <source>the towel comes in</source>
      <translation>das Handtuch fliegt</translation>
    </message>
    <message>
      <source>the two words next to each other</source>
      <translation>die beiden Wörter nebeneinander</translation>
    </message>
    <message>
      <source>they are level {what}</source>
      <translation>beide {what} gleichauf sind</translation>
    </message>
    <message>
      <source>they are not level {what}</source>
      <translation>beide {what} nicht gleichauf sind</translation>
    </message>
    <message>
      <source>they fall into a clinch</source>
      <translation>sie fallen ins Klammern</translation>
    </message>
    <message>
      <source>they feel each other out</source>
      <translation>sie tasten einander ab</translation>
    </message>
    <message>
      <source>this season</source>
      <translation>diese Saison</translation>
    </message>
    <message>
      <source>three knockdowns</source>
      <translation>drei Niederschläge</translation>
    </message>
    <message>
      <source>three stances, special moves, watching</source>
      <translation>drei Haltungen, Kniffe, was sie erwarten</translation>
    </message>
    <message>
      <source>throw in the towel</source>
      <translation>das Handtuch werfen</translation>
    </message>
    <message>
      <source>throw {chosen}</source>
      <translation>als Schlag {chosen}</translation>
    </message>
    <message>
      <source>tired from now on</source>
      <translation>müde von jetzt an</translation>
    </message>
    <message>
      <source>title</source>
      <translation>Titel</translation>
    </message>
    <message>
      <source>to be decided</source>
      <translation>noch offen</translation>
    </message>
    <message>
      <source>to bid</source>
      <translation>am Zug</translation>
    </message>
    <message>
      <source>to {top}</source>
      <translation>bis {top}</translation>
    </message>
    <message>
      <source>torn lip</source>
      <translation>aufgeplatzte Lippe</translation>
    </message>
    <message>
      <source>tournament</source>
      <translation>Turnier</translation>
    </message>
    <message>
      <source>towel</source>
      <translation>Handtuch</translation>
    </message>
    <message>
      <source>turns of the round</source>
      <translation>Zügen der Runde</translation>
    </message>
    <message>
      <source>under control</source>
      <translation>im Griff</translation>
    </message>
    <message>
      <source>under left eye</source>
      <translation>unter dem linken Auge</translation>
    </message>
    <message>
      <source>under right eye</source>
      <translation>unter dem rechten Auge</translation>
    </message>
    <message numerus="yes">
      <source>undoing of %n entry(s)</source>
      <translation>
        <numerusform>Rücknahme von %n Eintrag</numerusform>
        <numerusform>Rücknahme von %n Einträgen</numerusform>
      </translation>
    </message>
    <message>
      <source>unless {n} {what} are to come</source>
      <translation>außer bei {n} verbleibenden {what}</translation>
    </message>
    <message>
      <source>unranked</source>
      <translation>ohne Rang</translation>
    </message>
    <message>
      <source>up and clear</source>
      <translation>wieder auf und klar</translation>
    </message>
    <message>
      <source>up to 10: the lesser damage as a share of the greater</source>
      <translation>bis zu 10: der geringere Schaden im Verhältnis zum größeren</translation>
    </message>
    <message>
      <source>up to round {n}</source>
      <translation>bis Runde {n}</translation>
    </message>
    <message>
      <source>up to turn {n} of a round</source>
      <translation>bis Zug {n} einer Runde</translation>
    </message>
    <message>
      <source>up, but shaky</source>
      <translation>auf, aber wacklig</translation>
    </message>
    <message>
      <source>uppercut</source>
      <translation>Aufwärtshaken</translation>
    </message>
    <message>
      <source>used up</source>
      <translation>aufgebraucht</translation>
    </message>
    <message>
      <source>vacant</source>
      <translation>vakant</translation>
    </message>
    <message>
      <source>versus</source>
      <translation>gegen</translation>
    </message>
    <message>
      <source>very lenient</source>
      <translation>sehr milde</translation>
    </message>
    <message>
      <source>vs.</source>
      <translation>gg.</translation>
    </message>
    <message>
      <source>waits for your answer</source>
      <translation>wartet auf Ihre Antwort</translation>
    </message>
    <message>
      <source>walkover for {fighter}</source>
      <translation>kampfloser Sieg von {fighter}</translation>
    </message>
    <message>
      <source>warned for {offence}, warning {total}</source>
      <translation>verwarnt wegen {offence}, Verwarnung {total}</translation>
    </message>
    <message>
      <source>water and stool</source>
      <translation>Wasser und Hocker</translation>
    </message>
    <message>
      <source>weak legs</source>
      <translation>weiche Knie</translation>
    </message>
    <message>
      <source>what bleeding adds to his cut rating</source>
      <translation>was das Bluten auf seine Cut-Note legt</translation>
    </message>
    <message>
      <source>what bleeding adds to the opponent's cut rating</source>
      <translation>was das Bluten auf die Cut-Note des Gegners legt</translation>
    </message>
    <message>
      <source>what he lost of his Endurance this round</source>
      <translation>was er in dieser Runde an Ausdauer verloren hat</translation>
    </message>
    <message>
      <source>what the opponent lost of his Endurance this round</source>
      <translation>was der Gegner in dieser Runde an Ausdauer verloren hat</translation>
    </message>
    <message>
      <source>what the punches he took have worn him</source>
      <translation>sein Verschleiß durch eingesteckte Treffer</translation>
    </message>
    <message>
      <source>what the punches the opponent took have worn him</source>
      <translation>der Verschleiß des Gegners durch eingesteckte Treffer</translation>
    </message>
    <message>
      <source>will: he fights on</source>
      <translation>Wille: er kämpft weiter</translation>
    </message>
    <message>
      <source>will: the referee stops it</source>
      <translation>Wille: der Ringrichter bricht ab</translation>
    </message>
    <message>
      <source>with a PIN</source>
      <translation>mit PIN</translation>
    </message>
    <message>
      <source>with exactly {n} {what} to come</source>
      <translation>bei genau {n} verbleibenden {what}</translation>
    </message>
    <message>
      <source>with {n} or fewer {what} to come</source>
      <translation>bei {n} oder weniger verbleibenden {what}</translation>
    </message>
    <message>
      <source>with {n} or more {what} to come</source>
      <translation>bei {n} oder mehr verbleibenden {what}</translation>
    </message>
    <message>
      <source>with {other}</source>
      <translation>mit {other}</translation>
    </message>
    <message>
      <source>won</source>
      <translation>gewonnen</translation>
    </message>
    <message>
      <source>won from behind</source>
      <translation>aus Rückstand gewonnen</translation>
    </message>
    <message>
      <source>won-lost-drawn</source>
      <translation>S-N-U</translation>
    </message>
    <message>
      <source>word</source>
      <translation>Wort</translation>
    </message>
    <message>
      <source>work the judges</source>
      <translation>die Punktrichter bearbeiten</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message numerus="yes">
      <source>{act} and %n more act(s)</source>
      <translation>
        <numerusform>{act} und %n weitere Aktion</numerusform>
        <numerusform>{act} und %n weitere Aktionen</numerusform>
      </translation>
    </message>
    <message>
      <source>{act}, on night {night}</source>
      <translation>{act}, an Abend {night}</translation>
    </message>
    <message>
      <source>{act}: {bout}</source>
      <translation>{act}: {bout}</translation>
    </message>
    <message>
      <source>{amount} of stake</source>
      <translation>{amount} vom Einsatz</translation>
    </message>
    <message>
      <source>{arena}  ·  purses {first} and {second}</source>
      <translation>{arena}  ·  Börsen {first} und {second}</translation>
    </message>
    <message>
      <source>{arena} – not allowed</source>
      <translation>{arena} – nicht erlaubt</translation>
    </message>
    <message numerus="yes">
      <source>{arena}, %n round(s) scheduled</source>
      <translation>
        <numerusform>{arena}, auf %n Runde angesetzt</numerusform>
        <numerusform>{arena}, auf %n Runden angesetzt</numerusform>
      </translation>
    </message>
    <message>
      <source>{arena}, for the title</source>
      <translation>{arena}, um den Titel</translation>
    </message>
    <message>
      <source>{arena}, night {night}</source>
      <translation>{arena}, Abend {night}</translation>
    </message>
    <message>
      <source>{arena}, title</source>
      <translation>{arena}, Titelkampf</translation>
    </message>
    <message>
      <source>{arena}, {rounds} rounds</source>
      <translation>{arena}, {rounds} Runden</translation>
    </message>
    <message>
      <source>{arena}, {tournament}</source>
      <translation>{arena}, {tournament}</translation>
    </message>
    <message>
      <source>{arena}: {count}
A bout paid {least} to {most}, {average} on average</source>
      <translation>{arena}: {count}
Ein Kampf brachte {least} bis {most}, im Mittel {average}</translation>
    </message>
    <message>
      <source>{arena}: {count}, {total} in all</source>
      <translation>{arena}: {count}, insgesamt {total}</translation>
    </message>
    <message>
      <source>{asking} ask for a place at {arena}; places left: {places}.</source>
      <translation>{asking} wollen einen Platz in „{arena}“; freie Plätze: {places}.</translation>
    </message>
    <message>
      <source>{before} % → {after} %</source>
      <translation>{before} % → {after} %</translation>
    </message>
    <message>
      <source>{before} and {last}</source>
      <translation>{before} und {last}</translation>
    </message>
    <message>
      <source>{before} {arrow}</source>
      <translation>{before} {arrow}</translation>
    </message>
    <message>
      <source>{before} → {after}</source>
      <translation>{before} → {after}</translation>
    </message>
    <message>
      <source>{before} → {after} ({change})</source>
      <translation>{before} → {after} ({change})</translation>
    </message>
    <message>
      <source>{before}, else {last}</source>
      <translation>{before}, sonst {last}</translation>
    </message>
    <message>
      <source>{boxer} ({person})</source>
      <translation>{boxer} ({person})</translation>
    </message>
    <message>
      <source>{boxer}: {facts}</source>
      <translation>{boxer}: {facts}</translation>
    </message>
    <message>
      <source>{champion} from night {first}</source>
      <translation>{champion} ab Abend {first}</translation>
    </message>
    <message>
      <source>{champion}, nights {first} to {last}</source>
      <translation>{champion}, Abend {first} bis {last}</translation>
    </message>
    <message>
      <source>{change} on the latest night</source>
      <translation>{change} am letzten Abend</translation>
    </message>
    <message>
      <source>{change} to {manager}</source>
      <translation>{change} an {manager}</translation>
    </message>
    <message>
      <source>{change}, {rank}</source>
      <translation>{change}, {rank}</translation>
    </message>
    <message>
      <source>{corner}, {name}: {question}</source>
      <translation>{corner}, {name}: {question}</translation>
    </message>
    <message>
      <source>{cost} ± {error}</source>
      <translation>{cost} ± {error}</translation>
    </message>
    <message>
      <source>{count} of {size}</source>
      <translation>{count} von {size}</translation>
    </message>
    <message>
      <source>{count} × {each}</source>
      <translation>{count} × {each}</translation>
    </message>
    <message>
      <source>{count}!</source>
      <translation>{count}!</translation>
    </message>
    <message>
      <source>{count}★</source>
      <translation>{count}★</translation>
    </message>
    <message>
      <source>{cut} has become a gash</source>
      <translation>{cut} ist eine Platzwunde geworden</translation>
    </message>
    <message>
      <source>{decisions} {luck}</source>
      <translation>{decisions} {luck}</translation>
    </message>
    <message>
      <source>{decision}. {rule}</source>
      <translation>{decision}. {rule}</translation>
    </message>
    <message>
      <source>{dollars} a point</source>
      <translation>{dollars} je Punkt</translation>
    </message>
    <message>
      <source>{drawn}</source>
      <translation>{drawn}</translation>
    </message>
    <message>
      <source>{drawn} + {added}</source>
      <translation>{drawn} + {added}</translation>
    </message>
    <message numerus="yes">
      <source>{drawn}, %n no contest</source>
      <translation>
        <numerusform>{drawn}, %n ohne Wertung</numerusform>
        <numerusform>{drawn}, %n ohne Wertung</numerusform>
      </translation>
    </message>
    <message>
      <source>{earned} earned and {rank} by rank</source>
      <translation>{earned} verdient und {rank} durch den Rang</translation>
    </message>
    <message>
      <source>{explanation} Rule {rule}.</source>
      <translation>{explanation} Regel {rule}.</translation>
    </message>
    <message>
      <source>{factor} or less</source>
      <translation>{factor} oder weniger</translation>
    </message>
    <message>
      <source>{field}: {message}</source>
      <translation>{field}: {message}</translation>
    </message>
    <message>
      <source>{fighters}. ⚠ {mistakes}.</source>
      <translation>{fighters}. ⚠ {mistakes}.</translation>
    </message>
    <message>
      <source>{fighters}. ✓ Nothing is wrong with this set.</source>
      <translation>{fighters}. ✓ Mit diesem Set ist alles in Ordnung.</translation>
    </message>
    <message>
      <source>{fighter} (given)</source>
      <translation>{fighter} (vergeben)</translation>
    </message>
    <message>
      <source>{fighter} ({rank} from night {night})</source>
      <translation>{fighter} ({rank} ab Abend {night})</translation>
    </message>
    <message>
      <source>{fighter}, {field}: {message}</source>
      <translation>{fighter}, {field}: {message}</translation>
    </message>
    <message>
      <source>{fighter}, {weight_class}</source>
      <translation>{fighter}, {weight_class}</translation>
    </message>
    <message>
      <source>{file} cannot be thrown away: {cause}.</source>
      <translation>{file} kann nicht weggeworfen werden: {cause}.</translation>
    </message>
    <message>
      <source>{file} cannot be written: {cause}.</source>
      <translation>{file} kann nicht geschrieben werden: {cause}.</translation>
    </message>
    <message>
      <source>{file} comes with the program and is not written.</source>
      <translation>{file} gehört zum Programm und wird nicht überschrieben.</translation>
    </message>
    <message>
      <source>{first} and {second} are next in line for the vacant title.</source>
      <translation>{first} und {second} sind an der Reihe für den vakanten Titel.</translation>
    </message>
    <message>
      <source>{first} to {last}</source>
      <translation>{first} bis {last}</translation>
    </message>
    <message>
      <source>{first}–{last}</source>
      <translation>{first}–{last}</translation>
    </message>
    <message>
      <source>{foul}, foul {total}: a point off</source>
      <translation>{foul}, Foul {total}: ein Punktabzug</translation>
    </message>
    <message>
      <source>{foul}, foul {total}: a warning</source>
      <translation>{foul}, Foul {total}: eine Verwarnung</translation>
    </message>
    <message>
      <source>{foul}, foul {total}: disqualified</source>
      <translation>{foul}, Foul {total}: disqualifiziert</translation>
    </message>
    <message>
      <source>{full} at full strength, {left} at the end</source>
      <translation>{full} bei voller Kraft, {left} am Ende</translation>
    </message>
    <message>
      <source>{game}, designed by {people}</source>
      <translation>{game}, von {people}</translation>
    </message>
    <message>
      <source>{group} ({count})</source>
      <translation>{group} ({count})</translation>
    </message>
    <message>
      <source>{group} ({count}, changed: {changed})</source>
      <translation>{group} ({count}, geändert: {changed})</translation>
    </message>
    <message>
      <source>{group}, closed</source>
      <translation>{group}, zugeklappt</translation>
    </message>
    <message>
      <source>{group}, open</source>
      <translation>{group}, aufgeklappt</translation>
    </message>
    <message>
      <source>{held} Fight night {night} has not begun.</source>
      <translation>{held} Kampfabend {night} hat nicht begonnen.</translation>
    </message>
    <message>
      <source>{held} There is something to decide for: {names}.</source>
      <translation>{held} Es gibt etwas zu entscheiden für: {names}.</translation>
    </message>
    <message>
      <source>{how} over {rounds} rounds</source>
      <translation>{how} über {rounds} Runden</translation>
    </message>
    <message numerus="yes">
      <source>{injury}, %n time(s)</source>
      <translation>
        <numerusform>{injury}, %n Mal</numerusform>
        <numerusform>{injury}, %n Mal</numerusform>
      </translation>
    </message>
    <message>
      <source>{judge}: {looks_for}</source>
      <translation>{judge}: {looks_for}</translation>
    </message>
    <message>
      <source>{keys} already stands for “{other}”; change that first.</source>
      <translation>{keys} steht schon für „{other}“; zuerst jenes ändern.</translation>
    </message>
    <message>
      <source>{kind} · {fighters}</source>
      <translation>{kind} · {fighters}</translation>
    </message>
    <message>
      <source>{label}, {name}:</source>
      <translation>{label}, {name}:</translation>
    </message>
    <message>
      <source>{label}: {red_name} {red}, {blue_name} {blue}</source>
      <translation>{label}: {red_name} {red}, {blue_name} {blue}</translation>
    </message>
    <message>
      <source>{league} almanac night {night}</source>
      <translation>{league} Almanach Abend {night}</translation>
    </message>
    <message>
      <source>{league} copy</source>
      <translation>{league} Kopie</translation>
    </message>
    <message>
      <source>{league} is branched off {word}.</source>
      <translation>{league} ist von {word} abgezweigt.</translation>
    </message>
    <message>
      <source>{league} is founded.</source>
      <translation>{league} ist gegründet.</translation>
    </message>
    <message>
      <source>{league} is not closed yet: it can be opened again when its work has ended.</source>
      <translation>{league} ist noch nicht geschlossen: Die Liga kann wieder geöffnet werden, wenn ihre Arbeit beendet ist.</translation>
    </message>
    <message>
      <source>{league} restored</source>
      <translation>{league} wiederhergestellt</translation>
    </message>
    <message>
      <source>{left} of {start}</source>
      <translation>{left} von {start}</translation>
    </message>
    <message>
      <source>{legend} Nobody is better in: {ratings}.</source>
      <translation>{legend} Niemand ist besser in: {ratings}.</translation>
    </message>
    <message>
      <source>{length} (not allowed)</source>
      <translation>{length} (nicht erlaubt)</translation>
    </message>
    <message>
      <source>{length} (usual)</source>
      <translation>{length} (üblich)</translation>
    </message>
    <message>
      <source>{letter}: {cut}</source>
      <translation>{letter}: {cut}</translation>
    </message>
    <message>
      <source>{letter}: {place}</source>
      <translation>{letter}: {place}</translation>
    </message>
    <message>
      <source>{level}: {explanation}</source>
      <translation>{level}: {explanation}</translation>
    </message>
    <message>
      <source>{line} (+{count})</source>
      <translation>{line} (+{count})</translation>
    </message>
    <message>
      <source>{loss} of {start} points</source>
      <translation>{loss} von {start} Punkten</translation>
    </message>
    <message>
      <source>{lost} of {start}</source>
      <translation>{lost} von {start}</translation>
    </message>
    <message>
      <source>{lot} · called a second time</source>
      <translation>{lot} · zum zweiten Mal aufgerufen</translation>
    </message>
    <message>
      <source>{lowest} to {highest}</source>
      <translation>{lowest} bis {highest}</translation>
    </message>
    <message>
      <source>{low}+</source>
      <translation>{low}+</translation>
    </message>
    <message>
      <source>{manager} accepts the deal about {one}.</source>
      <translation>{manager} nimmt den Handel um {one} an.</translation>
    </message>
    <message>
      <source>{manager} accepts {one} against {other}.</source>
      <translation>{manager} nimmt {one} gegen {other} an.</translation>
    </message>
    <message>
      <source>{manager} offers {one} against {other} for the title: night {night}, {rounds} rounds.</source>
      <translation>{manager} bietet {one} gegen {other} um den Titel an: Abend {night}, {rounds} Runden.</translation>
    </message>
    <message>
      <source>{manager} offers {one} against {other}: night {night}, {arena}, {rounds} rounds.</source>
      <translation>{manager} bietet {one} gegen {other} an: Abend {night}, {arena}, {rounds} Runden.</translation>
    </message>
    <message>
      <source>{manager} offers {partner} {money} for {one}.</source>
      <translation>{manager} bietet {partner} {money} für {one}.</translation>
    </message>
    <message>
      <source>{manager} offers {partner} {one} for {money}.</source>
      <translation>{manager} bietet {partner} {one} für {money} an.</translation>
    </message>
    <message>
      <source>{manager} offers {rounds} at {arena} on night {night}.</source>
      <translation>{manager} bietet {rounds} in der Arena {arena} an Abend {night}.</translation>
    </message>
    <message>
      <source>{manager} pays {money} for a place on the card.</source>
      <translation>{manager} zahlt {money} für einen Platz auf der Karte.</translation>
    </message>
    <message>
      <source>{manager} proposes to {partner}: {one} for {other}, and {money} with it.</source>
      <translation>{manager} schlägt {partner} vor: {one} für {other} und dazu {money}.</translation>
    </message>
    <message>
      <source>{manager} proposes to {partner}: {one} for {other}.</source>
      <translation>{manager} schlägt {partner} vor: {one} für {other}.</translation>
    </message>
    <message>
      <source>{manager} refuses {one} against {other}.</source>
      <translation>{manager} lehnt {one} gegen {other} ab.</translation>
    </message>
    <message>
      <source>{manager} seals a bid for {one} against {other}.</source>
      <translation>{manager} gibt ein verdecktes Gebot für {one} gegen {other} ab.</translation>
    </message>
    <message>
      <source>{manager} seals a fight plan for {one}.</source>
      <translation>{manager} versiegelt einen Kampfplan für {one}.</translation>
    </message>
    <message>
      <source>{manager} takes a seat.</source>
      <translation>{manager} nimmt Platz.</translation>
    </message>
    <message>
      <source>{manager} takes back the fight plan for {one}.</source>
      <translation>{manager} nimmt den Kampfplan für {one} zurück.</translation>
    </message>
    <message>
      <source>{manager} takes back {one} against {other}.</source>
      <translation>{manager} zieht {one} gegen {other} zurück.</translation>
    </message>
    <message>
      <source>{manager} turns the deal about {one} down.</source>
      <translation>{manager} lehnt den Handel um {one} ab.</translation>
    </message>
    <message>
      <source>{manager} wants {one} against {other} on other terms.</source>
      <translation>{manager} will {one} gegen {other} zu anderen Bedingungen.</translation>
    </message>
    <message>
      <source>{manager} {share}</source>
      <translation>{manager} {share}</translation>
    </message>
    <message>
      <source>{manager}'s share of {name}: {before} % before, now {after} %.</source>
      <translation>Anteil von {manager} an {name}: zuvor {before} %, jetzt {after} %.</translation>
    </message>
    <message>
      <source>{manager}, by hand</source>
      <translation>{manager}, von Hand</translation>
    </message>
    <message>
      <source>{mark}, number {times}</source>
      <translation>{mark}, Nummer {times}</translation>
    </message>
    <message>
      <source>{mark}, {times}: stopped with {stops}+</source>
      <translation>{mark}, {times}: Abbruch bei {stops}+</translation>
    </message>
    <message>
      <source>{mark}, {times}: the next is safe</source>
      <translation>{mark}, {times}: die nächste ist ungefährlich</translation>
    </message>
    <message>
      <source>{mark}: {drawn}, {result}</source>
      <translation>{mark}: {drawn}, {result}</translation>
    </message>
    <message>
      <source>{mark}: {total}, stopped at {stops_at}</source>
      <translation>{mark}: {total}, Abbruch ab {stops_at}</translation>
    </message>
    <message>
      <source>{measure} against {option}: {value}</source>
      <translation>{measure} gegen {option}: {value}</translation>
    </message>
    <message>
      <source>{measure}: {value}</source>
      <translation>{measure}: {value}</translation>
    </message>
    <message>
      <source>{measure}: {value} %</source>
      <translation>{measure}: {value} %</translation>
    </message>
    <message>
      <source>{method} ({cause})</source>
      <translation>{method} ({cause})</translation>
    </message>
    <message>
      <source>{method} over {rounds} rounds</source>
      <translation>{method} über {rounds} Runden</translation>
    </message>
    <message>
      <source>{method}, before the first bell</source>
      <translation>{method}, vor dem ersten Gong</translation>
    </message>
    <message>
      <source>{method}, round {round}</source>
      <translation>{method}, Runde {round}</translation>
    </message>
    <message>
      <source>{mine} against {other}</source>
      <translation>{mine} gegen {other}</translation>
    </message>
    <message>
      <source>{mine} against {other}, {arena}</source>
      <translation>{mine} gegen {other}, {arena}</translation>
    </message>
    <message>
      <source>{mine} could challenge {other} for the title.</source>
      <translation>{mine} könnte {other} um den Titel herausfordern.</translation>
    </message>
    <message>
      <source>{mine} is rested and has no bout to come.</source>
      <translation>{mine} ist ausgeruht und hat keinen Kampf vor sich.</translation>
    </message>
    <message>
      <source>{mine} loses and loses: he may retire.</source>
      <translation>{mine} verliert immer wieder: Er darf zurücktreten.</translation>
    </message>
    <message>
      <source>{mine}: after his next bout your share of {amount} percent is rolled anew.</source>
      <translation>{mine}: Nach seinem nächsten Kampf wird Ihr Anteil von {amount} Prozent neu gewürfelt.</translation>
    </message>
    <message>
      <source>{money} ({percentage} %)</source>
      <translation>{money} ({percentage} %)</translation>
    </message>
    <message>
      <source>{money} behind the leader</source>
      <translation>{money} hinter dem Führenden</translation>
    </message>
    <message>
      <source>{money} left</source>
      <translation>noch {money}</translation>
    </message>
    <message>
      <source>{money} of the ring</source>
      <translation>{money} aus dem Ring</translation>
    </message>
    <message>
      <source>{move} is watched for: {own} to {other}</source>
      <translation>{move} wird erwartet: {own} zu {other}</translation>
    </message>
    <message>
      <source>{move} used up</source>
      <translation>{move} aufgebraucht</translation>
    </message>
    <message>
      <source>{move}: fails</source>
      <translation>{move}: misslingt</translation>
    </message>
    <message>
      <source>{names} has won the campaign</source>
      <translation>{names} hat die Kampagne gewonnen</translation>
    </message>
    <message>
      <source>{names} have won the campaign together</source>
      <translation>{names} haben die Kampagne gemeinsam gewonnen</translation>
    </message>
    <message>
      <source>{name}
Champion after night {night}</source>
      <translation>{name}
Champion nach Abend {night}</translation>
    </message>
    <message>
      <source>{name}
Rank {rank} after night {night}</source>
      <translation>{name}
Rang {rank} nach Abend {night}</translation>
    </message>
    <message>
      <source>{name}
{money} after night {night}</source>
      <translation>{name}
{money} nach Abend {night}</translation>
    </message>
    <message>
      <source>{name}
{rating}: {now} (at entry {entry})</source>
      <translation>{name}
{rating}: {now} (zu Beginn {entry})</translation>
    </message>
    <message>
      <source>{name} (blue)</source>
      <translation>{name} (blau)</translation>
    </message>
    <message>
      <source>{name} (red)</source>
      <translation>{name} (rot)</translation>
    </message>
    <message>
      <source>{name} (seed {seed})</source>
      <translation>{name} (Setzplatz {seed})</translation>
    </message>
    <message>
      <source>{name} (the program)</source>
      <translation>{name} (das Programm)</translation>
    </message>
    <message>
      <source>{name} (you)</source>
      <translation>{name} (Sie)</translation>
    </message>
    <message>
      <source>{name} ({dice})</source>
      <translation>{name} ({dice})</translation>
    </message>
    <message>
      <source>{name} ({record}, POP {pop})</source>
      <translation>{name} ({record}, POP {pop})</translation>
    </message>
    <message>
      <source>{name} ({word}, from night {night})</source>
      <translation>{name} ({word}, ab Abend {night})</translation>
    </message>
    <message>
      <source>{name} +{points}</source>
      <translation>{name} +{points}</translation>
    </message>
    <message>
      <source>{name} against {opponent}</source>
      <translation>{name} gegen {opponent}</translation>
    </message>
    <message numerus="yes">
      <source>{name} and %n more, {figure}</source>
      <translation>
        <numerusform>{name} und %n weiterer, {figure}</numerusform>
        <numerusform>{name} und %n weitere, {figure}</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} attacks. Does he rush in?</source>
      <translation>{name} greift an. Stürmt er heran?</translation>
    </message>
    <message>
      <source>{name} beat {opponent}
Title defended on night {night}</source>
      <translation>{name} schlug {opponent}
Titel verteidigt an Abend {night}</translation>
    </message>
    <message>
      <source>{name} beat {other}, who stood {pop} POP above him.</source>
      <translation>{name} schlug {other}, der {pop} POP über ihm stand.</translation>
    </message>
    <message>
      <source>{name} bids or passes</source>
      <translation>{name} bietet oder passt</translation>
    </message>
    <message>
      <source>{name} bids {price}</source>
      <translation>{name} bietet {price}</translation>
    </message>
    <message>
      <source>{name} boxes on night {night} already.</source>
      <translation>{name} boxt an Abend {night} schon.</translation>
    </message>
    <message>
      <source>{name} by decision</source>
      <translation>{name} nach Punkten</translation>
    </message>
    <message>
      <source>{name} by knockout</source>
      <translation>{name} durch K. o.</translation>
    </message>
    <message>
      <source>{name} by technical knockout</source>
      <translation>{name} durch technischen K. o.</translation>
    </message>
    <message>
      <source>{name} by {method} {share}</source>
      <translation>{name}, {method}: {share}</translation>
    </message>
    <message>
      <source>{name} can box or slug. How does he fight {other} now?</source>
      <translation>{name} kann boxen oder sich schlagen. Wie kämpft er jetzt gegen {other}?</translation>
    </message>
    <message>
      <source>{name} cannot box himself. Choose another fighter for one corner.</source>
      <translation>{name} kann nicht gegen sich selbst boxen. Für eine Ecke einen anderen Boxer wählen.</translation>
    </message>
    <message>
      <source>{name} cannot meet himself.</source>
      <translation>{name} kann nicht gegen sich selbst boxen.</translation>
    </message>
    <message>
      <source>{name} chooses again</source>
      <translation>{name} wählt neu</translation>
    </message>
    <message>
      <source>{name} decides: {what}.</source>
      <translation>{name} entscheidet: {what}.</translation>
    </message>
    <message>
      <source>{name} drew with {opponent}
Title kept on night {night}</source>
      <translation>{name} – {opponent}: unentschieden
Titel behalten an Abend {night}</translation>
    </message>
    <message>
      <source>{name} expects</source>
      <translation>{name} erwartet</translation>
    </message>
    <message>
      <source>{name} expects: {option}</source>
      <translation>{name} erwartet: {option}</translation>
    </message>
    <message>
      <source>{name} gets</source>
      <translation>{name} erhält</translation>
    </message>
    <message>
      <source>{name} goes on in the tournament.</source>
      <translation>{name} kommt im Turnier weiter.</translation>
    </message>
    <message>
      <source>{name} had the last title bout; somebody else comes first.</source>
      <translation>{name} hatte den letzten Titelkampf; jemand anderes ist zuerst dran.</translation>
    </message>
    <message>
      <source>{name} has a bye</source>
      <translation>{name} hat ein Freilos</translation>
    </message>
    <message>
      <source>{name} has bid this.</source>
      <translation>Gebot von {name}.</translation>
    </message>
    <message>
      <source>{name} has earned {purses}; {shares} of it went to his managers.</source>
      <translation>{name} hat {purses} verdient; davon gingen {shares} an seine Manager.</translation>
    </message>
    <message>
      <source>{name} has no manager to make a bout for him.</source>
      <translation>{name} hat keinen Manager, der für ihn einen Kampf ansetzt.</translation>
    </message>
    <message>
      <source>{name} has no rank and cannot box for the title.</source>
      <translation>{name} hat keinen Rang und kann nicht um den Titel boxen.</translation>
    </message>
    <message>
      <source>{name} has not been paid yet.</source>
      <translation>{name} hat noch kein Geld erhalten.</translation>
    </message>
    <message>
      <source>{name} has not fought yet.</source>
      <translation>{name} hat noch nicht gekämpft.</translation>
    </message>
    <message>
      <source>{name} has not won yet.</source>
      <translation>{name} hat noch nicht gewonnen.</translation>
    </message>
    <message>
      <source>{name} has retired.</source>
      <translation>{name} ist zurückgetreten.</translation>
    </message>
    <message>
      <source>{name} has won {wins}, lost {losses} and drawn {draws}. Popularity is {pop} now and was {best} at its highest. Standing: {standing}.</source>
      <translation>Bilanz von {name}: {wins} Siege, {losses} Niederlagen, {draws} Unentschieden. Die Popularität beträgt jetzt {pop}, höchstens war sie {best}. Stand: {standing}.</translation>
    </message>
    <message>
      <source>{name} has {his}.</source>
      <translation>{name} hat {his}.</translation>
    </message>
    <message>
      <source>{name} in blue</source>
      <translation>{name} in Blau</translation>
    </message>
    <message>
      <source>{name} in red</source>
      <translation>{name} in Rot</translation>
    </message>
    <message>
      <source>{name} in round {round}: {count}</source>
      <translation>{name} in Runde {round}: {count}</translation>
    </message>
    <message>
      <source>{name} is a ranked contender</source>
      <translation>{name} ist ein Anwärter mit Rang</translation>
    </message>
    <message>
      <source>{name} is given rank {rank}.</source>
      <translation>{name} erhält Rang {rank}.</translation>
    </message>
    <message>
      <source>{name} is in {tournament}, which is late and keeps him until it is over.</source>
      <translation>{name} ist im Turnier {tournament}, das verspätet ist und ihn behält, bis es vorbei ist.</translation>
    </message>
    <message>
      <source>{name} is in {tournament}, which keeps him from night {first} to {last}.</source>
      <translation>{name} ist in {tournament}; das bindet ihn von Abend {first} bis {last}.</translation>
    </message>
    <message>
      <source>{name} is not one of your fighters.</source>
      <translation>{name} ist keiner Ihrer Boxer.</translation>
    </message>
    <message numerus="yes">
      <source>{name} is not rested: he carries %n point(s) until night {night}.</source>
      <translation>
        <numerusform>{name} ist nicht ausgeruht: Er schleppt bis Abend {night} %n Punkt mit.</numerusform>
        <numerusform>{name} ist nicht ausgeruht: Er schleppt bis Abend {night} %n Punkte mit.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} is on target. Which punch does he throw?</source>
      <translation>{name} trifft. Welchen Schlag führt er?</translation>
    </message>
    <message>
      <source>{name} is ranked by his record again.</source>
      <translation>{name} hat wieder den Rang seiner Bilanz.</translation>
    </message>
    <message>
      <source>{name} is the promoter. Bouts the managers agree on stand unless you cancel them.</source>
      <translation>{name} ist der Promoter. Vereinbarte Kämpfe der Manager gelten, solange der Promoter sie nicht absagt.</translation>
    </message>
    <message>
      <source>{name} knocked out {other} in the first round, after {time}.</source>
      <translation>{name} schlug {other} in der ersten Runde k. o., nach {time}.</translation>
    </message>
    <message>
      <source>{name} knocked out {other} in the first round, in turn {value}.</source>
      <translation>{name} schlug {other} in der ersten Runde, in Zug {value}, k. o.</translation>
    </message>
    <message>
      <source>{name} lies at {path}. This league is still open here.</source>
      <translation>{name} liegt unter {path}. Diese Liga bleibt hier offen.</translation>
    </message>
    <message>
      <source>{name} looks now, {other} looks away.</source>
      <translation>{name} sieht jetzt hin, {other} sieht weg.</translation>
    </message>
    <message>
      <source>{name} loses</source>
      <translation>{name} verliert</translation>
    </message>
    <message>
      <source>{name} may bid {least} to {most}.</source>
      <translation>{name} kann {least} bis {most} bieten.</translation>
    </message>
    <message>
      <source>{name} passes</source>
      <translation>{name} passt</translation>
    </message>
    <message>
      <source>{name} picks</source>
      <translation>{name} wählt</translation>
    </message>
    <message>
      <source>{name} says: “{word}”</source>
      <translation>{name} sagt: „{word}“</translation>
    </message>
    <message>
      <source>{name} scored {value} knockdowns against {other}.</source>
      <translation>{name} erzielte {value} Niederschläge gegen {other}.</translation>
    </message>
    <message>
      <source>{name} throws</source>
      <translation>{name} schlägt</translation>
    </message>
    <message>
      <source>{name} throws d{sides} for his action; 100 counts as 0.</source>
      <translation>{name} würfelt mit W{sides} für seine Aktion; 100 gilt als 0.</translation>
    </message>
    <message>
      <source>{name} throws d{sides} for his chin: with {bound} or less he is stunned or down.</source>
      <translation>{name} würfelt mit W{sides} für sein Kinn: bei {bound} oder weniger ist er benommen oder am Boden.</translation>
    </message>
    <message>
      <source>{name} throws d{sides} for his will: with {bound} or less the referee stops it.</source>
      <translation>{name} würfelt mit W{sides} für seinen Willen: bei {bound} oder weniger bricht der Ringrichter ab.</translation>
    </message>
    <message>
      <source>{name} throws d{sides} for the count: with {bound} or less he is counted out.</source>
      <translation>{name} würfelt mit W{sides} beim Anzählen: bei {bound} oder weniger wird er ausgezählt.</translation>
    </message>
    <message>
      <source>{name} throws d{sides} for the count: {bound} or more is a knockout.</source>
      <translation>{name} wirft zum Zählen W{sides}: {bound} oder mehr ist ein K. o.</translation>
    </message>
    <message>
      <source>{name} throws d{sides} on the chart of events; 100 counts as 0.</source>
      <translation>{name} würfelt mit W{sides} auf der Tafel der Ereignisse; 100 gilt als 0.</translation>
    </message>
    <message>
      <source>{name} throws d{sides} on the lines of his ring generalship.</source>
      <translation>{name} würfelt mit W{sides} auf den Zeilen seiner Ringbeherrschung.</translation>
    </message>
    <message>
      <source>{name} throws d{sides} to counter the miss.</source>
      <translation>{name} würfelt mit W{sides}, um den Fehlschlag zu kontern.</translation>
    </message>
    <message>
      <source>{name} throws d{sides} to defend himself.</source>
      <translation>{name} würfelt mit W{sides}, um sich zu verteidigen.</translation>
    </message>
    <message>
      <source>{name} throws d{sides} with it: a low roll tests the chin, 19 and 20 the skin.</source>
      <translation>{name} würfelt dazu mit W{sides}: ein niedriger Wurf prüft das Kinn, 19 und 20 prüfen die Haut.</translation>
    </message>
    <message>
      <source>{name} throws d{sides} with it: {bound} or less tests the chin, 19 and 20 the skin.</source>
      <translation>{name} würfelt dazu mit W{sides}: {bound} oder weniger prüft das Kinn, 19 und 20 prüfen die Haut.</translation>
    </message>
    <message>
      <source>{name} throws d{sides}: he counters with {bound} or less.</source>
      <translation>{name} wirft W{sides}: Mit {bound} oder weniger kontert er.</translation>
    </message>
    <message>
      <source>{name} throws d{sides}: odd swells the left eye, even the right.</source>
      <translation>{name} würfelt mit W{sides}: ungerade schwillt das linke Auge an, gerade das rechte.</translation>
    </message>
    <message>
      <source>{name} throws d{sides}: the higher roll attacks first.</source>
      <translation>{name} wirft W{sides}: Der höhere Wurf greift zuerst an.</translation>
    </message>
    <message>
      <source>{name} throws d{sides}: to hit he needs more than {bound}.</source>
      <translation>{name} wirft W{sides}: Zum Treffen braucht er mehr als {bound}.</translation>
    </message>
    <message>
      <source>{name} throws d{sides}: which foul it is.</source>
      <translation>{name} würfelt mit W{sides}: welches Foul es ist.</translation>
    </message>
    <message>
      <source>{name} throws d{sides}: which injury it is.</source>
      <translation>{name} würfelt mit W{sides}: welche Verletzung es ist.</translation>
    </message>
    <message>
      <source>{name} throws d{sides}: with {bound} or less an old injury gets worse.</source>
      <translation>{name} würfelt mit W{sides}: bei {bound} oder weniger wird eine alte Verletzung schlimmer.</translation>
    </message>
    <message>
      <source>{name} throws d{sides}: with {bound} or less he is marked.</source>
      <translation>{name} würfelt mit W{sides}: bei {bound} oder weniger ist er gezeichnet.</translation>
    </message>
    <message>
      <source>{name} throws d{sides}: with {bound} or less his corner retires him.</source>
      <translation>{name} würfelt mit W{sides}: bei {bound} oder weniger nimmt ihn seine Ecke heraus.</translation>
    </message>
    <message>
      <source>{name} throws d{sides}: with {bound} or less it is a foul.</source>
      <translation>{name} würfelt mit W{sides}: bei {bound} oder weniger ist es ein Foul.</translation>
    </message>
    <message>
      <source>{name} throws d{sides}: with {bound} or less the injury stops the bout.</source>
      <translation>{name} würfelt mit W{sides}: bei {bound} oder weniger beendet die Verletzung den Kampf.</translation>
    </message>
    <message>
      <source>{name} throws d{sides}: with {bound} or less the other goes down.</source>
      <translation>{name} wirft W{sides}: Mit {bound} oder weniger geht der andere zu Boden.</translation>
    </message>
    <message>
      <source>{name} throws: {option}</source>
      <translation>{name} schlägt: {option}</translation>
    </message>
    <message>
      <source>{name} throws: {what}.</source>
      <translation>{name} wirft: {what}.</translation>
    </message>
    <message>
      <source>{name} throws: {what}; it is held against {bound}.</source>
      <translation>{name} wirft: {what}; verglichen wird mit {bound}.</translation>
    </message>
    <message>
      <source>{name} took {fighter}</source>
      <translation>{name} nahm {fighter}</translation>
    </message>
    <message>
      <source>{name} was champion after {value} bouts, against {other}.</source>
      <translation>{name} war nach {value} Kämpfen Champion, gegen {other}.</translation>
    </message>
    <message>
      <source>{name} was champion again, for time number {value}, against {other}.</source>
      <translation>{name} wurde erneut Champion, zum {value}. Mal, gegen {other}.</translation>
    </message>
    <message>
      <source>{name} was down {value} times and beat {other}.</source>
      <translation>{name} war {value}-mal am Boden und schlug {other}.</translation>
    </message>
    <message>
      <source>{name} was hit in his clinch. Does he hold on?</source>
      <translation>{name} wurde im eigenen Clinch getroffen. Hält er fest?</translation>
    </message>
    <message>
      <source>{name} was hit. Does he punch back?</source>
      <translation>{name} wurde getroffen. Kontert er?</translation>
    </message>
    <message>
      <source>{name} wins</source>
      <translation>{name} gewinnt</translation>
    </message>
    <message>
      <source>{name} wins {share}</source>
      <translation>Sieg {name} {share}</translation>
    </message>
    <message>
      <source>{name} won for the {value}th time in a row, against {other}.</source>
      <translation>{name} siegte zum {value}. Mal in Folge, gegen {other}.</translation>
    </message>
    <message>
      <source>{name} would not rise. Does his Iron Chin hold?</source>
      <translation>{name} würde nicht aufstehen. Hält sein Eisenkinn?</translation>
    </message>
    <message>
      <source>{name} would start {rounds} rounds with {total} points; he must start above 0.</source>
      <translation>{name} ginge in {rounds} Runden mit {total} Punkten; er muss über 0 beginnen.</translation>
    </message>
    <message>
      <source>{name}'s corner agrees</source>
      <translation>Ecke von {name} stimmt zu</translation>
    </message>
    <message>
      <source>{name}'s office</source>
      <translation>Büro von {name}</translation>
    </message>
    <message>
      <source>{name}'s stable</source>
      <translation>Stall von {name}</translation>
    </message>
    <message>
      <source>{name}, at this keyboard</source>
      <translation>{name}, an dieser Tastatur</translation>
    </message>
    <message>
      <source>{name}, count over {other}: {roll}, {bound} or more is a knockout: {meaning}</source>
      <translation>{name}, Zählen über {other}: {roll}, ab {bound} ist es K. o.: {meaning}</translation>
    </message>
    <message>
      <source>{name}, counterpunch: {roll}, needs {bound} or less: {meaning}</source>
      <translation>{name}, Konter: {roll}, braucht höchstens {bound}: {meaning}</translation>
    </message>
    <message>
      <source>{name}, far behind on the cards, stopped {other} in round {value}.</source>
      <translation>{name}, nach Punkten weit zurück, stoppte {other} in Runde {value}.</translation>
    </message>
    <message>
      <source>{name}, first attack: {roll}</source>
      <translation>{name}, erster Angriff: {roll}</translation>
    </message>
    <message>
      <source>{name}, first attack: {roll}, equal: both throw again</source>
      <translation>{name}, erster Angriff: {roll}, gleich: Beide werfen noch einmal</translation>
    </message>
    <message>
      <source>{name}, first attack: {roll}: {first} attacks first</source>
      <translation>{name}, erster Angriff: {roll}: {first} greift zuerst an</translation>
    </message>
    <message>
      <source>{name}, knockdown: {roll}, with {bound} or less {other} goes down: {meaning}</source>
      <translation>{name}, Niederschlag: {roll}, bis {bound} geht {other} zu Boden: {meaning}</translation>
    </message>
    <message numerus="yes">
      <source>{name}, night {night}, %n round(s)</source>
      <translation>
        <numerusform>{name}, Abend {night}, %n Runde</numerusform>
        <numerusform>{name}, Abend {night}, %n Runden</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}, promoter</source>
      <translation>{name}, Promoter</translation>
    </message>
    <message>
      <source>{name}, to hit: {roll}, needs more than {bound}: {meaning}</source>
      <translation>{name}, Treffer: {roll}, braucht mehr als {bound}: {meaning}</translation>
    </message>
    <message>
      <source>{name}, {figure}</source>
      <translation>{name}, {figure}</translation>
    </message>
    <message>
      <source>{name}, {method}</source>
      <translation>{name}, {method}</translation>
    </message>
    <message>
      <source>{name}, {method} {round}</source>
      <translation>{name}, {method} {round}</translation>
    </message>
    <message>
      <source>{name}, {what}: card {roll} of {count}</source>
      <translation>{name}, {what}: Karte {roll} von {count}</translation>
    </message>
    <message>
      <source>{name}, {what}: {roll}</source>
      <translation>{name}, {what}: {roll}</translation>
    </message>
    <message>
      <source>{name}, {what}: {roll}, held against {bound}: {meaning}</source>
      <translation>{name}, {what}: {roll}, gegen {bound}: {meaning}</translation>
    </message>
    <message>
      <source>{name}: agreed ✓</source>
      <translation>{name}: einverstanden ✓</translation>
    </message>
    <message>
      <source>{name}: champion from night {first} to night {last}, {defences}</source>
      <translation>{name}: Champion von Abend {first} bis Abend {last}, {defences}</translation>
    </message>
    <message>
      <source>{name}: champion since night {first}, {defences}</source>
      <translation>{name}: Champion seit Abend {first}, {defences}</translation>
    </message>
    <message>
      <source>{name}: round {round}</source>
      <translation>{name}: Runde {round}</translation>
    </message>
    <message>
      <source>{name}: the final</source>
      <translation>{name}: das Finale</translation>
    </message>
    <message>
      <source>{name}: {count} ({share} %)</source>
      <translation>{name}: {count} ({share} %)</translation>
    </message>
    <message>
      <source>{name}: {facts}</source>
      <translation>{name}: {facts}</translation>
    </message>
    <message>
      <source>{name}: {hint}</source>
      <translation>{name}: {hint}</translation>
    </message>
    <message>
      <source>{name}: {money}</source>
      <translation>{name}: {money}</translation>
    </message>
    <message>
      <source>{name}: {option}</source>
      <translation>{name}: {option}</translation>
    </message>
    <message>
      <source>{name}: {place}</source>
      <translation>{name}: {place}</translation>
    </message>
    <message>
      <source>{name}: {question}</source>
      <translation>{name}: {question}</translation>
    </message>
    <message>
      <source>{name}: {state}</source>
      <translation>{name}: {state}</translation>
    </message>
    <message>
      <source>{needed} or more</source>
      <translation>{needed} oder mehr</translation>
    </message>
    <message numerus="yes">
      <source>{nights}, which is %n season(s)</source>
      <translation>
        <numerusform>{nights}, das ist %n Saison</numerusform>
        <numerusform>{nights}, das sind %n Saisons</numerusform>
      </translation>
    </message>
    <message>
      <source>{night} is over. Fight night {next} of {all} is next.</source>
      <translation>{night} ist vorbei. Als Nächstes folgt Kampfabend {next} von {all}.</translation>
    </message>
    <message>
      <source>{night}: another became champion without him.</source>
      <translation>{night}: Ein anderer wurde ohne ihn Champion.</translation>
    </message>
    <message>
      <source>{night}: champion without a final in {tournament}.</source>
      <translation>{night}: Champion ohne Finale in {tournament}.</translation>
    </message>
    <message>
      <source>{night}: lost the title to {other}. {method}.</source>
      <translation>{night}: Titel an {other} verloren. {method}.</translation>
    </message>
    <message>
      <source>{night}: retired as champion.</source>
      <translation>{night}: als Champion zurückgetreten.</translation>
    </message>
    <message>
      <source>{night}: took the title from {other}. {method}.</source>
      <translation>{night}: Titel von {other} geholt. {method}.</translation>
    </message>
    <message>
      <source>{night}: won the final of {tournament} against {other}. {method}.</source>
      <translation>{night}: Finale von {tournament} gegen {other} gewonnen. {method}.</translation>
    </message>
    <message>
      <source>{night}: won the vacant title against {other}. {method}.</source>
      <translation>{night}: vakanten Titel gegen {other} gewonnen. {method}.</translation>
    </message>
    <message>
      <source>{now} of {stops}</source>
      <translation>{now} von {stops}</translation>
    </message>
    <message>
      <source>{number} %</source>
      <translation>{number} %</translation>
    </message>
    <message>
      <source>{number} {value}</source>
      <translation>{number} {value}</translation>
    </message>
    <message>
      <source>{number}. {title}</source>
      <translation>{number}. {title}</translation>
    </message>
    <message>
      <source>{n} bouts</source>
      <translation>{n} Kämpfe</translation>
    </message>
    <message>
      <source>{n}. {word}</source>
      <translation>{n}. {word}</translation>
    </message>
    <message>
      <source>{offence} {times}</source>
      <translation>{offence} {times}</translation>
    </message>
    <message>
      <source>{offence}, foul {total}</source>
      <translation>{offence}, Foul {total}</translation>
    </message>
    <message>
      <source>{offence}, foul {total}: a point off</source>
      <translation>{offence}, Foul {total}: ein Punktabzug</translation>
    </message>
    <message>
      <source>{offence}, foul {total}: disqualified</source>
      <translation>{offence}, Foul {total}: disqualifiziert</translation>
    </message>
    <message>
      <source>{offence}, foul {total}: warned</source>
      <translation>{offence}, Foul {total}: verwarnt</translation>
    </message>
    <message>
      <source>{offence}: {total}, {verdict}</source>
      <translation>{offence}: {total}, {verdict}</translation>
    </message>
    <message>
      <source>{one} against {other}</source>
      <translation>{one} gegen {other}</translation>
    </message>
    <message>
      <source>{one} against {other} is off.</source>
      <translation>{one} gegen {other} ist abgesagt.</translation>
    </message>
    <message>
      <source>{one} against {other} is off: {word}</source>
      <translation>{one} gegen {other} ist abgesagt: {word}</translation>
    </message>
    <message>
      <source>{one} against {other} is off: {word}.</source>
      <translation>{one} gegen {other} ist abgesagt: {word}.</translation>
    </message>
    <message>
      <source>{one} and {manager} now share at {amount} percent.</source>
      <translation>{one} und {manager} teilen nun zu {amount} Prozent.</translation>
    </message>
    <message>
      <source>{one} and {other} are matched for night {amount}.</source>
      <translation>{one} und {other} sind für Abend {amount} angesetzt.</translation>
    </message>
    <message>
      <source>{one} and {other} box a draw over {round} rounds.</source>
      <translation>{one} und {other} boxen unentschieden über {round} Runden.</translation>
    </message>
    <message>
      <source>{one} and {other} box a technical draw, ended in round {round}.</source>
      <translation>{one} und {other} boxen technisch unentschieden, Ende in Runde {round}.</translation>
    </message>
    <message>
      <source>{one} and {other} boxed a draw at {arena}.</source>
      <translation>{one} und {other} boxten in „{arena}“ unentschieden.</translation>
    </message>
    <message>
      <source>{one} and {other} boxed a technical draw at {arena}; it ended in round {round}.</source>
      <translation>{one} und {other} boxten in {arena} technisch unentschieden; Ende in Runde {round}.</translation>
    </message>
    <message>
      <source>{one} and {other} boxed no contest at {arena}.</source>
      <translation>{one} gegen {other} in „{arena}“ blieb ohne Wertung.</translation>
    </message>
    <message>
      <source>{one} and {other} change stables.</source>
      <translation>{one} und {other} wechseln den Stall.</translation>
    </message>
    <message>
      <source>{one} and {other}: no contest after round {round}.</source>
      <translation>{one} und {other}: ohne Wertung nach Runde {round}.</translation>
    </message>
    <message>
      <source>{one} and {other}: {how}</source>
      <translation>{one} und {other}: {how}</translation>
    </message>
    <message>
      <source>{one} beat {other} at {arena}, who gave up in round {round}.</source>
      <translation>{one} schlug {other} in {arena}; der gab in Runde {round} auf.</translation>
    </message>
    <message>
      <source>{one} beat {other} at {arena}, who was injured in round {round}.</source>
      <translation>{one} schlug {other} in {arena}; der verletzte sich in Runde {round}.</translation>
    </message>
    <message>
      <source>{one} beat {other} at {arena}; the ring doctor ended it in round {round}.</source>
      <translation>{one} schlug {other} in {arena}; der Ringarzt beendete es in Runde {round}.</translation>
    </message>
    <message>
      <source>{one} beat {other} by a technical decision in round {round} at {arena}.</source>
      <translation>{one} schlug {other} in {arena} durch technische Entscheidung in Runde {round}.</translation>
    </message>
    <message>
      <source>{one} beats {other}: {how}</source>
      <translation>{one} schlägt {other}: {how}</translation>
    </message>
    <message>
      <source>{one} beats {other}: {how}.</source>
      <translation>{one} schlägt {other}: {how}.</translation>
    </message>
    <message>
      <source>{one} enters without a manager.</source>
      <translation>{one} kommt ohne Manager in die Liga.</translation>
    </message>
    <message>
      <source>{one} goes on in {word} without a bout.</source>
      <translation>{one} kommt in {word} kampflos weiter.</translation>
    </message>
    <message>
      <source>{one} goes on to round {next} of the tournament.</source>
      <translation>{one} kommt im Turnier in Runde {next}.</translation>
    </message>
    <message>
      <source>{one} goes to {manager} for {money}.</source>
      <translation>{one} geht für {money} zu {manager}.</translation>
    </message>
    <message>
      <source>{one} has learned: {rating} +1.</source>
      <translation>{one} hat gelernt: {rating} +1.</translation>
    </message>
    <message>
      <source>{one} is given rank {count}: {word}</source>
      <translation>{one} erhält Rang {count}: {word}</translation>
    </message>
    <message>
      <source>{one} is looking for a manager.</source>
      <translation>{one} sucht einen Manager.</translation>
    </message>
    <message>
      <source>{one} is ranked by his record again: {word}</source>
      <translation>{one} wird wieder nach seiner Bilanz gereiht: {word}</translation>
    </message>
    <message>
      <source>{one} is ranked by his results again.</source>
      <translation>{one} wird wieder nach seinen Ergebnissen gereiht.</translation>
    </message>
    <message>
      <source>{one} is the new champion!</source>
      <translation>{one} ist der neue Champion!</translation>
    </message>
    <message>
      <source>{one} is the new {word} champion!</source>
      <translation>{one} ist der neue Champion ({word})!</translation>
    </message>
    <message>
      <source>{one} keeps the title. Defences so far: {amount}.</source>
      <translation>{one} behält den Titel. Verteidigungen bisher: {amount}.</translation>
    </message>
    <message>
      <source>{one} knocked out {other} in round {round} at {arena}.</source>
      <translation>{one} schlug {other} in Runde {round} in „{arena}“ k. o.</translation>
    </message>
    <message>
      <source>{one} leaves the title vacant.</source>
      <translation>{one} lässt den Titel vakant.</translation>
    </message>
    <message>
      <source>{one} leaves the {word} title vacant.</source>
      <translation>{one} lässt den Titel ({word}) vakant.</translation>
    </message>
    <message>
      <source>{one} meets {other} for the title on night {night}, over {rounds} rounds.</source>
      <translation>{one} trifft an Abend {night} im Titelkampf auf {other}, über {rounds} Runden.</translation>
    </message>
    <message>
      <source>{one} meets {other} on night {night} at {arena}, over {rounds} rounds.</source>
      <translation>{one} trifft an Abend {night} in „{arena}“ auf {other}, über {rounds} Runden.</translation>
    </message>
    <message>
      <source>{one} met {other}.</source>
      <translation>{one} traf auf {other}.</translation>
    </message>
    <message>
      <source>{one} outpointed {other} over {round} rounds at {arena}.</source>
      <translation>{one} schlug {other} nach Punkten über {round} Runden in „{arena}“.</translation>
    </message>
    <message>
      <source>{one} retires.</source>
      <translation>{one} tritt zurück.</translation>
    </message>
    <message>
      <source>{one} retires: {word}</source>
      <translation>{one} tritt zurück: {word}</translation>
    </message>
    <message>
      <source>{one} retires: {word}.</source>
      <translation>{one} tritt zurück: {word}.</translation>
    </message>
    <message>
      <source>{one} signed with {manager} for {money}.</source>
      <translation>{one} unterschrieb bei {manager} für {money}.</translation>
    </message>
    <message>
      <source>{one} signed with {manager}.</source>
      <translation>{one} unterschrieb bei {manager}.</translation>
    </message>
    <message>
      <source>{one} signs with {manager} for {money}.</source>
      <translation>{one} unterschreibt bei {manager} für {money}.</translation>
    </message>
    <message>
      <source>{one} signs with {manager}.</source>
      <translation>{one} unterschreibt bei {manager}.</translation>
    </message>
    <message>
      <source>{one} stopped {other} in round {round} at {arena}.</source>
      <translation>{one} stoppte {other} in Runde {round} in „{arena}“.</translation>
    </message>
    <message>
      <source>{one} stopped {other} on cuts in round {round} at {arena}.</source>
      <translation>{one} schlug {other} in {arena} durch Abbruch wegen Cuts in Runde {round}.</translation>
    </message>
    <message>
      <source>{one} stopped {other} on swelling in round {round} at {arena}.</source>
      <translation>{one} schlug {other} in {arena} durch Abbruch wegen Schwellungen in Runde {round}.</translation>
    </message>
    <message>
      <source>{one} wins the tournament.</source>
      <translation>{one} gewinnt das Turnier.</translation>
    </message>
    <message>
      <source>{one} won at {arena}: {other} was disqualified before the first bell.</source>
      <translation>{one} gewann in {arena}: {other} wurde vor dem ersten Gong disqualifiziert.</translation>
    </message>
    <message>
      <source>{one} won by disqualification over {other} in round {round} at {arena}.</source>
      <translation>{one} gewann in Runde {round} in „{arena}“ durch Disqualifikation gegen {other}.</translation>
    </message>
    <message>
      <source>{option} is not allowed now ({rule}).</source>
      <translation>{option} ist jetzt nicht erlaubt ({rule}).</translation>
    </message>
    <message>
      <source>{option} {share} %</source>
      <translation>{option} {share} %</translation>
    </message>
    <message>
      <source>{option}: {effects}</source>
      <translation>{option}: {effects}</translation>
    </message>
    <message>
      <source>{other} attacks. How does {name} meet him?</source>
      <translation>{other} greift an. Wie begegnet ihm {name}?</translation>
    </message>
    <message>
      <source>{other} could challenge {mine} for the title.</source>
      <translation>{other} könnte {mine} um den Titel herausfordern.</translation>
    </message>
    <message>
      <source>{other} has chosen. Now it is {name}'s turn to look.</source>
      <translation>{other} hat gewählt. Jetzt darf {name} hinsehen.</translation>
    </message>
    <message>
      <source>{other} has missed. Where does {name} step?</source>
      <translation>{other} hat verfehlt. Wohin weicht {name} aus?</translation>
    </message>
    <message>
      <source>{other} is on target. Which punch does {name} expect?</source>
      <translation>{other} trifft. Welchen Schlag erwartet {name}?</translation>
    </message>
    <message>
      <source>{other} strikes. Does {name} roll his shoulder?</source>
      <translation>{other} schlägt zu. Rollt {name} mit der Schulter ab?</translation>
    </message>
    <message numerus="yes">
      <source>{page}, %n waiting</source>
      <translation>
        <numerusform>{page}, %n wartet</numerusform>
        <numerusform>{page}, %n warten</numerusform>
      </translation>
    </message>
    <message>
      <source>{pair}, {when}</source>
      <translation>{pair}, {when}</translation>
    </message>
    <message>
      <source>{pair}: final of {tournament}</source>
      <translation>{pair}: Finale, {tournament}</translation>
    </message>
    <message>
      <source>{pair}: {tournament}, round {round}</source>
      <translation>{pair}: {tournament}, Runde {round}</translation>
    </message>
    <message>
      <source>{party} offers {mine} a bout against {other}.</source>
      <translation>{party} bietet {mine} einen Kampf gegen {other} an.</translation>
    </message>
    <message>
      <source>{party} offers {mine} a title bout against {other}.</source>
      <translation>{party} bietet {mine} einen Titelkampf gegen {other} an.</translation>
    </message>
    <message>
      <source>{party} offers {money} for {mine}.</source>
      <translation>{party} bietet {money} für {mine}.</translation>
    </message>
    <message>
      <source>{party} offers {other} and {money} in exchange for {mine}.</source>
      <translation>{party} bietet {other} und {money} im Tausch gegen {mine}.</translation>
    </message>
    <message>
      <source>{party} offers {other} for {money}.</source>
      <translation>{party} bietet {other} für {money} an.</translation>
    </message>
    <message>
      <source>{party} offers {other} in exchange for {mine} and {money} from you.</source>
      <translation>{party} bietet {other} im Tausch gegen {mine} und {money} von Ihnen.</translation>
    </message>
    <message>
      <source>{party} offers {other} in exchange for {mine}.</source>
      <translation>{party} bietet {other} im Tausch gegen {mine}.</translation>
    </message>
    <message>
      <source>{party} refused {mine} against {other}, night {night}.</source>
      <translation>{party} hat {mine} gegen {other} abgelehnt, Abend {night}.</translation>
    </message>
    <message>
      <source>{party} wants other terms for {mine} against {other}, night {night}.</source>
      <translation>{party} will andere Bedingungen für {mine} gegen {other}, Abend {night}.</translation>
    </message>
    <message>
      <source>{part} ends before it begins.</source>
      <translation>{part} endet, bevor es beginnt.</translation>
    </message>
    <message>
      <source>{part} needs numbers: this column holds numbers.</source>
      <translation>{part} braucht Zahlen: Diese Spalte enthält Zahlen.</translation>
    </message>
    <message>
      <source>{percentage} % now</source>
      <translation>jetzt {percentage} %</translation>
    </message>
    <message>
      <source>{percent} %</source>
      <translation>{percent} %</translation>
    </message>
    <message>
      <source>{place} of {all}</source>
      <translation>{place} von {all}</translation>
    </message>
    <message>
      <source>{place}.</source>
      <translation>{place}.</translation>
    </message>
    <message>
      <source>{place}. {name}</source>
      <translation>{place}. {name}</translation>
    </message>
    <message>
      <source>{place}. {one} and {other}: {percent} %</source>
      <translation>{place}. {one} und {other}: {percent} %</translation>
    </message>
    <message>
      <source>{place}: {letter} trapped</source>
      <translation>{place}: {letter} in der Falle</translation>
    </message>
    <message>
      <source>{plug_in}: could not be loaded. {fault}</source>
      <translation>{plug_in}: konnte nicht geladen werden. {fault}</translation>
    </message>
    <message>
      <source>{plug_in}: loaded</source>
      <translation>{plug_in}: geladen</translation>
    </message>
    <message>
      <source>{points} points</source>
      <translation>{points} Punkte</translation>
    </message>
    <message>
      <source>{points} ± {error}</source>
      <translation>{points} ± {error}</translation>
    </message>
    <message>
      <source>{pool} −{count}</source>
      <translation>{pool} −{count}</translation>
    </message>
    <message>
      <source>{pop} POP</source>
      <translation>{pop} POP</translation>
    </message>
    <message>
      <source>{pop} POP less than the man he beat</source>
      <translation>{pop} POP weniger als sein Gegner</translation>
    </message>
    <message>
      <source>{pop} POP of both</source>
      <translation>{pop} POP von beiden</translation>
    </message>
    <message>
      <source>{pop} POP of the beaten</source>
      <translation>{pop} POP des Besiegten</translation>
    </message>
    <message>
      <source>{price} stamina; the Edge {edge} %</source>
      <translation>{price} Kondition; der Vorteil {edge} %</translation>
    </message>
    <message>
      <source>{punches} punches fewer</source>
      <translation>{punches} Treffer weniger</translation>
    </message>
    <message>
      <source>{punches} punches more</source>
      <translation>{punches} Treffer mehr</translation>
    </message>
    <message>
      <source>{punch} landed</source>
      <translation>Treffer: {punch}</translation>
    </message>
    <message numerus="yes">
      <source>{punch}, %n point(s)</source>
      <translation>
        <numerusform>{punch}, %n Punkt</numerusform>
        <numerusform>{punch}, %n Punkte</numerusform>
      </translation>
    </message>
    <message>
      <source>{purpose} (d{sides})</source>
      <translation>{purpose} (W{sides})</translation>
    </message>
    <message>
      <source>{purpose}, spare card</source>
      <translation>{purpose}, freie Karte</translation>
    </message>
    <message>
      <source>{purse} × {percentage}</source>
      <translation>{purse} × {percentage}</translation>
    </message>
    <message>
      <source>{rank} *</source>
      <translation>{rank} *</translation>
    </message>
    <message>
      <source>{rank}, popularity {pop}</source>
      <translation>{rank}, Popularität {pop}</translation>
    </message>
    <message>
      <source>{rank}. {name}</source>
      <translation>{rank}. {name}</translation>
    </message>
    <message>
      <source>{rate}, popularity {own}</source>
      <translation>{rate}, Popularität {own}</translation>
    </message>
    <message>
      <source>{rate}, popularity {red} + {blue}</source>
      <translation>{rate}, Popularität {red} + {blue}</translation>
    </message>
    <message>
      <source>{rating} +1</source>
      <translation>{rating} +1</translation>
    </message>
    <message>
      <source>{rating} {changed}</source>
      <translation>{rating} {changed}</translation>
    </message>
    <message>
      <source>{rating} {value}</source>
      <translation>{rating} {value}</translation>
    </message>
    <message>
      <source>{rating} {value}, {gained} of it by experience</source>
      <translation>{rating} {value}, davon {gained} durch Erfahrung</translation>
    </message>
    <message>
      <source>{rating}: {now}</source>
      <translation>{rating}: {now}</translation>
    </message>
    <message>
      <source>{rating}: {red} has {first}, {blue} has {second}</source>
      <translation>{rating}: {red} hat {first}, {blue} hat {second}</translation>
    </message>
    <message>
      <source>{record}, retired on night {night}</source>
      <translation>{record}, zurückgetreten an Abend {night}</translation>
    </message>
    <message>
      <source>{red_name} {red}, {blue_name} {blue} so far; the round is not over.</source>
      <translation>{red_name} {red}, {blue_name} {blue} bis jetzt; die Runde ist nicht vorbei.</translation>
    </message>
    <message>
      <source>{red_name} {red}, {blue_name} {blue}: the round is even (R52).</source>
      <translation>{red_name} {red}, {blue_name} {blue}: Die Runde ist ausgeglichen (R52).</translation>
    </message>
    <message>
      <source>{red_name} {red}, {blue_name} {blue}: this system counts more than the damage of blows.</source>
      <translation>{red_name} {red}, {blue_name} {blue}: Dieses System wertet mehr als den Schaden der Schläge.</translation>
    </message>
    <message>
      <source>{red_name} {red}, {blue_name} {blue}: {winner} did more damage and wins the round (R52).</source>
      <translation>{red_name} {red}, {blue_name} {blue}: {winner} hat mehr Schaden angerichtet und gewinnt die Runde (R52).</translation>
    </message>
    <message>
      <source>{red_name} {red}, {blue_name} {blue}; the judges: {cards}.</source>
      <translation>{red_name} {red}, {blue_name} {blue}; die Punktrichter: {cards}.</translation>
    </message>
    <message>
      <source>{red} : {blue}</source>
      <translation>{red} : {blue}</translation>
    </message>
    <message>
      <source>{red} against {blue}</source>
      <translation>{red} gegen {blue}</translation>
    </message>
    <message>
      <source>{red} against {blue} accepted</source>
      <translation>{red} gegen {blue} angenommen</translation>
    </message>
    <message>
      <source>{red} against {blue} is off.</source>
      <translation>{red} gegen {blue} ist abgesagt.</translation>
    </message>
    <message>
      <source>{red} against {blue} is off: {reason}</source>
      <translation>{red} gegen {blue} ist abgesagt: {reason}</translation>
    </message>
    <message>
      <source>{red} against {blue} is still under way in the ring. Box it to its end first.</source>
      <translation>{red} gegen {blue} ist im Ring noch im Gange. Diesen Kampf zuerst zu Ende boxen.</translation>
    </message>
    <message>
      <source>{red} against {blue} refused</source>
      <translation>{red} gegen {blue} abgelehnt</translation>
    </message>
    <message>
      <source>{red} against {blue}, {when}.</source>
      <translation>{red} gegen {blue}, {when}.</translation>
    </message>
    <message>
      <source>{red} against {blue}: {state}</source>
      <translation>{red} gegen {blue}: {state}</translation>
    </message>
    <message>
      <source>{red} and {blue}</source>
      <translation>{red} und {blue}</translation>
    </message>
    <message>
      <source>{red} and {blue} at {arena}</source>
      <translation>{red} und {blue} in „{arena}“</translation>
    </message>
    <message>
      <source>{red} and {blue} for the title</source>
      <translation>{red} und {blue} um den Titel</translation>
    </message>
    <message>
      <source>{red} of {red_manager} against {blue} of {blue_manager}</source>
      <translation>{red} von {red_manager} gegen {blue} von {blue_manager}</translation>
    </message>
    <message>
      <source>{red} or {blue}</source>
      <translation>{red} oder {blue}</translation>
    </message>
    <message>
      <source>{red} – {blue}</source>
      <translation>{red} – {blue}</translation>
    </message>
    <message>
      <source>{red}'s chance</source>
      <translation>Chance von {red}</translation>
    </message>
    <message>
      <source>{red}: {start} % at the first bell, {end} % at the end.</source>
      <translation>{red}: {start} % beim ersten Gong, {end} % am Ende.</translation>
    </message>
    <message>
      <source>{red}–{blue}</source>
      <translation>{red}–{blue}</translation>
    </message>
    <message>
      <source>{result} · {method}</source>
      <translation>{result} · {method}</translation>
    </message>
    <message>
      <source>{result}, new champion</source>
      <translation>{result}, neuer Champion</translation>
    </message>
    <message>
      <source>{result}, round {round} (night {night})</source>
      <translation>{result}, Runde {round} (Abend {night})</translation>
    </message>
    <message>
      <source>{result}, {opponent}</source>
      <translation>{result}, {opponent}</translation>
    </message>
    <message>
      <source>{retired}, last managed by</source>
      <translation>{retired}, letzter Manager:</translation>
    </message>
    <message>
      <source>{role}, before fight night {night}. What comes next is for {name} only.</source>
      <translation>{role}, vor Kampfabend {night}. Das Folgende ist nur für {name} bestimmt.</translation>
    </message>
    <message>
      <source>{roll} thrown.</source>
      <translation>{roll} geworfen.</translation>
    </message>
    <message>
      <source>{roll}: {meaning}</source>
      <translation>{roll}: {meaning}</translation>
    </message>
    <message>
      <source>{round} of {rounds}</source>
      <translation>{round} von {rounds}</translation>
    </message>
    <message>
      <source>{round} …</source>
      <translation>{round} …</translation>
    </message>
    <message>
      <source>{round}, pairing {place} of {count}</source>
      <translation>{round}, Paarung {place} von {count}</translation>
    </message>
    <message>
      <source>{scored} (down)</source>
      <translation>{scored} (unten)</translation>
    </message>
    <message>
      <source>{scored} (down: ×2)</source>
      <translation>{scored} (Boden: ×2)</translation>
    </message>
    <message>
      <source>{scored} : {suffered}</source>
      <translation>{scored} : {suffered}</translation>
    </message>
    <message>
      <source>{scored} scored, {suffered} suffered</source>
      <translation>{scored} erzielt, {suffered} erlitten</translation>
    </message>
    <message numerus="yes">
      <source>{seats} stables need %n fighter(s); the list has {listed}.</source>
      <translation>
        <numerusform>{seats} Ställe brauchen %n Boxer; die Liste hat {listed}.</numerusform>
        <numerusform>{seats} Ställe brauchen %n Boxer; die Liste hat {listed}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{seats} stables: %n fighter(s) will be rolled.</source>
      <translation>
        <numerusform>{seats} Ställe: %n Boxer wird ausgewürfelt.</numerusform>
        <numerusform>{seats} Ställe: %n Boxer werden ausgewürfelt.</numerusform>
      </translation>
    </message>
    <message>
      <source>{seat}. {name}</source>
      <translation>{seat}. {name}</translation>
    </message>
    <message>
      <source>{second}: {one}, {other}</source>
      <translation>{second}: {one}, {other}</translation>
    </message>
    <message>
      <source>{seed}. {name}</source>
      <translation>{seed}. {name}</translation>
    </message>
    <message>
      <source>{sentence} (rule {rule})</source>
      <translation>{sentence} (Regel {rule})</translation>
    </message>
    <message>
      <source>{sentence} “{words}”</source>
      <translation>{sentence} „{words}“</translation>
    </message>
    <message>
      <source>{share} %</source>
      <translation>{share} %</translation>
    </message>
    <message>
      <source>{share} % ± {error}</source>
      <translation>{share} % ± {error}</translation>
    </message>
    <message>
      <source>{share} ± {error} %</source>
      <translation>{share} ± {error} %</translation>
    </message>
    <message>
      <source>{shown} of {total}</source>
      <translation>{shown} von {total}</translation>
    </message>
    <message>
      <source>{sign} {state}, {rounds} rds</source>
      <translation>{sign} {state}, {rounds} Rd.</translation>
    </message>
    <message numerus="yes">
      <source>{since} Carries a loss of {loss} for %n more night(s).</source>
      <translation>
        <numerusform>{since} Schleppt noch %n Abend lang einen Verlust von {loss} mit.</numerusform>
        <numerusform>{since} Schleppt noch %n Abende lang einen Verlust von {loss} mit.</numerusform>
      </translation>
    </message>
    <message>
      <source>{since} Rested.</source>
      <translation>{since} Ausgeruht.</translation>
    </message>
    <message>
      <source>{size} kB</source>
      <translation>{size} kB</translation>
    </message>
    <message>
      <source>{square}, in the corner</source>
      <translation>{square}, in der Ecke</translation>
    </message>
    <message>
      <source>{square}, on the ropes</source>
      <translation>{square}, an den Seilen</translation>
    </message>
    <message>
      <source>{square}. {table}</source>
      <translation>{square}. {table}</translation>
    </message>
    <message>
      <source>{stance}, {move}</source>
      <translation>{stance}, {move}</translation>
    </message>
    <message>
      <source>{standing}  ·  {record}  ·  POP {pop}</source>
      <translation>{standing}  ·  {record}  ·  POP {pop}</translation>
    </message>
    <message>
      <source>{standing}, {record} before the bout</source>
      <translation>{standing}, {record} vor dem Kampf</translation>
    </message>
    <message>
      <source>{standing}, {record}, POP {pop}</source>
      <translation>{standing}, {record}, POP {pop}</translation>
    </message>
    <message>
      <source>{standing}, {record}, {manager}</source>
      <translation>{standing}, {record}, {manager}</translation>
    </message>
    <message>
      <source>{stopped} % end before the last bell, {cuts} % by a cut; {rounds} rounds and {knockdowns} knockdowns on average.</source>
      <translation>{stopped} % enden vor dem letzten Gong, {cuts} % durch einen Cut; im Schnitt {rounds} Runden und {knockdowns} Niederschläge.</translation>
    </message>
    <message>
      <source>{strategy} does not work</source>
      <translation>{strategy} gelingt nicht</translation>
    </message>
    <message>
      <source>{strategy} works</source>
      <translation>{strategy} gelingt</translation>
    </message>
    <message>
      <source>{summary} Designed by {designers}.</source>
      <translation>{summary} Entworfen von {designers}.</translation>
    </message>
    <message>
      <source>{system} (the league's)</source>
      <translation>{system} (das der Liga)</translation>
    </message>
    <message>
      <source>{system} takes no fight plans.</source>
      <translation>{system} nimmt keine Kampfpläne an.</translation>
    </message>
    <message>
      <source>{system}: {red} wins {red_share}, {blue} wins {blue_share}.</source>
      <translation>{system}: {red} gewinnt {red_share}, {blue} gewinnt {blue_share}.</translation>
    </message>
    <message>
      <source>{table} Squares to choose: {squares}.</source>
      <translation>{table} Felder zur Wahl: {squares}.</translation>
    </message>
    <message>
      <source>{tens} and …</source>
      <translation>{tens} und …</translation>
    </message>
    <message>
      <source>{times}, when {clauses}: {choice}.</source>
      <translation>{times}, wenn {clauses}: {choice}.</translation>
    </message>
    <message>
      <source>{times}: {choice}.</source>
      <translation>{times}: {choice}.</translation>
    </message>
    <message>
      <source>{times}×</source>
      <translation>{times}×</translation>
    </message>
    <message>
      <source>{time} of {length}</source>
      <translation>{time} von {length}</translation>
    </message>
    <message>
      <source>{title} at stake</source>
      <translation>{title} auf dem Spiel</translation>
    </message>
    <message numerus="yes">
      <source>{title} — %n fighter(s)</source>
      <translation>
        <numerusform>{title} — %n Boxer</numerusform>
        <numerusform>{title} — %n Boxer</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{title}, %n fighter(s)</source>
      <translation>
        <numerusform>{title}, %n Boxer</numerusform>
        <numerusform>{title}, %n Boxer</numerusform>
      </translation>
    </message>
    <message>
      <source>{title}, vacant</source>
      <translation>{title}, vakant</translation>
    </message>
    <message>
      <source>{title}: the first champion</source>
      <translation>{title}: der erste Champion</translation>
    </message>
    <message>
      <source>{title}: {red_name} {red}, {blue_name} {blue}</source>
      <translation>{title}: {red_name} {red}, {blue_name} {blue}</translation>
    </message>
    <message>
      <source>{title}: {weight_class}</source>
      <translation>{title}: {weight_class}</translation>
    </message>
    <message>
      <source>{title}[*] – Fighter sets</source>
      <translation>{title}[*] – Boxer-Sets</translation>
    </message>
    <message numerus="yes">
      <source>{told}, %n blocked</source>
      <translation>
        <numerusform>{told}, %n abgeblockt</numerusform>
        <numerusform>{told}, %n abgeblockt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{told}, %n let through</source>
      <translation>
        <numerusform>{told}, %n durchgelassen</numerusform>
        <numerusform>{told}, %n durchgelassen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{told}, %n lost to penalties</source>
      <translation>
        <numerusform>{told}, %n durch Abzüge verloren</numerusform>
        <numerusform>{told}, %n durch Abzüge verloren</numerusform>
      </translation>
    </message>
    <message>
      <source>{told}: {why}</source>
      <translation>{told}: {why}</translation>
    </message>
    <message>
      <source>{told}; ignored, one of its kind has happened</source>
      <translation>{told}; zählt nicht, eines dieser Art gab es schon</translation>
    </message>
    <message>
      <source>{total} of {full}</source>
      <translation>{total} von {full}</translation>
    </message>
    <message>
      <source>{total} of {full}: not fit to box</source>
      <translation>{total} von {full}: nicht kampffähig</translation>
    </message>
    <message>
      <source>{tournament}, round {round}</source>
      <translation>{tournament}, Runde {round}</translation>
    </message>
    <message>
      <source>{tournament}: final</source>
      <translation>{tournament}: Finale</translation>
    </message>
    <message>
      <source>{tournament}: round {round} of {rounds}</source>
      <translation>{tournament}: Runde {round} von {rounds}</translation>
    </message>
    <message>
      <source>{unit} {time}</source>
      <translation>{unit} {time}</translation>
    </message>
    <message>
      <source>{value} %</source>
      <translation>{value} %</translation>
    </message>
    <message>
      <source>{value}, held between {least} and {most}</source>
      <translation>{value}, begrenzt auf {least} bis {most}</translation>
    </message>
    <message>
      <source>{verdict}, and these rules cannot follow it: there is nothing to be seen. The record says: {result}</source>
      <translation>{verdict}, und diese Regeln können dem nicht folgen: Es gibt nichts zu sehen. Die Aufzeichnung sagt: {result}</translation>
    </message>
    <message>
      <source>{view}  {count}</source>
      <translation>{view}  {count}</translation>
    </message>
    <message>
      <source>{weight_class} title</source>
      <translation>{weight_class}-Titel</translation>
    </message>
    <message>
      <source>{weight_class}: {standing}</source>
      <translation>{weight_class}: {standing}</translation>
    </message>
    <message>
      <source>{what} ({key})</source>
      <translation>{what} ({key})</translation>
    </message>
    <message>
      <source>{what} ({points} points)</source>
      <translation>{what} ({points} Punkte)</translation>
    </message>
    <message>
      <source>{what} ({points})</source>
      <translation>{what} ({points})</translation>
    </message>
    <message>
      <source>{what} ({rule})</source>
      <translation>{what} ({rule})</translation>
    </message>
    <message>
      <source>{what} is anything but {n}</source>
      <translation>{what} nicht {n} beträgt</translation>
    </message>
    <message>
      <source>{what} is anything but {n} %</source>
      <translation>{what} nicht {n} % beträgt</translation>
    </message>
    <message>
      <source>{what} is exactly {n}</source>
      <translation>{what} genau {n} beträgt</translation>
    </message>
    <message>
      <source>{what} is exactly {n} %</source>
      <translation>{what} genau {n} % beträgt</translation>
    </message>
    <message>
      <source>{what} is {n} % or less</source>
      <translation>{what} höchstens {n} % beträgt</translation>
    </message>
    <message>
      <source>{what} is {n} % or more</source>
      <translation>{what} mindestens {n} % beträgt</translation>
    </message>
    <message>
      <source>{what} is {n} or less</source>
      <translation>{what} höchstens {n} beträgt</translation>
    </message>
    <message>
      <source>{what} is {n} or more</source>
      <translation>{what} mindestens {n} beträgt</translation>
    </message>
    <message>
      <source>{what}: card {roll} of {count}</source>
      <translation>{what}: Karte {roll} von {count}</translation>
    </message>
    <message>
      <source>{what}: {count} ({points} points)</source>
      <translation>{what}: {count} ({points} Punkte)</translation>
    </message>
    <message>
      <source>{what}: {roll}</source>
      <translation>{what}: {roll}</translation>
    </message>
    <message>
      <source>{what}: {roll}, held against {bound}: {meaning}</source>
      <translation>{what}: {roll}, gegen {bound}: {meaning}</translation>
    </message>
    <message>
      <source>{when}, to come</source>
      <translation>{when}, steht bevor</translation>
    </message>
    <message>
      <source>{when}, tonight</source>
      <translation>{when}, heute</translation>
    </message>
    <message>
      <source>{when}: {name}, {what}</source>
      <translation>{when}: {name}, {what}</translation>
    </message>
    <message>
      <source>{when}: {what}</source>
      <translation>{when}: {what}</translation>
    </message>
    <message>
      <source>{where}, toe to toe</source>
      <translation>{where}, Fuß an Fuß</translation>
    </message>
    <message>
      <source>{where}, under the rules of {system}</source>
      <translation>{where}, nach den Regeln von {system}</translation>
    </message>
    <message>
      <source>{where}: clinch</source>
      <translation>{where}: Klammern</translation>
    </message>
    <message>
      <source>{where}: {letter} leads</source>
      <translation>{where}: {letter} führt</translation>
    </message>
    <message>
      <source>{where}: {letter} leads, the crowd behind him</source>
      <translation>{where}: {letter} führt, das Publikum hinter ihm</translation>
    </message>
    <message>
      <source>{where}: {letter} leads, the other is hurt</source>
      <translation>{where}: {letter} führt, der andere ist angeschlagen</translation>
    </message>
    <message>
      <source>{winner} goes on without a bout: the other has retired.</source>
      <translation>{winner} kommt kampflos weiter: Der andere ist zurückgetreten.</translation>
    </message>
    <message>
      <source>{winner} has a bye.</source>
      <translation>{winner} hat ein Freilos.</translation>
    </message>
    <message>
      <source>{winner} won: {how}</source>
      <translation>{winner} gewann: {how}</translation>
    </message>
    <message>
      <source>{winner} won: {how}.</source>
      <translation>{winner} gewann: {how}.</translation>
    </message>
    <message>
      <source>{winner}, {how}, round {round}</source>
      <translation>{winner}, {how}, Runde {round}</translation>
    </message>
    <message>
      <source>{winner}, {method} before the first bell</source>
      <translation>{winner}, {method} vor dem ersten Gong</translation>
    </message>
    <message>
      <source>{winner}, {method} in round {round}</source>
      <translation>{winner}, {method} in Runde {round}</translation>
    </message>
    <message>
      <source>{words},</source>
      <translation>{words},</translation>
    </message>
    <message>
      <source>{words}, {word}</source>
      <translation>{words}, {word}</translation>
    </message>
    <message numerus="yes">
      <source>{word} is drawn for the title: %n fighter(s).</source>
      <translation>
        <numerusform>{word} ist ausgelost, es geht um den Titel: %n Boxer.</numerusform>
        <numerusform>{word} ist ausgelost, es geht um den Titel: %n Boxer.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{word} is drawn: %n fighter(s).</source>
      <translation>
        <numerusform>{word} ist ausgelost: %n Boxer.</numerusform>
        <numerusform>{word} ist ausgelost: %n Boxer.</numerusform>
      </translation>
    </message>
    <message>
      <source>{word} is founded.</source>
      <translation>{word} ist gegründet.</translation>
    </message>
    <message>
      <source>{word} {share} %</source>
      <translation>{word} {share} %</translation>
    </message>
    <message>
      <source>{word}: {mine} is in round {amount}, and the campaign has no night left for his bout.</source>
      <translation>{word}: {mine} steht in Runde {amount}, und die Kampagne hat keinen Abend mehr für seinen Kampf.</translation>
    </message>
    <message>
      <source>{word}: {mine} meets {other} in round {amount}, night {night}.</source>
      <translation>{word}: {mine} trifft in Runde {amount} auf {other}, Abend {night}.</translation>
    </message>
    <message>
      <source>{word}: {mine} waits for his opponent in round {amount}, night {night}.</source>
      <translation>{word}: {mine} wartet in Runde {amount} auf seinen Gegner, Abend {night}.</translation>
    </message>
    <message>
      <source>{wound}: held</source>
      <translation>{wound}: gehalten</translation>
    </message>
    <message>
      <source>{wound}: not held</source>
      <translation>{wound}: nicht gehalten</translation>
    </message>
    <message>
      <source>×{count}</source>
      <translation>×{count}</translation>
    </message>
    <message>
      <source>“{fact}” is not so</source>
      <translation>„{fact}“ nicht zutrifft</translation>
    </message>
    <message>
      <source>“{fact}” is so</source>
      <translation>„{fact}“ zutrifft</translation>
    </message>
    <message>
      <source>“{nickname}”</source>
      <translation>„{nickname}“</translation>
    </message>
    <message>
      <source>“{text}” is no choice here: {allowed}</source>
      <translation>„{text}“ steht hier nicht zur Wahl: {allowed}</translation>
    </message>
    <message>
      <source>“{word}” cannot be chosen here. Close to it: {near}.</source>
      <translation>„{word}“ kann hier nicht gewählt werden. Ähnlich: {near}.</translation>
    </message>
    <message>
      <source>“{word}” is chosen twice.</source>
      <translation>„{word}“ ist zweimal gewählt.</translation>
    </message>
    <message>
      <source>−1</source>
      <translation>−1</translation>
    </message>
    <message>
      <source>−{points}</source>
      <translation>−{points}</translation>
    </message>
    <message>
      <source>−{price}</source>
      <translation>−{price}</translation>
    </message>
    <message>
      <source>≤{bound} {sign}</source>
      <translation>≤{bound} {sign}</translation>
    </message>
    <message>
      <source>▲ {name}</source>
      <translation>▲ {name}</translation>
    </message>
    <message>
      <source>▼ {name}</source>
      <translation>▼ {name}</translation>
    </message>
    <message>
      <source>⚠ A round of {bouts} bouts at {places} a night lasts {nights} nights.</source>
      <translation>⚠ Eine Runde von {bouts} Kämpfen dauert bei {places} je Abend {nights} Abende.</translation>
    </message>
    <message>
      <source>⚠ Nobody would become champion: with {entrants} fighters the final of the title tournament is on night {final}, and the campaign ends on night {nights}. Choose {final} fight nights or more.</source>
      <translation>⚠ Niemand würde Champion: Bei {entrants} Boxern ist das Finale des Titelturniers an Abend {final}, die Kampagne endet aber an Abend {nights}. {final} Kampfabende oder mehr wählen.</translation>
    </message>
    <message numerus="yes">
      <source>⚠ The plan can be used. %n remark(s) stand beside the rules.</source>
      <translation>
        <numerusform>⚠ Der Plan ist brauchbar. %n Hinweis steht neben den Regeln.</numerusform>
        <numerusform>⚠ Der Plan ist brauchbar. %n Hinweise stehen neben den Regeln.</numerusform>
      </translation>
    </message>
    <message>
      <source>⚠ {share}</source>
      <translation>⚠ {share}</translation>
    </message>
    <message>
      <source>✓ chosen</source>
      <translation>✓ gewählt</translation>
    </message>
    <message>
      <source>✓ whole</source>
      <translation>✓ unversehrt</translation>
    </message>
    <message>
      <source>✕ Rule {number} is not complete: see what stands under it.</source>
      <translation>✕ Regel {number} ist nicht vollständig: siehe darunter.</translation>
    </message>
    <message>
      <source>✕ The plan is not complete: see what stands under its name.</source>
      <translation>✕ Der Plan ist nicht vollständig: siehe unter seinem Namen.</translation>
    </message>
  </context>
</TS>
