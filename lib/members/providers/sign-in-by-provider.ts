import { inIdentityTransaction } from "../../db.ts";
import { Problem } from "../../problems.ts";
import { takeChallenge } from "../challenges.ts";
import { passSecondStep } from "../second-step/pass-second-step.ts";
import type { SignedIn } from "../sign-in.ts";
import { type Browser, startSession } from "../start-session.ts";
import { PROVIDER_NAMES } from "../values.ts";
import { type Arrival, type FindInvited, findArrival } from "./find-arrival.ts";
import { insertIdentity } from "./link-identity.ts";
import { mailIdentityLinked } from "./mail-identity-linked.ts";
import { type NewPerson, signUpByProvider } from "./sign-up-by-provider.ts";

type Given = NewPerson & {
  /** As `endVisit` made it. */
  ticket: string;
  /** Of the second step, for those who have one. */
  code: string;
};
type Person = { id: string; email: string; name: string; passwordHash: string | null };

/**
 * Signs in whoever a provider says has come: by an account that is linked, whatever its address is today; else by their address, which
 * both they and the provider have confirmed, and the account is linked; else they sign up, where they may. A ticket works once, for five
 * minutes.
 * @param given.brand of somebody new, with `name` and `industry`
 * @throws Problem 400 `Invalid Request` for a ticket that was used or has expired, for an account with this address that nobody has
 * confirmed, and as `signUpByProvider`, also 404; 401 and 429 as `passSecondStep`, which leave the ticket good.
 */
export async function signInByProvider(
  given: Given,
  browser: Browser,
  findInvited: FindInvited,
): Promise<SignedIn> {
  const arrival = await findArrival(given.ticket, findInvited, browser.now);
  if (!arrival) throw visitOver();
  const person = await admit(arrival, given, browser);
  const session = await startSession(person, browser);
  if (!session) throw visitOver();
  const { id, email, name } = person;
  return { id, email, name, session };
}

async function admit(arrival: Arrival, given: Given, browser: Browser): Promise<Person> {
  const { ticket } = arrival;
  const { address, requestId = null, now } = browser;
  const origin = { address, requestId };
  const take = async () => {
    if (!(await takeChallenge(ticket.challenge, null, now))) throw visitOver();
  };
  if (arrival.kind === "unconfirmed") throw new Problem("Invalid Request", unconfirmedWords(ticket));
  if (!("user" in arrival)) return signUpByProvider(arrival, { given, origin, now, take });
  await passSecondStep(arrival.user.id, { code: given.code, origin, now });
  await take();
  await (arrival.kind === "known" ? noteUse(arrival, now) : link(arrival, { origin, now }));
  return arrival.user;
}

async function noteUse({ user, ticket }: Extract<Arrival, { kind: "known" }>, now: Date): Promise<void> {
  const where = { userId: user.id, id: user.identityId };
  const data = { lastUsedAt: now, email: ticket.identity.email };
  const { count } = await inIdentityTransaction({ userId: user.id }, (tx) =>
    tx.userIdentity.updateMany({ where, data }),
  );
  // It was unlinked meanwhile.
  if (count === 0) throw visitOver();
}

async function link(
  { user, ticket }: Extract<Arrival, { kind: "linkable" }>,
  asked: { origin: { address: string; requestId: string | null }; now: Date },
): Promise<void> {
  const isLinked = await inIdentityTransaction({ userId: user.id }, (tx) =>
    insertIdentity(tx, user.id, ticket, { ...asked, lastUsedAt: asked.now }),
  );
  if (!isLinked) throw visitOver();
  mailIdentityLinked(user.email, ticket.provider);
}

/** Why nobody is let in to an account whose address was only typed: whoever made it may be somebody else. */
function unconfirmedWords({ provider, identity }: Arrival["ticket"]): string {
  return `There is an account for ${identity.email}, but its address was never confirmed. Choose a new password by “Forgot your password?”, then link ${PROVIDER_NAMES[provider]} in your account.`;
}

function visitOver(): Problem {
  return new Problem("Invalid Request", "This took too long, or was used already. Sign in again.");
}
