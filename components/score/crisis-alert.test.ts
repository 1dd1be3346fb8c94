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
  const on = { workspaceId: "ws_1", asOf: "2026-06-20" };
  const shown = renderToStaticMarkup(createElement(CrisisAlert, { ...on, crisis }));
  expect(shown).toContain("Negative comments on Instagram since 12 June: 64 % of 1,210, usually 9 %");
  expect(shown.replaceAll("&amp;", "&")).toContain(
    'href="/w/ws_1/comments?platform=instagram&from=2026-06-12&to=2026-06-20&sentiment=negative&counted=crisis"',
  );
  expect(renderToStaticMarkup(createElement(CrisisAlert, { ...on, crisis: null }))).toBe("");
});
