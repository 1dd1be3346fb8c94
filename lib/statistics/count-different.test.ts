import fc from "fast-check";
import { expect, it } from "vitest";
import { countDifferent } from "./count-different.ts";

it("counts as a set does, one list after the other", () => {
  const word = fc.oneof(fc.string({ unit: "grapheme", maxLength: 3 }), fc.constantFrom("a", "the", ""));
  fc.assert(
    fc.property(fc.array(word, { maxLength: 2_000, size: "max" }), (words) => {
      expect(countDifferent(words)).toBe(new Set(words).size);
    }),
  );
});
