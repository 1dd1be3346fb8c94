import fc from "fast-check";
import { expect, it } from "vitest";
import { PLATFORMS } from "../../formula/names.ts";
import { anyText } from "../drafts.fixture.ts";
import { cutToLimit } from "../limits/text-limits.ts";
import { cutAtBoundary } from "./cut-at-boundary.ts";

const cutOnX = (text: string) => cutAtBoundary("twitter", "post", text);

it("ends with the last sentence that fits, or else with a word", () => {
  const sentence = "Iced and easy, from the hills to your cup.";
  expect(cutOnX(`${sentence} `.repeat(8))).toBe(Array(6).fill(sentence).join(" "));
  expect(cutOnX("roast ".repeat(60))).toMatch(/^(?:roast )+roast$/);
  const late = `${sentence} ${"roast ".repeat(60)}`;
  expect(cutOnX(late)).toMatch(/roast$/);
});

it("cuts no link and no hashtag in two, nor a title's word", () => {
  const before = "roast ".repeat(45);
  expect(cutOnX(`${before}https://brand.example/a-long-way-to-the-roast today`)).toBe(before.trim());
  expect(cutOnX(`${before}#AVeryLongHashtagOfTheHarbour today`)).toBe(before.trim());
  const title = `${"harbour ".repeat(13)}\n\nWe are open.`;
  expect(cutAtBoundary("youtube", "post", title)).toBe(`${"harbour ".repeat(12).trim()}\nWe are open.`);
});

it("never gives more than fits, and leaves what fits alone", () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...PLATFORMS), (text, platform) => {
      const [taken, gently] = [cutToLimit(platform, "post", text), cutAtBoundary(platform, "post", text)];
      expect(gently.length).toBeLessThanOrEqual(taken.length);
      if (taken === text) expect(gently).toBe(text);
    }),
  );
  expect(cutOnX("茶".repeat(300)).length).toBeGreaterThanOrEqual(70);
  expect(cutOnX("x".repeat(300))).toHaveLength(280);
});
