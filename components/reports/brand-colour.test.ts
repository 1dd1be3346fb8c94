import { expect, test } from "vitest";
import { contrastWithWhite, isReadable } from "./brand-colour.ts";

test("contrast is that of WCAG", () => {
  expect(contrastWithWhite("#ffffff")).toBeCloseTo(1, 6);
  expect(contrastWithWhite("#000000")).toBeCloseTo(21, 6);
  // The grey that is known as the lightest that may be read on white.
  expect(contrastWithWhite("#767676")).toBeCloseTo(4.54, 2);
});

test("words take the colour only where they can be read", () => {
  expect(isReadable("#767676")).toBe(true);
  expect(isReadable("#777777")).toBe(false);
  expect(isReadable("#f2c230")).toBe(false);
  expect(isReadable("#1d6b4f")).toBe(true);
});
