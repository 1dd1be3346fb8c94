import { withWorkspace } from "../db.ts";
import { openSecrets } from "../secrets/open-secrets.ts";
import { getOrMakeSigningSecret } from "../secrets/signing-secret.ts";
import type { Claimed } from "./claim-due.ts";

/**
 * The secrets that sign a delivery: the webhook's (two of them for 24 hours after a rotation), or that of the
 * workspace for the address of an audit's run. Read anew for each attempt, so that a rotation holds at once.
 * @throws Error when a secret cannot be decrypted.
 */
export async function readSecrets({ workspaceId, webhook }: Claimed, now: Date): Promise<string[]> {
  if (webhook) return openSecrets({ workspaceId, ...webhook }, now);
  return [await withWorkspace(workspaceId, (tx) => getOrMakeSigningSecret(tx, workspaceId, now))];
}
