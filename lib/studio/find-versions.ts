import { callAlone } from "../db.ts";
import type { Platform } from "../formula/names.ts";

/** Versions of what a draft of a workspace is scored with: another after every change; null where there is none. */
export type Versions = {
  /** Of its account-specific model: the number of the transaction that wrote it. */
  model: string | null;
  /** Of its brand: the id of its current audit. */
  audit: string | null;
};

/** It sets the scope of its read itself, so that one message is enough. */
const STATEMENT = { name: "read-draft-versions", text: "SELECT * FROM read_draft_versions($1, $2)" };

/**
 * Looked up for every draft, in one statement, since reading what they stand for takes longer than scoring a draft.
 * @returns null when there is no such workspace any more
 * @throws Error inside `inOneTransaction`
 */
export async function findVersions(workspaceId: string, platform: Platform): Promise<Versions | null> {
  const [found] = await callAlone<Versions>(STATEMENT, [workspaceId, platform]);
  return found ?? null;
}
