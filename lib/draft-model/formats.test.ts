import { describe, expect, it } from "vitest";
import { PLATFORMS, type Platform } from "../formula/names.ts";
import { type ContentFormat, FORMATS } from "./content-draft.ts";
import { plainPredictor, textDraft } from "./drafts.fixture.ts";
import { indexOfFeature } from "./features/list-features.ts";
import { placeDraft } from "./limits/place-draft.ts";
import { splitThread } from "./limits/split-thread.ts";
import { measureDraft } from "./predict/predict-percentile.ts";
import { scoreContent } from "./score-content.ts";

const NATIVE: Record<Platform, ContentFormat[]> = {
  instagram: ["post", "story", "reel"],
  tiktok: ["post", "story", "short"],
  youtube: ["post", "short"],
  twitter: ["post", "thread"],
  linkedin: ["post"],
  pinterest: ["post"],
};
const PAIRS = PLATFORMS.flatMap((platform) => FORMATS.map((format) => [platform, format] as const));

it.each(PAIRS)(
  "%s %s: a format that the platform does not have gives a note of what was assumed",
  (platform, format) => {
    const { note, format: taken } = placeDraft(platform, format);
    if (NATIVE[platform].includes(format)) expect([note, taken]).toEqual([null, format]);
    else expect(note).toMatch(/ has no (?:stories|reels|Shorts|threads), so this is scored as (?:a|one) /);
    expect(
      scoreContent({ ...textDraft(platform, "Tea"), format }, plainPredictor(platform)).notes.format,
    ).toBe(note);
  },
);

describe("kinds that follow from the format", () => {
  const kindOf = (platform: Platform, format: ContentFormat, feature: string) => {
    const { read } = plainPredictor(platform);
    return measureDraft({ ...textDraft(platform, "Tea"), format }, read).post.features[
      indexOfFeature(feature)
    ];
  };

  it.each([
    ["instagram", "reel", "is_short", 1],
    ["youtube", "short", "is_short", 1],
    ["youtube", "post", "is_short", 0],
    ["youtube", "post", "is_video", 1],
    ["twitter", "reel", "is_video", 1],
    ["instagram", "post", "is_video", Number.NaN],
    ["twitter", "thread", "is_video", Number.NaN],
  ] as const)("%s %s: %s is %d", (platform, format, feature, value) => {
    expect(kindOf(platform, format, feature)).toBe(value);
  });

  it("are counted by the platform's curve, unless hardly any of its posts were of that kind", () => {
    const scoreWith = (mean: number) => {
      const predictor = plainPredictor("youtube");
      const is_short = { edges: [0.5], points: [0, 6], unknown: 0, mean, deviation: 0.3 };
      const heldOut = { rho: 0.5, from: 0.5, to: 0.5, authors: 100, posts: 1_000 };
      const model = { ...predictor.model, curves: { is_short }, heldOut };
      return (format: ContentFormat) =>
        scoreContent(
          { ...textDraft("youtube", "How we bake 2,000 croissants"), format },
          { ...predictor, model },
        ).score;
    };
    expect([scoreWith(0.2)("post"), scoreWith(0.2)("short")]).toEqual([50, 56]);
    expect([scoreWith(0.05)("post"), scoreWith(0.05)("short")]).toEqual([50, 50]);
  });
});

describe("threads", () => {
  it.each<[string, string, string[], string]>([
    [
      "numbers before",
      "Why we bake\n1/ Rain\n2/ Sun\n\nand wind\n3/ Snow",
      ["Why we bake", "1/ Rain", "2/ Sun\n\nand wind", "3/ Snow"],
      "its numbers",
    ],
    [
      "numbers of how many",
      "1/3 Rain\n2/3 Sun\n3/3 Snow",
      ["1/3 Rain", "2/3 Sun", "3/3 Snow"],
      "its numbers",
    ],
    [
      "numbers after",
      "Rain (1/3)\nSun (2/3)\nSnow (3/3)",
      ["Rain (1/3)", "Sun (2/3)", "Snow (3/3)"],
      "its numbers",
    ],
    [
      "blank lines",
      "🧵 Rain\n\nSun\nand wind\n \nSnow",
      ["🧵 Rain", "Sun\nand wind", "Snow"],
      "its blank lines",
    ],
    ["lines of dashes", "Rain\n---\nSun", ["Rain", "Sun"], "its blank lines"],
    [
      "dates and shares, which do not run on",
      "Open 24/7\nFrom 3/4 on\nhalf (1/2) price",
      ["Open 24/7\nFrom 3/4 on\nhalf (1/2) price"],
      "length",
    ],
    [
      "parts of a cup, which are not of the same number",
      "1/2 cup of flour\n2/3 cup of milk\n3/4 cup of sugar",
      ["1/2 cup of flour\n2/3 cup of milk\n3/4 cup of sugar"],
      "length",
    ],
    ["numbers of n", "1/n Rain\n2/n Sun", ["1/n Rain", "2/n Sun"], "its numbers"],
    ["numbers in brackets", "[1/2] Rain\n[2/2] Sun", ["[1/2] Rain", "[2/2] Sun"], "its numbers"],
    ["numbers and a colon", "1/2: Rain\n2/2: Sun", ["1/2: Rain", "2/2: Sun"], "its numbers"],
    ["keys", "1️⃣ Rain\n2️⃣ Sun", ["1️⃣ Rain", "2️⃣ Sun"], "its numbers"],
    [
      "blank lines rather than at the keys of a list",
      "Rain\n\n1️⃣ Sun\n2️⃣ Snow",
      ["Rain", "1️⃣ Sun\n2️⃣ Snow"],
      "its blank lines",
    ],
  ])("are split at %s", (_, text, parts, by) => {
    expect(splitThread(text)).toMatchObject({ parts, by, tooLong: [], left: 0 });
  });

  it("without marks are split between words where a post is full", () => {
    const { parts, by, tooLong } = splitThread("harbour ".repeat(100));
    expect([by, tooLong]).toEqual(["length", []]);
    expect(parts).toHaveLength(3);
    for (const part of parts) expect(part).toMatch(/^harbour(?: harbour)*$/);
  });

  const thread = (text: string) =>
    scoreContent({ ...textDraft("twitter", text), format: "thread" }, plainPredictor("twitter"));

  it("a post of it that is too long comes first, by its place", () => {
    const { suggestions } = thread(`1/ Rain\n2/ ${"a".repeat(290)}\n3/ Sun`);
    expect(suggestions[0]).toMatchObject({
      lift: 0,
      suggestion: expect.stringMatching(/^Shorten post 2 of the thread by 13 characters/),
    });
    expect(thread("Rain\n\n".repeat(40)).suggestions[0]?.suggestion).toMatch(/by 15 posts/);
  });

  it("the first post decides most", () => {
    const weak = "Tea again, at last";
    const strong =
      "We tracked every loaf that we threw away for a year, and what we learnt changed how this bakery works every day";
    const [both, first, last] = [
      `${strong}\n\n${strong}`,
      `${strong}\n\n${weak}`,
      `${weak}\n\n${strong}`,
    ].map((text) => thread(text).score);
    const none = thread(`${weak}\n\n${weak}`).score;
    expect([none, last, first, both]).toEqual([none, last, first, both].toSorted((a = 0, b = 0) => a - b));
    expect((first ?? 0) - none).toBeGreaterThan((last ?? 0) - none);
    expect(both).toBe(scoreContent(textDraft("twitter", strong), plainPredictor("twitter")).score);
  });
});

it("what public posts of feeds say counts half for a story", () => {
  const text = "Our winter menu is here: which one will you try first?";
  const scoreAs = (format: ContentFormat) =>
    scoreContent({ ...textDraft("instagram", text), format }, plainPredictor("instagram")).score - 50;
  expect(scoreAs("story")).toBeCloseTo(scoreAs("post") / 2, 0);
  expect(scoreAs("post")).not.toBe(0);
});
