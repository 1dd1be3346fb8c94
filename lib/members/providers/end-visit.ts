import { randomBytes } from "node:crypto";
import type { Origin } from "../../audit-log/write-entry.ts";
import { log } from "../../log.ts";
import { keepChallenge, takeChallenge } from "../challenges.ts";
import type { SessionUser } from "../find-session-user.ts";
import type { ProviderFailure } from "../values.ts";
import { challengeOf } from "./begin-visit.ts";
import { explainRefusal } from "./explain-refusal.ts";
import type { Identity } from "./identity.ts";
import { linkIdentity } from "./link-identity.ts";
import { identify } from "./protocol.ts";
import { getProvider, providerRedirect } from "./provider-settings.ts";
import { openVisit, sealTicket, type Visit } from "./sealed.ts";

type Callback = {
  /** The provider that the path names. */
  provider: string;
  /** What the browser has kept, sealed. */
  visit: string;
  query: URLSearchParams;
  /** Who is signed in, if anybody is. */
  user: SessionUser | null;
};
type Asked = { origin: Origin; now: Date };

/** What became of a visit; a ticket signs in once, by a button. */
export type EndedVisit =
  | { kind: "arrived"; ticket: string }
  | { kind: "linked" }
  | { kind: "failed"; failure: ProviderFailure; isLinking: boolean };

/**
 * Ends what `beginProviderSignIn` and `beginLinking` began, with what the provider sent along. Nobody is signed in by it; an account is
 * linked to the person of the same session, who showed before that it is them. A visit ends once, however it ends.
 * @throws Problem 404 `Not Found` as `getProvider`.
 */
export async function endVisit(callback: Callback, asked: Asked): Promise<EndedVisit> {
  const { provider } = getProvider(callback.provider);
  const visit = openVisit(callback.visit);
  const isLinking = visit?.link != null;
  const failed = (failure: ProviderFailure) => ({ kind: "failed", failure, isLinking }) as const;
  if (visit?.provider !== provider || !(await isOwn(visit, callback, asked.now))) return failed("state");
  try {
    const identity = await ask(visit, callback.query);
    if (!visit.link) return { kind: "arrived", ticket: await makeTicket(visit, identity, asked.now) };
    const failure = await linkIdentity(visit.link, { provider, identity }, asked);
    return failure ? failed(failure) : { kind: "linked" };
  } catch (error) {
    const failure = explainRefusal(error);
    if (!failure) throw error;
    // Neither its cause nor its address: they hold codes and tokens.
    const told = { provider, failure, reason: error instanceof Error ? error.message : "" };
    log()[failure === "refused" ? "warn" : "info"](told, "a visit to a provider came to nothing");
    return failed(failure);
  }
}

/** Whether a visit was begun in this browser and session, not too long ago, and has not ended yet. */
async function isOwn({ secrets, link }: Visit, { query, user }: Callback, now: Date): Promise<boolean> {
  if (query.get("state") !== secrets.state) return false;
  if (link && link.sessionId !== user?.sessionId) return false;
  return takeChallenge(challengeOf(secrets.state), link?.userId ?? null, now);
}

function ask({ provider, secrets }: Visit, query: URLSearchParams): Promise<Identity> {
  const { client } = getProvider(provider);
  return identify({ provider, client, redirectUri: providerRedirect(provider) }, secrets, query);
}

async function makeTicket({ provider, goTo }: Visit, identity: Identity, now: Date): Promise<string> {
  const challenge = `ticket:${randomBytes(32).toString("base64url")}`;
  await keepChallenge(challenge, null, now);
  return sealTicket({ provider, identity, goTo, challenge });
}
