import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BenchmarkCard } from "./benchmark-card.tsx";
import { noiseInWords } from "./score-change.tsx";

function shown(basis: "industry" | "reference", hasIndustry = true): string {
  const benchmark = { your_score: 55, industry_average: 51.2, percentile: 64, basis, sample: 21 };
  const markup = renderToStaticMarkup(
    createElement(BenchmarkCard, { benchmark, hasIndustry, isKnown: true }),
  );
  return markup.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

test("the comparison says whether it is with brands of the industry or with the reference set, and why", () => {
  expect(shown("industry")).toContain("of 21 brands of your industry on this installation");
  expect(shown("industry")).not.toContain("reference");
  expect(shown("reference")).toContain("of 21 accounts of the published reference set");
  expect(shown("reference")).toContain("Fewer than 20 brands of your industry have a score here");
  expect(shown("reference", false)).toContain("No industry is set for this workspace");
});

test("bounds of a change are said in words", () => {
  const words = (low: number, high: number, within_noise: boolean) =>
    noiseInWords({ points: 0.4, low, high, within_noise, confidence: 0.9 });
  expect(words(-0.3, 1.1, true)).toMatch(/^Within noise: .+ between −0.3 and \+1.1\.$/);
  expect(words(0.1, 0.7, false)).toMatch(/^More than noise: .+ between \+0.1 and \+0.7\.$/);
  expect(words(0.4, 0.4, false)).toBe("Luck with single posts plays no part in it.");
});
