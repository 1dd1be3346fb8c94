import { describe, expect, it } from "vitest";
import { type Check, readCheckList } from "./check-list.ts";
import { classifySentiment } from "./classify-sentiment.ts";

const CHECKS = readCheckList();

/** The share that must be right, both halves together: one sentence less than when this was written. */
const FLOORS: Record<string, number> = {
  ar: 0.96,
  ary: 0.86,
  de: 0.88,
  "polar words": 0.95,
  negation: 0.85,
  "negation at a distance": 0.62,
  "negated complaints": 0.9,
  anticipation: 0.66,
  intensifiers: 0.84,
  "elongation and capitals": 0.91,
  "emoji alone": 0.95,
  "emoji with words": 0.83,
  hashtags: 0.75,
  questions: 0.91,
  facts: 0.91,
  "complaint to the brand": 0.96,
  praise: 0.9,
  comparison: 0.9,
  wishes: 0.8,
  thanks: 0.9,
  "short comments": 0.94,
  slang: 0.78,
  contrast: 0.75,
  es: 0.96,
  fr: 0.88,
  ha: 0.86,
  hi: 0.91,
  it: 0.92,
  pcm: 0.87,
  pt: 0.92,
  sw: 0.87,
};

function shareRight(checks: Check[]): number {
  const right = checks.filter(({ text, label }) => classifySentiment(text).label === label);
  return right.length / checks.length;
}

describe("the check list", () => {
  it("has two halves of about the same size, and no sentence twice", () => {
    expect(new Set(CHECKS.map(({ text, language }) => `${language} ${text}`)).size).toBe(CHECKS.length);
    const reported = CHECKS.filter(({ half }) => half === "report").length;
    expect(reported / CHECKS.length).toBeGreaterThan(0.45);
    expect(reported / CHECKS.length).toBeLessThan(0.55);
  });

  const named = ({ language, capability }: Check) => (language === "en" ? capability : language);
  it.each([...Map.groupBy(CHECKS, named)])("is right often enough: %s", (name, checks) => {
    expect(FLOORS).toHaveProperty([name]);
    expect(shareRight(checks)).toBeGreaterThanOrEqual(FLOORS[name] ?? 1);
  });

  it("is right nine times of ten on the half that the classifier was not built with", () => {
    const reported = CHECKS.filter(({ half }) => half === "report");
    expect(shareRight(reported)).toBeGreaterThanOrEqual(0.9);
  });

  it("gives a friendly label a score above 0, an unfriendly one below, and a neutral one within a half", () => {
    for (const { text } of CHECKS) {
      const { label, score } = classifySentiment(text);
      if (label === "positive") expect(score, text).toBeGreaterThan(0);
      if (label === "negative") expect(score, text).toBeLessThan(0);
      if (label === "neutral") expect(Math.abs(score), text).toBeLessThanOrEqual(0.5);
    }
  });
});
