import { expect, test } from "vitest";
import { maySpeak, SOURCES } from "./sources.ts";

test("a source that is not judged is refused, not taken for a norm", () => {
  expect(() => maySpeak("tw_new2027", "level")).toThrow(RangeError);
});

test("who may not speak for levels of engagement by followers may not speak for the composite", () => {
  const chosen = Object.entries(SOURCES).filter(([, says]) => !says.level && says.byFollowers);
  expect(chosen).toEqual([]);
});

test("each judgement has its reason", () => {
  expect(Object.values(SOURCES).filter(({ why }) => why.length < 10)).toEqual([]);
});
