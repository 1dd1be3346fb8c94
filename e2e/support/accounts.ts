import { randomBytes } from "node:crypto";
import type { Role } from "#lib/access/find-member.ts";
import { createKey } from "#lib/api-keys/create-key.ts";
import { withIdentity } from "#lib/db.ts";
import type { Plan } from "#lib/plans.ts";
import { changeWorkspace } from "#lib/workspaces/change-workspace.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";

export type Account = { workspaceId: string; email: string; password: string };

/** A workspace of its own, with an owner who can sign in. */
export async function createAccount(plan: Plan = "pro", name = "Larkspur Tea"): Promise<Account> {
  const email = `owner-${randomBytes(5).toString("hex")}@larkspur.example`;
  const password = randomBytes(9).toString("base64url");
  const owner = { owner: email, password };
  const made = await createWorkspace({ name, plan, industry: "food", ...owner, now: new Date() });
  return { workspaceId: made.workspace_id, email, password };
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
