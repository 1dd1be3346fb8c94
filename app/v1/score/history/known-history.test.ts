import { expect, it } from "vitest";
import { ask } from "#scripts/testing/ask.ts";
import { writePoints } from "#scripts/testing/audits.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { recordStatements } from "#scripts/testing/record-statements.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

const ALL = "/v1/score/history?start_date=2025-01-01&end_date=2025-03-01&granularity=daily";

async function makeHistory() {
  const workspace = await makeWorkspace("pro");
  await writePoints(workspace.id, { "2025-01-06": 39.9, "2025-01-31": 45.1 });
  return workspace;
}

const readTexts = async (key: string) => JSON.stringify((await ask("GET", ALL, { key })).body.data);

it("is read again only when it has changed: by a point that comes, is corrected or goes", async () => {
  const { id, key } = await makeHistory();
  const first = await readTexts(key);
  const again = await recordStatements(async () => expect(await readTexts(key)).toBe(first));
  expect(again.filter(({ text }) => text.includes("score_points"))).toEqual([]);
  await writePoints(id, { "2025-02-02": 44.7 });
  expect(await readTexts(key)).toContain("44.7");
  const where = { workspaceId: id, date: new Date("2025-02-02") };
  await ownerDb().scorePoint.updateMany({ where, data: { score: 46.3 } });
  expect(await readTexts(key)).toContain("46.3");
  await ownerDb().scorePoint.deleteMany({ where });
  expect(await readTexts(key)).toBe(first);
});

it("has the same tag as long as it is the same, and another one for another question", async () => {
  const { id, key } = await makeHistory();
  const tagOf = async (path = ALL) => (await ask("GET", path, { key })).headers.get("etag");
  const tag = await tagOf();
  expect(await tagOf()).toBe(tag);
  expect(await tagOf(ALL.replace("daily", "monthly"))).not.toBe(tag);
  const unchanged = await ask("GET", ALL, { key, headers: { "If-None-Match": tag ?? "" } });
  expect(unchanged.status).toBe(304);
  await writePoints(id, { "2025-02-02": 44.7 });
  expect(await tagOf()).not.toBe(tag);
});

it("is nobody else's: another account's key sees its own, or nothing", async () => {
  const { id, key } = await makeHistory();
  await readTexts(key);
  const other = await makeWorkspace("pro");
  expect((await ask("GET", ALL, { key: other.key })).status).toBe(404);
  expect((await ask("GET", `${ALL}&workspace_id=${id}`, { key: other.key })).status).toBe(404);
});

it("leaves nothing behind when its points go last", async () => {
  const { id } = await makeHistory();
  const where = { workspaceId: id };
  await ownerDb().historyVersion.deleteMany({ where });
  await ownerDb().scorePoint.deleteMany({ where });
  expect(await ownerDb().historyVersion.count({ where })).toBe(0);
});
