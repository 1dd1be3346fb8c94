import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { readCheckList } from "../sentiment/check-list.ts";
import { readHardComments } from "../sentiment/hard-comments.ts";
import { comments, countRows } from "./comment-rows.fixture.ts";
import { COUNTING } from "./count-comments.ts";

const AUTHORS = 97;

it("has another name as soon as something else is counted (COUNTING in count-comments.ts)", () => {
  const texts = [...readCheckList(), ...readHardComments()].map(({ text }) => text);
  const texted = (n: number) => {
    const text = texts[n % texts.length] as string;
    const isVaried = n >= texts.length && n % 2 === 0;
    return isVaried ? `${text.toUpperCase()} ${n} 😀` : text;
  };
  const rows = comments(3 * texts.length, (n) => ({
    text: texted(n),
    author: n % 11 === 0 ? null : n % 101 === 0 ? "blue.cup" : `fan${(n * 31) % AUTHORS}`,
    createdAt: new Date(Date.UTC(2026, 3, 1) + n * 2 * 3_600_000),
  }));
  expect(hash("sha256", JSON.stringify(countRows(rows))).slice(0, 12)).toBe(COUNTING);
});
