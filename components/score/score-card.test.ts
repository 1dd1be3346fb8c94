import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { gradeOf } from "#lib/formula/grade.ts";
import { PILLARS } from "#lib/formula/names.ts";
import { formula } from "#lib/formula/versions.ts";
import type { PillarDetails } from "./pillar-list.tsx";
import { ScoreCard } from "./score-card.tsx";
import type { Confidence } from "./score-words.ts";

const byPillar = <T>(value: T) => Object.fromEntries(PILLARS.map((name) => [name, value]));
const PROPS = {
  ...{ score: 54.2, formulaVersion: formula().name, calculatedAt: "2026-11-01T09:32:11.482Z", isFirst: true },
  knownWeight: 1,
  pillars: byPillar({ score: 54.2, change: "+0.0", grade: gradeOf(54.2) }) as PillarDetails,
  confidence: byPillar({ level: "high", evidence: "38 posts in 18 weeks" }) as Confidence,
  difference: null,
};
const render = (props: object) => renderToStaticMarkup(createElement(ScoreCard, { ...PROPS, ...props }));
const wordsOf = (props: object) =>
  render(props)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

it("a pillar of which nothing is known has no figure and no grade, but says what would make it known", () => {
  const sentiment = { level: "none", evidence: "no comments in a supported language" };
  const words = wordsOf({
    confidence: { ...PROPS.confidence, sentiment },
    pillars: { ...PROPS.pillars, sentiment: { score: 50, change: "+0.0", grade: "yellow" } },
    knownWeight: 0.85,
  });
  expect(words).toContain("It rests on 4 of 5 pillars, with data for 85 % of its weight.");
  expect(words).toContain("Do they like it? Not known Comments of other people make it known");
  expect(words).not.toContain("50.0");
});

it("says what 50 is under the formula of the score", () => {
  expect(wordsOf({ formulaVersion: "v1" })).toContain("50 is at every benchmark, or not known");
  expect(wordsOf({ formulaVersion: "v2" })).toContain("50 is the middle account in everything, or not known");
});

it("a score that rests on everything says so; one that rests on nothing is no figure", () => {
  expect(wordsOf({})).toContain("It rests on all 5 pillars.");
  const nothing = byPillar({ level: "none", evidence: "no data" });
  const words = wordsOf({ confidence: nothing, knownWeight: 0, score: 50 });
  expect(words).toContain("It rests on nothing yet.");
  expect(words).not.toContain("50.0");
});
