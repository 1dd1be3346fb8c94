import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CrisisAlert } from "./crisis-alert.tsx";

test("a crisis is told in one line with its figures, and none takes no room", () => {
  const crisis = {
    platform: "instagram" as const,
    since: "2026-06-12",
    comments: 1_210,
    negative_share: 0.641,
    ordinary_share: 0.09,
  };
  const shown = renderToStaticMarkup(createElement(CrisisAlert, { crisis }));
  expect(shown).toContain("Negative comments on Instagram since 12 June: 64 % of 1,210, usually 9 %");
  expect(renderToStaticMarkup(createElement(CrisisAlert, { crisis: null }))).toBe("");
});
