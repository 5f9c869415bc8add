"""Standing orders as people type them: `pay_costs`, `bid_down_to=8`, `sell_from=food:5,oil:9`, `unload_at=Gela,Himera`.

`off` takes an order back, `no` is the order to refuse, `any` names nothing in particular.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.inspect import BoolType, DictType, IntType, Type, UnionType, VarTupleType, type_info

from emporion.engine.errors import BadOrder
from emporion.engine.numbers import whole_number
from emporion.engine.orders import OrderBook, Orders, read_orders

OFF, ON, NO, ANY = "off", "on", "no", "any"


def changed(book: OrderBook, orders: Orders, text: str) -> Orders:
    """The orders with one of them given, or taken back. Raises BadOrder."""
    name, _, value = text.partition("=")
    name, value = name.strip().replace("-", "_"), value.strip()
    kinds = {field.name: type_info(field.type) for field in msgspec.structs.fields(book.orders)}
    if name not in kinds:
        raise BadOrder(f"there is no order {name!r}; there is: {', '.join(kinds)}")
    given = {other: order for other, order in msgspec.to_builtins(orders).items() if other != name}
    if value != OFF:
        given[name] = read_value(name, value, kinds[name])
    return read_orders(book, given)


def read_value(name: str, value: str, kind: Type) -> Any:
    for plain in kind.types if isinstance(kind, UnionType) else (kind,):
        match plain:
            case BoolType():
                return read_flag(name, value)
            case IntType():
                return read_number(name, value)
            case VarTupleType():
                return [] if value == ANY else [part.strip() for part in value.split(",")]
            case DictType(value_type=each):
                pairs = [part.partition(":") for part in value.split(",")]
                return {key.strip(): read_value(name, one.strip(), each) for key, _, one in pairs}
    return value


def read_flag(name: str, value: str) -> bool:
    if value not in ("", ON, NO):
        raise BadOrder(f"{name} is {ON} or {OFF}, not {value!r}")
    return value != NO


def read_number(name: str, value: str) -> int:
    number = whole_number(value)
    if number is None:
        raise BadOrder(f"{name} is a whole number, not {value!r}")
    return number


def write_value(value: Any) -> str:
    """The value of an order as it is typed."""
    if isinstance(value, bool):
        return ON if value else NO
    if isinstance(value, dict):
        return ",".join(f"{key}:{one}" for key, one in value.items())
    if isinstance(value, list | tuple):
        return ",".join(value) or ANY
    return str(value)
