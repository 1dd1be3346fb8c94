import fc from "fast-check";
import { expect, it } from "vitest";
import { anyText } from "../../draft-model/drafts.fixture.ts";
import { findJunk } from "../../draft-model/junk/find-junk.ts";
import { findHurt, warnOfJunk } from "./list-warnings.ts";
import { readDrafts } from "./testing/read-drafts.ts";

const warn = (text: string) => [...findHurt(text).warnings, ...warnOfJunk(findJunk(text, "instagram"))];
const codes = (text: string) => warn(text).map(({ code }) => code);
const isWarned = (text: string) => findHurt(text).warnings.length > 0;

const { warned, ordinary } = readDrafts();

it.each(["harm", "insensitive"])("at least 19 of 20 drafts of the set have their warning: %s", (code) => {
  for (const isKept of [true, false]) {
    const drafts = warned.filter((one) => one.code === code && one.isKept === isKept);
    const missed = drafts.filter(({ text }) => !isWarned(text)).map(({ text }) => text);
    expect(drafts.length).toBeGreaterThan(30);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(drafts.length / 20);
  }
});

it("none of the ordinary drafts that come near has a warning", () => {
  const wrong = ordinary.filter(({ text }) => isWarned(text));
  expect(ordinary.length).toBeGreaterThan(800);
  expect(wrong.map(({ text }) => text)).toEqual([]);
});

it("tells what was seen and what to do, in one sentence, the gravest first", () => {
  const text = "KILL YOURSELF!!! EARTHQUAKE SALE!!! EVERYTHING MUST GO!!! BUY NOW!!!";
  expect(warn(text)).toEqual([
    { code: "harm", detail: '"KILL YOURSELF" could push somebody to hurt themselves: please leave it out' },
    { code: "insensitive", detail: expect.stringMatching(/^An offer beside "EARTHQUAKE"/) },
    { code: "spam", detail: expect.stringMatching(/\S/) },
  ]);
  expect(codes("asdfghjkl qwertyuiop zxcvbnm")).toEqual(["unreadable"]);
  expect(codes("Our winter menu is here: which dish will you try first?")).toEqual([]);
});

it("says that it is the wording alone where no rule knows the words, and leaves the score alone", () => {
  const text = "Somebody should drag that journalist out of his car and teach him with a crowbar.";
  expect(findHurt(text)).toEqual({
    warnings: [
      { code: "harm", detail: expect.stringMatching(/^This reads like drafts that hurt .*: ".+", ".+"/) },
    ],
    isHarmful: false,
  });
  expect(findHurt("Kill yourself, loser.").isHarmful).toBe(true);
  expect(codes("Our journalist drives an old car and teaches on Sundays.")).toEqual([]);
});

it("reads signs for letters, and no names of accounts or links", () => {
  expect(codes("k1ll y0urself")).toEqual(["harm"]);
  expect(codes("Thanks to @killyourself and https://brand.example/earthquake-sale")).toEqual([]);
});

it("knows a phrase before which there is a long gap, and reads gaps as fast as words", () => {
  for (const gap of [" ", "\n", "@a ", "https://a.b/ "]) {
    expect(codes(`Stop.${gap.repeat(30)}Jump off a bridge.`), gap).toEqual(["harm"]);
  }
  const msOf = (piece: string) => {
    const text = piece.repeat(8_000 / piece.length);
    const start = performance.now();
    for (let n = 0; n < 8; n++) findHurt(text);
    return performance.now() - start;
  };
  msOf("a word, ");
  expect(msOf(" ")).toBeLessThan(3 * msOf("a word, "));
});

it("reads any text, the longest in less than a second", () => {
  fc.assert(fc.property(anyText, (text) => warn(text).every(({ detail }) => detail.length < 300)));
  const start = performance.now();
  for (const piece of [
    "we will ",
    "kill ",
    "the victims ",
    "20% off ",
    "a",
    "earthquake, so our ",
    "vodka for ",
  ])
    warn(piece.repeat(10_000 / piece.length));
  expect(performance.now() - start).toBeLessThan(7_000);
});
