import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { compareBases } from "#lib/formula/compare-bases.ts";
import { PILLARS, type Pillar, type Platform } from "#lib/formula/names.ts";
import type { ScoreMove } from "#lib/score/schemas.ts";
import { noiseInWords } from "./change-in-words.ts";
import { PillarChange } from "./pillar-change.tsx";
import { ScoreChange } from "./score-change.tsx";

const bounded = (points: number, low: number, high: number): ScoreMove => ({
  points,
  comparable: true,
  low,
  high,
  within_noise: low <= 0 && high >= 0,
  confidence: 0.9,
});

function basis(platforms: Platform[], unknown: Pillar[] = []) {
  const levels = PILLARS.map((name) => [name, { level: unknown.includes(name) ? "none" : "low" }]);
  return { version: "v1", platforms, confidence: Object.fromEntries(levels) };
}

const SAME = compareBases(basis(["twitter"]), basis(["twitter"]));
const OTHER = compareBases(basis(["twitter"]), basis(["youtube", "tiktok"]));
const SILENT = compareBases(basis(["twitter"]), basis(["twitter"], ["impact"]));

const rendered = (change: ScoreMove, difference = SAME) =>
  renderToStaticMarkup(createElement(ScoreChange, { change, difference }));
const text = (markup: string) => markup.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

describe("a change of the score", () => {
  it("has its bounds in words", () => {
    expect(noiseInWords(bounded(0.4, -0.3, 1.1))).toBe("Too small to tell: likely −0.3 to +1.1.");
    expect(noiseInWords(bounded(0.4, 0.1, 0.7))).toBe("Likely +0.1 to +0.7.");
    expect(noiseInWords(bounded(0.4, 0.4, 0.4))).toBe("Chance plays no part in it.");
  });

  it("is unchanged, not too small to tell, when nothing moved", () => {
    expect(text(rendered(bounded(0, 0, 0)))).toContain("Unchanged.");
    expect(text(rendered(bounded(0, 0, 0)))).not.toContain("too small");
  });

  it("is too small to tell when a shown bound is 0, also where an older result says otherwise", () => {
    const old = { points: -0.4, low: -0.8, high: 0, within_noise: false, confidence: 0.9 } as const;
    // In one piece: between pieces there is a gap, which a comma must not have before it.
    expect(rendered(old)).toMatch(
      /<span class="self-baseline"><span class="whitespace-nowrap">−0\.4<\/span><span[^>]*>, too small to tell/,
    );
    expect(text(rendered(old))).toContain("Likely −0.8 to +0.0.");
    expect(noiseInWords(old)).toMatch(/^Too small to tell: likely/);
  });

  it("of other platforms is not comparable: grey, without arrow and bounds, also in older results", () => {
    for (const change of [{ points: 3.9, comparable: false }, bounded(3.9, 3.6, 4.2)]) {
      const markup = rendered(change, OTHER);
      expect(text(markup)).toContain(
        "Not comparable: the previous audit covered X (Twitter), this one YouTube and TikTok.",
      );
      expect(markup).not.toMatch(/<svg|text-good|too small/);
    }
  });

  it("of a brand that fell silent does not read as a gain", () => {
    const markup = rendered({ points: 1.7, comparable: false }, SILENT);
    expect(text(markup)).toContain(
      "Not comparable: it moved partly because Impact is no longer known and counts as 50.",
    );
    expect(markup).not.toMatch(/<svg|text-good|too small/);
    const known = compareBases(basis(["twitter"], ["impact", "reach"]), basis(["twitter"]));
    expect(text(rendered({ points: 1.7, comparable: false }, known))).toContain(
      "because Reach and Impact became known and counted as 50 before.",
    );
  });
});

it("a pillar that was not known on one side has words in place of a change", () => {
  const shown = (difference: typeof SAME, pillar: Pillar = "impact") =>
    renderToStaticMarkup(createElement(PillarChange, { pillar, change: "+18.2", difference }));
  expect(text(shown(SILENT)).trim()).toBe("no longer known");
  expect(text(shown(compareBases(basis(["twitter"], ["impact"]), basis(["twitter"]))))).toContain(
    "became known",
  );
  expect(shown(SILENT, "reach")).toMatch(/<svg.*\+18\.2/);
  expect(text(shown(OTHER))).toContain("+18.2");
  expect(shown(OTHER)).not.toMatch(/<svg|text-good/);
});
