import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepPausesShort } from "./short-pauses.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const server = new EventEmitter();
  const said: string[] = [];
  keepPausesShort(server, { setFlag: (flag) => said.push(flag), collect: () => said.push("collect") });
  const ask = (times: number, looks = 0) => {
    for (let look = 0; look < Math.max(1, looks); look++) {
      for (let n = 0; n < times; n++) server.emit("request");
      if (looks > 0) vi.advanceTimersByTime(2_000);
    }
  };
  return { ask, said };
}

it("V8 makes memory small while few ask, and not while many do", () => {
  const { ask, said } = open();
  ask(49);
  expect(said).toEqual([]);
  ask(1);
  expect(said).toEqual(["--no-memory-reducer-favors-memory"]);
  ask(50, 4);
  ask(3, 4);
  ask(50, 1);
  ask(3, 4);
  expect(said).toHaveLength(1);
  ask(3, 1);
  expect(said[1]).toBe("--memory-reducer-favors-memory");
});

it("the garbage of a load is collected once it has ended, of few requests nothing is", () => {
  const { ask, said } = open();
  ask(50);
  ask(20, 5);
  expect(said).toEqual(["--no-memory-reducer-favors-memory", "--memory-reducer-favors-memory"]);
  said.length = 0;
  ask(50);
  ask(50, 5);
  ask(0, 5);
  expect(said).toEqual(["--no-memory-reducer-favors-memory", "--memory-reducer-favors-memory", "collect"]);
  vi.advanceTimersByTime(60_000);
  expect(said).toHaveLength(3);
});
