import { visitConsent } from "#e2e/vendors/consent-page.ts";
import { rereadEnv } from "#lib/env.ts";
import type { SessionUser } from "#lib/members/find-session-user.ts";
import { beginProviderSignIn } from "#lib/members/providers/begin-visit.ts";
import { type EndedVisit, endVisit } from "#lib/members/providers/end-visit.ts";
import type { Provider } from "#lib/members/values.ts";
import { allowLoopback } from "./https-receiver.ts";

/** Sets what an operator sets so that people sign in by a provider, here by a stand-in. `null` takes it away. */
export function setUpProvider(
  provider: Provider,
  standIn: { base: string; client: { id: string; secret: string } } | null,
): void {
  const name = provider.toUpperCase();
  process.env[`${name}_CLIENT_ID`] = standIn?.client.id ?? "";
  process.env[`${name}_CLIENT_SECRET`] = standIn?.client.secret ?? "";
  process.env[`${name}_BASE_URL`] = standIn?.base ?? "";
  allowLoopback(standIn !== null);
  rereadEnv();
}

type Consent = Parameters<typeof visitConsent>[1];
type Visiting = Consent & {
  goTo?: string;
  now?: Date;
  /** Changes what comes back. */
  tamper?: (query: URLSearchParams) => void;
  /** Passes between going and coming back. */
  minutes?: number;
  user?: SessionUser | null;
};
let visitors = 0;

/** Goes to a stand-in's page of consent and comes back, as a browser of a place of its own. */
export async function visitProvider(
  provider: Provider,
  { goTo = "/", now = new Date(), tamper = () => {}, minutes = 0, user = null, ...consent }: Visiting = {},
): Promise<EndedVisit> {
  visitors++;
  const address = `2001:db8:${visitors.toString(16)}::1`;
  const { url, visit } = await beginProviderSignIn(provider, { goTo, address, now });
  const query = new URL(await visitConsent(url, consent)).searchParams;
  tamper(query);
  const later = new Date(now.getTime() + minutes * 60_000);
  return endVisit({ provider, visit, query, user }, { origin: { address, requestId: null }, now: later });
}
