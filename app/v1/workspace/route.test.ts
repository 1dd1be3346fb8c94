import { expect, it } from "vitest";
import type { Plan } from "#lib/plans.ts";
import { changeWorkspace } from "#lib/workspaces/change-workspace.ts";
import { ask } from "#scripts/testing/ask.ts";
import {
  auditsUsed,
  makeSmallWorkspace,
  runAsOperator,
  runToEnd,
  setPlatformStatus,
  startRun,
} from "#scripts/testing/audits.ts";
import { expectFields, ISO_UTC } from "#scripts/testing/expect-fields.ts";
import { importAudience, importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";

const FIELDS = [
  "id",
  "name",
  "plan",
  "billing_period",
  "team_members",
  "team_limit",
  "platforms_connected",
  "platform_limit",
  "audits_used",
  "audits_limit",
  "current_service_score",
  "created_at",
];
const read = async (key: string) => (await ask("GET", "/v1/workspace", { key })).body;

it("200: answers with exactly the contract's fields", async () => {
  const { id, key } = await makeWorkspace("pro");
  const { status, body } = await ask("GET", "/v1/workspace", { key });
  expect(status).toBe(200);
  expectFields(body, FIELDS);
  expect(body).toMatchObject({ id, plan: "pro", billing_period: "monthly", team_members: 1, audits_used: 0 });
  expect(id).toMatch(/^ws_\w+$/);
  expect(body.name).toMatch(/^Brand \d+$/);
  expect(body.created_at).toMatch(ISO_UTC);
  expect(Date.now() - Date.parse(body.created_at)).toBeLessThan(20_000);
});

it.each<[Plan, number, number | null, number | null]>([
  ["pro", 3, 4, 10],
  ["agency", 10, null, null],
  ["enterprise", 1000, null, null],
])("200: shows the limits of the plan %s", async (plan, team_limit, platform_limit, audits_limit) => {
  const { key } = await makeWorkspace(plan);
  expect(await read(key)).toMatchObject({ plan, team_limit, platform_limit, audits_limit });
});

it("200: the score is null before the first audit and that of GET /v1/score after it", async () => {
  const workspace = await makeSmallWorkspace("pro");
  expect((await read(workspace.key)).current_service_score).toBeNull();
  await runToEnd(workspace);
  const { body } = await ask("GET", "/v1/score", { key: workspace.key });
  expect((await read(workspace.key)).current_service_score).toBe(body.score);
  expect(body.score).toBeTypeOf("number");
});

it("200: counts the platforms that are connected", async () => {
  const { id, key } = await makeSmallWorkspace("pro");
  expect((await read(key)).platforms_connected).toBe(1);
  await importText(id, "youtube", makePosts(2));
  expect((await read(key)).platforms_connected).toBe(2);
  await setPlatformStatus(id, "youtube", "error");
  expect((await read(key)).platforms_connected).toBe(1);
});

it("200: counts a run from the moment it is accepted", async () => {
  const workspace = await makeSmallWorkspace("agency");
  await startRun(workspace);
  expect(await auditsUsed(workspace)).toBe(1);
});

it("200: shows what an operator changes", async () => {
  const { id, key } = await makeWorkspace("pro");
  await changeWorkspace(id, { billing: "annual", plan: "agency" }, new Date());
  expect(await read(key)).toMatchObject({ billing_period: "annual", plan: "agency", audits_limit: null });
});

/** A day of the month on which a plan began two months ago, and the start of the month of audits that is running. */
function planMonths() {
  const recently = new Date(Date.now() - 3 * 86_400_000);
  const day = Math.min(recently.getUTCDate(), 28);
  const at = (monthsAgo: number) =>
    new Date(Date.UTC(recently.getUTCFullYear(), recently.getUTCMonth() - monthsAgo, day));
  return { planStart: at(2), monthStart: at(0) };
}

it.each(["monthly", "annual"] as const)(
  "200: counts audits per month from the day on which the plan began (billed %s)",
  async (billing) => {
    const { planStart, monthStart } = planMonths();
    const workspace = await makeSmallWorkspace("pro");
    await importAudience(workspace.id);
    await changeWorkspace(workspace.id, { plan: "agency", billing }, planStart);
    await runAsOperator(workspace.id, { now: new Date(monthStart.getTime() - 3_600_000) });
    expect(await auditsUsed(workspace)).toBe(0);
    await runAsOperator(workspace.id, { now: new Date(monthStart.getTime() + 3_600_000) });
    expect(await auditsUsed(workspace)).toBe(1);
  },
);
