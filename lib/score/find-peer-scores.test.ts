import { expect, it } from "vitest";
import { identityDb, withWorkspace } from "#lib/db.ts";
import { runToEnd } from "#scripts/testing/audits.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { findPeerScores } from "./find-peer-scores.ts";

const INDUSTRY = "bakery";

async function makeAudited(industry?: string) {
  const workspace = await makeWorkspace("agency", industry);
  await importText(workspace.id, "twitter", makePosts(3));
  return { ...workspace, auditId: await runToEnd(workspace) };
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
  await identityDb().workspace.update({
    where: { id: sibling.id },
    data: { accountId: own.accountId, isPrimary: false },
  });
  expect(await findPeerScores(own.id)).toEqual([]);
  expect(await benchmarkOf(own)).toMatchObject({ basis: "reference" });

  peers.push(await makeAudited(INDUSTRY));
  const scores = await findPeerScores(own.id);
  expect(scores).toHaveLength(20);
  const average = scores.reduce((sum, score) => sum + score, 0) / 20;
  expect(await benchmarkOf(own)).toMatchObject({
    basis: "industry",
    sample: 20,
    industry_average: Math.round(average * 10) / 10,
  });
  await identityDb().workspace.update({ where: { id: peers[0]?.id }, data: { deletedAt: new Date() } });
  expect(await benchmarkOf(own)).toMatchObject({ basis: "reference" });
}, 120_000);
