import type { z } from "zod";
import { type Origin, writeEntry } from "../../audit-log/write-entry.ts";
import { type IdentityTx, inIdentityTransaction } from "../../db.ts";
import { newId } from "../../ids.ts";
import { Problem } from "../../problems.ts";
import { tellIssue, withoutRepeats } from "../../text/tell-issue.ts";
import { tooManyAttempts } from "../guess-password.ts";
import { insertAccount, newAccountIds } from "../insert-account.ts";
import { SignUpBody } from "../schemas.ts";
import { consumeSignUp } from "../sign-in-attempts.ts";
import { signUpPlan } from "../sign-up-plan.ts";
import type { Arrival } from "./find-arrival.ts";
import { insertIdentity } from "./link-identity.ts";

/** What somebody new says of themselves. */
export type NewPerson = { brand: string; name: string; industry: string };
type Newcomer = Extract<Arrival, { kind: "new" | "invited" | "closed" }>;
type Asked = {
  given: NewPerson;
  origin: Origin;
  now: Date;
  /** Uses the ticket up. */
  take: () => Promise<void>;
};

const Invited = SignUpBody.pick({ name: true });
const Newcoming = SignUpBody.pick({ name: true, brand: true, industry: true });

/**
 * Makes a user whose address the provider has confirmed, without a password: with an account of their own as `signUp`, or with none for
 * somebody who was invited.
 * @throws Problem 404 `Not Found` where nobody may sign up, 400 `Invalid Request` for a name that is missing or when somebody has signed up
 * with the address meanwhile, 429 `Rate Limited` after too many attempts of the network address.
 */
export async function signUpByProvider(
  { kind, ticket }: Newcomer,
  { given, origin, now, take }: Asked,
): Promise<{ id: string; email: string; name: string; passwordHash: null }> {
  const plan = signUpPlan();
  const isInvited = kind === "invited";
  if (kind === "closed" || !(plan || isInvited))
    throw new Problem("Not Found", "Sign-up is closed here: the operator creates the accounts.");
  const { name } = parse(Invited, given);
  const own = plan && !isInvited ? { plan, ...parse(Newcoming, given) } : null;
  const waitSeconds = await consumeSignUp(origin.address ?? "");
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
  await take();
  const id = newId("usr");
  const { email } = ticket.identity;
  const data = [{ id, email, name, passwordHash: null, createdAt: now, confirmedAt: now }];
  const account = newAccountIds();
  await inIdentityTransaction({ ...account, userId: id }, async (tx) => {
    if ((await tx.user.createMany({ data, skipDuplicates: true })).count === 0) throw meanwhile();
    if (own) await openAccount(tx, { ...account, ...own, ownerId: id, origin, now });
    if (!(await insertIdentity(tx, id, ticket, { origin, now, lastUsedAt: now }))) throw meanwhile();
  });
  return { id, email, name, passwordHash: null };
}

type NewAccount = z.infer<typeof Newcoming> & {
  accountId: string;
  workspaceId: string;
  ownerId: string;
  plan: NonNullable<ReturnType<typeof signUpPlan>>;
  origin: Origin;
  now: Date;
};

async function openAccount(tx: IdentityTx, { brand, origin, ...account }: NewAccount): Promise<void> {
  const { workspaceId, ownerId, now } = account;
  await insertAccount(tx, { ...account, name: brand });
  const entry = { of: { workspaceId }, actor: { kind: "user", id: ownerId } as const, origin, now };
  await writeEntry(tx, { ...entry, action: "workspace.created", subject: workspaceId });
}

function parse<T extends z.ZodType>(schema: T, given: NewPerson): z.infer<T> {
  const parsed = schema.safeParse(given, { error: tellIssue });
  if (parsed.success) return parsed.data;
  const errors = withoutRepeats(parsed.error.issues).map(({ path, message }) => ({
    pointer: `/${path.join("/")}`,
    detail: message,
  }));
  throw new Problem("Invalid Request", `${errors[0]?.pointer.slice(1)}: ${errors[0]?.detail}.`, { errors });
}

function meanwhile(): Problem {
  return new Problem("Invalid Request", "This address has just been registered. Sign in again.");
}
