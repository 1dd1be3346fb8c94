import { describe, expect, it } from "vitest";
import { isSpam } from "./find-spam.ts";
import { readHardComments } from "./hard-comments.ts";
import { tokenise } from "./tokenise.ts";

const isPromotion = (text: string) => isSpam(text, tokenise(text));

describe("isSpam", () => {
  it("finds nine of ten promotions, in the third kept apart too", () => {
    for (const part of ["build", "kept"]) {
      const own = readHardComments().filter((comment) => comment.part === part && comment.label === "spam");
      const found = own.filter(({ text }) => isPromotion(text));
      expect(found.length / own.length).toBeGreaterThanOrEqual(0.9);
    }
  });

  it("takes no other hard comment for one", () => {
    const others = readHardComments().filter(({ label }) => label !== "spam");
    expect(others.filter(({ text }) => isPromotion(text)).length).toBe(0);
  });

  it.each([
    "done! @ana @luis",
    "DM me please, my order never came",
    "How much is it, and do you ship to Spain?",
    "My photo of it: https://photos.example/1",
    "They took my money, whatsapp does not answer",
  ])("leaves what customers write: %s", (text) => expect(isPromotion(text)).toBe(false));

  it("reads 5,000 characters of cues in less than 100 ms", () => {
    const start = performance.now();
    isPromotion("dm me on whatsapp @a.b for free crypto loan ".repeat(115));
    expect(performance.now() - start).toBeLessThan(100);
  });
});
