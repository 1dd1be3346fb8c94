import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { newId } from "#lib/ids.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { deleteWorkspace } from "#lib/workspaces/delete-workspace.ts";
import { importBetterPosts, makeAuditedWorkspace, runToEnd } from "#scripts/testing/audits.ts";
import { makeDraft } from "#scripts/testing/drafts.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { recordStatements } from "#scripts/testing/record-statements.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { findAttention } from "./find-attention.ts";
import { listPortfolio } from "./list-portfolio.ts";
import { writePortfolioCsv } from "./write-portfolio-csv.ts";

const now = new Date();
let userId: string;
let audited: Awaited<ReturnType<typeof makeAuditedWorkspace>>;

beforeAll(async () => {
  audited = await makeAuditedWorkspace("agency");
  await importBetterPosts(audited.id);
  await runToEnd(audited);
  const member = await ownerDb().membership.findFirstOrThrow({ where: { workspaceId: audited.id } });
  userId = member.userId;
}, 60_000);

async function joined(workspaceId: string): Promise<string> {
  await ownerDb().membership.create({ data: { workspaceId, userId, role: "viewer", createdAt: now } });
  return workspaceId;
}

const entryOf = async (id: string) => (await listPortfolio(userId, now)).find((one) => one.id === id);

describe("an entry", () => {
  it("has the current score, its change with bounds, the line and what it rests on", async () => {
    const row = await ownerDb().currentScore.findUniqueOrThrow({ where: { workspaceId: audited.id } });
    const entry = await entryOf(audited.id);
    expect(entry).toMatchObject({
      score: row.score,
      role: "owner",
      planName: "Agency",
      change: { points: expect.any(Number), low: expect.any(Number), high: expect.any(Number) },
      sources: { all: 1, broken: 0, stale: 0 },
      lastDay: utcDay(now),
      silentDays: 0,
      failingWebhooks: 0,
      lastAudit: { status: "completed" },
      crisis: null,
      attention: [],
    });
    expect(entry?.points.at(-1)).toEqual({ date: utcDay(now), value: row.score });
    const dates = entry?.points.map(({ date }) => date) ?? [];
    expect(dates).toEqual(dates.toSorted());
  });

  it("of a new workspace knows nothing and asks for its first data", async () => {
    const id = await joined((await makeWorkspace("pro")).id);
    expect(await entryOf(id)).toMatchObject({
      ...{ score: null, change: null, points: [], lastDay: null, silentDays: null, lastAudit: null },
      ...{ role: "viewer", sources: { all: 0, broken: 0, stale: 0 }, attention: ["empty"] },
    });
  });

  it("tells of a broken connection, a webhook that fails and data that no longer come, and stands first", async () => {
    const id = await joined((await makeWorkspace("agency")).id);
    const until = addDays(utcDay(now), -60);
    await importText(id, "twitter", makePosts(3, until));
    expect(await entryOf(id)).toMatchObject({ silentDays: 60, lastDay: until, attention: ["silent"] });
    const hook = { url: "https://hooks.example.com/x", events: ["score.changed"], secret: Buffer.from("x") };
    await withWorkspace(id, async (tx) => {
      const made = { ...hook, workspaceId: id, id: newId("wh"), createdBy: "usr_test", createdAt: now };
      await tx.webhook.create({ data: { ...made, status: "disabled", disabledAt: now } });
      await tx.profile.updateMany({ where: { workspaceId: id }, data: { status: "reconnect_required" } });
    });
    expect(await entryOf(id)).toMatchObject({
      ...{ failingWebhooks: 1, sources: { all: 1, broken: 1, stale: 0 } },
      attention: ["broken", "webhook", "silent"],
    });
    expect((await listPortfolio(userId, now))[0]?.id).toBe(id);
  });

  it("tells of the first phase of a campaign that runs or begins soon and has neither planned nor published posts", async () => {
    const { id } = await makeAuditedWorkspace("agency");
    await joined(id);
    const today = utcDay(now);
    const campaign = (name: string, start: string, status: string) => ({
      ...{ workspaceId: id, id: newId("cmp"), name, objective: null, status, durationWeeks: 6 },
      startDate: new Date(start),
      phases: ["Launch", "Echo", "Close"].map((phase, n) => ({ name: phase, weeks: [2 * n + 1, 2 * n + 2] })),
      ...{ createdBy: "usr_test", createdAt: now },
    });
    const phaseOf = async () => (await entryOf(id))?.emptyPhase ?? null;
    const far = campaign("Far off", addDays(today, 15), "draft");
    const over = campaign("Over", addDays(today, -60), "completed");
    // Posts of today fill its second phase; the third is a fortnight away at most.
    const running = campaign("Runs", addDays(today, -16), "active");
    await withWorkspace(id, (tx) => tx.campaign.createMany({ data: [far, over] }));
    expect(await phaseOf()).toBeNull();
    await withWorkspace(id, (tx) => tx.campaign.create({ data: running }));
    const close = addDays(today, 12);
    expect(await entryOf(id)).toMatchObject({
      emptyPhase: { campaign_id: running.id, name: "Close", first_day: close },
      attention: ["phase"],
    });
    const draft = await makeDraft(id, { campaign_id: running.id, planned_on: addDays(close, 13) });
    expect(await phaseOf()).toBeNull();
    await withWorkspace(id, (tx) =>
      tx.draft.updateMany({ where: { workspaceId: id, id: draft }, data: { status: "dropped" } }),
    );
    expect(await phaseOf()).not.toBeNull();
  });

  it("says what a crisis in comments is, most urgent of all", () => {
    const facts = {
      sources: { all: 2, broken: 1, stale: 0 },
      ...{ silentDays: 1, failingWebhooks: 0, emptyPhase: null },
    };
    expect(findAttention({ ...facts, crisis: "Negative comments" })).toEqual(["crisis", "broken"]);
    expect(findAttention({ ...facts, sources: { all: 1, broken: 0, stale: 0 }, crisis: null })).toEqual([]);
  });
});

describe("the walls", () => {
  it("nothing is told of a workspace of others, of the same account too, nor of a deleted one", async () => {
    const before = (await listPortfolio(userId, now)).map(({ id }) => id);
    const stranger = await makeWorkspace("agency");
    const gone = await joined((await makeWorkspace("agency")).id);
    await deleteWorkspace(gone, now);
    const after = (await listPortfolio(userId, now)).map(({ id }) => id);
    expect(after.toSorted()).toEqual(before.toSorted());
    expect(after).not.toContain(stranger.id);
  });

  it("the function itself reads no workspace of which the person is no member", async () => {
    const stranger = await makeAuditedWorkspace("pro");
    const { callAlone } = await import("#lib/db.ts");
    const ask = (person: string) =>
      callAlone(
        {
          name: "test-portfolio",
          text: "SELECT id FROM read_portfolio($1, $2, $3, '2020-01-01', '2020-01-01')",
        },
        [[stranger.id, audited.id], [stranger.accountId, audited.accountId], person],
      );
    expect(await ask(userId)).toEqual([{ id: audited.id }]);
    expect(await ask("usr_none")).toEqual([]);
  });
});

it("200 workspaces take as many statements as a few", async () => {
  const { accountId } = audited;
  const count = async () =>
    (await recordStatements(async () => void (await listPortfolio(userId, now)))).length;
  const few = await count();
  const workspaces = Array.from({ length: 200 }, (_, n) => ({
    ...{ id: newId("ws"), accountId, name: `Brand ${1_000 + n}`, createdAt: now },
  }));
  await ownerDb().workspace.createMany({ data: workspaces });
  await ownerDb().membership.createMany({
    data: workspaces.map(({ id }) => ({ workspaceId: id, userId, role: "viewer", createdAt: now })),
  });
  expect(await count()).toBe(few);
  expect((await listPortfolio(userId, now)).length).toBeGreaterThan(200);
});

it("is written as a table that a spreadsheet opens", async () => {
  const entries = await listPortfolio(userId, now);
  const rows: Record<string, string>[] = parse(writePortfolioCsv(entries), { bom: true, columns: true });
  expect(rows).toHaveLength(entries.length);
  const row = rows.find(({ workspace_id }) => workspace_id === audited.id);
  expect(row).toMatchObject({ role: "owner", sources: "1", last_audit_status: "completed" });
  expect(["true", "false"]).toContain(row?.within_noise);
});
