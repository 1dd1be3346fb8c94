import { expect, it } from "vitest";
import { openLine } from "./open-line.ts";

it("runs so much at once, in order, and goes on after a failure", async () => {
  const line = openLine(2);
  const started: number[] = [];
  let [running, most] = [0, 0];
  const work = async (number: number) => {
    started.push(number);
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    if (number === 2) throw new Error("failed");
    return number;
  };
  const done = await Promise.allSettled([1, 2, 3, 4, 5].map((number) => line(() => work(number))));
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
  expect(started).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});
