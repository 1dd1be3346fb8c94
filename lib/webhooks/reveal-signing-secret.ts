import { requireRole } from "../access/require-role.ts";
import { ROLE_FOR } from "../access/role-for.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { getOrMakeSigningSecret } from "../secrets/signing-secret.ts";

/**
 * The secret that signs what goes to the `webhook_url` of an audit's run, for a person to copy.
 * @throws Problem 403 `Insufficient Scope` for others than owners and admins.
 */
export async function revealSigningSecret(caller: Caller, now: Date): Promise<{ secret: string }> {
  await requireRole(caller, ROLE_FOR.signing_secret, "The signing secret is shown only to");
  const { workspaceId } = caller;
  return { secret: await withWorkspace(workspaceId, (tx) => getOrMakeSigningSecret(tx, workspaceId, now)) };
}
