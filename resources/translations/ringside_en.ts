<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
  <context>
    <name>Ringside Manager</name>
    <message numerus="yes">
      <source>%n bout(s)</source>
      <translation>
        <numerusform>%n bout</numerusform>
        <numerusform>%n bouts</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n bout(s) come first for the places at {arena} on night {night}.</source>
      <translation>
        <numerusform>%n bout comes first for the places at {arena} on night {night}.</numerusform>
        <numerusform>%n bouts come first for the places at {arena} on night {night}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n bout(s) he is booked for will be called off.</source>
      <translation>
        <numerusform>%n bout he is booked for will be called off.</numerusform>
        <numerusform>%n bouts he is booked for will be called off.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n bout(s) of night {night} are not approved; they stand all the same.</source>
      <translation>
        <numerusform>%n bout of night {night} is not approved; it stands all the same.</numerusform>
        <numerusform>%n bouts of night {night} are not approved; they stand all the same.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n bout(s) of tournaments wait for a place on the card:</source>
      <translation>
        <numerusform>%n bout of a tournament waits for a place on the card:</numerusform>
        <numerusform>%n bouts of tournaments wait for a place on the card:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n bye(s)</source>
      <translation>
        <numerusform>%n bye</numerusform>
        <numerusform>%n byes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n bye(s) in the first round, for the best seeds.</source>
      <translation>
        <numerusform>%n bye in the first round, for the best seeds.</numerusform>
        <numerusform>%n byes in the first round, for the best seeds.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n card(s) left</source>
      <translation>
        <numerusform>%n card left</numerusform>
        <numerusform>%n cards left</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n champion(s) of yours</source>
      <translation>
        <numerusform>%n champion of yours</numerusform>
        <numerusform>%n champions of yours</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n corner(s) do better against the program with these cards than the program itself does.</source>
      <translation>
        <numerusform>%n corner does better against the program with these cards than the program itself does.</numerusform>
        <numerusform>%n corners do better against the program with these cards than the program itself does.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n defence(s)</source>
      <translation>
        <numerusform>%n defence</numerusform>
        <numerusform>%n defences</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n draw(s)</source>
      <translation>
        <numerusform>%n draw</numerusform>
        <numerusform>%n draws</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n drawn</source>
      <translation>
        <numerusform>%n drawn</numerusform>
        <numerusform>%n drawn</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n earlier</source>
      <translation>
        <numerusform>%n earlier</numerusform>
        <numerusform>%n earlier</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entry(s) struck, from entry {number} on.</source>
      <translation>
        <numerusform>%n entry struck, from entry {number} on.</numerusform>
        <numerusform>%n entries struck, from entry {number} on.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n fight night(s)</source>
      <translation>
        <numerusform>%n fight night</numerusform>
        <numerusform>%n fight nights</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n fighter(s)</source>
      <translation>
        <numerusform>%n fighter</numerusform>
        <numerusform>%n fighters</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n fighter(s) in a stable</source>
      <translation>
        <numerusform>%n fighter in a stable</numerusform>
        <numerusform>%n fighters in a stable</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n file(s) are in {folder}.</source>
      <translation>
        <numerusform>%n file is in {folder}.</numerusform>
        <numerusform>%n files are in {folder}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n gash(es) from clashes: control −{count}</source>
      <translation>
        <numerusform>%n gash from clashes: control −{count}</numerusform>
        <numerusform>%n gashes from clashes: control −{count}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n in the books</source>
      <translation>
        <numerusform>%n in the books</numerusform>
        <numerusform>%n in the books</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n inside the distance</source>
      <translation>
        <numerusform>%n inside the distance</numerusform>
        <numerusform>%n inside the distance</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n knockdown(s)</source>
      <translation>
        <numerusform>%n knockdown</numerusform>
        <numerusform>%n knockdowns</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n line(s) stand.</source>
      <translation>
        <numerusform>%n line stands.</numerusform>
        <numerusform>%n lines stand.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n line(s) were refused.</source>
      <translation>
        <numerusform>%n line was refused.</numerusform>
        <numerusform>%n lines were refused.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n line(s) would be allowed as things stand. Lines are judged one after the other.</source>
      <translation>
        <numerusform>%n line would be allowed as things stand. Lines are judged one after the other.</numerusform>
        <numerusform>%n lines would be allowed as things stand. Lines are judged one after the other.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n loss(es)</source>
      <translation>
        <numerusform>%n loss</numerusform>
        <numerusform>%n losses</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n losses in a row</source>
      <translation>
        <numerusform>%n loss in a row</numerusform>
        <numerusform>%n losses in a row</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n losses in a row. A newcomer can take his place.</source>
      <translation>
        <numerusform>%n loss in a row. A newcomer can take his place.</numerusform>
        <numerusform>%n losses in a row. A newcomer can take his place.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lost</source>
      <translation>
        <numerusform>%n lost</numerusform>
        <numerusform>%n lost</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lot(s) are still to be decided.</source>
      <translation>
        <numerusform>%n lot is still to be decided.</numerusform>
        <numerusform>%n lots are still to be decided.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lot(s) to come</source>
      <translation>
        <numerusform>%n lot to come</numerusform>
        <numerusform>%n lots to come</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n mistake(s)</source>
      <translation>
        <numerusform>%n mistake</numerusform>
        <numerusform>%n mistakes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n mistake(s) to correct before the set can be saved</source>
      <translation>
        <numerusform>%n mistake to correct before the set can be saved</numerusform>
        <numerusform>%n mistakes to correct before the set can be saved</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n night(s)</source>
      <translation>
        <numerusform>%n night</numerusform>
        <numerusform>%n nights</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n night(s) before</source>
      <translation>
        <numerusform>%n night before</numerusform>
        <numerusform>%n nights before</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n night(s) held, then stopped.</source>
      <translation>
        <numerusform>%n night held, then stopped.</numerusform>
        <numerusform>%n nights held, then stopped.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n night(s) held.</source>
      <translation>
        <numerusform>%n night held.</numerusform>
        <numerusform>%n nights held.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n night(s) since he was last in the ring.</source>
      <translation>
        <numerusform>%n night since he was last in the ring.</numerusform>
        <numerusform>%n nights since he was last in the ring.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n night(s) since his last bout</source>
      <translation>
        <numerusform>%n night since his last bout</numerusform>
        <numerusform>%n nights since his last bout</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n of {all} ticked</source>
      <translation>
        <numerusform>%n of {all} ticked</numerusform>
        <numerusform>%n of {all} ticked</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pick(s) are still to be decided.</source>
      <translation>
        <numerusform>%n pick is still to be decided.</numerusform>
        <numerusform>%n picks are still to be decided.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n place(s) for all the bouts that ask. Bids are opened together on the night.</source>
      <translation>
        <numerusform>%n place for all the bouts that ask. Bids are opened together on the night.</numerusform>
        <numerusform>%n places for all the bouts that ask. Bids are opened together on the night.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n place(s) left</source>
      <translation>
        <numerusform>%n place left</numerusform>
        <numerusform>%n places left</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n point(s)</source>
      <translation>
        <numerusform>%n point</numerusform>
        <numerusform>%n points</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n point(s) off</source>
      <translation>
        <numerusform>%n point off</numerusform>
        <numerusform>%n points off</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n point(s) taken</source>
      <translation>
        <numerusform>%n point taken</numerusform>
        <numerusform>%n points taken</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n private entry(s) of others</source>
      <translation>
        <numerusform>%n private entry of others</numerusform>
        <numerusform>%n private entries of others</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n round(s)</source>
      <translation>
        <numerusform>%n round</numerusform>
        <numerusform>%n rounds</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n round(s) early</source>
      <translation>
        <numerusform>%n round early</numerusform>
        <numerusform>%n rounds early</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n round(s), on nights {nights}.</source>
      <translation>
        <numerusform>%n round, on nights {nights}.</numerusform>
        <numerusform>%n rounds, on nights {nights}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n row(s)</source>
      <translation>
        <numerusform>%n row</numerusform>
        <numerusform>%n rows</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n second(s)</source>
      <translation>
        <numerusform>%n second</numerusform>
        <numerusform>%n seconds</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n still in it</source>
      <translation>
        <numerusform>%n still in it</numerusform>
        <numerusform>%n still in it</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n still in it, next on night {night}</source>
      <translation>
        <numerusform>%n still in it, next on night {night}</numerusform>
        <numerusform>%n still in it, next on night {night}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n thing(s) do not agree. Restore a backup as a new league.</source>
      <translation>
        <numerusform>%n thing does not agree. Restore a backup as a new league.</numerusform>
        <numerusform>%n things do not agree. Restore a backup as a new league.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n thing(s) do not agree:</source>
      <translation>
        <numerusform>%n thing does not agree:</numerusform>
        <numerusform>%n things do not agree:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n thing(s) no longer agree with the rules.</source>
      <translation>
        <numerusform>%n thing no longer agrees with the rules.</numerusform>
        <numerusform>%n things no longer agree with the rules.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n thing(s) to decide</source>
      <translation>
        <numerusform>%n thing to decide</numerusform>
        <numerusform>%n things to decide</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n thing(s) would not have been allowed.</source>
      <translation>
        <numerusform>%n thing would not have been allowed.</numerusform>
        <numerusform>%n things would not have been allowed.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n thing(s) written later would not have been allowed.</source>
      <translation>
        <numerusform>%n thing written later would not have been allowed.</numerusform>
        <numerusform>%n things written later would not have been allowed.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n title(s) won</source>
      <translation>
        <numerusform>%n title won</numerusform>
        <numerusform>%n titles won</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n to decide</source>
      <translation>
        <numerusform>%n to decide</numerusform>
        <numerusform>%n to decide</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n wait(s) for a place on the card:</source>
      <translation>
        <numerusform>%n waits for a place on the card:</numerusform>
        <numerusform>%n wait for a place on the card:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n win(s)</source>
      <translation>
        <numerusform>%n win</numerusform>
        <numerusform>%n wins</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n wins in a row</source>
      <translation>
        <numerusform>%n win in a row</numerusform>
        <numerusform>%n wins in a row</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n won</source>
      <translation>
        <numerusform>%n won</numerusform>
        <numerusform>%n won</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Accept over %n round(s), as nobody agrees</source>
      <translation>
        <numerusform>Accept over %n round, as nobody agrees</numerusform>
        <numerusform>Accept over %n rounds, as nobody agrees</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Answer %n deal(s)</source>
      <translation>
        <numerusform>Answer %n deal</numerusform>
        <numerusform>Answer %n deals</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Answer %n offer(s)</source>
      <translation>
        <numerusform>Answer %n offer</numerusform>
        <numerusform>Answer %n offers</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>By the coming night, %n night(s) since his last bout.</source>
      <translation>
        <numerusform>By the coming night, %n night since his last bout.</numerusform>
        <numerusform>By the coming night, %n nights since his last bout.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Carries {loss} for %n night(s)</source>
      <translation>
        <numerusform>Carries {loss} for %n night</numerusform>
        <numerusform>Carries {loss} for %n nights</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Only %n of the best {wanted} can enter. {reason}</source>
      <translation>
        <numerusform>Only %n of the best {wanted} can enter. {reason}</numerusform>
        <numerusform>Only %n of the best {wanted} can enter. {reason}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Remove %n fighter(s)</source>
      <translation>
        <numerusform>Remove %n fighter</numerusform>
        <numerusform>Remove %n fighters</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Rested for %n night(s)</source>
      <translation>
        <numerusform>Rested for %n night</numerusform>
        <numerusform>Rested for %n nights</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Rested in %n night(s)</source>
      <translation>
        <numerusform>Rested in %n night</numerusform>
        <numerusform>Rested in %n nights</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Room behind him: %n step(s)</source>
      <translation>
        <numerusform>Room behind him: %n step</numerusform>
        <numerusform>Room behind him: %n steps</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Room behind you: %n step(s)</source>
      <translation>
        <numerusform>Room behind you: %n step</numerusform>
        <numerusform>Room behind you: %n steps</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Seal %n bid(s)</source>
      <translation>
        <numerusform>Seal %n bid</numerusform>
        <numerusform>Seal %n bids</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Southpaw: %n clash(es) left</source>
      <translation>
        <numerusform>Southpaw: %n clash left</numerusform>
        <numerusform>Southpaw: %n clashes left</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The card of night {night} is approved: %n bout(s).</source>
      <translation>
        <numerusform>The card of night {night} is approved: %n bout.</numerusform>
        <numerusform>The card of night {night} is approved: %n bouts.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>There are only %n place(s).</source>
      <translation>
        <numerusform>There is only %n place.</numerusform>
        <numerusform>There are only %n places.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Throw %n exhibition(s) away for good?</source>
      <translation>
        <numerusform>Throw %n exhibition away for good?</numerusform>
        <numerusform>Throw %n exhibitions away for good?</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Vacant for %n night(s)</source>
      <translation>
        <numerusform>Vacant for %n night</numerusform>
        <numerusform>Vacant for %n nights</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Warnings, %n point(s) off</source>
      <translation>
        <numerusform>Warnings, %n point off</numerusform>
        <numerusform>Warnings, %n points off</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>What the program aims at. Stables may differ in size; the list has %n fighter(s).</source>
      <translation>
        <numerusform>What the program aims at. Stables may differ in size; the list has %n fighter.</numerusform>
        <numerusform>What the program aims at. Stables may differ in size; the list has %n fighters.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>after %n round(s)</source>
      <translation>
        <numerusform>after %n round</numerusform>
        <numerusform>after %n rounds</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>and %n more</numerusform>
        <numerusform>and %n more</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>counters with a {punch}: %n</source>
      <translation>
        <numerusform>counters with a {punch}: %n</numerusform>
        <numerusform>counters with a {punch}: %n</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>in the last %n round(s)</source>
      <translation>
        <numerusform>in the last round</numerusform>
        <numerusform>in the last %n rounds</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>in the last %n turn(s) of a round</source>
      <translation>
        <numerusform>in the last turn of a round</numerusform>
        <numerusform>in the last %n turns of a round</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>lands %n</source>
      <translation>
        <numerusform>lands %n</numerusform>
        <numerusform>lands %n</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>new after %n bout(s)</source>
      <translation>
        <numerusform>new after %n bout</numerusform>
        <numerusform>new after %n bouts</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>of his purses, new share in %n bout(s)</source>
      <translation>
        <numerusform>of his purses, new share in %n bout</numerusform>
        <numerusform>of his purses, new share in %n bouts</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>reopened %n time(s)</source>
      <translation>
        <numerusform>reopened %n time</numerusform>
        <numerusform>reopened %n times</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>undoing of %n entry(s)</source>
      <translation>
        <numerusform>undoing of %n entry</numerusform>
        <numerusform>undoing of %n entries</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{act} and %n more act(s)</source>
      <translation>
        <numerusform>{act} and %n more act</numerusform>
        <numerusform>{act} and %n more acts</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{arena}, %n round(s) scheduled</source>
      <translation>
        <numerusform>{arena}, %n round scheduled</numerusform>
        <numerusform>{arena}, %n rounds scheduled</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{drawn}, %n no contest</source>
      <translation>
        <numerusform>{drawn}, %n no contest</numerusform>
        <numerusform>{drawn}, %n no contest</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{injury}, %n time(s)</source>
      <translation>
        <numerusform>{injury}, %n time</numerusform>
        <numerusform>{injury}, %n times</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} and %n more, {figure}</source>
      <translation>
        <numerusform>{name} and %n more, {figure}</numerusform>
        <numerusform>{name} and %n more, {figure}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} is not rested: he carries %n point(s) until night {night}.</source>
      <translation>
        <numerusform>{name} is not rested: he carries %n point until night {night}.</numerusform>
        <numerusform>{name} is not rested: he carries %n points until night {night}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}, night {night}, %n round(s)</source>
      <translation>
        <numerusform>{name}, night {night}, %n round</numerusform>
        <numerusform>{name}, night {night}, %n rounds</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{nights}, which is %n season(s)</source>
      <translation>
        <numerusform>{nights}, which is %n season</numerusform>
        <numerusform>{nights}, which is %n seasons</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{page}, %n waiting</source>
      <translation>
        <numerusform>{page}, %n waiting</numerusform>
        <numerusform>{page}, %n waiting</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{punch}, %n point(s)</source>
      <translation>
        <numerusform>{punch}, %n point</numerusform>
        <numerusform>{punch}, %n points</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{seats} stables need %n fighter(s); the list has {listed}.</source>
      <translation>
        <numerusform>{seats} stables need %n fighter; the list has {listed}.</numerusform>
        <numerusform>{seats} stables need %n fighters; the list has {listed}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{seats} stables: %n fighter(s) will be rolled.</source>
      <translation>
        <numerusform>{seats} stables: %n fighter will be rolled.</numerusform>
        <numerusform>{seats} stables: %n fighters will be rolled.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{since} Carries a loss of {loss} for %n more night(s).</source>
      <translation>
        <numerusform>{since} Carries a loss of {loss} for %n more night.</numerusform>
        <numerusform>{since} Carries a loss of {loss} for %n more nights.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{title} — %n fighter(s)</source>
      <translation>
        <numerusform>{title} — %n fighter</numerusform>
        <numerusform>{title} — %n fighters</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{title}, %n fighter(s)</source>
      <translation>
        <numerusform>{title}, %n fighter</numerusform>
        <numerusform>{title}, %n fighters</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{told}, %n blocked</source>
      <translation>
        <numerusform>{told}, %n blocked</numerusform>
        <numerusform>{told}, %n blocked</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{told}, %n let through</source>
      <translation>
        <numerusform>{told}, %n let through</numerusform>
        <numerusform>{told}, %n let through</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{told}, %n lost to penalties</source>
      <translation>
        <numerusform>{told}, %n lost to penalties</numerusform>
        <numerusform>{told}, %n lost to penalties</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{word} is drawn for the title: %n fighter(s).</source>
      <translation>
        <numerusform>{word} is drawn for the title: %n fighter.</numerusform>
        <numerusform>{word} is drawn for the title: %n fighters.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{word} is drawn: %n fighter(s).</source>
      <translation>
        <numerusform>{word} is drawn: %n fighter.</numerusform>
        <numerusform>{word} is drawn: %n fighters.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>⚠ The plan can be used. %n remark(s) stand beside the rules.</source>
      <translation>
        <numerusform>⚠ The plan can be used. %n remark stands beside the rules.</numerusform>
        <numerusform>⚠ The plan can be used. %n remarks stand beside the rules.</numerusform>
      </translation>
    </message>
  </context>
</TS>
