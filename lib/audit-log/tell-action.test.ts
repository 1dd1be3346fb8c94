import { expect, it } from "vitest";
import { ACTIONS } from "./actions.ts";
import { tellAction } from "./tell-action.ts";

it.each(ACTIONS)("%s has its sentence, with and without what is kept of it", (action) => {
  const bare = tellAction(action, {});
  expect(bare).toMatch(/^[a-z][a-zA-Z -]+[a-z]$/);
  expect(bare).not.toContain(action);
  expect(tellAction(action, { fields: [1, null], platform: 7, ended: "many", scopes: {} })).not.toMatch(
    /undefined|null|\[object/,
  );
});

it.each<[string, Record<string, unknown>, string]>([
  ["key.created", { scopes: ["read", "write"] }, "created an API key for read and write"],
  ["campaign.changed", { fields: ["start_date"] }, "changed a campaign: start date"],
  [
    "audit.started",
    { platforms: ["twitter"], as_of: "2026-08-01" },
    "started an audit of twitter as of 2026-08-01",
  ],
  [
    "platform.connected",
    { platform: "tiktok", handle: "tea_house" },
    "connected an account on tiktok, @tea_house",
  ],
  ["commenter.erased", { comments: 1 }, "erased a commenter (1 comment)"],
  ["session.others_ended", { ended: 3 }, "ended their other sessions (3 sessions)"],
  ["brand.painted", {}, "brand.painted"],
])("%s with %o: %s", (action, detail, told) => {
  expect(tellAction(action, detail)).toBe(told);
});
