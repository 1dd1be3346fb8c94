import { CURRENT_AUDIT_ID } from "../audits/audit-queries.ts";
import { lookUp } from "../db.ts";
import type { Platform } from "../formula/names.ts";

/** Versions of what a draft of a workspace is scored with: another after every change; null where there is none. */
export type Versions = {
  /** Of its account-specific model: the number of the transaction that wrote it. */
  model: string | null;
  /** Of its brand: the id of its current audit. */
  audit: string | null;
};

const STATEMENT = {
  name: "find-draft-versions",
  text: `
    SELECT EXISTS (SELECT FROM workspaces WHERE id = $1 AND deleted_at IS NULL) AS "isThere",
      (SELECT xmin::text FROM draft_models WHERE workspace_id = $1 AND platform = $2) AS model,
      (${CURRENT_AUDIT_ID}) AS audit`,
};

/**
 * Looked up for every draft, in one statement, since reading what they stand for takes longer than scoring a draft.
 * @returns null when there is no such workspace any more
 */
export async function findVersions(workspaceId: string, platform: Platform): Promise<Versions | null> {
  const found = await lookUp<Versions & { isThere: boolean }>(workspaceId, STATEMENT, [platform]);
  return found?.isThere ? { model: found.model, audit: found.audit } : null;
}
