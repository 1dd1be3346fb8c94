import { afterEach, expect, it } from "vitest";
import { rereadEnv } from "#lib/env.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import type { Budget, Connector } from "../connectors/connector.ts";
import { spendFrom, windowOf } from "./spend-budget.ts";

afterEach(async () => {
  await ownerPool().query("TRUNCATE vendor_budgets");
  delete process.env.PLINTH_BUDGETS;
  rereadEnv();
});

const UNITS: Budget = { name: "units", limit: 10, window: "America/Los_Angeles", of: "app" };
const CALLS: Budget = { name: "calls", limit: 3, window: 60, of: "account" };
const NOON = new Date("2026-11-20T20:00:00Z");

function spender(budgets: Budget[], { account = "a", workspace = "ws_1", now = NOON } = {}) {
  const connector = { platform: "youtube", title: "YouTube", budgets } as unknown as Connector;
  return spendFrom({ connector, workspaceId: workspace, accountId: account, now: () => now });
}

it("lets exactly so much through, however many ask at once and in however many workspaces", async () => {
  const asked = Array.from({ length: 40 }, (_, n) =>
    spender([UNITS], { workspace: `ws_${n}` })({ units: 1 }),
  );
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  const refused = outcomes.find((one) => one.status === "rejected");
  expect(refused?.reason).toMatchObject({ kind: "quota_spent", until: new Date("2026-11-21T08:00:00Z") });
});

it("counts accounts apart, and what is not named costs nothing", async () => {
  for (const account of ["a", "b"])
    for (let n = 0; n < 3; n++) await spender([UNITS, CALLS], { account })({ calls: 1 });
  await expect(spender([CALLS])(undefined)).rejects.toMatchObject({ kind: "quota_spent" });
  const { rows } = await ownerPool().query('SELECT "of", used::int FROM vendor_budgets ORDER BY 1');
  expect(rows).toEqual([
    { of: "a", used: 3 },
    { of: "b", used: 3 },
  ]);
});

it("begins anew with the next window, and asks the operator first", async () => {
  await spender([UNITS])({ units: 10 });
  await expect(spender([UNITS])({ units: 1 })).rejects.toMatchObject({ kind: "quota_spent" });
  await spender([UNITS], { now: new Date("2026-11-21T08:00:00Z") })({ units: 10 });
  process.env.PLINTH_BUDGETS = '{"youtube":{"units":12}}';
  rereadEnv();
  await spender([UNITS], { now: new Date("2026-11-21T09:00:00Z") })({ units: 2 });
  await expect(
    spender([UNITS], { now: new Date("2026-11-21T09:00:00Z") })({ units: 1 }),
  ).rejects.toMatchObject({ kind: "quota_spent" });
  process.env.PLINTH_BUDGETS = '{"youtube":{"units":"all"}}';
  rereadEnv();
  await expect(spender([UNITS])({ units: 1 })).rejects.toThrow("PLINTH_BUDGETS is not usable");
});

it.each([
  ["2026-11-01T07:30:00Z", "2026-11-01T07:00:00Z", "2026-11-02T08:00:00Z"],
  ["2026-03-08T12:00:00Z", "2026-03-08T08:00:00Z", "2026-03-09T07:00:00Z"],
  ["2026-07-01T06:59:59Z", "2026-06-30T07:00:00Z", "2026-07-01T07:00:00Z"],
])("knows midnight in Los Angeles on the day of %s", (now, start, end) => {
  expect(windowOf(UNITS, new Date(now))).toEqual({ start: new Date(start), end: new Date(end) });
});
