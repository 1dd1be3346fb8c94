import { createKey } from "../api-keys/create-key.ts";
import { identityDb } from "../db.ts";
import { newId } from "../ids.ts";
import { hashPassword } from "../members/password.ts";
import type { Plan } from "../plans.ts";

type NewWorkspace = {
  name: string;
  plan: Plan;
  industry?: string | undefined;
  /** E-mail address of the owner; a user with it is used, otherwise made. */
  owner: string;
  /** Set for a new user only: nobody's password is changed by this. */
  password?: string | undefined;
  now: Date;
};

/**
 * Makes an account with its primary workspace, its owner and a first API key (scopes read and write).
 * @returns the ids; `api_key` is shown this once.
 */
export async function createWorkspace(input: NewWorkspace) {
  const { name, now } = input;
  const passwordHash = input.password ? await hashPassword(input.password) : null;
  const email = input.owner.trim().toLowerCase();
  const workspaceId = newId("ws");
  const accountId = newId("acc");
  return identityDb().$transaction(async (tx) => {
    const dates = { createdAt: now };
    await tx.account.create({
      data: { id: accountId, name, plan: input.plan, planStartedAt: now, ...dates },
    });
    const workspace = {
      id: workspaceId,
      accountId,
      name,
      industry: input.industry?.trim().toLowerCase() || null,
      isPrimary: true,
    };
    await tx.workspace.create({ data: { ...workspace, ...dates } });
    const user = await tx.user.upsert({
      where: { email },
      create: { id: newId("usr"), email, name: email.split("@")[0] ?? email, passwordHash, ...dates },
      update: {},
    });
    await tx.membership.create({ data: { workspaceId, userId: user.id, role: "owner", ...dates } });
    const { key } = await createKey({ workspaceId, scopes: ["read", "write"], createdBy: user.id, now }, tx);
    return { workspace_id: workspaceId, owner: email, api_key: key };
  });
}
