import { eld } from "eld/extrasmall";
import { expect, it } from "vitest";
import { shippedModel } from "#lib/sentiment/shipped-model.ts";
import { languageName } from "./comment-words.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";

it("every language that a comment is found to be in has a name, whatever the browser knows", () => {
  const byMarkers = [...shippedModel().markers.values()].flatMap((all) => all.map(([language]) => language));
  const found = new Set([...Object.values(eld.info().Languages as Record<string, string>), ...byMarkers]);
  expect(found.size).toBeGreaterThan(60);
  expect([...found].filter((code) => !LANGUAGE_NAMES[code])).toEqual([]);
});

it("what nobody has a name for stays a code", () => {
  expect([languageName("ary"), languageName("none"), languageName("xx")]).toEqual([
    "Moroccan Arabic",
    "Language unclear",
    "xx",
  ]);
});
