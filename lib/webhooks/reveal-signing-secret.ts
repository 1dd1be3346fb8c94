import { findTestWorkspace } from "../access/find-test-workspace.ts";
import { requireRole } from "../access/require-role.ts";
import { ROLE_FOR } from "../access/role-for.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { Problem } from "../problems.ts";
import { getOrMakeSigningSecret } from "../secrets/signing-secret.ts";

/**
 * The secret that signs what goes to the `webhook_url` of an audit's run, for a person to copy.
 * @param of test: of runs that test keys start
 * @throws Problem 403 `Insufficient Scope` for others than owners and admins; 404 `Not Found` of a workspace without test keys.
 */
export async function revealSigningSecret(
  caller: Caller,
  now: Date,
  of: "live" | "test" = "live",
): Promise<{ secret: string }> {
  await requireRole(caller, ROLE_FOR.signing_secret, "The signing secret is shown only to");
  const id = of === "live" ? caller.workspaceId : await findTestWorkspace(caller.workspaceId);
  if (id === null) throw new Problem("Not Found", "This workspace has no test keys yet.");
  return { secret: await withWorkspace(id, (tx) => getOrMakeSigningSecret(tx, id, now)) };
}
