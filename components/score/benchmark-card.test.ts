import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BenchmarkCard } from "./benchmark-card.tsx";

function shown(basis: "industry" | "reference", hasIndustry = true): string {
  const benchmark = { your_score: 55, industry_average: 51.2, percentile: 64, basis, sample: 21 };
  const markup = renderToStaticMarkup(
    createElement(BenchmarkCard, { benchmark, hasIndustry, isKnown: true, middle: 46.9 }),
  );
  return markup.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

test("the comparison says whether it is with brands of the industry or with the reference set, and why", () => {
  expect(shown("industry")).toContain("of 21 brands in your industry on this installation");
  expect(shown("industry")).not.toContain("reference");
  expect(shown("reference")).toContain("of 21 accounts in the published reference set");
  expect(shown("reference")).toContain("Fewer than 20 other accounts here have a brand in your industry");
  expect(shown("industry")).toContain("Average 51.2");
  expect(shown("reference")).toContain("Median 46.9");
  expect(shown("reference", false)).toContain("No industry is set for this workspace");
});
