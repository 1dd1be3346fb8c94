import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { fairTurns } from "./fair-turns.ts";

const ROOM = { atOnce: 4, each: 2, waiting: 6, eachWaiting: 4 };

function setUp() {
  const turns = fairTurns(ROOM);
  const order: string[] = [];
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const start = (owner: string, number = 1) => {
    for (let n = 0; n < number; n++)
      void turns.run(owner, () => {
        order.push(owner);
        running++;
        most = Math.max(most, running);
        return new Promise<void>((resolve) => ends.push(resolve)).finally(() => running--);
      });
  };
  const end = async (number = 1) => {
    for (const finish of ends.splice(0, number)) finish();
    await sleep(0);
  };
  return { turns, order, start, end, most: () => most };
}

describe("fair turns", () => {
  it("leave room for others, whatever one asks for", async () => {
    const { order, start } = setUp();
    start("greedy", 6);
    start("other");
    await sleep(0);
    expect(order).toEqual(["greedy", "greedy", "other"]);
  });

  it("go to whoever has the least running, then to whoever has waited longer", async () => {
    const { order, start, end, most } = setUp();
    start("a", 4);
    start("b", 4);
    start("c");
    start("d");
    await sleep(0);
    expect(order).toEqual(["a", "a", "b", "b"]);
    for (let n = 0; n < 10; n++) await end();
    // When the second of a has ended, a has nothing running and came before d.
    expect(order.slice(4, 7)).toEqual(["c", "a", "d"]);
    expect(order.toSorted().join("")).toBe("aaaabbbbcd");
    expect(most()).toBe(4);
  });

  it("are full for one who waits enough already, and for all when the line is long", async () => {
    const { turns, start, end } = setUp();
    start("a", 6);
    expect([turns.isFull("a"), turns.isFull("b")]).toEqual([true, false]);
    start("b", 4);
    expect([turns.isFull("b"), turns.isFull("c")]).toEqual([true, true]);
    await end(4);
    expect(turns.isFull("c")).toBe(false);
  });

  it("end also with work that fails", async () => {
    const turns = fairTurns(ROOM);
    for (let n = 0; n < 10; n++)
      await expect(turns.run("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await turns.run("a", async () => 1)).toBe(1);
  });
});
