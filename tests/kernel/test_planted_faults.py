from __future__ import annotations

import pytest

from tests.kernel.planted_faults import FAULTS, Fault, Lost, findings, replaced


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_planted_fault_is_found(fault: Fault) -> None:
    assert findings(fault, fault.by, rules=0)


def test_a_fault_whose_text_is_gone_is_told() -> None:
    with pytest.raises(Lost, match="Write the fault anew"):
        replaced("other text", FAULTS[0])
    with pytest.raises(Lost, match="2 times"):
        replaced(FAULTS[0].old * 2, FAULTS[0])
