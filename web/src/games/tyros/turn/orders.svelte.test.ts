import { describe, expect, it } from "vitest";
import { Orders } from "./orders.svelte";

/** What a window remembers. */
function memory(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

describe("orders for the rest of a round", () => {
  it("answer what they are about, in their round alone", () => {
    const orders = new Orders(() => "t", memory());
    orders.give("pass", 3);
    expect(orders.to("act", 3)).toBe("pass");
    expect(orders.to("answer", 3)).toBeNull();
    expect(orders.to("keep", 3)).toBeNull();
    expect(orders.to(null, 3)).toBeNull();
    expect(orders.to("act", 4)).toBeNull();
  });

  it("can be given beside each other and withdrawn", () => {
    const orders = new Orders(() => "t", memory());
    orders.give("pass", 3);
    orders.give("decline", 3);
    orders.withdraw("pass");
    expect(orders.to("act", 3)).toBeNull();
    expect(orders.to("answer", 3)).toBe("decline");
  });

  it("outlive a reload, at their table alone", () => {
    const window = memory();
    const orders = new Orders(() => "t", window);
    orders.give("pass", 3);
    orders.give("decline", 3);
    orders.withdraw("pass");
    const after = new Orders(() => "t", window);
    expect(after.to("answer", 3)).toBe("decline");
    expect(after.to("act", 3)).toBeNull();
    expect(new Orders(() => "other", window).to("answer", 3)).toBeNull();
  });
});
