import { operatorRecorder } from "../audit-log/recorder.ts";
import { inIdentityTransaction, withIdentity } from "../db.ts";
import { newId } from "../ids.ts";
import { type Plan, planLimits, planName } from "../plans.ts";
import { Problem } from "../problems.ts";

/**
 * Adds a workspace to the account of another one; its members come along.
 * @throws Problem 404 when there is no such workspace, 409 `Limit Reached` when the plan allows no more.
 */
export async function addWorkspace(
  accountOf: string,
  name: string,
  now: Date,
): Promise<{ workspace_id: string }> {
  const sibling = await withIdentity({ workspaceId: accountOf }, (db) =>
    db.workspace.findFirst({
      where: { id: accountOf, deletedAt: null },
      include: { account: true, memberships: true },
    }),
  );
  if (!sibling) throw new Problem("Not Found", `There is no workspace ${accountOf}.`);
  const { accountId, account } = sibling;
  const id = newId("ws");
  return inIdentityTransaction({ accountId, workspaceId: id }, async (tx) => {
    // The update locks the account's row: two calls at once cannot both take the last place.
    await tx.account.update({ where: { id: accountId }, data: { name: account.name } });
    const limit = planLimits(account.plan as Plan).workspaces;
    const used = await tx.workspace.count({ where: { accountId, deletedAt: null } });
    if (limit !== null && used >= limit) {
      throw new Problem(
        "Limit Reached",
        `The ${planName(account.plan as Plan)} plan includes ${limit} workspaces.`,
      );
    }
    await tx.workspace.create({ data: { id, accountId, name, industry: sibling.industry, createdAt: now } });
    const members = sibling.memberships.map(({ userId, role }) => ({
      workspaceId: id,
      userId,
      role,
      createdAt: now,
    }));
    await tx.membership.createMany({ data: members });
    await operatorRecorder("workspace.created", now)(tx, { workspaceId: id, subject: id });
    return { workspace_id: id };
  });
}
