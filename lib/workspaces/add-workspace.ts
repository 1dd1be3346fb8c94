import type { Role } from "../access/find-member.ts";
import { operatorRecorder } from "../audit-log/recorder.ts";
import { inIdentityTransaction, withIdentity } from "../db.ts";
import { newId } from "../ids.ts";
import { mailAdded } from "../members/mail-added.ts";
import type { Plan } from "../plans.ts";
import { Problem } from "../problems.ts";
import { insertWorkspace } from "./insert-workspace.ts";

/**
 * Adds a workspace to the account of another one. Its members come along and are told by mail, but for viewers: whoever was invited to look at one brand
 * must not see the next. The industry is the new brand's own, and not known yet.
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
      include: {
        account: true,
        memberships: {
          where: { role: { not: "viewer" } },
          include: { user: { select: { email: true } } },
        },
      },
    }),
  );
  if (!sibling) throw new Problem("Not Found", `There is no workspace ${accountOf}.`);
  const account = { ...sibling.account, plan: sibling.account.plan as Plan };
  const members = sibling.memberships.map(({ userId, role }) => ({ userId, role: role as Role }));
  const id = newId("ws");
  await inIdentityTransaction({ accountId: account.id, workspaceId: id }, async (tx) => {
    await insertWorkspace(tx, { id, account, name, industry: null, members, now });
    await operatorRecorder("workspace.created", now)(tx, { workspaceId: id, subject: id });
  });
  const told = sibling.memberships.map(({ user, role }) => ({ email: user.email, role }));
  mailAdded(told, { workspaceId: id, brand: name, by: null });
  return { workspace_id: id };
}
