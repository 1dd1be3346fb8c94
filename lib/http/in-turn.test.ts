import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { fairTurns } from "../outgoing/fair-turns.ts";
import { runForAWhile } from "./in-turn.ts";

const ROOM = { atOnce: 1, each: 1, waiting: 100, eachWaiting: 100 };

describe("a turn", () => {
  it("ends with the work: others come between what one owner asks for at once", async () => {
    const turns = fairTurns(ROOM);
    const order: string[] = [];
    const ask = (owner: string) => runForAWhile(turns, owner, async () => void order.push(owner));
    await Promise.all([ask("many"), ask("many"), ask("many"), ask("one")]);
    expect(order.indexOf("one")).toBeLessThan(3);
  });

  it("is given up by what waits for something else, which goes on", async () => {
    const turns = fairTurns(ROOM);
    const begun = performance.now();
    const slow = runForAWhile(turns, "slow", async () => sleep(1_500, "in the end"));
    expect(await runForAWhile(turns, "other", async () => "soon")).toBe("soon");
    expect(performance.now() - begun).toBeLessThan(1_200);
    expect(await slow).toBe("in the end");
  });

  it("tells whoever asked how the work failed, and is over then", async () => {
    const turns = fairTurns(ROOM);
    const failed = runForAWhile(turns, "one", () => Promise.reject(new Error("no")));
    await expect(failed).rejects.toThrow("no");
    expect(await runForAWhile(turns, "one", async () => "next")).toBe("next");
  });

  it("rests after heavy work: others come between before the next", async () => {
    const turns = fairTurns(ROOM);
    const times: number[] = [];
    const ask = () =>
      runForAWhile(
        turns,
        "many",
        async () => void times.push(performance.now()),
        () => sleep(60),
      );
    const begun = performance.now();
    await ask();
    expect(performance.now() - begun).toBeLessThan(50);
    await ask();
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(55);
  });
});
