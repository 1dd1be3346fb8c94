import { env, publicUrl } from "../../env.ts";
import { Problem } from "../../problems.ts";
import { isProvider, PROVIDERS, type Provider } from "../values.ts";

type ProviderClient = { id: string; secret: string };

/** The operator's app at a provider; null where none is set, so that nobody signs in by it. */
function findProviderClient(provider: Provider): ProviderClient | null {
  const settings = env();
  const pairs = {
    google: [settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET],
    github: [settings.GITHUB_CLIENT_ID, settings.GITHUB_CLIENT_SECRET],
  };
  const [id, secret] = pairs[provider];
  return id && secret ? { id, secret } : null;
}

/** The providers by which people can sign in here. */
export function openProviders(): Provider[] {
  return PROVIDERS.filter((provider) => findProviderClient(provider) !== null);
}

/** @returns null for a text that names no provider by which people can sign in here */
export function findOpenProvider(text: string): Provider | null {
  return isProvider(text) && findProviderClient(text) ? text : null;
}

/**
 * The operator's app at a provider.
 * @throws Problem 404 `Not Found` where there is no such provider, or none is set.
 */
export function getProvider(text: string): { provider: Provider; client: ProviderClient } {
  const client = isProvider(text) ? findProviderClient(text) : null;
  if (!isProvider(text) || !client) throw new Problem("Not Found", "Nobody signs in that way here.");
  return { provider: text, client };
}

/** Where a provider sends people back to. */
export function providerRedirect(provider: Provider): string {
  return `${publicUrl()}/sign-in/${provider}/callback`;
}

/** Where a request to a provider's address goes: there, or with `<PROVIDER>_BASE_URL` to `BASE/HOST/PATH?QUERY`. */
export function placeProviderAddress(provider: Provider, url: URL): URL {
  const { GOOGLE_BASE_URL, GITHUB_BASE_URL } = env();
  const base = { google: GOOGLE_BASE_URL, github: GITHUB_BASE_URL }[provider]?.replace(/\/+$/, "");
  return base ? new URL(`${base}/${url.host}${url.pathname}${url.search}`) : url;
}
