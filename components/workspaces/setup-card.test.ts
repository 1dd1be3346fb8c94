import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { SetupStep } from "#lib/workspaces/schemas.ts";
import { SetupCard } from "./setup-card.tsx";

const NAMES = ["data", "audit", "recommendation", "competitor", "campaign"] as const;

function words(left: readonly string[]): string {
  const steps: SetupStep[] = NAMES.map((name) => ({ name, isDone: !left.includes(name) }));
  const card = createElement(SetupCard, { workspaceId: "ws_1", userId: "usr_1", steps });
  return renderToStaticMarkup(card)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

it("ticks what is done, and tells the last step on a line", () => {
  expect(words(["recommendation", "campaign"])).toMatch(/First steps 3 of 5 done .* Watch a rival , done/);
  expect(words(["recommendation"])).toBe(" First steps: 1 step left: Review a recommendation Hide ");
});
