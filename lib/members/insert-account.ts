import type { IdentityTx } from "../db.ts";
import { newId } from "../ids.ts";
import type { Plan } from "../plans.ts";

export type NewAccount = {
  name: string;
  plan: Plan;
  industry?: string | undefined;
  now: Date;
};

type Ids = { accountId: string; workspaceId: string };

/** The ids of an account and its primary workspace that are to be made: the scope of the transaction names them. */
export function newAccountIds(): Ids {
  return { accountId: newId("acc"), workspaceId: newId("ws") };
}

/** Makes an account with its primary workspace, owned by a user that is there, inside the caller's transaction. */
export async function insertAccount(
  tx: IdentityTx,
  { accountId, workspaceId, ownerId, name, plan, industry, now }: NewAccount & Ids & { ownerId: string },
): Promise<void> {
  const dates = { createdAt: now };
  await tx.account.create({ data: { id: accountId, name, plan, planStartedAt: now, ...dates } });
  const workspace = {
    id: workspaceId,
    accountId,
    name,
    industry: industry?.trim().toLowerCase() || null,
    isPrimary: true,
  };
  await tx.workspace.create({ data: { ...workspace, ...dates } });
  await tx.membership.create({ data: { workspaceId, userId: ownerId, role: "owner", ...dates } });
}
