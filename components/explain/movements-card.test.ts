import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { compareBases } from "#lib/formula/compare-bases.ts";
import type { Movement } from "#lib/formula/compare-explanations.ts";
import { PILLARS, type Pillar, type Platform } from "#lib/formula/names.ts";
import { MovementsCard } from "./movements-card.tsx";

type Levels = Record<Pillar, { level: "low" }>;

const side = (value: number) => ({ value, unit: "posts per week", points: 0 });
const move = (own: Partial<Movement>): Movement => ({
  pillar: "presence",
  platform: "twitter",
  input: "posts per week",
  before: side(2),
  after: side(3),
  points: 1,
  reason: null,
  ...own,
});

function shown(
  movements: Movement[],
  before: Platform[] = ["twitter"],
  unclear: ReadonlySet<Pillar> = new Set(),
): string {
  const levels = Object.fromEntries(PILLARS.map((name) => [name, { level: "low" }])) as Levels;
  const basis = (platforms: Platform[]) => ({ version: "v1", platforms, confidence: levels });
  const difference = compareBases(basis(before), basis(["twitter"]));
  const past = { href: "/before", completed_at: "2026-05-01T00:00:00.000Z", as_of: null, score: 50 };
  const previous = { ...past, difference, movements };
  return renderToStaticMarkup(createElement(MovementsCard, { score: 51, previous, unclear }));
}

const text = (markup: string) => markup.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

describe("what moved", () => {
  it("says when there was more evidence, and what was not asked or is not known", () => {
    const markup = shown([
      move({ reason: "more evidence" }),
      move({ platform: "youtube", before: "not asked", points: -0.5 }),
      move({ pillar: "impact", after: "not known", points: 0.5 }),
    ]);
    expect(text(markup)).toMatch(/There is more evidence 2 a week 3 a week \+1\.00/);
    expect(text(markup)).toMatch(/not asked 3 a week −0\.50/);
    expect(text(markup)).toMatch(/2 a week not known \+0\.50/);
    expect(text(markup)).toContain("Up 1.0 points, from");
    expect(markup).toContain("text-good");
  });

  it("praises and blames nothing where the audits are not comparable", () => {
    const markup = shown([move({})], ["youtube"]);
    expect(text(markup)).toMatch(
      /From 50\.0 on .+ to 51\.0 ?\. Not comparable: the previous audit covered YouTube/,
    );
    expect(markup).not.toMatch(/text-good|text-poor/);
  });

  it("has a colour only where the change of the pillar can be told", () => {
    const moves = [move({ pillar: "sentiment", points: -0.5 })];
    expect(shown(moves)).toContain("text-poor");
    expect(shown(moves, undefined, new Set(["sentiment"]))).not.toContain("text-poor");
  });

  it("shows the five largest, and the others behind a toggle", () => {
    const moves = (count: number) =>
      Array.from({ length: count }, (_, at) => move({ input: `input ${at}`, points: 0.3 - at / 100 }));
    const markup = shown(moves(9));
    expect(text(markup)).toMatch(/Smaller moves and rounding −0\.40 Total \+1\.00 Show 4 more/);
    expect(markup.split("Presence · X (Twitter)").length - 1).toBe(9);
    expect(text(shown(moves(6)))).not.toContain("Show");
  });
});
