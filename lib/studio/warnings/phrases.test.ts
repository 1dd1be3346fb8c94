import { expect, it } from "vitest";
import { listAlternatives } from "./phrases.ts";

it.each([
  ["one", ["one"]],
  ["a|(?:b|c(?:d|e))f|[|)(]g|\\|h\\(|i", ["a", "(?:b|c(?:d|e))f", "[|)(]g", "\\|h\\(", "i"]],
  ["(?<!x|y)a(?! (?:b|c))|é🎉", ["(?<!x|y)a(?! (?:b|c))", "é🎉"]],
])("lists the alternatives of %s", (source, alternatives) => {
  expect(listAlternatives(source)).toEqual(alternatives);
  expect(listAlternatives(source).join("|")).toBe(source);
});
