import type { Connector, Consent, VendorAccount, VendorSession } from "../connector.ts";
import { isEnding } from "../is-ending.ts";
import { at, listOf } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { syncChannel } from "./sync-channel.ts";
import { toAccount } from "./to-account.ts";
import { DATA } from "./youtube-addresses.ts";

const SCOPE = "https://www.googleapis.com/auth";

/** https://developers.google.com/identity/protocols/oauth2/web-server; a refresh token comes only with `offline` and `consent`. */
const consent: Consent = {
  authorizeUrl: "https://accounts.google.com/o/oauth2/v2/auth",
  tokenUrl: "https://oauth2.googleapis.com/token",
  revokeUrl: "https://oauth2.googleapis.com/revoke",
  // `force-ssl` is the only scope with which comments may be read; without it all else is.
  scopes: [`${SCOPE}/youtube.readonly`, `${SCOPE}/yt-analytics.readonly`, `${SCOPE}/youtube.force-ssl`],
  required: [`${SCOPE}/youtube.readonly`],
  separator: " ",
  pkce: true,
  clientAuth: "body",
  extra: { access_type: "offline", prompt: "consent", include_granted_scopes: "true" },
  renews: (tokens, now) => {
    if (!tokens.refresh) return "never";
    return isEnding(tokens, now, 60_000) ? "now" : "later";
  },
};

/** YouTube, by the Data API v3 and the Analytics API v2: docs/platforms/youtube.md. */
export const youtube: Connector = {
  platform: "youtube",
  title: "YouTube",
  consent,
  hosts: ["www.googleapis.com", "youtubeanalytics.googleapis.com"],
  // Of the Google project, shared by all customers; every call of the Data API that is used here costs one unit.
  budgets: [
    { name: "units", limit: 10_000, window: "America/Los_Angeles", of: "app" },
    { name: "analytics", limit: 720, window: 60, of: "app" },
  ],
  authorise: (request, accessToken) => ({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${accessToken}` },
  }),
  judge: judgeAnswer,
  listAccounts,
  sync: syncChannel,
  findWatched,
};

async function listAccounts(session: VendorSession): Promise<VendorAccount[]> {
  const found = await askChannels(session, { mine: "true" });
  if (found.length > 0) return found;
  throw new VendorFailure(
    "account_unfit",
    "This Google account has no YouTube channel. Connect again and choose the account or brand account that owns the channel.",
  );
}

async function findWatched(session: VendorSession, handle: string): Promise<VendorAccount> {
  const [found] = await askChannels(session, { forHandle: `@${handle}` });
  if (found) return found;
  throw new VendorFailure(
    "not_found",
    `YouTube knows no channel @${handle}: look for its handle in the address of its page.`,
  );
}

async function askChannels({ ask }: VendorSession, which: Record<string, string>): Promise<VendorAccount[]> {
  const query = new URLSearchParams({ part: "snippet,statistics,contentDetails", ...which });
  const { body } = await ask({ url: new URL(`${DATA}/channels?${query}`), cost: { units: 1 } });
  return listOf(at(body, "items")).flatMap(toAccount);
}
