import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { PILLARS } from "#lib/formula/names.ts";
import { SECOND } from "#lib/formula/second-version.fixture.ts";
import { formula, tryFormula } from "#lib/formula/versions.ts";
import { HeroCard } from "./hero-card.tsx";
import type { Confidence } from "./score-words.ts";

let stop = () => {};
afterEach(() => stop());

const byPillar = <T>(value: T) => Object.fromEntries(PILLARS.map((name) => [name, value]));
const benchmark = { your_score: 54.2, industry_average: 51.2, percentile: 64, sample: 2100 };
const PROPS = {
  ...{ score: 54.2, formulaVersion: formula().name, calculatedAt: "2026-11-01T09:32:11.482Z" },
  ...{ knownWeight: 1, difference: null, hasIndustry: false, whyHref: "/why", trend: [] },
  previousAt: null,
  explanation: { base: 50, contributions: [], total: 54.2, formula_version: formula().name } as never,
  confidence: byPillar({ level: "high", evidence: "38 posts in 18 weeks" }) as Confidence,
  benchmark: { ...benchmark, basis: "reference" as const },
};
const render = (props: object) => renderToStaticMarkup(createElement(HeroCard, { ...PROPS, ...props }));
const wordsOf = (props: object) =>
  render(props)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

it("says the place among others first, and who they are", () => {
  expect(wordsOf({})).toContain("Ahead of 64 % Around the middle of 2,100 accounts in the published");
  expect(wordsOf({ hasIndustry: true })).toContain(
    "from all industries. Too few brands in your industry are here to compare with yet.",
  );
  const industry = wordsOf({ benchmark: { ...benchmark, basis: "industry" } });
  expect(industry).toContain(
    "of 2,100 brands in your industry on this installation. You 54.2 Their average 51.2",
  );
});

it("names the input that lifts it most and the one that holds it down, each with its pillar", () => {
  const input = (pillar: string, name: string, points: number, normalised: number) => ({
    ...{ pillar, input: `${name}, median of 12 posts`, platform: "instagram", points, normalised },
  });
  const contributions = [
    input("impact", "engagement rate", 5.2, 92),
    input("impact", "replies per post", -0.4, 31),
    input("reach", "reach per post", -4.4, 4),
    input("presence", "days with a post", 0.1, 52),
  ];
  const explanation = { ...(PROPS.explanation as object), contributions } as never;
  expect(wordsOf({ explanation })).toMatch(
    /Lifts the score most Engagement rate on Instagram, \+5\.2 points Impact, ahead of 92.% Holds it down most Reach per post on Instagram, −4\.4 points Reach, ahead of 4.%/,
  );
  const raised = [contributions[0], contributions[3]];
  expect(wordsOf({ explanation: { ...(PROPS.explanation as object), contributions: raised } })).not.toContain(
    "Weakest",
  );
  expect(wordsOf({})).not.toMatch(/Lifts the score|Holds it down/);
});

it("draws a line only where there are days to draw", () => {
  const pillars = byPillar(48);
  const day = (date: string) => ({ date, score: 48, pillars });
  const charts = (markup: string) => markup.split('viewBox="0 0 100 40"').length - 1;
  expect(charts(render({}))).toBe(0);
  expect(charts(render({ trend: [day("2026-10-01")] }))).toBe(0);
  expect(charts(render({ trend: [day("2026-10-01"), day("2026-10-08")] }))).toBe(1);
  expect(wordsOf({ trend: [day("2026-10-01"), day("2026-10-08")] })).toContain("48.0 on");
});

it("a score that rests on nothing is no figure and has no place", () => {
  const nothing = byPillar({ level: "none", evidence: "no data" });
  const words = wordsOf({ confidence: nothing, knownWeight: 0, score: 50 });
  expect(words).toContain("Based on nothing yet.");
  expect(words).not.toMatch(/50\.0|Ahead of/);
});

it("says of a score by an older formula that the next audit uses the new one", () => {
  expect(render({})).not.toContain("is here</");
  stop = tryFormula(SECOND);
  expect(render({})).toContain("Formula v1-presence is here");
});
