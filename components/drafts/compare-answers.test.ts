import { expect, it } from "vitest";
import type { PageScore } from "#lib/studio/schemas.ts";
import { compareAnswers } from "./compare-answers.ts";

function answer(score: number, changes: Partial<PageScore> = {}): PageScore {
  const signs = { presence: "+0.0", reach: "+0.0", impact: "+0.0", sentiment: "+0.0", momentum: "+0.0" };
  return {
    score,
    pillar_predictions: signs,
    feedback: [],
    unread: null,
    unproven: null,
    platform: "linkedin",
    format: "post",
    evidence: {
      warnings: [],
      interval: { low: 10, high: 90, coverage: 0.8 },
      media: null,
      model_version: "v1",
      rests_on: [],
      workspace: {
        verdict: "not proven yet",
        rank_correlation: null,
        n: 0,
        model: "platform",
        platform_rank_correlation: null,
      },
      platform: { rank_correlation: 0.23, from: 0.13, to: 0.34, accounts: 56, posts: 3_118 },
      pillars_from: "reference brand",
    },
    ...changes,
  };
}

it("marks the higher one only where the difference is more than noise", () => {
  expect(compareAnswers([answer(60), answer(45)], true)).toMatchObject({ isBeyondNoise: true, pair: [0, 1] });
  expect(compareAnswers([answer(45), answer(60)], true)).toMatchObject({ isBeyondNoise: true, pair: [1, 0] });
  expect(compareAnswers([answer(50), answer(52)], true)).toMatchObject({ isBeyondNoise: false });
});

it("calls likely only what about two of three pairs show", () => {
  expect(compareAnswers([answer(60), answer(45)], true)).toMatchObject({ isLikely: false, scores: [60, 45] });
  expect(compareAnswers([answer(80), answer(25)], true)).toMatchObject({
    isLikely: true,
    isBeyondNoise: true,
  });
});

it("of files nothing was measured, so that none is marked", () => {
  expect(compareAnswers([answer(90), answer(10)], false)).toMatchObject({ isBeyondNoise: false });
});

it("waits while an answer is missing or of another place", () => {
  expect(compareAnswers([answer(60), null], true)).toBeNull();
  expect(compareAnswers([answer(60), answer(45, { platform: "twitter" })], true)).toBeNull();
});

it("of three the two highest are compared, whatever their order", () => {
  expect(compareAnswers([answer(45), answer(80), answer(60)], true)).toMatchObject({
    pair: [1, 2],
    scores: [80, 60],
  });
});
