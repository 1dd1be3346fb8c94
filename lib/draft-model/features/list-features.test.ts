import fc from "fast-check";
import { expect, it } from "vitest";
import { anyText } from "../drafts.fixture.ts";
import { stripMarks } from "../edit/strip-marks.ts";
import { FEATURES, indexOfFeature, measurePost } from "./list-features.ts";
import type { PostFacts } from "./post-facts.ts";

const BLANK: PostFacts = { title: null, text: null, kind: null, durationS: null, hour: null };
const measure = (post: Partial<PostFacts>, feature: string) =>
  measurePost({ ...BLANK, ...post }, { text: null, emoji: null })[indexOfFeature(feature)] ?? Number.NaN;
const count = (text: string, feature: string) => Math.round(Math.expm1(measure({ text }, feature)));

it.each([
  ["characters", "é🙂👩‍👩‍👧", 7],
  ["lines", "a\n\nb\r\nc\n", 3],
  ["hashtags", "#coffee (#café) #2 no#tag https://x.example/#part &#39; #日本", 3],
  ["mentions", "@brand, mail@brand.example and (@b.r_d)", 2],
  ["questions", "why? 何？ https://x.example/?a=b", 2],
  ["exclamations", "hey!! ！", 3],
  ["emoji", "🎉 🇩🇪 ok", 2],
  ["shouted", "NEW and Big ART #WOW", 2],
  ["numbers", "3 of 1,000 in 2026", 3],
  ["theme_war", "Ukraine's army fires a missile", 3],
  ["theme_animals", "two cats of a category", 1],
  ["theme_wishes", "जन्मदिनको शुभकामना", 1],
  ["names", "Marie Curie met Ada and Grace Hopper", 2],
  ["years", "2024, not 20245", 1],
  ["dates", "on 3/4 at 12:30", 2],
  ["ends_hashtags", "#one of #two #three", 2],
  ["ends_hashtags", "so#one#two_2 \n#日本 \n", 3],
  ["ends_hashtags", "#one ##", 0],
  ["sentences", "Well... yes?! No. 1.5", 3],
  ["alarm", "🔴 live 🚨", 2],
  ["sponsored", "so good #ad with our partner", 2],
])("counts %s of %j", (feature, text, expected) => {
  expect(count(text, feature)).toBe(expected);
});

it.each([
  ["points", `${".".repeat(9_999)}x`],
  ["hashtags", `${"#tag ".repeat(2_000)}x`],
  ["links", `${"https://".repeat(1_250)} x`],
])("measures 10,000 characters of %s in less than 100 ms", (_, text) => {
  measure({ text: "warm up" }, "words");
  const start = performance.now();
  measure({ text }, "words");
  expect(performance.now() - start).toBeLessThan(100);
});

it.each([
  ["starts_tag", "[DIRECT] la finale", "direct: la finale"],
  ["starts_tag", "ALERTE - la finale", "la finale"],
  ["speaker", "The mayor: we will build", "we will build this and that, said the mayor of it all: yes"],
  ["ends_question", "really? ", "really? yes"],
  ["cut_off", "and then...", "and. then"],
  ["thread", "why it broke 1/7", "on 1/2/2024"],
])("sees %s in %j, not in %j", (feature, text, other) => {
  expect(measure({ text }, feature)).toBe(1);
  expect(measure({ text: other }, feature)).toBe(0);
});

it("what is not known is not a number", () => {
  const nothing = measurePost(BLANK, { text: null, emoji: null });
  expect([...nothing].every(Number.isNaN)).toBe(true);
  expect(measure({ text: "x" }, "title_words")).toBeNaN();
  expect(measure({ text: "日本" }, "capitals")).toBeNaN();
  expect(measure({ text: "x" }, "duration")).toBeNaN();
  expect(measure({ kind: "reel" }, "is_short")).toBe(1);
});

it("has a name and a description for every feature, each name once, and a number or NaN for any text", () => {
  expect(new Set(FEATURES.map(({ name }) => name)).size).toBe(FEATURES.length);
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { about, measure: _ } of FEATURES) expect(about).toMatch(/\S/);
      for (const value of measurePost({ ...BLANK, title: text, text }, { text: 0.5, emoji: 0 }))
        expect(Number.isFinite(value) || Number.isNaN(value)).toBe(true);
    }),
  );
});

it("strips what it counts, closes the gaps, and leaves the rest", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const feature of ["exclamations", "shouted", "emoji"])
        expect(count(stripMarks(text, feature), feature)).toBeLessThanOrEqual(count(text, feature));
      if (!/[©®™]/.test(text)) expect(count(stripMarks(text, "emoji"), "emoji")).toBe(0);
      for (const feature of ["mentions", "links"])
        if (count(text, feature) > 0) expect(stripMarks(text, feature).length).toBeLessThan(text.length);
    }),
  );
  expect(stripMarks("New roast @brand is  here\nnow", "mentions")).toBe("New roast is  here\nnow");
  expect(stripMarks("as it is", "numbers")).toBe("as it is");
});
