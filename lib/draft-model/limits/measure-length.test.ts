import { expect, it } from "vitest";
import { PLATFORMS } from "../../formula/names.ts";
import { FORMATS } from "../content-draft.ts";
import { measureLength } from "./measure-length.ts";
import { cutToLimit, findOverflow } from "./text-limits.ts";

it("counts on X by weight: a link is 23, an emoji 2", () => {
  expect(measureLength("twitter", "post", "Menu https://harbourbakery.example/a/long/path 🙂")).toEqual({
    parts: [{ name: "text", used: 5 + 23 + 1 + 2, most: 280 }],
    posts: 1,
  });
});

it.each([
  ["youtu.be/abc", 23],
  ["bit.ly/3xYz", 23],
  ["bbc.co.uk/news", 23],
  ["www.harbour.de", 23],
  ["(harbour.com).", 26],
  ["https://t.co/abcこんにちは", 23 + 10],
  ["harbour.comです", 23 + 4],
  ["open at 9.it rains", 18],
  ["anna@harbour.com", 16],
  ["harbour.com@anna", 16],
  ["main.rs and node.js", 19],
])("counts %j on X as %i", (text, used) => {
  expect(measureLength("twitter", "post", text).parts[0]?.used).toBe(used);
});

it("counts neither white space around a text nor the accounts that a reply begins with, and a line's end once", () => {
  const full = "word ".repeat(56).trim();
  for (const text of [`${full}.`, `${full}.\n`, `  ${full}.\r\n\r\n`, `@harbour @mill ${full}.`]) {
    expect(measureLength("twitter", "post", text).parts[0]?.used).toBe(280);
    expect(findOverflow({ platform: "twitter", format: "post", text, media: null })).toBeNull();
    expect(cutToLimit("twitter", "post", text).trim()).toBe(text.trim());
  }
  for (const platform of ["instagram", "twitter"] as const)
    for (const text of ["a\r\nb", "ä\r\nb", "a\nb"])
      expect(measureLength(platform, "post", text).parts[0]?.used).toBe(3);
  expect(measureLength("instagram", "post", "@harbour hi").parts[0]?.used).toBe(11);
  expect(cutToLimit("instagram", "post", `${"x".repeat(2_200)}\n`)).toBe(`${"x".repeat(2_200)}\n`);
});

it.each([
  ["a number and spaces", `1/${" ".repeat(9_990)}x`],
  ["endings", `${"com.".repeat(2_499)}x`],
  ["dashes", `a.${"-".repeat(9_990)}@`],
])("measures a thread of 10,000 characters of %s in less than 100 ms", (_, text) => {
  measureLength("twitter", "thread", "warm up");
  const start = performance.now();
  measureLength("twitter", "thread", text);
  expect(performance.now() - start).toBeLessThan(100);
});

it("counts elsewhere what a reader sees as one character", () => {
  expect(measureLength("instagram", "post", "👩‍👩‍👧é").parts).toEqual([
    { name: "text", used: 2, most: 2_200 },
  ]);
  expect(measureLength("instagram", "post", "").parts).toEqual([{ name: "text", used: 0, most: 2_200 }]);
});

it("measures the first line as the title where posts have one", () => {
  expect(measureLength("youtube", "post", "Our menu\nTen ideas").parts).toEqual([
    { name: "title", used: 8, most: 100 },
    { name: "text", used: 9, most: 5_000 },
  ]);
});

it("measures a thread by its longest post", () => {
  const thread = measureLength("twitter", "thread", `1/ Hello\n\n2/ ${"x".repeat(300)}\n\n3/ Bye`);
  expect(thread).toEqual({
    parts: [{ name: "longest post", used: 303, most: 280 }],
    posts: expect.any(Number),
  });
  const split = measureLength("twitter", "thread", "word ".repeat(120));
  expect(split.posts).toBe(3);
  expect(split.parts[0]?.used).toBeLessThanOrEqual(280);
});

it("is over the limit exactly where the score says that the text is", () => {
  for (const platform of PLATFORMS)
    for (const format of FORMATS)
      for (const length of [1, 99, 100, 101, 280, 281, 500, 501, 2_200, 2_201, 3_001, 4_001, 5_000, 5_001])
        for (const text of ["x".repeat(length), `Our menu\n${"x".repeat(length)}`]) {
          const isOver = measureLength(platform, format, text).parts.some(({ used, most }) => used > most);
          const told = findOverflow({ platform, format, text, media: null }) !== null;
          expect({ platform, format, length, isOver }).toEqual({ platform, format, length, isOver: told });
        }
});
