import { describe, expect, it } from "vitest";
import { codeOf, findStep, stepAt, toBase32 } from "./totp.ts";

const SECRET = Buffer.from("12345678901234567890");

describe("codes", () => {
  it.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("at %i seconds are those of RFC 6238, appendix B", (seconds, code) => {
    const step = stepAt(new Date(seconds * 1_000));
    expect(codeOf(SECRET, step, 8)).toBe(code);
    expect(codeOf(SECRET, step)).toBe(code.slice(2));
  });

  it.each([...["755224", "287082", "359152", "969429", "338314"].entries()])(
    "of counter %i are those of RFC 4226, appendix D",
    (counter, code) => expect(codeOf(SECRET, counter)).toBe(code),
  );

  it("are found in their own step and the ones beside it, and never up to the last one that was used", () => {
    const now = new Date("2026-11-23T12:00:15Z");
    const step = stepAt(now);
    const find = (distance: number, last = 0) => findStep(SECRET, codeOf(SECRET, step + distance), last, now);
    expect([-2, -1, 0, 1, 2].map((distance) => find(distance))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ]);
    expect([find(0, step), find(1, step), find(-1, step - 1)]).toEqual([null, step + 1, null]);
    for (const wrong of ["", "12345", "1234567", "abcdef"])
      expect(findStep(SECRET, wrong, 0, now)).toBeNull();
  });
});

it.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("%j in Base32 is that of RFC 4648, section 10", (text, encoded) =>
  expect(toBase32(Buffer.from(text))).toBe(encoded),
);
