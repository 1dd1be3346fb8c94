import { type Origin, writeEntry } from "../audit-log/write-entry.ts";
import { inIdentityTransaction } from "../db.ts";
import { newId } from "../ids.ts";
import { Problem } from "../problems.ts";
import { tooManyAttempts } from "./guess-password.ts";
import { hashNewPassword } from "./hash-new-password.ts";
import { insertAccount, newAccountIds } from "./insert-account.ts";
import { mailAfterSignUp } from "./mail-account.ts";
import type { SignedUp, SignUpInput } from "./schemas.ts";
import { consumeSignUp } from "./sign-in-attempts.ts";
import { signUpPlan } from "./sign-up-plan.ts";

/**
 * Makes an account for somebody new: a user with a password, a workspace and its ownership; the email address is theirs once they
 * have confirmed it. Of an address that is registered nothing is changed, and the answer is the same: who signs up learns nothing
 * about others. With `SMTP_URL` either one gets a mail.
 * @param origin its network address is throttled.
 * @throws Problem 404 `Not Found` when the operator lets nobody sign up, 429 `Rate Limited` after too many attempts of the network
 * address, 400 and 503 as `hashNewPassword`.
 */
export async function signUp(input: SignUpInput, origin: Origin, now: Date): Promise<SignedUp> {
  const plan = signUpPlan();
  if (!plan) throw new Problem("Not Found", "Sign-up is closed here: the operator creates the accounts.");
  const waitSeconds = await consumeSignUp(origin.address ?? "");
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
  const { brand, name, email, industry } = input;
  const passwordHash = await hashNewPassword(input);
  const user = { id: newId("usr"), email, name, passwordHash, createdAt: now };
  const account = newAccountIds();
  const { workspaceId } = account;
  const isNew = await inIdentityTransaction({ ...account, userId: user.id }, async (tx) => {
    const { count } = await tx.user.createMany({ data: [user], skipDuplicates: true });
    if (count === 0) return false;
    await insertAccount(tx, { ...account, ownerId: user.id, name: brand, plan, industry, now });
    const entry = { of: { workspaceId }, actor: { kind: "user", id: user.id } as const, origin, now };
    await writeEntry(tx, { ...entry, action: "workspace.created", subject: workspaceId });
    return true;
  });
  mailAfterSignUp(email, { isNew }, now);
  return { received: true };
}
