import { randomBytes } from "node:crypto";
import type { Role } from "#lib/access/find-member.ts";
import { createKey } from "#lib/api-keys/create-key.ts";
import { inIdentityTransaction, withIdentity } from "#lib/db.ts";
import { findUserByEmail } from "#lib/members/find-user-by-email.ts";
import type { Plan } from "#lib/plans.ts";
import { changeWorkspace } from "#lib/workspaces/change-workspace.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { deleteWorkspace } from "#lib/workspaces/delete-workspace.ts";

export type Account = { workspaceId: string; email: string; password: string };

/** A workspace of its own, with an owner who can sign in. */
export async function createAccount(plan: Plan = "pro", name = "Larkspur Tea"): Promise<Account> {
  const email = `owner-${randomBytes(5).toString("hex")}@larkspur.example`;
  const password = randomBytes(9).toString("base64url");
  const owner = { owner: email, password };
  const made = await createWorkspace({ name, plan, industry: "food", ...owner, now: new Date() });
  return { workspaceId: made.workspace_id, email, password };
}

/** Somebody else in a workspace, who can sign in. */
export async function addPerson(workspaceId: string, role: Role): Promise<Account & { name: string }> {
  const own = await createAccount();
  const user = await findUserByEmail(own.email);
  const userId = user?.id ?? "";
  await inIdentityTransaction({ workspaceId, userId }, (tx) =>
    tx.membership.create({ data: { workspaceId, userId, role, createdAt: new Date() } }),
  );
  await deleteWorkspace(own.workspaceId, new Date());
  return { ...own, workspaceId, name: user?.name ?? "" };
}

/** An API key of the workspace, with all scopes. */
export async function makeKey(workspaceId: string): Promise<string> {
  const scopes = ["read", "write"] as const;
  return (await createKey({ workspaceId, scopes: [...scopes], createdBy: "operator", now: new Date() })).key;
}

/** The members of the workspace have this role from now on. */
export async function giveRole(workspaceId: string, role: Role): Promise<void> {
  await withIdentity({ workspaceId }, (db) =>
    db.membership.updateMany({ where: { workspaceId }, data: { role } }),
  );
}

export async function changePlan(workspaceId: string, plan: Plan): Promise<void> {
  await changeWorkspace(workspaceId, { plan }, new Date());
}
