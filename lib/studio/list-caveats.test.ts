import { expect, it } from "vitest";
import type { HeldOut } from "../draft-model/draft-model.ts";
import { plainPredictor, textDraft } from "../draft-model/drafts.fixture.ts";
import { scoreContent } from "../draft-model/score-content.ts";
import type { AccountEvidence } from "./account-model.ts";
import { listCaveats } from "./list-caveats.ts";

const TEXT = "Our winter menu is here: roasted squash, slow-cooked beans and a pear tart";
const WORDS = { bits: 0, scale: 1, weights: "AA==", rarity: null };
const ACCOUNT = { posts: 60, weight: 0.67, usual: 0, usualOwn: 0, hand: {}, words: WORDS };
const heldOutOf = (rho: number, error = 0): HeldOut => {
  return { rho, from: rho - 1.96 * error, to: rho + 1.96 * error, authors: 50, posts: 500 };
};

function caveats(heldOut: HeldOut | null, validation: AccountEvidence | null, share = 1): string[] {
  const plain = plainPredictor("twitter");
  const account = validation === null ? null : ACCOUNT;
  const predictor = { ...plain, model: { ...plain.model, heldOut }, account, validation, trained: false };
  const scored = scoreContent(textDraft("twitter", TEXT), predictor);
  const support = { share, lacking: share < 1 ? "emoji" : null };
  const draft = { content_type: "text", content: TEXT, platform: "twitter", format: "post" } as const;
  return listCaveats(draft, { ...scored, support }, predictor);
}
const validated = (rho: number | null, n: number): AccountEvidence => ({ rho, general: null, n });

it.each<[string, HeldOut | null, AccountEvidence | null, RegExp]>([
  [
    "own posts did less well",
    heldOutOf(0.3),
    validated(0.1, 40),
    /on your own posts, predictions did less well than on other/,
  ],
  [
    "they did better, but the model is weak",
    heldOutOf(0.08),
    validated(0.09, 40),
    / 14 %: predictions did little .* do not prove more yet/,
  ],
  ["nothing varied", heldOutOf(0.1, 0.05), validated(null, 0), / 25 %: .*could not be compared .* roughly/],
  ["no own posts, a noisy model", heldOutOf(0.1, 0.05), null, / 25 %: how well they do .* roughly/],
  ["no own posts, nothing measured", null, null, / 50 %: .* was not measured/],
])("%s", (_, heldOut, validation, expected) => {
  expect(caveats(heldOut, validation)).toEqual([expect.stringMatching(expected)]);
});

it.each([
  [1, 0],
  [0.997, 0],
  [0.99, 1],
])("a share of %d is told %i times", (share, times) => {
  const told = caveats(heldOutOf(0.3), null, share);
  expect(told).toHaveLength(times);
  expect(told.join()).not.toMatch(/100 %/);
});

it("predictions that are taken nearly in full are not said to be taken less", () => {
  expect(caveats(heldOutOf(0.3, 0.01), null)).toEqual([]);
});
