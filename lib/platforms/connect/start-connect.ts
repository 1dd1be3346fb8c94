import { generateRandomCodeVerifier } from "oauth4webapi";
import { publicUrl } from "../../env.ts";
import { Problem } from "../../problems.ts";
import { findConnector } from "../connectors/find-connector.ts";
import { consentUrl } from "../sync/oauth-client.ts";
import { findClient } from "../sync/platform-settings.ts";
import { rememberVisit, type Visit } from "./oauth-state.ts";

/** Where vendors send people back to. */
export function redirectUri(platform: string): string {
  const end = findConnector(platform)?.consent.redirectEnd ?? "";
  return `${publicUrl()}/connect/${platform}/callback${end}`;
}

/** Whether accounts of a platform can be connected: there is a connector, and the operator has an app at the platform. */
export function canConnect(platform: string): boolean {
  const connector = findConnector(platform);
  return connector !== null && findClient(connector.platform) !== null;
}

/**
 * Begins to connect an account.
 * @returns the vendor's page of consent
 * @throws Problem 404 when accounts of that platform cannot be connected here
 */
export async function startConnect(visit: Visit, now: Date): Promise<URL> {
  const { platform } = visit;
  const connector = findConnector(platform);
  const client = connector && findClient(connector.platform);
  if (!connector || !client)
    throw new Problem(
      "Not Found",
      `Accounts of ${platform} cannot be connected here; import a file instead.`,
    );
  const verifier = connector.consent.pkce ? generateRandomCodeVerifier() : null;
  const state = await rememberVisit(visit, JSON.stringify({ verifier }), now);
  return consentUrl(connector, { clientId: client.id, redirectUri: redirectUri(platform), state, verifier });
}
