import { expect, it } from "vitest";
import type { AccountModelFacts, ContentEvidence, PageScore } from "#lib/studio/schemas.ts";
import {
  announce,
  certaintyOf,
  correlationInWords,
  intervalInWords,
  judgeScore,
  listOwnSuggestions,
  missingInWords,
  scoreInWords,
} from "./evidence-words.ts";

const NONE: ContentEvidence["workspace"] = {
  verdict: "not proven yet",
  rank_correlation: null,
  n: 0,
  model: "platform",
  platform_rank_correlation: null,
};
const OWN: ContentEvidence["workspace"] = {
  verdict: "proven",
  rank_correlation: 0.46,
  n: 63,
  model: "own posts",
  platform_rank_correlation: 0.1,
};
const GENERAL = { rank_correlation: 0.1, from: 0.06, to: 0.14, accounts: 587, posts: 10_665 };

function evidence(changes: Partial<ContentEvidence> = {}): ContentEvidence {
  return {
    warnings: [],
    interval: { low: 10, high: 90, coverage: 0.8 },
    media: null,
    model_version: "v1",
    rests_on: [],
    workspace: NONE,
    platform: GENERAL,
    pillars_from: "own posts",
    ...changes,
  };
}

function answer(score: number, changes: Partial<ContentEvidence> = {}): PageScore {
  const pillars = { presence: "+0.0", reach: "+0.0", impact: "+0.0", sentiment: "+0.0", momentum: "+0.0" };
  const rest = { platform: "instagram", format: "post", feedback: [] } as const;
  return {
    ...rest,
    feedback: [],
    score,
    pillar_predictions: pillars,
    evidence: evidence(changes),
    unread: null,
    unproven: null,
  };
}

it("says among whose posts, and that nothing is known where nothing is", () => {
  expect(scoreInWords(answer(53.4), true)).toBe("Predicted: better than 53 of 100 posts on Instagram.");
  expect(scoreInWords(answer(53.4, { workspace: OWN }), true)).toContain("53 of 100 of your own posts");
  const nothing = { rank_correlation: 0, from: 0, to: 0, accounts: 20, posts: 2_150 };
  expect(scoreInWords(answer(50, { platform: nothing }), true)).toContain("Not known");
  expect(scoreInWords(answer(50), true)).toBe("Like the usual post on Instagram.");
});

it("relies on what predicted: own posts where they are learnt from, else other accounts", () => {
  expect(certaintyOf(evidence())).toEqual({ rho: 0.1, from: 0.06, to: 0.14 });
  const own = certaintyOf(evidence({ workspace: OWN }));
  expect(own?.rho).toBe(0.46);
  expect(own?.from).toBeGreaterThan(0.2);
  const untried = { ...OWN, verdict: "not proven yet", rank_correlation: null } as const;
  expect(certaintyOf(evidence({ workspace: untried }))).toBeNull();
});

it("a verdict never promises more than was measured", () => {
  expect(judgeScore(answer(50, { workspace: OWN }), true)).toMatchObject({
    word: "Proven on your posts",
    detail:
      "Tried on 63 of your later posts: it picked the better of two posts 66\u2009% of the time (a coin: 50\u2009%).",
  });
  expect(judgeScore(answer(50), true).word).toBe("Not proven on your posts yet");
  const failed = { ...OWN, verdict: "not proven yet", rank_correlation: 0.03 } as const;
  expect(judgeScore(answer(50, { workspace: failed }), true)).toMatchObject({
    word: "Not proven on your posts yet",
    detail: expect.stringContaining("A coin might do as well."),
  });
  const unproven = { ...answer(50), unproven: "A text alone says nothing" };
  expect(judgeScore(unproven, true)).toMatchObject({
    word: "Not shown to work",
    detail: "A text alone says nothing.",
  });
  expect(judgeScore(answer(50, { workspace: OWN }), false).word).toBe("Not measured");
});

it("says how wide an interval is in plain words", () => {
  const interval = (low: number, high: number) => intervalInWords({ low, high, coverage: 0.8 }, true);
  expect(interval(21.6, 81.2)).toBe("8 of 10 posts with this score end between 22 and 81.");
  expect(interval(12.2, 87.7)).toBe(
    "It could land anywhere between 12 and 88: a text alone says little here. 8 of 10 posts with this score end there.",
  );
});

it("lists each thing once: what has a notice of its own is no suggestion", () => {
  const entry = (suggestion: string) =>
    ({ priority: 1, suggestion, expected_lift: "+0.0", kind: "notice", changed_text: null }) as const;
  const warnings = [{ code: "harm", detail: "It hurts" } as const];
  const feedback = [entry("It hurts"), entry("Nothing is known"), entry("It is too long")];
  const told = { ...answer(50, { warnings }), feedback, unproven: "Nothing is known" };
  expect(listOwnSuggestions(told)).toEqual([entry("It is too long")]);
  expect(announce(told, true)).toMatch(/^Warning: It hurts\. Score 50\.0\./);
});

it.each([
  [0.02, "next to none (0.02)"],
  [-0.004, "next to none (0.00)"],
  [-0.2, "the wrong way (−0.20)"],
  [0.12, "weak (0.12)"],
  [0.35, "moderate (0.35)"],
  [0.7, "strong (0.70)"],
])("a rank correlation of %d is %s", (rho, words) => {
  expect(correlationInWords(rho)).toBe(words);
});

it("tells what is missing for an own model, and the next step", () => {
  const facts = (changes: Partial<AccountModelFacts>): AccountModelFacts => ({
    platform: "instagram",
    state: "too few",
    posts: 12,
    needed: 30,
    kept: 12,
    workspace: NONE,
    general: GENERAL,
    ...changes,
  });
  expect(missingInWords("linkedin", undefined, 30)).toMatchObject({
    words: expect.stringContaining("LinkedIn is not connected"),
    action: "Import posts",
  });
  const few = missingInWords("instagram", facts({}), 30);
  expect(few.words).toContain("You have 12 posts to learn from");
  expect(few.words).toContain("With 30 of them, Plinth learns a model of your own");
  expect(few.action).not.toBeNull();
  expect(missingInWords("instagram", facts({ kept: 45 }), 30).words).toContain("12 of 45 posts");
  expect(missingInWords("instagram", facts({ state: "learnt", posts: 212 }), 30)).toEqual({
    words: "Your own model has learnt from 212 of your posts.",
    action: null,
  });
  expect(missingInWords("instagram", facts({ state: "learning", posts: null }), 30).action).toBeNull();
});

it("reads a score out with its words, and leaves a file that was not read to its alert", () => {
  expect(announce(answer(53.4), true)).toBe(
    "Score 53.4. Predicted: better than 53 of 100 posts on Instagram. No suggestion.",
  );
  expect(announce({ ...answer(50), unread: "The image was not read" }, false)).toBe("");
});
