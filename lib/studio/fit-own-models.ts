import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { fitOwn } from "../draft-model/fit/fit-own.ts";
import { proveOwn } from "../draft-model/fit/prove-own.ts";
import { PLATFORMS, type Platform } from "../formula/names.ts";
import { loadDraftModels, nameModel } from "../models/load-draft-models.ts";
import { readDataVersion } from "../score/note-data-change.ts";
import { loadOwnPosts } from "./load-own-posts.ts";
import { MIN_POSTS, type OwnEvidence, type StoredOwnModel } from "./own-history.ts";

/**
 * Learns from a workspace's own posts, for each connected platform whose figures have changed since the last time, or
 * whose platform model has. Below 30 posts it is kept that there is nothing to learn from yet.
 * @returns the platforms that were looked at
 */
export async function fitOwnModels(workspaceId: string, now: Date): Promise<Platform[]> {
  const { stale, version } = await withWorkspace(workspaceId, (tx) => findStale(tx, workspaceId, now));
  for (const platform of stale) {
    const posts = await withWorkspace(workspaceId, (tx) => loadOwnPosts(tx, { workspaceId, platform, now }));
    const loaded = loadDraftModels(now);
    const learnt = learn(posts, loaded.models[platform]);
    const model: StoredOwnModel = { base: nameModel(loaded, platform), own: learnt.own };
    const kept = {
      dataVersion: version,
      fittedAt: now,
      posts: posts.length,
      model,
      evidence: learnt.evidence,
    };
    await withWorkspace(workspaceId, (tx) =>
      tx.draftModel.upsert({
        where: { workspaceId_platform: { workspaceId, platform } },
        create: { workspaceId, platform, ...kept },
        update: kept,
      }),
    );
  }
  return stale;
}

async function findStale(tx: WorkspaceTx, workspaceId: string, now: Date) {
  const version = await readDataVersion(tx, workspaceId);
  const connections = await tx.platformConnection.findMany({
    where: { workspaceId },
    select: { platform: true },
  });
  const fitted = await tx.draftModel.findMany({ where: { workspaceId }, omit: { evidence: true } });
  const loaded = loadDraftModels(now);
  const stale = PLATFORMS.filter((platform) => {
    if (!connections.some((one) => one.platform === platform)) return false;
    const row = fitted.find((one) => one.platform === platform);
    const base = (row?.model as StoredOwnModel | undefined)?.base;
    return row?.dataVersion !== version || base !== nameModel(loaded, platform);
  });
  return { stale, version };
}

type Posts = Parameters<typeof fitOwn>[0];

function learn(posts: Posts, model: Parameters<typeof fitOwn>[1]) {
  if (posts.length < MIN_POSTS) {
    return { own: null, evidence: { n: 0, rho: null, general: null } satisfies OwnEvidence };
  }
  return { own: fitOwn(posts, model), evidence: proveOwn(posts, model) satisfies OwnEvidence };
}
