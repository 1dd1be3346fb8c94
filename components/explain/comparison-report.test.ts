import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { compareBases } from "#lib/formula/compare-bases.ts";
import type { Movement } from "#lib/formula/compare-explanations.ts";
import { PILLARS, type Pillar } from "#lib/formula/names.ts";
import type { ScoreMove } from "#lib/score/schemas.ts";
import { ComparisonReport } from "./comparison-report.tsx";

const byPillar = <T>(value: T) =>
  Object.fromEntries(PILLARS.map((name) => [name, value])) as Record<Pillar, T>;
const confidence = byPillar({ level: "low" as const, evidence: "" });
const basis = (version: string) => ({ version, platforms: ["twitter" as const], confidence });
const pillars = (score: number) => byPillar({ score, change: "+0.0", grade: "yellow" as const });

function side(day: string, score: number, percentile: number) {
  const industry_benchmark = {
    your_score: score,
    industry_average: 50,
    percentile,
    basis: "reference" as const,
    sample: 900,
  };
  const result = { pillars: pillars(score), confidence, industry_benchmark };
  return { href: `/${day}`, as_of: day, started_at: `${day}T08:00:00Z`, score, result };
}

function movement(input: string, points: number): Movement {
  const [before, after] = [0.02, 0.03].map((value) => ({
    value,
    unit: "interactions per impression",
    points: 1,
  }));
  return { pillar: "impact", platform: "twitter", input, before, after, points, reason: null } as Movement;
}

const MOVES = [movement("engagement rate, median of 30 posts", 2.4), movement("replies per post", -0.4)];

function rendered(change: ScoreMove, versions: [string, string] = ["v2", "v2"], movements = MOVES): string {
  const difference = compareBases(basis(versions[0]), basis(versions[1]));
  const [before, after] = [side("2026-05-01", 51, 40), side("2026-08-05", 53, 61)];
  const markup = renderToStaticMarkup(
    createElement(ComparisonReport, { before, after, change, difference, movements }),
  );
  return markup.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

it("tells change, bounds, places and what moved most, in words and figures", () => {
  const text = rendered({ points: 2, comparable: true, low: 0.4, high: 3.6 });
  expect(text).toContain("Up 2.0 points, from 51.0 (1 May 2026) to 53.0 (5 Aug 2026) . Likely +0.4 to +3.6.");
  expect(text).toContain("Ahead of accounts in the reference set 40 % 61 %");
  expect(text).toMatch(/Presence 51\.0 53\.0 up \+2\.0/);
  expect(text).toContain(
    "Biggest gain: Engagement rate on X (Twitter) (Impact), from 2 % to 3 %, +2.40 points. Biggest loss: Replies per post",
  );
  expect(text).toContain("Total +2.00");
});

it("says where chance may explain the change, and where nobody knows", () => {
  expect(rendered({ points: 2, comparable: true, low: -0.4, high: 4.4 })).toContain(
    "+2.0 , too small to tell",
  );
  expect(rendered({ points: 2 })).toContain("is only known for an audit and the one right before it");
  expect(rendered({ points: 2 }, ["v2", "v2"], [])).toContain("No input moved.");
});

it("says of an input that moved with others only that it stayed", () => {
  const still = { value: 0.02, unit: "interactions per impression", points: 1 };
  const move = { ...movement("engagement rate", -0.9), before: still, after: still };
  expect(rendered({ points: -1 }, ["v2", "v2"], [move])).toContain(
    "Biggest loss: Engagement rate on X (Twitter) (Impact), unchanged at 2 %, −0.90 points.",
  );
});

it("of two formulas shows both sides and no change", () => {
  const text = rendered({ points: 2 }, ["v1", "v2"], []);
  expect(text).toContain("The earlier audit was scored with formula v1, the later one with formula v2.");
  expect(text).toContain("Presence 51.0 53.0 – not comparable");
  expect(text).not.toMatch(/[+−]2\.0|Up 2/);
});
