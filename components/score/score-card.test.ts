import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { gradeOf } from "#lib/formula/grade.ts";
import { PILLARS } from "#lib/formula/names.ts";
import { SECOND } from "#lib/formula/second-version.fixture.ts";
import { tryFormula } from "#lib/formula/versions.ts";
import type { PillarDetails } from "./pillar-list.tsx";
import { ScoreCard } from "./score-card.tsx";
import type { Confidence } from "./score-words.ts";

let stop = () => {};
afterEach(() => stop());

const byPillar = <T>(value: T) => Object.fromEntries(PILLARS.map((name) => [name, value]));
const PROPS = {
  ...{ score: 54.2, formulaVersion: "v1", calculatedAt: "2026-11-01T09:32:11.482Z", isFirst: true },
  pillars: byPillar({ score: 54.2, change: "+0.0", grade: gradeOf(54.2) }) as PillarDetails,
  confidence: byPillar({ level: "high", evidence: "38 posts in 18 weeks" }) as Confidence,
  difference: null,
};
const rendered = (isCurrent: boolean) =>
  renderToStaticMarkup(createElement(ScoreCard, { ...PROPS, isCurrent }));

it("says of a current score by an older formula that the next audit gives it by the new one", () => {
  expect(rendered(true)).not.toContain("is here");
  stop = tryFormula(SECOND);
  expect(rendered(true)).toContain("Formula v1-presence is here");
  expect(rendered(false)).not.toContain("is here");
});
