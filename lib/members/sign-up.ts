import { inIdentityTransaction } from "../db.ts";
import { newId } from "../ids.ts";
import { Problem } from "../problems.ts";
import { tooManyAttempts } from "./check-password.ts";
import { findUserByEmail } from "./find-user-by-email.ts";
import { insertAccount, newAccountIds } from "./insert-account.ts";
import { hashPassword } from "./password.ts";
import type { SignedUp, SignUpInput } from "./schemas.ts";
import { consumeSignUp } from "./sign-in-attempts.ts";
import { signUpPlan } from "./sign-up-plan.ts";

/**
 * Makes an account for somebody new: a user with a password, a workspace and its ownership. Nothing that exists is
 * changed: an e-mail address that is registered is refused, whatever the password.
 * @param address network address of the client, for the throttle.
 * @throws Problem 404 `Not Found` when the operator lets nobody sign up, 409 `Already Registered`, 429 `Rate Limited`
 * after too many attempts of the network address.
 */
export async function signUp(input: SignUpInput, address: string, now: Date): Promise<SignedUp> {
  const plan = signUpPlan();
  if (!plan) throw new Problem("Not Found", "Nobody can sign up here: the operator makes the accounts.");
  const waitSeconds = await consumeSignUp(address);
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
  const { brand, name, email, industry } = input;
  // Checked before the password is hashed, which costs far more; the insert below decides.
  if (await findUserByEmail(email)) throw alreadyRegistered();
  const passwordHash = await hashPassword(input.password);
  const user = { id: newId("usr"), email, name, passwordHash, createdAt: now };
  const account = newAccountIds();
  return inIdentityTransaction({ ...account, userId: user.id }, async (tx) => {
    const { count } = await tx.user.createMany({ data: [user], skipDuplicates: true });
    if (count === 0) throw alreadyRegistered();
    await insertAccount(tx, { ...account, ownerId: user.id, name: brand, plan, industry, now });
    return { workspace_id: account.workspaceId };
  });
}

function alreadyRegistered(): Problem {
  return new Problem(
    "Already Registered",
    "There is an account with this e-mail address already. Sign in with it, or use another address.",
  );
}
