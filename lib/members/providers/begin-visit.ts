import type { Origin } from "../../audit-log/write-entry.ts";
import { Problem } from "../../problems.ts";
import { keepChallenge } from "../challenges.ts";
import type { SessionUser } from "../find-session-user.ts";
import { tooManyAttempts } from "../guess-password.ts";
import { proveSelf } from "../prove-self.ts";
import { consumeVisit } from "../sign-in-attempts.ts";
import { consentPage, makeSecrets } from "./protocol.ts";
import { getProvider, placeProviderAddress, providerRedirect } from "./provider-settings.ts";
import { sealVisit, type Visit } from "./sealed.ts";

/** How long somebody may take at a provider, with a second step there. */
export const VISIT_SECONDS = 10 * 60;

/** Where the browser goes, and what it keeps meanwhile, sealed. */
export type Begun = { url: string; visit: string };

/**
 * Begins a sign-in by a provider.
 * @param goTo own path to go to afterwards
 * @param address network address of who asks, for the throttle.
 * @throws Problem 404 `Not Found` as `getProvider`, 429 `Rate Limited` after thirty of the network address in a quarter of an hour.
 */
export async function beginProviderSignIn(
  name: string,
  { goTo, address, now }: { goTo: string; address: string; now: Date },
): Promise<Begun> {
  getProvider(name);
  const waitSeconds = await consumeVisit(address);
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
  return begin(name, { goTo, link: null }, now);
}

/**
 * Begins to link an account at a provider to whoever is signed in.
 * @param proof their password, or a code of their app
 * @throws Problem 404 `Not Found` as `getProvider`, 400 `Invalid Request` while the email address is not confirmed, and as `proveSelf`.
 */
export async function beginLinking(
  user: SessionUser,
  { provider, proof }: { provider: string; proof: string },
  asked: { origin: Origin; now: Date },
): Promise<Begun> {
  getProvider(provider);
  if (!user.isConfirmed) throw new Problem("Invalid Request", "Confirm your email address first.");
  await proveSelf(user, proof, asked);
  const link = { userId: user.id, sessionId: user.sessionId };
  return begin(provider, { goTo: "/account", link }, asked.now);
}

async function begin(name: string, { goTo, link }: Pick<Visit, "goTo" | "link">, now: Date): Promise<Begun> {
  const { provider, client } = getProvider(name);
  const secrets = makeSecrets();
  const page = await consentPage({ provider, client, redirectUri: providerRedirect(provider) }, secrets);
  await keepChallenge(challengeOf(secrets.state), link?.userId ?? null, now, VISIT_SECONDS * 1_000);
  const visit = sealVisit({ provider, secrets, goTo, link });
  return { url: placeProviderAddress(provider, page).href, visit };
}

/** Under which a visit is kept: apart from what passkeys sign. */
export function challengeOf(state: string): string {
  return `visit:${state}`;
}
