import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { gradeOf } from "#lib/formula/grade.ts";
import { PillarLabel } from "./pillar-label.tsx";

function render(score: number, more: object = {}): string {
  const details = { score, change: "+3.1", grade: gradeOf(score) };
  const props = {
    pillar: "reach" as const,
    details,
    isKnown: true,
    isFirst: false,
    difference: null,
    ...more,
  };
  return renderToStaticMarkup(createElement(PillarLabel, props));
}
const wordsOf = (markup: string) => markup.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

it("has a colour only where the score stands out", () => {
  expect(render(71)).toContain("text-good");
  expect(render(31)).toContain("text-poor");
  const ordinary = render(50).split("+3.1")[0] ?? "";
  expect(ordinary.match(/font-semibold[^>]*text-(good|poor)/)).toBeNull();
});

it("a pillar of which nothing is known has no figure, and the first audit no change", () => {
  expect(wordsOf(render(50, { isKnown: false }))).toBe(" Reach Not known ");
  expect(wordsOf(render(50, { isFirst: true }))).toBe(" Reach 50.0 ");
});
