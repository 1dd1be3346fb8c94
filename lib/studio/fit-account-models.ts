import { type WorkspaceReader, withWorkspace } from "../db.ts";
import type { AccountModel } from "../draft-model/draft-model.ts";
import { fitAccountModel } from "../draft-model/fit/fit-account-model.ts";
import { validateAccountModel } from "../draft-model/fit/validate-account-model.ts";
import { PLATFORMS, type Platform } from "../formula/names.ts";
import { digestModel, loadDraftModels } from "../models/load-draft-models.ts";
import { listOwnProfiles } from "../profiles/list-own-profiles.ts";
import { readDataVersion } from "../score/data-version.ts";
import { type AccountEvidence, MIN_POSTS, type StoredAccountModel } from "./account-model.ts";
import { loadLabelledPosts } from "./load-labelled-posts.ts";

/**
 * Fits the account-specific models of a workspace, for each connected platform whose figures have changed since the last
 * time, or whose platform model has. Below 30 posts a row without a model is kept.
 * @returns the platforms that were looked at
 */
export async function fitAccountModels(workspaceId: string, now: Date): Promise<Platform[]> {
  const { stale, version } = await withWorkspace(workspaceId, (tx) => findStale(tx, workspaceId, now));
  for (const platform of stale) {
    const posts = await withWorkspace(workspaceId, (tx) =>
      loadLabelledPosts(tx, { workspaceId, platform, now }),
    );
    const loaded = loadDraftModels(now);
    const { own, evidence } = fitPosts(posts, loaded.models[platform]);
    const model: StoredAccountModel = { base: digestModel(loaded, platform), own };
    const kept = {
      dataVersion: version,
      fittedAt: now,
      posts: posts.length,
      model,
      evidence,
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

type Fitted = { platform: string; dataVersion: bigint; base: string | null };

/** The connected platforms whose posts a model is to be fitted on (again), and the version of the figures that it is for. */
export async function findStale(tx: WorkspaceReader, workspaceId: string, now: Date) {
  const version = await readDataVersion(tx, workspaceId);
  const profiles = await listOwnProfiles(tx, workspaceId);
  // A whole model is 25 KB, and a page of drafts asks this again and again.
  const fitted = await tx.$queryRaw<Fitted[]>`
    SELECT platform, data_version AS "dataVersion", model ->> 'base' AS base FROM draft_models WHERE workspace_id = ${workspaceId}`;
  const loaded = loadDraftModels(now);
  const stale = PLATFORMS.filter((platform) => {
    if (!profiles.some((one) => one.platform === platform)) return false;
    const row = fitted.find((one) => one.platform === platform);
    return row?.dataVersion !== version || row.base !== digestModel(loaded, platform);
  });
  return { stale, version };
}

type Posts = Parameters<typeof fitAccountModel>[0];

function fitPosts(
  posts: Posts,
  model: Parameters<typeof fitAccountModel>[1],
): { own: AccountModel | null; evidence: AccountEvidence } {
  if (posts.length < MIN_POSTS) return { own: null, evidence: { n: 0, rho: null, general: null } };
  return { own: fitAccountModel(posts, model), evidence: validateAccountModel(posts, model) };
}
