import { expect, it } from "vitest";
import { findCopies } from "./find-copies.ts";

it("finds files with the bytes of another, whatever they are called", async () => {
  const long = "a".repeat(1_100_000);
  const [first, copy, other] = [
    new File([long], "1.csv"),
    new File([long], "2.csv"),
    new File([`${long.slice(1)}b`], "1.csv"),
  ];
  expect(await findCopies([first], [copy, other, new File([], "3.csv")])).toEqual(new Set([copy]));
  const twice = new File(["x"], "x.csv");
  expect(await findCopies([], [twice, twice])).toEqual(new Set([twice]));
});
