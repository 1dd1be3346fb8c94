import { lru } from "tiny-lru";
import { withWorkspace } from "../db.ts";
import type { Predictor } from "../draft-model/predict/measured-draft.ts";
import type { Platform } from "../formula/names.ts";
import { loadDraftModels, nameModel } from "../models/load-draft-models.ts";
import { findVersions, type Versions } from "./find-versions.ts";
import { OwnEvidence, type StoredOwnModel } from "./own-history.ts";
import { rememberTexts } from "./remember-texts.ts";

export type FoundPredictor = Predictor & {
  /** Whether the operator trained the platform's model. */
  trained: boolean;
  /** How predictions did on the workspace's later posts; null when nothing was learnt from them. */
  evidence: OwnEvidence | null;
};

type Learnt = StoredOwnModel & { evidence: OwnEvidence };

/** A few ten KB each; reading one takes longer than scoring a draft with it. */
const learnt = lru<Learnt>(100);

/**
 * What predicts the drafts of a workspace on a platform: the platform's model and, where the workspace has enough posts,
 * what they add. An own model that was fitted beside another platform model is left out until it is fitted again. The
 * last hundred own models are kept in memory for as long as they are the newest.
 * @param workspaceId null for a brand of which nothing is known
 * @param versions of the workspace, looked up where they are not given
 */
export async function findPredictor(
  workspaceId: string | null,
  platform: Platform,
  now: Date,
  versions?: Versions,
): Promise<FoundPredictor> {
  const loaded = loadDraftModels(now);
  const general = { model: loaded.models[platform], trained: loaded.trained, read: rememberTexts() };
  const known = workspaceId === null ? null : await findLearnt(workspaceId, platform, versions);
  if (!known?.own || known.base !== nameModel(loaded, platform))
    return { ...general, own: null, evidence: null };
  return { ...general, own: known.own, evidence: known.evidence };
}

async function findLearnt(
  workspaceId: string,
  platform: Platform,
  versions?: Versions,
): Promise<Learnt | null> {
  const known = versions ?? (await findVersions(workspaceId, platform));
  if (!known?.model) return null;
  const key = `${workspaceId}/${platform}/${known.model}`;
  const kept = learnt.get(key);
  if (kept) return kept;
  const where = { workspaceId_platform: { workspaceId, platform } };
  const row = await withWorkspace(workspaceId, (tx) =>
    tx.draftModel.findUnique({ where, select: { model: true, evidence: true } }),
  );
  if (!row) return null;
  const own = { ...(row.model as StoredOwnModel), evidence: OwnEvidence.parse(row.evidence) };
  learnt.set(key, own);
  return own;
}
