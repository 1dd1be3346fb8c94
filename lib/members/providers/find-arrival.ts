import { isChallengeKept } from "../challenges.ts";
import { type FoundUser, findUserByEmail } from "../find-user-by-email.ts";
import { signUpPlan } from "../sign-up-plan.ts";
import { type FoundIdentity, findIdentity } from "./find-identity.ts";
import { openTicket, type Ticket } from "./sealed.ts";

/** The address that somebody was invited by, if the path they go to is that of an invitation. */
export type FindInvited = (goTo: string) => Promise<string | null>;

/** Who comes from a provider, as this installation knows them. */
export type Arrival = { ticket: Ticket } & (
  | { kind: "known"; user: FoundIdentity }
  /** Somebody with this address, which they have confirmed, who has not come this way before. */
  | { kind: "linkable"; user: FoundUser }
  /** There is an account with this address, and nobody has shown that it is theirs. */
  | { kind: "unconfirmed" }
  | { kind: "new" }
  /** New, and invited by this address: they get no workspace of their own. */
  | { kind: "invited" }
  /** New, where nobody may sign up. */
  | { kind: "closed" }
);

/** Whom a ticket is of, without using it up; null when it is none, was used or has expired. */
export async function findArrival(
  sealed: string,
  findInvited: FindInvited,
  now: Date,
): Promise<Arrival | null> {
  const ticket = openTicket(sealed);
  if (!ticket || !(await isChallengeKept(ticket.challenge, null, now))) return null;
  const { provider, identity, goTo } = ticket;
  const known = await findIdentity(provider, identity.subject);
  if (known) return { ticket, kind: "known", user: known };
  const user = await findUserByEmail(identity.email);
  if (user) return user.confirmedAt ? { ticket, kind: "linkable", user } : { ticket, kind: "unconfirmed" };
  if ((await findInvited(goTo)) === identity.email) return { ticket, kind: "invited" };
  return { ticket, kind: signUpPlan() ? "new" : "closed" };
}
