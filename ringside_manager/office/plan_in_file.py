"""A fight plan as it stands in an orders file: inline, or as a text of its own."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.bout import registry
from ringside_manager.errors import FileError, SetError, UnknownNameError
from ringside_manager.fighters.kinds import Kind, Schema
from ringside_manager.fighters.nodes import FAULT, Fault, MapNode, Node, Report, TextNode
from ringside_manager.plans import parse_plan, plan_kind, plan_text


@dataclass(frozen=True, slots=True)
class PlanText(Kind[str]):
    """The text of a plan for one bout system; empty if a plan is to be taken back.

    A mapping is the plan itself, a text in block style is kept as it stands, its faults told by the lines of the file.
    """

    system: str

    def read(self, node: Node, report: Report) -> str | Fault:
        """The text, or every fault of the plan by line and column."""
        if isinstance(node, MapNode):
            return self._inline(node, report)
        if not isinstance(node, TextNode):
            return report.at(node, "a fight plan is a mapping with orders, or its text")
        return self._block(node, report) if node.text.strip() else ""

    def schema(self) -> Schema:
        """What a plan looks like."""
        return {"anyOf": [plan_kind(registry.get(self.system).info).schema(), {"type": "string"}]}

    def _inline(self, node: MapNode, report: Report) -> str | Fault:
        try:
            info = registry.get(self.system).info
        except UnknownNameError as unknown:
            return report.at(node, str(unknown))
        if not info.decisions:
            return report.at(node, f"{info.title} takes no written orders")
        plan = plan_kind(info).read(node, report)
        return plan if isinstance(plan, Fault) else plan_text(plan)

    def _block(self, node: TextNode, report: Report) -> str | Fault:
        try:
            parse_plan(node.text, report.source, registry.get(self.system).info)
        except SetError as refused:
            for problem in refused.problems:
                report.add(node.line + problem.line, problem.column, problem.message)
            return FAULT
        except (FileError, UnknownNameError) as refused:
            return report.at(node, str(refused))
        return node.text
