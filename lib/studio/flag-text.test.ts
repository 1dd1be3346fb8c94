import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../draft-model/drafts.fixture.ts";
import { findPlaceholder } from "../draft-model/junk/find-placeholder.ts";
import type { Platform } from "../formula/names.ts";
import { findBrokenLink } from "./find-broken-link.ts";
import { ALL_CAPITALS, flagText, NEGATIVE } from "./flag-text.ts";
import { measureLanguageConfidence } from "./language-confidence.ts";

const flag = (text: string, platform: Platform = "linkedin", tone: number | null = 0) =>
  flagText({ platform, format: "post", text, tone });
const tags = (count: number) => Array.from({ length: count }, (_, n) => `#tea${n}`).join(" ");

describe("what was left in by mistake", () => {
  it.each([
    ["Hi {{first_name}}, the sale starts today", "{{first_name}}"],
    ["Read it at [link]", "[link]"],
    ["Read it at [Insert link here].", "[Insert link here]"],
    ["Doors open at [TIME]", "[TIME]"],
    ["Thanks, <your name>!", "<your name>"],
    ["Dear {name}", "{name}"],
    ["Dear *|FNAME|*", "*|FNAME|*"],
    ["Dear %FIRST_NAME%", "%FIRST_NAME%"],
    [`Only ${"$"}{price} today`, `${"$"}{price}`],
    ["Lorem ipsum dolor sit amet", "Lorem ipsum"],
    ["TODO: write about the oven", "TODO:"],
    ["TODO write about the oven", "TODO"],
    ["TBD the name of the roast", "TBD"],
    ["Order at https://example.com/shop", "https://example.com/shop"],
    ["Doors\n  TODO: the time", "TODO:"],
    ["Read it at [link here]", "[link here]"],
    ["From [your company name]", "[your company name]"],
    ["[Enter your code]", "[Enter your code]"],
  ])("%j", (text, left) => {
    expect(findPlaceholder(text)).toBe(left);
    expect(flag(text)[0]).toBe(`Something was left to fill in: "${left}"`);
  });

  it.each([
    "[video] How we bake",
    "[NEW] The Harbour roast",
    "Todo lo que necesitas: TODO en uno",
    "TODO lo que necesitas",
    "LO TIENE TODO: pan y café",
    "We baked [...] and […] and { Time To } bake",
    "Start it at http://localhost:3000",
    "[Link in bio] [Image: A. Baker] [Brand new] [Photo]",
    "[Date limite: 5 mai] [Place du Port] [Time to bake] [Add link in bio]",
    "I <3 bread, 50% off, A$5 and {curly} ones",
    "https://myexample.com.au/name and https://example.coffee",
  ])("nothing in %j", (text) => {
    expect(findPlaceholder(text)).toBeNull();
  });
});

describe("broken links", () => {
  it.each([
    ["Order at https//brand.example/shop", "https//brand.example/shop"],
    ["Order at https:/brand.example", "https:/brand.example"],
    ["Order at https://", "https://"],
    ["Order at http:// brand.example", "http://"],
    ["Order at https://https://brand.example", "https://https://brand.example"],
    ["Order at htps://brand.example", "htps://brand.example"],
    ["Order at ttps://brand.example", "ttps://brand.example"],
    ["Order at www,brand.example", "www,brand.example"],
    ["Order at https://brand", "https://brand"],
    ["Order at https://.brand.example/x", "https://.brand.example/x"],
    ["Order at https://a..brand.example", "https://a..brand.example"],
    ["Order at https://*.brand.example", "https://*.brand.example"],
  ])("%j", (text, link) => {
    expect(findBrokenLink(text)).toBe(link);
    expect(flag(text).join()).toContain(`The link "${link}" is broken`);
  });

  it.each([
    "https://brand.example, (https://brand.example/a?b=c#d) and https://brand.example.",
    "www.brand.example and brand.example",
    "the letters http and https are no link; 24/7 // and so on",
    "https://bücher.example/tee",
  ])("none in %j", (text) => {
    expect(findBrokenLink(text)).toBeNull();
  });

  it("reads 10,000 points after a link in less than 100 ms", () => {
    const text = `https://brand.example/${".".repeat(9_950)}x`;
    findBrokenLink("warm up");
    const start = performance.now();
    expect(findBrokenLink(text)).toBeNull();
    expect(performance.now() - start).toBeLessThan(100);
  });

  it("quotes a long one without cutting a sign in two", () => {
    const flags = flag(`https://https://${"🎉".repeat(40)}`).join();
    expect(flags).toContain(`https://https://${"🎉".repeat(24)}…`);
    expect(flags.isWellFormed()).toBe(true);
  });
});

it.each<[string, Platform, number | null, RegExp | null]>([
  ["They read it so", "linkedin", -0.96, new RegExp(NEGATIVE)],
  ["They read it so", "linkedin", -0.94, null],
  ["They read it so ".repeat(16), "linkedin", -0.99, null],
  ["Nobody can read it", "linkedin", null, null],
  ["THE BEST COFFEE OF THE WHOLE HARBOUR", "twitter", 0, new RegExp(ALL_CAPITALS)],
  ["NASA, UNESCO", "twitter", 0, null],
  ["오늘 새로운 메뉴가 나왔어요 주말에 만나요 NEW", "twitter", 0, null],
  ["今日から 新しい メニュー です NEW", "twitter", 0, null],
  ["НОВОЕ МЕНЮ УЖЕ ЗДЕСЬ СЕГОДНЯ", "twitter", 0, new RegExp(ALL_CAPITALS)],
  ["THE BEST coffee of the whole harbour", "twitter", 0, null],
  [`Tea ${tags(6)}`, "instagram", 0, /^Keep at most 5 of the 6 hashtags: Instagram/],
  [`Tea ${tags(5)}`, "instagram", 0, null],
  [`Tea ${tags(6)}`, "tiktok", 0, /^Keep at most 5 of the 6 hashtags: TikTok/],
  [`Tea ${tags(61)}`, "youtube", 0, /^Keep at most 60 of the 61/],
  [`Tea ${tags(40)}`, "linkedin", 0, null],
  ["Link in bio https://brand.example", "linkedin", 0, /link is in the bio, but contains a link itself/],
  ["Link in bio", "instagram", 0, null],
  [
    "New roast, link in bio",
    "twitter",
    0,
    /^"link in bio": posts on X \(Twitter\) can contain the link themselves$/,
  ],
  ["New roast, link in bio", "tiktok", 0, null],
  ["Swipe up to order", "instagram", 0, /no "swipe up" since 2021/],
  ["Swipe up to order", "tiktok", 0, null],
  ["Fuck our competitors, they are thieves", "linkedin", 0, /^Many readers take offence at "Fuck": check/],
  ["More at https://brand.example", "instagram", 0, /cannot be tapped on Instagram: put it in the bio/],
  ["More at https://brand.example", "twitter", 0, null],
])("%j on %s with the tone %d", (text, platform, tone, expected) => {
  const flags = flag(text, platform, tone);
  if (expected === null) expect(flags).toEqual([]);
  else expect(flags).toEqual([expect.stringMatching(expected)]);
});

it.each([
  ["More at https://brand.example", /link sticker/],
  ["bread ".repeat(21), /enough for about 20 words; this has 21/],
  ["bread ".repeat(20), null],
])("on a story: %j", (text, expected) => {
  const flags = flagText({ platform: "instagram", format: "story", text, tone: 0 });
  if (expected === null) expect(flags).toEqual([]);
  else expect(flags).toEqual([expect.stringMatching(expected)]);
});

it("the most embarrassing comes first, and any text is read quickly", () => {
  const text = "BUY IT NOW AT [LINK] OR HTTPS//BRAND.EXAMPLE BECAUSE EVERYBODY HATES IT";
  expect(flag(text, "instagram", -1).map((one) => one.slice(0, 14))).toEqual([
    "Something was ",
    'The link "HTTP',
    "The sentiment ",
    "The text is al",
  ]);
  const start = performance.now();
  for (const piece of ["[", "{{", "http", "https:/", "%A", "<%", "www.", "a.", "#", "@a ", "insert "])
    flag(piece.repeat(10_000 / piece.length));
  expect(performance.now() - start).toBeLessThan(2_000);
  fc.assert(fc.property(anyText, (any) => flag(any).every((one) => one.length < 200)));
});

describe("measureLanguageConfidence", () => {
  it.each(["asdf qwer zxcv", "jfkd slaj fkdl sajf", "blah blah blah blah"])(
    "keys pressed at random: %j",
    (text) => {
      expect(measureLanguageConfidence(text)).toBeLessThan(0.5);
    },
  );

  it.each([
    "Our winter menu is here",
    "Notre nouvelle carte est là, venez la goûter",
    "Ana son kofi yau da safe tare da ku duka",
    "コーヒーを飲みましょう",
    "кофе на берегу моря",
    "#fyp #viral #zxcv",
    "Harbour Roast",
    "🎉",
  ])("a text, or one that is not judged: %j", (text) => {
    expect(measureLanguageConfidence(text)).toBe(1);
  });
});
