import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PILLARS } from "#lib/formula/names.ts";
import type { PillarDetails } from "./pillar-details.ts";
import { PillarsCard } from "./pillar-tiles.tsx";
import type { Confidence } from "./score-words.ts";

const byPillar = <T>(value: T) => Object.fromEntries(PILLARS.map((name) => [name, value]));
const day = (date: string) => ({ date, score: 54.2, pillars: byPillar(54.2) });
const PROPS = {
  pillars: {
    ...byPillar({ score: 54.2, change: "+0.0", grade: "yellow" }),
    impact: { score: 31.4, change: "-2.0", grade: "red" },
    sentiment: { score: 50, change: "+0.0", grade: "yellow" },
  } as PillarDetails,
  confidence: {
    ...byPillar({ level: "high", evidence: "38 posts in 18 weeks" }),
    sentiment: { level: "none", evidence: "no comments" },
  } as Confidence,
  formulaVersion: "v2",
  ...{ isFirst: false, difference: null, trend: [day("2026-10-01"), day("2026-10-08")] },
};
const render = (props: object) =>
  renderToStaticMarkup(createElement(PillarsCard, { ...PROPS, ...props } as never));
const words = (markup: string) => markup.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

it("a pillar of which nothing is known has no figure, line or grade, but says what would make it known", () => {
  const markup = render({});
  expect(words(markup)).toContain("Do they like it? Not known It takes comments by other people");
  expect(words(markup)).not.toContain("50.0");
  expect(markup.split('viewBox="0 0 100 40"').length - 1).toBe(4);
});

it("only what stands out has a colour", () => {
  const markup = render({});
  expect(markup.split("stroke-poor-fill").length - 1).toBe(2);
  expect(markup).not.toContain("fair");
});

it("without a history there are figures and no lines", () => {
  const markup = render({ trend: [], isFirst: true });
  expect(markup).not.toContain('viewBox="0 0 100 40"');
  expect(words(markup)).toContain("31.4 First audit");
  expect(words(markup)).not.toContain("90 days");
});

it("a change that chance alone explains says so, and has no colour", () => {
  const noise = { ...byPillar(1), impact: 2 };
  expect(words(render({ noise }))).toContain("31.4 down −2.0 , too small to tell");
  expect(words(render({ noise: { ...noise, impact: 1.9 } }))).not.toContain("too small");
});

it("a pillar has its place among the accounts of which it is known, and none where too few tell", () => {
  expect(words(render({}))).toMatch(/31\.4 down −2\.0 since the previous audit Ahead of \d+ %/);
  expect(words(render({ formulaVersion: "v1" }))).not.toContain("Ahead of");
});
