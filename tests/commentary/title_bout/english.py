"""What the English words of a Title Bout claim."""

from __future__ import annotations

from tests.commentary.title_bout.watched import Claims, earlier, either, event

FALLS = ("knocked_down", "counted_out", "saved_by_bell", "bout_ended")
BIG = ("5", "5H", "5F", "K")


def landed(thrown: str) -> object:
    return event("punch_landed", thrown=thrown)


LEFT = either(
    event("cut_opened", "cut_reopened", "cut_treated", "wound_noted", "wound_treated", place=("under_left", "over_left")),
    event("eye_treated", eye="left"),
    event("text_read", code=("C-SWL1", "C-SWL2", "C-SWL3")),
)  # fmt: skip
RIGHT = either(
    event("cut_opened", "cut_reopened", "cut_treated", "wound_noted", "wound_treated", place=("under_right", "over_right")),
    event("eye_treated", eye="right"),
    event("text_read", code=("C-SWR1", "C-SWR2", "C-SWR3")),
)  # fmt: skip
ENGLISH = Claims(
    words=(
        (r"\bcanvas|the floor\b(?!;)|\bis down\b(?! to)|[Dd]own goes|\bknees buckle|, (Frazier|Schmeling) down|, down goes", event(*FALLS)),
        (r"\bup at\b(?! once)|his feet again|drags himself up|somehow \w+ is up", event("counted")),
        (r"straight up again|Up at once|up at once|flash knockdown|he is up!", event("flash_knockdown")),
        (r"counts to ten|counted out|stays down: out|eight, nine, ten", event("counted_out")),
        (r"bell saves|in time for him|saved by the bell", event("saved_by_bell")),
        (r"\bjabs?\b", landed("jab")),
        (r"\bhooks?\b", landed("hook")),
        (r"\bcross\b", landed("cross")),
        (r"\bcombination|both hands, and|Two-handed|Left, right, left|a handful", landed("combination")),
        (r"\buppercut", landed("uppercut")),
        (r"\bropes\b", earlier("moved")),
        (r"\b(in|into) (a neutral|the red|the blue) corner", event("moved")),
        (r"middle of the ring|mid-ring|back to the middle|gets out of there", event("moved", "came_free", "round_began")),
        (r"counters!|makes him pay|Back comes|was waiting for that|misses, and \w+ counters", event("countered", landed=True)),
        (r"\bmisses\b|off the mark|falls short|hits nothing|sways out|rolls under", event("punch_missed", "counter_opened", "countered")),
        (r"clinch|wrestle|the referee says break|hangs on for|gets hold of him|and they hold|the clock runs on", event("clinched")),
        (r"hurts \w+ badly|badly hurt|legs go for a moment|is in trouble! [A-Z]\w+ has|out on his feet", event("power_punch", result=BIG)),
        (r"goes after him!|smells the finish|swarms all over|end it here and now|all over his man|jumps on", event("finish_began")),
        (r"weathered|to draw breath|come through it|comes through it", event("finish_ended")),
        (r"turned it round|turns it round|ran into that|end of \w+'s? attack", event("finish_broken")),
        (r"\bgash", either(event("cut_opened", letter=("H", "I")), event("cut_became_gash", "cut_looked_at"), event("affected", effect="CLASH"))),
        (r"\bis cut\b(?! away)|small cut|\bnick\b|deep cut|badly cut", event("cut_opened", "wound_noted", "cut_became_gash")),
        (r"is open again|bleeds again|bleeding again|started again|has gone\.", event("cut_reopened")),
        (r"\bblood|\bbleed", either(event("cut_opened", "cut_reopened", "wound_noted", "cut_avoided", "cut_treated"), event("affected", effect="CLASH"), event("text_read", code="C-BLOOD"))),
        (r"\bnose\b", either(event("cut_opened", "cut_reopened", "cut_treated", place=("nose_bleed", "bridge")), event("text_read", code="I-NOSE"))),
        (r"\blip\b", either(event("cut_opened", "cut_reopened", "cut_treated", place="lip"), event("wound_noted", wound="lip"))),
        (r"\bleft eye\b", LEFT),
        (r"\bright eye\b", RIGHT),
        (r"\bwarn(ed|s|ing)\b|Warning", event("warned")),
        (r"point is taken|[Aa] point off", event("point_taken")),
        (r"\bdoctor\b", either(event("doctor_looked", "officials_named"), event("wound_noted", severity="doctor"), event("bout_ended", cause="doctor"))),
        (r"bad hand|hand is not up to it|his own hand more", lambda watched: bool(watched.hurt_hands)),
        (r"hand is broken", event("affected", effect="HAND", by=2)),
        (r"bruised a knuckle", event("affected", effect="HAND", by=1)),
        (r"\brib\b", either(event("rib_held"), event("affected", effect="RIB"))),
        (r"tired out|nothing left in|used himself up", event("tired")),
        (r"technical draw", event("bout_ended", cause="technical_draw")),
        (r"disqualified", event("bout_ended", method="DQ")),
        (r"third time in the round|Three knockdowns", event("bout_ended", cause="knockdowns")),
        (r"given up!|no more!", event("bout_ended", cause="quit")),
        (r"second wind|woken", event("text_read", code="S-SURGE")),
        (r"gumshield", either(event("text_read", code="S-MOUTH"), event("wound_noted", wound="mouth"))),
        (r"last bell|final bell|gone the distance", event("bout_ended", method=("UD", "SD", "MD"))),
        (r"The last round|One round (left|to go)|for the last time", lambda watched: True),
    ),
    people=(
        (r"[Dd]own goes NAME|NAME is down\b(?! for the third)|NAME is on the (?:canvas|floor)|, NAME down|, down goes NAME", FALLS, "corner", {}),
        (r"NAME is up at|NAME is on his feet|NAME drags himself up", ("counted",), "corner", {}),
        (r"(?:jab|hook|cross|combination|uppercut) (?:from|by) NAME\b", ("punch_landed",), "corner", {}),
        (r"NAME's (?:jab|hook|cross|combination|uppercut)\b", ("punch_landed",), "corner", {}),
        (r"NAME (?:misses|is off the mark|falls short)\b", ("punch_missed", "counter_opened", "countered"), "corner", {}),
        (r"NAME counters!|Back comes NAME|NAME makes him pay", ("countered",), "corner", {"landed": True}),
        (r"NAME (?:drives|walks|herds) [A-Z]\w+ (?:to|back|into)", ("moved",), "corner", {}),
        (r"NAME is warned|warns NAME|[Ww]arning for NAME|NAME warned", ("warned",), "corner", {}),
        (r"taken from NAME|point off NAME", ("point_taken",), "corner", {}),
        (r"NAME is (?:badly )?cut|NAME has a (?:deep gash|small cut)", ("cut_opened", "wound_noted"), "corner", {}),
        (r"NAME (?:hurts|rocks) \w+", ("power_punch",), "corner", {"result": BIG}),
        (r"NAME (?:goes after him|smells|swarms|jumps on)", ("finish_began",), "corner", {}),
        (r"NAME (?:takes|has won) round|[Rr]ound \d+ (?:belongs|goes) to NAME|Round \d+ is NAME's|Round to NAME", ("round_scored",), "winner", {}),
        (r"NAME (?:is tired out|has used himself up)", ("tired",), "corner", {}),
    ),
    counted=r"(?:\bat|until|takes it to) NUMBER(?= \w+ is up|[.!,]| and rises| on legs|, but)(?! over)",
    leads=r"NAME leads|cards?, NAME\b|for NAME it stands",
)  # fmt: skip
