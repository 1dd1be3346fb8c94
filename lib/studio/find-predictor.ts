import { lru } from "tiny-lru";
import { readWorkspace } from "../db.ts";
import type { Predictor } from "../draft-model/predict/measured-draft.ts";
import type { Platform } from "../formula/names.ts";
import { digestModel, loadDraftModels } from "../models/load-draft-models.ts";
import { openReader } from "../models/read-text.ts";
import { AccountEvidence, type StoredAccountModel } from "./account-model.ts";

export type FoundPredictor = Predictor & {
  /** Whether the operator trained the platform's model. */
  trained: boolean;
  /** How predictions did on the account's later posts; null when nothing was learnt from them. */
  validation: AccountEvidence | null;
};

/** A workspace's model of a platform, by the version that `findVersions` told. */
type Own = { workspaceId: string; version: string };
type Fitted = StoredAccountModel & { validation: AccountEvidence };

/** A few ten KB each; reading one takes longer than scoring a draft with it. */
const fitted = lru<Fitted>(100);

/**
 * What predicts drafts on a platform: the platform's model and, where the workspace has one, the account-specific one. One that was
 * fitted beside another platform model is left out until it is fitted again. The last hundred are kept in memory for as long as
 * they are the newest.
 */
export async function findPredictor(platform: Platform, now: Date, own: Own | null): Promise<FoundPredictor> {
  const loaded = loadDraftModels(now);
  const general = { model: loaded.models[platform], trained: loaded.trained, read: openReader() };
  const known = own && (await findFitted(own, platform));
  if (!known?.own || known.base !== digestModel(loaded, platform))
    return { ...general, account: null, validation: null };
  return { ...general, account: known.own, validation: known.validation };
}

async function findFitted({ workspaceId, version }: Own, platform: Platform): Promise<Fitted | null> {
  const key = `${workspaceId}/${platform}/${version}`;
  const kept = fitted.get(key);
  if (kept) return kept;
  const found = await readFitted(workspaceId, platform);
  if (found) fitted.set(key, found);
  return found;
}

async function readFitted(workspaceId: string, platform: Platform): Promise<Fitted | null> {
  const where = { workspaceId, platform };
  const row = await readWorkspace(workspaceId, (db) =>
    db.draftModel.findFirst({ where, select: { model: true, evidence: true } }),
  );
  if (!row) return null;
  return { ...(row.model as StoredAccountModel), validation: AccountEvidence.parse(row.evidence) };
}
