"""What the corner advises: shares as a sentence, and as bars beside the options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ringside_manager.bout.request import Request, choice_word
from ringside_manager.gui.ring.words import option_word
from ringside_manager.language import tr

_SURE = 0.995


def hint_sentence(request: Request[Any], shares: Sequence[float]) -> str:
    """``Best mix: left jab 53 %, uppercut 47 %.``; what is hardly ever right is left out."""
    if not shares:
        return tr("The corner has no advice here.")
    words = [option_word(request.kind, choice_word(option)) for option in request.options]
    ranked = sorted(zip(shares, words, strict=True), key=lambda pair: -pair[0])
    if ranked[0][0] >= _SURE:
        return tr("Best: {option}.").format(option=ranked[0][1])
    part = tr("{option} {share} %")
    told = [part.format(option=word, share=percent(share)) for share, word in ranked if percent(share)]
    mix = ", ".join(told).replace(" %", "\N{NO-BREAK SPACE}%")
    return tr("Best mix: {mix}.").format(mix=mix)


def share_words(shares: Sequence[float]) -> tuple[str, ...]:
    """What stands beside each option: ``Best`` beside a certain one, parts of a mix, nothing beside the others."""
    if any(share >= _SURE for share in shares):
        return tuple(tr("Best") if share >= _SURE else "" for share in shares)
    part = tr("{value} %")
    return tuple(part.format(value=percent(share)) if percent(share) else "" for share in shares)


def percent(share: float) -> int:
    """A share of 1 in whole points of 100."""
    return round(share * 100)
