"""The history of a match: every entry as it was carried out, and what undo makes of it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple


class Step(NamedTuple):
    """An entry as it was carried out."""

    who: int
    code: int
    """The action inside the kernel; 0 where something was taken back."""
    group: int
    """Of the decision that it answered; 0 where it answered none."""
    before: bytes


class History:
    def __init__(self, steps: Iterable[Step] = (), undoable: Iterable[int] = ()) -> None:
        self.steps = list(steps)
        self.undoable = list(undoable)
        """Indices of the actions that are in force and that no draw or reveal has made final."""

    def copy(self) -> History:
        return History(self.steps, self.undoable)

    def add(self, step: Step, is_final: bool) -> None:
        """An action was carried out; if it is final, neither it nor anything before it can be taken back."""
        self.steps.append(step)
        if is_final:
            self.undoable.clear()
        else:
            self.undoable.append(len(self.steps) - 1)

    def undo_point(self, seat: int, open_groups: Collection[int]) -> int | None:
        """The step a seat may take back: its last, if since then only others of the same open group have acted."""
        for at in reversed(self.undoable):
            in_open_group = self.steps[at].group in open_groups
            if self.steps[at].who == seat:
                return at if in_open_group or at == self.undoable[-1] else None
            if not in_open_group:
                return None
        return None

    def without(self, at: int) -> tuple[bytes, list[Step]]:
        """How the state comes about in which a step is taken back: a state, and what is carried out on it.

        The state is the one in which the step's group was asked. Any later one may hold a choice that somebody else
        has taken back since.
        """
        group = self.steps[at].group
        opened = next(step.before for step in self.steps if step.group == group)
        return opened, [self.steps[i] for i in self.undoable if i != at and self.steps[i].group == group]

    def without_as_before(self, at: int) -> tuple[bytes, list[Step]]:
        """The same as in records of the first format, in which a choice that was taken back may come back."""
        return self.steps[at].before, [self.steps[i] for i in self.undoable if i > at]

    def take_back(self, at: int, undo: Step) -> None:
        """A step is no longer in force; the undo is a step itself."""
        self.steps.append(undo)
        self.undoable.remove(at)
