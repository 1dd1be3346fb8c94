import { withWorkspace } from "../db.ts";
import type { TextReader } from "../formula/content/v1/features/post-facts.ts";
import type { Predictor } from "../formula/content/v1/measured-draft.ts";
import type { Platform } from "../formula/names.ts";
import { loadDraftModels, nameModel } from "../models/load-draft-models.ts";
import { OwnEvidence, type StoredOwnModel } from "./own-history.ts";
import { readText } from "./read-text.ts";

type Read = ReturnType<TextReader>;

export type FoundPredictor = Predictor & {
  /** Whether the operator trained the platform's model. */
  trained: boolean;
  /** How predictions did on the workspace's later posts; null when nothing was learnt from them. */
  evidence: OwnEvidence | null;
};

/**
 * What predicts the drafts of a workspace on a platform: the platform's model and, where the workspace has enough posts,
 * what they add. An own model that was fitted beside another platform model is left out until it is fitted again.
 * @param workspaceId null for a brand of which nothing is known
 */
export async function findPredictor(
  workspaceId: string | null,
  platform: Platform,
  now: Date,
): Promise<FoundPredictor> {
  const loaded = loadDraftModels(now);
  const general = { model: loaded.models[platform], trained: loaded.trained, read: rememberTexts() };
  const row =
    workspaceId &&
    (await withWorkspace(workspaceId, (tx) =>
      tx.draftModel.findUnique({ where: { workspaceId_platform: { workspaceId, platform } } }),
    ));
  const stored = row ? (row.model as StoredOwnModel) : null;
  if (!row || !stored?.own || stored.base !== nameModel(loaded, platform))
    return { ...general, own: null, evidence: null };
  return { ...general, own: stored.own, evidence: OwnEvidence.parse(row.evidence) };
}

/** Each text of a request is read once, however many questions are asked of it. */
function rememberTexts(): TextReader {
  const texts = new Map<string, Read>();
  return (text) => {
    const known = texts.get(text) ?? rememberWords(readText(text));
    texts.set(text, known);
    return known;
  };
}

function rememberWords({ tone, hashWords }: Read): Read {
  let words: ReturnType<Read["hashWords"]> | undefined;
  return {
    tone,
    hashWords: () => {
      words ??= hashWords();
      return words;
    },
  };
}
