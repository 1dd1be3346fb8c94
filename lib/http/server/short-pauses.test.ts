import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepPausesShort } from "./short-pauses.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("V8 makes memory small while few ask, and not while many do", () => {
  const server = new EventEmitter();
  const flags: string[] = [];
  keepPausesShort(server, (flag) => flags.push(flag));
  const ask = (times: number) => {
    for (let n = 0; n < times; n++) server.emit("request");
  };
  ask(49);
  expect(flags).toEqual([]);
  ask(1);
  expect(flags).toEqual(["--no-memory-reducer-favors-memory"]);
  for (let n = 0; n < 5; n++) {
    ask(50);
    vi.advanceTimersByTime(2_000);
  }
  expect(flags).toHaveLength(1);
  ask(3);
  vi.advanceTimersByTime(2_000);
  expect(flags.slice(1)).toEqual(["--memory-reducer-favors-memory"]);
  vi.advanceTimersByTime(60_000);
  expect(flags).toHaveLength(2);
});
