import { describe, expect, it } from "vitest";
import { readHardComments } from "./hard-comments.ts";

const COMMENTS = readHardComments();

describe("the hard comments", () => {
  it("are at least twenty of each kind, no text twice", () => {
    expect(new Set(COMMENTS.map(({ text }) => text)).size).toBe(COMMENTS.length);
    for (const [kind, own] of Map.groupBy(COMMENTS, ({ kind }) => kind))
      expect(own.length, kind).toBeGreaterThanOrEqual(20);
  });

  it("are kept apart by about a third", () => {
    const kept = COMMENTS.filter(({ part }) => part === "kept").length;
    expect(kept / COMMENTS.length).toBeGreaterThan(0.28);
    expect(kept / COMMENTS.length).toBeLessThan(0.38);
  });
});
