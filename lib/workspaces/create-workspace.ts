import { createKey } from "../api-keys/create-key.ts";
import { operatorRecorder } from "../audit-log/recorder.ts";
import { inIdentityTransaction } from "../db.ts";
import { newId } from "../ids.ts";
import { type FoundUser, findUserByEmail } from "../members/find-user-by-email.ts";
import { hashNewPassword } from "../members/hash-new-password.ts";
import { insertAccount, type NewAccount, newAccountIds } from "../members/insert-account.ts";
import { verifyPassword } from "../members/password.ts";
import { normaliseEmail } from "../members/schemas.ts";
import { Problem } from "../problems.ts";

type NewWorkspace = NewAccount & {
  /** Email address of the owner; a user with it is used, otherwise made. */
  owner: string;
  /** Of a new user; for one that is there it must be the password that they have, and is never changed. */
  password?: string | undefined;
};

/**
 * Makes an account with its primary workspace, its owner and a first API key (scopes `read` and `write`).
 * @returns the ids; `api_key` is shown this once.
 * @throws Problem 409 `Already Registered` when a user with this address has another password, or has signed up and not shown that the
 * address is theirs; 400 as `hashNewPassword`.
 */
export async function createWorkspace(input: NewWorkspace) {
  const { now } = input;
  const email = normaliseEmail(input.owner);
  const there = await findUserByEmail(email);
  if (there) await checkOwner(there, input.password);
  const password = there ? undefined : input.password;
  const passwordHash = password ? await hashNewPassword({ password, email }) : null;
  const user = { id: there?.id ?? newId("usr"), email, name: email.split("@")[0] ?? email, passwordHash };
  const account = newAccountIds();
  const { workspaceId } = account;
  return inIdentityTransaction({ ...account, userId: user.id }, async (tx) => {
    if (!there) await tx.user.create({ data: { ...user, createdAt: now, confirmedAt: now } });
    await insertAccount(tx, { ...input, ...account, ownerId: user.id });
    const scopes = ["read", "write"] as const;
    const { key, key_id } = await createKey({ workspaceId, scopes, createdBy: user.id, now }, tx);
    await operatorRecorder("workspace.created", now)(tx, { workspaceId, subject: workspaceId });
    await operatorRecorder("key.created", now)(tx, { workspaceId, subject: key_id, detail: { scopes } });
    return { workspace_id: workspaceId, owner: email, api_key: key };
  });
}

/** Somebody else may have signed up with the address: the account must not become theirs unseen. */
async function checkOwner(there: FoundUser, password: string | undefined): Promise<void> {
  if (!there.confirmedAt) throw notConfirmed(there.email);
  if (password === undefined || (await verifyPassword(password, there.passwordHash))) return;
  const { email } = there;
  const detail = `There is already a user ${email} with a different password. To make this user the owner, leave the password out.`;
  throw new Problem("Already Registered", detail);
}

function notConfirmed(email: string): Problem {
  const detail = `Someone signed up as ${email} but has not confirmed the address. If you know it is them, send them the link from \`user confirm-link --email ${email}\`; otherwise set a password with \`user set-password\`, which signs that person out. Then run this again.`;
  return new Problem("Already Registered", detail);
}
