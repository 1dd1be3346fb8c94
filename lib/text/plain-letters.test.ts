import fc from "fast-check";
import { expect, it } from "vitest";
import { hasPlainLetters } from "./plain-letters.ts";

it("tells texts whose letters, marks and digits are all of ASCII", () => {
  for (const text of ["", "Tea & 2 cakes!", "tea 🎉 – “now”", "don’t…"])
    expect(hasPlainLetters(text)).toBe(true);
  for (const text of ["thé", "чай", "e\u0301", "❤\ufe0f", "٣", "ſ", "\u212a", "𝓽𝓮𝓪"])
    expect(hasPlainLetters(text)).toBe(false);
});

it("in such texts a pattern of ASCII finds the words that one of all scripts finds", () => {
  const sign = fc.constantFrom(..."aZ09 '’-_#@.🎉–é३\n");
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 30 }), (signs) => {
      const text = signs.join("");
      if (!hasPlainLetters(text)) return;
      expect(text.match(/[A-Za-z0-9]+(?:['’][A-Za-z]+)*/g)).toEqual(
        text.match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu),
      );
    }),
  );
});
