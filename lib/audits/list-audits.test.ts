import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import type { Caller } from "#lib/caller.ts";
import { makeWorkspaceWithPosts } from "#scripts/testing/workspaces.ts";
import { describeAudit, describeRunning } from "./describe-audit.ts";
import { explainAudit } from "./explain-audit.ts";
import { failAudit } from "./fail-audit.ts";
import { listAudits } from "./list-audits.ts";
import { runAudit } from "./run-audit.ts";
import { startAudit } from "./start-audit.ts";

const ALL = { limit: 20, offset: 0 };

async function start(caller: Caller, minute: number, asOf?: Date): Promise<string> {
  const now = new Date(Date.now() + minute * 60_000);
  const { audit_id } = await startAudit(caller, { lookback_days: 30 }, { now, asOf });
  return audit_id;
}

it("lists audits in every state, the newest first, and finds the running one", async () => {
  const { id } = await makeWorkspaceWithPosts("pro");
  const caller = await operatorFor(id);
  expect(await describeRunning(caller)).toBeNull();
  const completed = await start(caller, 0);
  await runAudit(id, completed);
  const failed = await start(caller, 1);
  const ended = { workspaceId: id, auditId: failed, title: "Audit Failed", detail: "It broke." };
  await failAudit({ ...ended, now: new Date() });
  const running = await start(caller, 2, new Date("2026-01-31"));

  expect(await describeRunning(caller)).toMatchObject({ audit_id: running, status: "processing" });
  const list = await listAudits(caller, ALL);
  expect(list).toMatchObject({
    total: 3,
    audits: [
      { audit_id: running, status: "processing", score: null, place: null, as_of: "2026-01-31" },
      { audit_id: failed, status: "failed", error: { title: "Audit Failed", detail: "It broke." } },
      { audit_id: completed, status: "completed", score: expect.any(Number), error: null, as_of: null },
    ],
  });
  expect((await listAudits(caller, { limit: 1, offset: 1 })).audits).toMatchObject([{ audit_id: failed }]);
});

it("describes what was asked for and by whom, and the past day of the audit before", async () => {
  const { id } = await makeWorkspaceWithPosts("pro");
  const caller = await operatorFor(id);
  const [earlier, later] = [new Date(Date.now() - 60 * 86_400_000), new Date(Date.now() - 30 * 86_400_000)];
  const first = await start(caller, 0, earlier);
  await runAudit(id, first);
  const second = await start(caller, 1, later);
  await runAudit(id, second);
  expect(await describeAudit(caller, second)).toMatchObject({
    state: { status: "completed" },
    requestedBy: { kind: "operator" },
    platforms: ["twitter"],
    lookbackDays: 30,
    asOf: later.toISOString().slice(0, 10),
    inputHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect((await explainAudit(caller, second)).previous).toMatchObject({
    audit_id: first,
    as_of: earlier.toISOString().slice(0, 10),
  });
  await expect(describeAudit(caller, "aud_none")).rejects.toMatchObject({ title: "Not Found" });
});
