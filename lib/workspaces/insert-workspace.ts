import type { Role } from "../access/find-member.ts";
import type { IdentityTx } from "../db.ts";
import { type Plan, planLimits, planName } from "../plans.ts";
import { Problem } from "../problems.ts";

type Further = {
  id: string;
  account: { id: string; name: string; plan: Plan };
  name: string;
  industry: string | null;
  members: readonly { userId: string; role: Role }[];
  now: Date;
};

/**
 * Makes a further workspace of an account with its members, in the transaction of whoever asks, whose scope names both.
 * @throws Problem 409 `Limit Reached` when the plan allows no more workspaces.
 */
export async function insertWorkspace(
  tx: IdentityTx,
  { id, account, name, industry, members, now }: Further,
): Promise<void> {
  const accountId = account.id;
  // The update locks the account's row: two calls at once cannot both take the last place.
  await tx.account.update({ where: { id: accountId }, data: { name: account.name } });
  const limit = planLimits(account.plan).workspaces;
  const used = await tx.workspace.count({ where: { accountId, deletedAt: null } });
  if (limit !== null && used >= limit) throw noPlaceLeft(account.plan, limit);
  await tx.workspace.create({ data: { id, accountId, name, industry, createdAt: now } });
  const rows = members.map(({ userId, role }) => ({ workspaceId: id, userId, role, createdAt: now }));
  await tx.membership.createMany({ data: rows });
}

function noPlaceLeft(plan: Plan, limit: number): Problem {
  const included = limit === 1 ? "1 workspace" : `${limit} workspaces`;
  return new Problem(
    "Limit Reached",
    `The ${planName(plan)} plan includes ${included}, and this account has no place left. Delete a workspace you no longer need, or ask the operator of this installation for a larger plan.`,
  );
}
