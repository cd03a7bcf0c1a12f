"""What the English words of a Glory Days bout claim."""

from __future__ import annotations

from tests.commentary.glory_days.figures import Figures
from tests.commentary.title_bout.watched import Claims, Happened, either, event

FALLS = ("knocked_down",)
LEFT_EYE = ("gash_left_eye", "cut_left_eye", "swelling_left_eye")
RIGHT_EYE = ("gash_right_eye", "cut_right_eye", "swelling_right_eye")
SWELLINGS = ("swelling_left_eye", "swelling_right_eye")
GASHES = ("gash_left_eye", "gash_right_eye")
CUTS = ("cut_left_eye", "cut_right_eye", "cut_left_cheek", "cut_right_cheek")


def injury(*kinds: str) -> Happened:
    return event("injured", "stoppage_tested", injury=kinds)


def chart(*lines: str) -> Happened:
    """Such a line of the chart of events, and one that counts."""
    return event("occurred", line=lines, ignored=False)


TEMPER = either(event("foul_called", kind="temper"), event("bout_ended", cause="temper"))
ENGLISH = Claims(
    words=(
        (r"\bcanvas\b(?!, and no count)|goes over too|\bdown(?: again| as well| too)?[.!]|[Dd]own goes|men down|he is down|Touches down", event(*FALLS)),
        (r"flash knockdown|up at once|straight up again", event("knocked_down", flash=True)),
        (r"beats the count|is up in time|before ten|gets to his feet", event("count_taken", out=False, saved=False)),
        (r"counted out|counts to ten|is out!", event("count_taken", out=True)),
        (r"saved by the bell|bell saves", event("count_taken", saved=True)),
        (r"stunned|knees dip|[Ss]haken|where he is for a moment", event("stunned")),
        (r"\b[Tt]oe to toe\b|Punch for punch|Head to head|and they trade|They trade", event("toe_to_toe")),
        (r"is hurt\b|smells it|wants to hold on|the hurt|\bhurt, ", event("took_control", why="hurt")),
        (r"whole hall is with|the noise lifts", event("took_control", why="rally")),
        (r"on the inside|close quarters|(?:is|gets|his way) in(?:side| close)|bulls his way in|to the inside|is inside|kept out of there|on \w+'s? chest", event("took_control", "toe_to_toe", distance="inside")),
        (r"long range|arm's length|circles and picks|his distance|from outside|boxing match|end of his reach", event("took_control", "toe_to_toe", distance="outside")),
        (r"\bmiss(es)?\b|nothing but air|\bAir\b|is short with|is not there when|hits no more than", event("action_missed")),
        (r"counters?\b|makes him pay:|was waiting for that|, the (hook|cross)|Back comes \w+'s", event("counter_tried", thrown=("hook", "cross"))),
        (r"\bhook\b", event("counter_tried", thrown="hook")),
        (r"\bcross\b", event("counter_tried", thrown="cross")),
        (r"ties \w+ up|clinch|gets hold of|tie him up", event("clinched")),
        (r"one in before|one punch too late", event("clinched", let_through=1)),
        (r"a little rough|close to a foul|did not much care for", event("rough_punch", called=False)),
        (r"does not blink|stands up to it|stays where he is|shakes his head\.", event("chin_tested", result="nothing")),
        (r"close look at|to be left in there|wills himself", event("will_tested", stopped=False)),
        (r"skin holds|there is no damage", event("cut_tested", holds=True)),
        (r"\bnose\b", injury("bloody_nose")),
        (r"\bleft eye\b", injury(*LEFT_EYE)),
        (r"\bright eye\b", injury(*RIGHT_EYE)),
        (r"\bleft cheek\b", injury("cut_left_cheek")),
        (r"\bright cheek\b", injury("cut_right_cheek")),
        (r"\b[Gg]ash", injury(*GASHES)),
        (r"\bswell", injury(*SWELLINGS)),
        (r"\bcut (?!the glove|short)", injury(*CUTS)),
        (r"\bblood|\bbleed|\bBlood", event("injured")),
        (r"bleeds again|opened up again", either(event("injured", again=True), event("injured", injury="bloody_nose"))),
        (r"is a bloody nose|has a bloody nose|Blood runs|begins to swell|\w+ gashed", event("injured", times=1)),
        (r"\bdoctor\b", chart("doctor")),
        (r"goes on\.$|lets \w+ go on|nearly stop it|allowed to go on|may go on", event("stoppage_tested", "will_tested", stopped=False)),
        (r"\bwarn(ed|s|ing)\b", event("foul_called", follows="warning")),
        (r"point is taken|[Aa] point off|costs him a point|takes a point", event("foul_called", follows="point")),
        (r"loses his temper|lost his (head|temper)", TEMPER),
        (r"low blow\b", event("foul_called", kind="low_blow")),
        (r"strays low|hits \w+ low", chart("stray_low_punch")),
        (r"head butt", event("foul_called", kind="head_butt")),
        (r"elbows(?!\.)", event("foul_called", kind="elbows")),
        (r"behind the head", event("foul_called", kind="rabbit_punch")),
        (r"after the bell|bell has gone", either(chart("late_punch"), event("foul_called", kind="late_punch"))),
        (r"not his first foul|Another foul", lambda watched: any(told.get("total", 0) > 1 for told in watched.told)),
        (r"[Hh]eads (clash|come together)|clash of heads", chart("heads_clash")),
        (r"mouthpiece", chart("mouthpiece")),
        (r"\bslip on|Somebody slips", chart("slip")),
        (r"knuckle", chart("knuckle")),
        (r"wrist", chart("wrist")),
        (r"hand is broken|it is broken|breaks his hand", chart("broken_hand")),
        (r"broken hand|with that hand", event("hand_tested", "stopped")),
        (r"let go together|what an exchange|wild exchange|a war!|everything, six", chart("exchange", "war")),
        (r"goes to the body|under the ribs", chart("body_attack")),
        (r"into the ribs|to the ribs!", chart("rib_shot")),
        (r"on the ropes", chart("on_the_ropes")),
        (r"caught coming in|walks onto", chart("caught_coming_in")),
        (r"the crowd rises|hall takes up", chart("crowd_rally")),
        (r"ankle", chart("ankle")),
        (r"haymaker|wild swing", chart("haymaker")),
        (r"\b[Tt]ape\b", chart("loose_tape")),
        (r"rakes|tears skin", chart("raking_punch")),
        (r"cut short|ends the round!", chart("disturbance")),
        (r"land together|both hit!|Both men", chart("both_down")),
        (r"holds on for|will not let go of", chart("holding")),
        (r"is tired|tired out|nothing left in his legs", event("tired")),
        (r"\btowel\b", event("towel_thrown")),
        (r"to press|press, press|Forward is", event("plan_chosen", plan="press")),
        (r"is to box|wants him to box|off and box", event("plan_chosen", plan="box")),
        (r"cover(s)? up", event("plan_chosen", plan="cover")),
        (r"has taken \d+ punches|That makes \d+", event("too_many_punches")),
        (r"helpless|from worse|did not hit back", event("bout_ended", cause="hurt")),
        (r"Too many punches|counted along", event("bout_ended", cause="punches")),
        (r"with a face like|looked at \w+'s? face", event("bout_ended", cause="cut")),
        (r"three times in the round, and|Three knockdowns", event("bout_ended", cause="knockdowns")),
        (r"stays on his stool|retires him", event("bout_ended", method="RTD", cause="injury")),
        (r"disqualified", event("bout_ended", method="DQ")),
        (r": a draw\.", event("bout_ended", cause="technical_draw")),
        (r"[Ll]ast round\.|last time\.|One round left", lambda watched: watched.line.round > 1),
        (r"last bell|final bell|gone the distance", event("bout_ended", method=("UD", "SD", "MD"))),
    ),
    people=(
        (r"[Dd]own goes NAME|NAME is down|NAME is on the canvas|NAME down\b|[Aa]nd NAME is down|NAME goes over", FALLS, "corner", {}),
        (r"NAME (?:beats the count|is up in time|drags himself|gets to his feet)", ("count_taken",), "corner", {"out": False}),
        (r"NAME(?: is)? counted out|over NAME: out|NAME does not move|NAME is on one knee", ("count_taken",), "corner", {"out": True}),
        (r"NAME (?:is )?(?:stunned|shaken)|shaken NAME", ("stunned",), "corner", {}),
        (r"NAME (?:misses|hits nothing|swings and misses|is short)", ("action_missed",), "corner", {}),
        (r"NAME counters|counter from NAME|NAME makes him pay|comes NAME's (?:hook|cross)", ("counter_tried",), "corner", {}),
        (r"NAME (?:ties \w+ up|clinches)", ("clinched",), "corner", {}),
        (r"NAME (?:works his way|gets in close|bulls|slips under|keeps it at|has his distance|circles|makes it a boxing|walks straight|gives a lesson|smells|crowds|stands off|after his man)", ("took_control",), "corner", {}),
        (r"(?:NAME first|and NAME lets go|NAME beginning|NAME opening|NAME leading off)", ("toe_to_toe",), "corner", {}),
        (r"NAME (?:answers|gives \w+ back|pays him)|Back comes NAME with", ("punches_landed",), "corner", {"punches": (1, 2, 3, 4, 5, 6, 7)}),
        (r"NAME is (?:caught clean)|and NAME stands up to", ("chin_tested",), "corner", {"result": "nothing"}),
        (r"NAME is cut|NAME has a (?:gash|cut|swelling|bloody)|NAME (?:begins to )?swells?\b|NAME gashed|NAME cut\b|from NAME's nose|NAME's (?:nose|swelling|gash|cut)", ("injured",), "corner", {}),
        (r"NAME is warned|warns NAME|NAME warned|foul by NAME", ("foul_called",), "corner", {"follows": "warning"}),
        (r"taken from NAME|point off NAME|NAME loses his temper|NAME has lost his head", ("foul_called",), "corner", {"follows": "point"}),
        (r"NAME is (?:tired)|NAME has nothing left in|NAME breathes through", ("tired",), "corner", {}),
        (r"NAME has taken \d+ punches|on NAME since", ("too_many_punches",), "corner", {}),
        (r"NAME's towel|from NAME's corner!|NAME's corner throws", ("towel_thrown",), "corner", {}),
        (r"NAME (?:takes|has won) round|[Rr]ound \d+ (?:belongs|goes) to NAME|Round \d+ is NAME's|Round to NAME", ("round_scored",), "winner", {}),
    ),
    counted=r"(?!)",
    leads=r"NAME leads|cards?, NAME\b|for NAME it stands|round NAME leads",
)  # fmt: skip
ENGLISH_FIGURES = Figures(
    numbers=("nought", "one", "two", "three", "four", "five", "six", "seven"),
    landed=(
        r"NAME (?:lands(?: all)?|answers with|gets home with|gets) (NUMBER)\b(?! in before)",
        r"\b(NUMBER) (?:in return |back |in a burst )?from NAME\b(?! strays)",
        r"\b(NUMBER) more on NAME's",
        r"NAME (?:gives|puts) (NUMBER)\b",
        r"comes NAME with (NUMBER)\b",
    ),
    times=r"for the (second|third|fourth|fifth|sixth) time in the round|, (two|three|four|five|six) times in (?:the|this) round",
    ordinals=("", "", "second", "third", "fourth", "fifth", "sixth"),
    losers=r"stopped: NAME was|saves NAME from|takes NAME out|stops it: NAME|NAME is helpless|NAME is disqualified|: NAME is stopped|NAME stays on his|corner retires NAME|That is all for NAME",
)
