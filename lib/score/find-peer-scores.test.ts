import { expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { ask } from "#scripts/testing/ask.ts";
import { runToEnd } from "#scripts/testing/audits.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { formula } from "../formula/versions.ts";
import { utcDay } from "../time.ts";
import { findPeerScores } from "./find-peer-scores.ts";

const INDUSTRY = "bakery";

async function makeAudited(industry?: string) {
  const workspace = await makeWorkspace("agency", industry);
  await importText(workspace.id, "twitter", makePosts(3));
  return { ...workspace, auditId: await runToEnd(workspace) };
}

/** All that is known of it is what others wrote, in no language that is read. */
async function makeUnknown(industry: string) {
  const workspace = await makeWorkspace("agency", industry);
  const comment = `c1,${utcDay(new Date())}T08:00:00Z,ᚠᚢᚦᚨᚱᚲ,anna`;
  await importText(workspace.id, "twitter", `id,created_at,text,author\n${comment}\n`);
  const auditId = await runToEnd(workspace);
  const { body } = await ask("GET", `/v1/audit/${auditId}`, { key: workspace.key });
  expect(body).toMatchObject({ score: 50, industry_benchmark: { percentile: 50 } });
}

async function benchmarkOf(workspace: { id: string; key: string }) {
  const auditId = await runToEnd(workspace);
  const where = { workspaceId_id: { workspaceId: workspace.id, id: auditId } };
  const audit = await withWorkspace(workspace.id, (tx) => tx.audit.findUniqueOrThrow({ where }));
  const { industry_benchmark } = audit.result as { industry_benchmark: Record<string, unknown> };
  return industry_benchmark;
}

it("compares with the industry from 20 workspaces of other accounts on, with the reference set below", async () => {
  const own = await makeAudited(INDUSTRY);
  const peers = [];
  for (let made = 0; made < 19; made++) peers.push(await makeAudited(INDUSTRY));
  // Neither another industry, nor a workspace without a score, nor one of the same account is a peer.
  await makeAudited("florist");
  await makeWorkspace("agency", INDUSTRY);
  const sibling = await makeAudited(INDUSTRY);
  await ownerDb().workspace.update({
    where: { id: sibling.id },
    data: { accountId: own.accountId, isPrimary: false },
  });
  expect(await findPeerScores(own.id, formula().name)).toEqual([]);
  expect(await benchmarkOf(own)).toMatchObject({ basis: "reference" });

  // Nor one whose newest audit left a connected platform out, nor one of which nothing is known.
  const partial = await makeAudited(INDUSTRY);
  await importText(partial.id, "youtube", makePosts(3));
  await withWorkspace(partial.id, (tx) => tx.audit.deleteMany({ where: { workspaceId: partial.id } }));
  await runToEnd(partial, { platforms: ["twitter"] });
  await makeUnknown(INDUSTRY);
  expect(await findPeerScores(own.id, formula().name)).toEqual([]);

  peers.push(await makeAudited(INDUSTRY));
  expect(await findPeerScores(own.id, "v0")).toEqual([]);
  const scores = await findPeerScores(own.id, formula().name);
  expect(scores).toHaveLength(20);
  const average = scores.reduce((sum, score) => sum + score, 0) / 20;
  expect(await benchmarkOf(own)).toMatchObject({
    basis: "industry",
    sample: 20,
    industry_average: Math.round(average * 10) / 10,
  });
  await ownerDb().workspace.update({ where: { id: peers[0]?.id }, data: { deletedAt: new Date() } });
  expect(await benchmarkOf(own)).toMatchObject({ basis: "reference" });
}, 120_000);
