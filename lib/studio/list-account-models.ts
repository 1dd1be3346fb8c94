import type { Caller } from "../caller.ts";
import { readWorkspace, type WorkspaceReader } from "../db.ts";
import { PLATFORMS, type Platform } from "../formula/names.ts";
import { listOwnProfiles } from "../profiles/list-own-profiles.ts";
import { readDataVersion } from "../score/data-version.ts";
import { MIN_POSTS } from "./account-model.ts";
import { describePlatform, describeWorkspace } from "./describe-evidence.ts";
import { findPredictor } from "./find-predictor.ts";
import { findVersions } from "./find-versions.ts";
import type { AccountModelFacts } from "./schemas.ts";

type Kept = { platform: Platform; posts: number | null; kept: number; isCurrent: boolean };

/**
 * The account-specific models of a workspace: one for each connected platform, in the order of the contract, with how well
 * it predicts.
 */
export async function listAccountModels(caller: Caller, now: Date): Promise<AccountModelFacts[]> {
  const { workspaceId } = caller;
  const rows = await readWorkspace(workspaceId, (db) => readKept(db, workspaceId));
  const versions = await findVersions(caller);
  return Promise.all(
    rows.map(async ({ platform, posts, kept, isCurrent }) => {
      const version = versions?.models[platform];
      const predictor = await findPredictor(platform, now, version ? { workspaceId, version } : null);
      const isEnough = posts !== null && posts >= MIN_POSTS;
      const state = predictor.account ? "learnt" : isCurrent && !isEnough ? "too few" : "learning";
      const [workspace, general] = [describeWorkspace(predictor), describePlatform(predictor)];
      return { platform, state, posts, needed: MIN_POSTS, kept, workspace, general };
    }),
  );
}

async function readKept(tx: WorkspaceReader, workspaceId: string): Promise<Kept[]> {
  const where = { workspaceId };
  const profiles = await listOwnProfiles(tx, workspaceId);
  const counts = await tx.post.groupBy({ by: ["profileId"], where, _count: true });
  const fitted = await tx.draftModel.findMany({
    where,
    select: { platform: true, posts: true, dataVersion: true },
  });
  const version = await readDataVersion(tx, workspaceId);
  return PLATFORMS.filter((name) => profiles.some(({ platform }) => platform === name)).map((platform) => {
    const row = fitted.find((one) => one.platform === platform);
    const own = profiles.filter((one) => one.platform === platform).map(({ id }) => id);
    const kept = counts
      .filter(({ profileId }) => own.includes(profileId))
      .reduce((sum, { _count }) => sum + _count, 0);
    return { platform, posts: row?.posts ?? null, kept, isCurrent: row?.dataVersion === version };
  });
}
