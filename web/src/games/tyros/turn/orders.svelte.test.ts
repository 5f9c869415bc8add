import { describe, expect, it } from "vitest";
import { Orders } from "./orders.svelte";

describe("orders for the rest of a round", () => {
  it("answer what they are about, in their round alone", () => {
    const orders = new Orders();
    orders.give("pass", 3);
    expect(orders.to("act", 3)).toBe("pass");
    expect(orders.to("answer", 3)).toBeNull();
    expect(orders.to("keep", 3)).toBeNull();
    expect(orders.to(null, 3)).toBeNull();
    expect(orders.to("act", 4)).toBeNull();
  });

  it("can be given beside each other and withdrawn", () => {
    const orders = new Orders();
    orders.give("pass", 3);
    orders.give("decline", 3);
    orders.withdraw("pass");
    expect(orders.to("act", 3)).toBeNull();
    expect(orders.to("answer", 3)).toBe("decline");
  });
});
