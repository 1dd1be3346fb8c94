import { expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { ask } from "#scripts/testing/ask.ts";
import { importBetterPosts, makeAuditedWorkspace } from "#scripts/testing/audits.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { refreshLiveScores } from "./refresh-live-scores.ts";

const IN_A_YEAR = new Date(Date.now() + 365 * 86_400_000).toISOString();

async function makeLive() {
  const workspace = await makeAuditedWorkspace("enterprise");
  await ownerDb().workspace.update({ where: { id: workspace.id }, data: { realTime: true } });
  return workspace;
}

const eventsOf = (workspaceId: string) =>
  withWorkspace(workspaceId, (tx) => tx.event.count({ where: { workspaceId, type: "score.changed" } }));
const pointsOf = (workspaceId: string) =>
  withWorkspace(workspaceId, (tx) => tx.scorePoint.count({ where: { workspaceId, kind: "live" } }));

it("an import that moves the score is told without anybody reading it, once; each hour has a point", async () => {
  const { id } = await makeLive();
  const now = new Date();
  await importBetterPosts(id);
  for (let n = 0; n < 3; n++) await refreshLiveScores(now);
  expect([await eventsOf(id), await pointsOf(id)]).toEqual([2, 1]);
  await refreshLiveScores(new Date(now.getTime() + 3_600_000));
  expect([await eventsOf(id), await pointsOf(id)]).toEqual([2, 2]);
});

it("leaves workspaces alone that did not switch it on, or have no audit yet", async () => {
  const { id } = await makeAuditedWorkspace("enterprise");
  await importBetterPosts(id);
  await refreshLiveScores(new Date());
  expect(await pointsOf(id)).toBe(0);
});

it("requests that hold a transaction do not wait for a computation that needs a connection", async () => {
  const { id, key } = await makeLive();
  await importBetterPosts(id);
  const reading = ask("GET", "/v1/score", { key });
  const body = { name: "Spring", start_date: IN_A_YEAR };
  const creating = Array.from({ length: 24 }, (_, n) =>
    ask("POST", "/v1/campaigns", { key, body, headers: { "idempotency-key": `key ${n}` } }),
  );
  const answers = await Promise.all([reading, ...creating]);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
}, 60_000);

it("workers share what is due, and one whose figures cannot be read holds up no other", async () => {
  const due = await Promise.all(Array.from({ length: 6 }, () => makeLive()));
  const broken = due[2]?.id ?? "";
  await ownerDb().workspace.updateMany({
    where: { realTime: true, id: { notIn: due.map(({ id }) => id) } },
    data: { realTime: false },
  });
  // Nobody can score by a version that does not exist.
  await ownerDb()
    .$executeRaw`UPDATE audits SET result = jsonb_set(result::jsonb, '{explanation,formula_version}', '"v0"')
    WHERE workspace_id = ${broken}`;
  const now = new Date(Date.now() + 3_600_000);
  const ends = await Promise.allSettled([refreshLiveScores(now), refreshLiveScores(now)]);
  expect(ends.filter(({ status }) => status === "rejected")).toHaveLength(1);
  const computed = await ownerDb().liveScore.findMany({
    where: { workspaceId: { in: due.map(({ id }) => id) } },
  });
  expect(computed.map(({ workspaceId }) => workspaceId).sort()).toEqual(
    due
      .map(({ id }) => id)
      .filter((id) => id !== broken)
      .sort(),
  );
  // It rests, so that it is not tried again at once.
  await expect(refreshLiveScores(now)).resolves.toBeUndefined();
});
