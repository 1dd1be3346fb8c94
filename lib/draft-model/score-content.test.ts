import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PLATFORMS } from "../formula/names.ts";
import type { ContentDraft, ContentImage } from "./content-draft.ts";
import { anyDraft, plainPredictor, textDraft } from "./drafts.fixture.ts";
import { TITLED } from "./limits/split-title.ts";
import type { Suggestion } from "./predict/measured-draft.ts";
import { limitPercentile, predictUnlimited } from "./predict/predict-percentile.ts";
import { scoreContent as scoreWith } from "./score-content.ts";
import { shippedModels } from "./shipped-models.ts";

/** What a caller can ask for: nothing is ever cut off. */
const MAX_FEEDBACK = 10;

const scoreContent = (draft: ContentDraft) => scoreWith(draft, plainPredictor(draft.platform));

const wordsOf = (suggestions: Suggestion[]) => suggestions.map(({ suggestion, lift }) => [suggestion, lift]);
const suggestionsOf = (draft: ContentDraft) =>
  scoreContent(draft).suggestions.map(({ suggestion }) => suggestion);

describe("scoreContent", () => {
  it("is bounded, has one decimal and is the same each time", () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const { score } = scoreContent(draft);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(score).toBe(Math.round(score * 10) / 10);
        const { suggestions } = scoreContent(draft);
        expect(scoreContent(draft).score).toBe(score);
        expect(wordsOf(scoreContent(draft).suggestions)).toEqual(wordsOf(suggestions));
      }),
    );
  });

  it("lifts are the model on the changed draft minus the score, never negative, the greatest first", () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const { score, suggestions } = scoreContent(draft);
        expect(suggestions.length).toBeLessThanOrEqual(MAX_FEEDBACK);
        for (const { lift, changed } of suggestions) {
          const predicted = predictUnlimited(changed, plainPredictor(draft.platform));
          expect(lift).toBeCloseTo(limitPercentile(changed, predicted) - score, 5);
          expect(lift).toBeGreaterThanOrEqual(0);
        }
        const lifts = suggestions.filter(({ lift }) => lift > 0).map(({ lift }) => lift);
        expect(lifts).toEqual(lifts.toSorted((a, b) => b - a));
        const least = draft.text === null ? 0.1 : 1;
        expect(suggestions.filter(({ lift }) => lift < least).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });

  it("nothing known is 50 without a suggestion", () => {
    for (const platform of PLATFORMS)
      expect(scoreContent({ platform, format: "post", text: null, media: null })).toMatchObject({
        score: 50,
        suggestions: [],
      });
  });

  it("promises nothing for texts on pinterest, whose data support nothing", () => {
    const text = "Our new roast! @brand #coffee 🎉 https://brand.example";
    expect(scoreContent(textDraft("pinterest", text))).toMatchObject({ score: 50, suggestions: [] });
  });

  it("suggests only what two sets of accounts agree on, in the direction of their sign", () => {
    for (const { changes } of Object.values(shippedModels()))
      for (const { rho, rho_others } of changes) expect(rho * rho_others).toBeGreaterThan(0);
    const text = "Our new roast! @brand #coffee 🎉 https://brand.example";
    const words = scoreContent(textDraft("twitter", text)).suggestions.map(({ suggestion }) => suggestion);
    expect(words.join()).not.toMatch(/link|hashtag|emoji|exclamation/i);
  });

  it("taking a suggested removal gives just the lift that was promised", () => {
    const link =
      "Our new roast is here, and it is the best one we have ever made https://brand.example/roast";
    const { score, suggestions } = scoreContent(textDraft("instagram", link));
    const suggestion = suggestions.find((one) => one.suggestion.includes("link"));
    const without = scoreContent(textDraft("instagram", link.replace(/ https.*/, "")));
    expect(suggestion?.lift).toBeGreaterThanOrEqual(1);
    expect(without.score).toBeCloseTo(score + (suggestion?.lift ?? 0), 5);
    expect(without.suggestions.map((one) => one.suggestion)).not.toContain(suggestion?.suggestion);
  });

  it("refuses a version that it does not know", () => {
    expect(() => scoreWith(textDraft("twitter", "x"), plainPredictor("twitter"), "v0")).toThrow(RangeError);
  });
});

describe("limits of the platforms", () => {
  it.each([
    ["twitter", 280],
    ["instagram", 2_200],
    ["tiktok", 4_000],
    ["youtube", 5_000],
    ["linkedin", 3_000],
    ["pinterest", 500],
  ] as const)("%s takes %i characters, and more is said first", (platform, most) => {
    const title = TITLED.includes(platform) ? "Our new roast\n" : "";
    const shorten = /^Shorten the text by 1 character:/;
    expect(
      suggestionsOf(textDraft(platform, title + "a".repeat(most))).filter((one) => /^Shorten/.test(one)),
    ).toEqual([]);
    const [first] = scoreContent(textDraft(platform, title + "a".repeat(most + 1))).suggestions;
    expect(first).toMatchObject({ lift: 0, suggestion: expect.stringMatching(shorten) });
    expect(first?.suggestion).toContain(most.toLocaleString("en"));
  });

  it("what is beyond the limit changes nothing", () => {
    const text = "word ".repeat(60);
    expect(scoreContent(textDraft("twitter", `${text}!!! #x`)).score).toBe(
      scoreContent(textDraft("twitter", text.slice(0, 280))).score,
    );
  });

  it.each(TITLED)("the first line is the title on %s, of at most 100 characters", (platform) => {
    const shorten = suggestionsOf(textDraft(platform, `${"a".repeat(104)}\nmore`))[0];
    expect(shorten).toMatch(/^Shorten the first line by 4 characters/);
    expect(suggestionsOf(textDraft(platform, `${"a".repeat(100)}\nmore`)).join()).not.toMatch(/Shorten/);
    expect(scoreContent(textDraft(platform, `${"Tea ".repeat(40)}\nmore`)).score).toBe(
      scoreContent(textDraft(platform, `${"Tea ".repeat(25).trim()}\nmore`)).score,
    );
  });

  it("says that a post on X may go on in a thread, and by how much it is too long as X counts", () => {
    const [first] = suggestionsOf(
      textDraft("twitter", `${"a".repeat(300)} https://brand.example/${"x".repeat(50)}`),
    );
    expect(first).toMatch(/^Shorten the text by 44 characters: .* counts 324 here .*thread/);
  });

  it("a thread on X is split, so it has no limit", () => {
    const thread: ContentDraft = { ...textDraft("twitter", "a".repeat(2_000)), format: "thread" };
    expect(suggestionsOf(thread)).toEqual([]);
  });

  it.each([
    ["a link counts as 23", `${"a".repeat(256)} https://brand.example/${"x".repeat(200)}`, true],
    ["a link without its protocol counts as 23", `${"a".repeat(256)} brand.com/${"x".repeat(200)}`, true],
    ["an emoji of five signs counts as two", "👩‍👩‍👧".repeat(140), true],
    ["emoji count as two", "🙂".repeat(140), true],
    ["emoji count as two", "🙂".repeat(141), false],
    ["Chinese characters count as two", "咖".repeat(141), false],
    ["letters with accents count as one", "é".repeat(280), true],
  ])("on X %s", (_, text, fits) => {
    expect(suggestionsOf(textDraft("twitter", text)).every((one) => !one.startsWith("Shorten"))).toBe(fits);
  });
});

describe("media", () => {
  const sharp: ContentImage = {
    kind: "image",
    width: 1080,
    height: 1350,
    brightness: 0.5,
    contrast: 0.4,
    sharpness: 0.02,
  };
  const on = (media: ContentDraft["media"], changes: Partial<ContentDraft> = {}) =>
    scoreContent({ platform: "instagram", format: "post", text: null, media, ...changes });

  it("a sharp 4:5 picture of 1080 pixels beats a small one, and needs nothing", () => {
    const small = on({ ...sharp, width: 100, height: 100 });
    expect(on(sharp).score).toBeGreaterThan(small.score);
    expect(on(sharp).suggestions).toEqual([]);
    expect(small.suggestions[0]?.suggestion).toMatch(/1080 pixels.*Instagram/);
  });

  it("the same picture is right for a post and wrong for a story", () => {
    const story = on(sharp, { format: "story" });
    expect(story.score).toBeLessThan(on(sharp).score);
    expect(story.suggestions[0]?.suggestion).toMatch(/9:16/);
  });

  it.each([
    ["brightness", 0.01, /Brighten/],
    ["brightness", 0.99, /Darken/],
    ["contrast", 0.01, /contrast/],
    ["sharpness", 0, /sharper/],
  ] as const)("%s %d gives a suggestion", (property, value, words) => {
    expect(on({ ...sharp, [property]: value }).suggestions[0]?.suggestion).toMatch(words);
  });

  it("a long silent jerking video in the wrong aspect gets the greatest lifts first", () => {
    const media = {
      kind: "video",
      width: 1920,
      height: 1080,
      durationS: 400,
      frameRate: 10,
      hasSound: false,
    } as const;
    const { suggestions } = on(media, { platform: "tiktok", format: "short" });
    expect(suggestions.map(({ suggestion }) => suggestion).slice(0, 3)).toEqual([
      expect.stringMatching(/9:16/),
      expect.stringMatching(/60 seconds/),
      expect.stringMatching(/sound/),
    ]);
  });

  it("an unknown frame rate is left out, neither good nor bad", () => {
    const video = (frameRate: number | null) =>
      on({ kind: "video", width: 1080, height: 1920, durationS: 20, frameRate, hasSound: true }).score;
    expect(video(30)).toBeGreaterThan(video(null));
    expect(video(null)).toBeGreaterThan(video(1));
  });
});
