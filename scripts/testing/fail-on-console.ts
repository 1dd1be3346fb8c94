import { afterEach, beforeEach, expect, vi } from "vitest";

// What a person would see on a terminal is part of the behaviour: a test that expects it spies on console.error itself.
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  expect(calls, "console.error was called").toEqual([]);
});
