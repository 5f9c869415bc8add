from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from emporion.engine.dealer import CommittedDealer, SeededDealer, below, commitment_of

URN = [0, 3, 0, 5, 2]


def test_a_draw_takes_as_many_pieces_as_asked_and_no_others() -> None:
    dealer = SeededDealer(1)
    for index in range(200):
        taken = dealer.draw(index, URN, 4)
        assert sum(taken) == 4
        assert all(0 <= t <= u for t, u in zip(taken, URN, strict=True))


def test_the_same_secret_draws_the_same_and_another_does_not() -> None:
    secret = bytes(range(32))
    draws = [CommittedDealer(secret).draw(i, URN, 3) for i in range(50)]
    assert draws == [CommittedDealer(secret).draw(i, URN, 3) for i in range(50)]
    assert draws != [CommittedDealer().draw(i, URN, 3) for i in range(50)]


def test_a_draw_does_not_depend_on_the_draws_before_it() -> None:
    dealer = SeededDealer(9)
    late = dealer.draw(17, URN, 3)
    assert late == SeededDealer(9).draw(17, URN, 3)


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    dealer = CommittedDealer()
    assert dealer.commitment == hashlib.sha256(dealer.secret).hexdigest() == commitment_of(dealer.secret)
    assert len(dealer.secret) == 32
    assert SeededDealer(1).commitment is None


def test_a_draw_can_be_computed_by_hand() -> None:
    """The first word of HMAC-SHA256 over "index/block", modulo the number of pieces."""
    dealer = SeededDealer(3)
    word = int.from_bytes(hmac.new(dealer.secret, b"5/0", hashlib.sha256).digest()[:4], "big")
    piece = word % 10
    expected = [0, 1, 0, 0, 0] if piece < 3 else [0, 0, 0, 1, 0] if piece < 8 else [0, 0, 0, 0, 1]
    assert dealer.draw(5, URN, 1) == expected


def test_words_that_would_favour_small_numbers_are_passed_over() -> None:
    assert below(iter([(1 << 32) - 1, 7]), 10) == 7


def test_what_is_thrown_is_put_back() -> None:
    """A count below 0: dice. A coin that is thrown four times shows heads four times now and then."""
    dealer = SeededDealer(5)
    throws = Counter(tuple(dealer.draw(i, [0, 1, 1], -4)) for i in range(1600))
    assert set(throws) == {(0, n, 4 - n) for n in range(5)}
    assert 60 < throws[0, 4, 0] < 140
    assert 500 < throws[0, 2, 2] < 700


def test_draws_are_fair() -> None:
    dealer = SeededDealer(4)
    seen = Counter(dealer.draw(i, [1] * 6, 1).index(1) for i in range(6000))
    assert all(850 < seen[face] < 1150 for face in range(6))


def test_a_secret_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        CommittedDealer(b"short")
