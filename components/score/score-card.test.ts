import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PILLARS } from "#lib/formula/names.ts";
import { formula } from "#lib/formula/versions.ts";
import { ScoreCard } from "./score-card.tsx";
import type { Confidence } from "./score-words.ts";

const byPillar = <T>(value: T) => Object.fromEntries(PILLARS.map((name) => [name, value]));
const PROPS = {
  ...{ score: 54.2, formulaVersion: formula().name, calculatedAt: "2026-11-01T09:32:11.482Z" },
  knownWeight: 1,
  told: [{ title: "What makes it.", words: "What lifts it most: days with a post." }],
  confidence: byPillar({ level: "high", evidence: "38 posts in 18 weeks" }) as Confidence,
  difference: null,
};
const render = (props: object) => renderToStaticMarkup(createElement(ScoreCard, { ...PROPS, ...props }));
const wordsOf = (props: object) =>
  render(props)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

it("tells what makes the score before what it rests on, and how much of its weight has data", () => {
  const sentiment = { level: "none", evidence: "no comments in a supported language" };
  const words = wordsOf({ confidence: { ...PROPS.confidence, sentiment }, knownWeight: 0.85 });
  expect(words).toContain(
    "What makes it. What lifts it most: days with a post. What it rests on. Based on 4 of 5",
  );
  expect(words).toContain("with data for 85 % of its weight.");
});

it("a score that rests on everything says so; one that rests on nothing is no figure", () => {
  expect(wordsOf({})).toContain("Based on all 5 pillars.");
  const nothing = byPillar({ level: "none", evidence: "no data" });
  const words = wordsOf({ confidence: nothing, knownWeight: 0, score: 50 });
  expect(words).toContain("Based on nothing yet.");
  expect(words).not.toContain("50.0");
});
