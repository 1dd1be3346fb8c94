import type { IdentityTx, WorkspaceTx } from "../db.ts";
import { lockUntilEnd } from "../lock-until-end.ts";
import { Problem } from "../problems.ts";
import { hasPasskeys } from "./passkeys/relying-party.ts";
import { openProviders } from "./providers/provider-settings.ts";

/**
 * Checks that a person can still sign in without one of their ways, and keeps the others until the transaction ends. Mailed links do not
 * count: no mail may be sent tomorrow.
 * @param besideId of the passkey or the account at a provider that is to go
 * @throws Problem 400 `Invalid Request` where it is the only one.
 */
export async function requireOtherWay(tx: IdentityTx, userId: string, besideId: string): Promise<void> {
  await lockUntilEnd(tx as WorkspaceTx, `ways of ${userId}`);
  const others = { userId, id: { not: besideId } };
  if ((await tx.user.count({ where: { id: userId, passwordHash: { not: null } } })) > 0) return;
  if ((await tx.userIdentity.count({ where: { ...others, provider: { in: openProviders() } } })) > 0) return;
  if (hasPasskeys() && (await tx.passkey.count({ where: others })) > 0) return;
  throw new Problem(
    "Invalid Request",
    "This is the only way you sign in. Add another one or choose a password first.",
  );
}
