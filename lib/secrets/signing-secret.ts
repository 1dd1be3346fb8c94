import type { WorkspaceTx } from "../db.ts";
import { type Place, seal, unseal } from "./seal.ts";
import { makeSecret } from "./secret-format.ts";

/**
 * The secret of a workspace that signs what goes to the `webhook_url` of an audit's run. It is made at its first
 * use; concurrent callers get the same one.
 */
export async function getOrMakeSigningSecret(
  tx: WorkspaceTx,
  workspaceId: string,
  now: Date,
): Promise<string> {
  const place: Place = { workspaceId, table: "signing_secrets", row: workspaceId, column: "secret" };
  const where = { workspaceId };
  const found = await tx.signingSecret.findUnique({ where });
  if (found) return unseal(found.secret, place);
  const made = { workspaceId, secret: seal(makeSecret(), place), createdAt: now };
  await tx.signingSecret.createMany({ data: [made], skipDuplicates: true });
  return unseal((await tx.signingSecret.findUniqueOrThrow({ where })).secret, place);
}
