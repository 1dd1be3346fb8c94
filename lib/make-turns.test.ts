import { expect, it } from "vitest";
import { makeTurns } from "./make-turns.ts";

it("runs two at a time, lets 20 wait in order, and turns the others away", async () => {
  const takeTurn = makeTurns(2, 20);
  const gates: (() => void)[] = [];
  const begun: number[] = [];
  const turns = Array.from({ length: 25 }, (_, index) =>
    takeTurn(async () => {
      begun.push(index);
      await new Promise<void>((open) => gates.push(open));
      if (index === 1) throw new Error("damaged");
      return index;
    }),
  );
  const settled = Promise.allSettled(turns);
  for (let done = 0; done < 22; done += 1) {
    await new Promise(setImmediate);
    expect(gates.length).toBe(Math.min(2, 22 - done));
    gates.shift()?.();
  }
  const outcomes = (await settled).map((turn) => (turn.status === "fulfilled" ? turn.value : "failed"));
  expect(begun).toEqual(Array.from({ length: 22 }, (_, index) => index));
  expect(outcomes).toEqual([0, "failed", ...begun.slice(2), null, null, null]);
  expect(await takeTurn(async () => "again")).toBe("again");
});

it.each(["ends", "fails"])("keeps the turn of work that has answered until what it holds %s", async (how) => {
  const takeTurn = makeTurns(1, 1);
  let end: () => void = () => {};
  const rest = new Promise<void>((resolve, reject) => {
    end = how === "ends" ? resolve : () => reject(new Error("too late"));
  });
  const first = takeTurn(async (hold) => {
    hold(rest);
    return "answer";
  });
  expect(await first).toBe("answer");
  let begun = false;
  const second = takeTurn(async () => {
    begun = true;
  });
  await new Promise(setImmediate);
  expect(begun).toBe(false);
  end();
  await second;
  expect(begun).toBe(true);
});
