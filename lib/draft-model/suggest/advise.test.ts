import { describe, expect, it } from "vitest";
import type { Platform } from "../../formula/names.ts";
import { plainPredictor, textDraft } from "../drafts.fixture.ts";
import type { Predictor } from "../predict/measured-draft.ts";
import { scoreContent } from "../score-content.ts";

/** A model by which everything that can be left out costs 8 points, and short texts too. */
function against(platform: Platform, lengths: 1 | -1 = 1, height = 8): Predictor {
  const predictor = plainPredictor(platform);
  const names = ["hashtags", "mentions", "links", "exclamations", "emoji", "shouted"];
  const curve = (points: number[], edge = 0.5) => ({
    edges: [edge],
    points,
    unknown: 0,
    mean: 1,
    deviation: 1,
  });
  const change = (feature: string, rho: number) => ({
    feature,
    rho,
    authors: 100,
    rho_others: rho,
    others: 50,
  });
  const curves = {
    ...Object.fromEntries(names.map((name) => [name, curve([0, -height])])),
    characters: curve(lengths > 0 ? [-height, 0] : [0, -height], Math.log1p(100)),
  };
  const changes = [...names.map((name) => change(name, -0.1)), change("characters", 0.1 * lengths)];
  const heldOut = { rho: 0.5, from: 0.5, to: 0.5, authors: 50, posts: 500 };
  return { ...predictor, model: { ...predictor.model, characters: [50, 300], curves, changes, heldOut } };
}

const adviceFor = (platform: Platform, text: string, predictor = against(platform)) =>
  scoreContent(textDraft(platform, text), predictor).suggestions.map(({ suggestion }) => suggestion);

const LONG =
  "We opened the third bakery of this harbour town this morning, with forty people from all of its streets and quarters";

describe("advice names its evidence and its price", () => {
  it.each<[Platform, string, string]>([
    [
      "linkedin",
      `${LONG} https://brand.example`,
      "Posts without a link did better within 150 accounts on LinkedIn; keep it if the link is the point",
    ],
    [
      "linkedin",
      `${LONG} #bakery #harbour`,
      "Posts without hashtags did better within 150 accounts on LinkedIn; keep those people search for",
    ],
    [
      "linkedin",
      `${LONG}. @brand`,
      "Posts without mentions did better within 150 accounts on LinkedIn; keep any that have to be named",
    ],
    [
      "linkedin",
      `${LONG}!`,
      "Posts without exclamation marks did better within 150 accounts on LinkedIn; full stops will do here",
    ],
    [
      "linkedin",
      `${LONG} 🎉`,
      "Posts without emoji did better within 150 accounts on LinkedIn; keep those that say something",
    ],
    [
      "linkedin",
      `${LONG} AMAZING`,
      "Posts without words in capitals did better within 150 accounts on LinkedIn; keep names and abbreviations",
    ],
    [
      "linkedin",
      "We opened our third bakery this morning, with forty people",
      "Posts that said more did better within 150 accounts on LinkedIn: about 120 characters instead of 58; add only what readers will find useful",
    ],
    [
      "instagram",
      `${LONG}, and you can read more at https://brand.example`,
      "A link in a caption cannot be tapped on Instagram: put it in the bio; posts without a link did better within 150 accounts on Instagram",
    ],
  ])("%s: %s", (platform, text, advice) => {
    expect(adviceFor(platform, text)).toEqual([advice]);
  });

  it("to write less is at most to write half of it", () => {
    const [advice] = adviceFor("linkedin", LONG, against("linkedin", -1));
    expect(advice).toMatch(
      /^Posts that said less did better .* about 60 characters instead of 116; cut only/,
    );
  });
});

describe("nothing that the text needs is taken from it", () => {
  it.each([
    ["a job advert", `${LONG}. We are hiring bakers: https://brand.example/jobs`],
    ["a link that the text points to", `${LONG} → https://brand.example`],
    ["a link that the text speaks of", `${LONG}. Tickets are in the link below.\nhttps://brand.example`],
    ["a link within a sentence", `${LONG}, and https://brand.example tells why`],
    ["the partner of a giveaway", `${LONG}. Win a year of bread from us and @millroasters`],
    ["somebody who made it", `${LONG}. Photo by @anna.example`],
    ["the account that a sentence runs on into", `${LONG}. Follow the harbour in @the.harbour`],
    ["somebody whom the line above mentions", `${LONG}. Via the bakers of\n@the.harbour`],
    ["whom it is written to", "@customer we are sorry about that, please write us your order number today"],
    ["a hashtag within a sentence", `${LONG}, with #sourdough for everybody`],
    ["abbreviations", `${LONG}, says the CEO of IKEA and NASA`],
    ["the terms of a contest, to be cut", `${LONG}. Enter our giveaway until Sunday and win`, -1],
    ["a recipe, to be cut", `${LONG}. Ingredients are flour and water`, -1],
  ] as const)("%s", (_, text, lengths: 1 | -1 = 1) => {
    expect(adviceFor("linkedin", text, against("linkedin", lengths))).toEqual([]);
  });

  it.each([
    "We are saddened! Our founder passed away https://brand.example",
    "Rest in peace, dear friend of all bakers!",
    "Our condolences to the family!",
  ])("a text of grief is left alone: %s", (text) => {
    expect(adviceFor("linkedin", text)).toEqual([]);
  });
});

it("emoji that point to a link, or to who took a picture, keep it", () => {
  expect(adviceFor("linkedin", `${LONG} 👉️ https://brand.example`).join()).not.toMatch(/link/);
  expect(adviceFor("linkedin", `${LONG} 📷 @anna.example`).join()).not.toMatch(/mention/);
  expect(adviceFor("linkedin", `${LONG} 🎉 https://brand.example`).join()).toMatch(/without a link/);
});

it("a lift of less than a point is no advice", () => {
  expect(adviceFor("linkedin", `${LONG}!`, against("linkedin", 1, 0.9))).toEqual([]);
  expect(adviceFor("linkedin", `${LONG}!`, against("linkedin", 1, 1))).toHaveLength(1);
});

it("what would leave no post is no advice, however much the model gives it", () => {
  const tags = "#bakery #harbour #sourdough #morning";
  const { model, ...predictor } = against("tiktok");
  const ordinary = { edges: [], points: [0], unknown: 0, mean: 1, deviation: 1 };
  const curves = { ...model.curves, hashtag_share: ordinary };
  const scored = (text: string) =>
    scoreContent(textDraft("tiktok", text), { ...predictor, model: { ...model, curves } });
  expect(scored(`Bread for all of this town ${tags}`).suggestions).toHaveLength(2);
  expect(scored(`🎉 ${tags}`).junk).toBeNull();
  expect(
    scored(`🎉 ${tags}`)
      .suggestions.map(({ suggestion }) => suggestion)
      .join(),
  ).not.toMatch(/hashtag/);
});
