import type { Connector, Consent, VendorAccount, VendorSession } from "../connector.ts";
import { isEnding } from "../is-ending.ts";
import { at } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { syncAccount } from "./sync-account.ts";
import { toAccount } from "./to-account.ts";
import { API } from "./x-vocabulary.ts";

const USER_FIELDS = "user.fields=public_metrics,profile_image_url,protected";
const QUARTER_HOUR = 900;

/** https://docs.x.com/fundamentals/authentication/oauth-2-0/authorization-code */
const consent: Consent = {
  authorizeUrl: "https://x.com/i/oauth2/authorize",
  tokenUrl: "https://api.x.com/2/oauth2/token",
  revokeUrl: "https://api.x.com/2/oauth2/revoke",
  // Without `offline.access` what was given ends after two hours.
  scopes: ["tweet.read", "users.read", "offline.access"],
  separator: " ",
  pkce: true,
  clientAuth: "basic",
  renews: (tokens, now) => {
    if (!tokens.refresh) return "never";
    return isEnding(tokens, now, 60_000) ? "now" : "later";
  },
};

/** X, by its API v2: docs/platforms/twitter.md. */
export const twitter: Connector = {
  platform: "twitter",
  title: "X",
  consent,
  budgets: [
    // Three million posts a month, and their price; https://docs.x.com/x-api/getting-started/pricing
    { name: "posts_read", limit: 100_000, window: "UTC", of: "app" },
    { name: "milli_usd", limit: 500_000, window: "UTC", of: "app" },
    // https://docs.x.com/x-api/fundamentals/rate-limits
    { name: "users", limit: 75, window: QUARTER_HOUR, of: "account" },
    { name: "timeline", limit: 900, window: QUARTER_HOUR, of: "account" },
    { name: "mentions", limit: 300, window: QUARTER_HOUR, of: "account" },
    { name: "lookups", limit: 900, window: QUARTER_HOUR, of: "account" },
  ],
  authorise: (request, accessToken) => ({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${accessToken}` },
  }),
  judge: judgeAnswer,
  listAccounts: async (session) => [await findAccount(session, "me")],
  sync: syncAccount,
  findWatched: async (session, handle) => {
    // Of another form X knows none, and refuses the question.
    if (!/^\w{1,15}$/.test(handle)) throw unknown();
    return findAccount(session, `by/username/${handle}`);
  },
};

async function findAccount({ ask }: VendorSession, who: string): Promise<VendorAccount> {
  const { body } = await ask({
    url: new URL(`${API}/users/${who}?${USER_FIELDS}`),
    cost: { users: 1, milli_usd: 10 },
  });
  const user = at(body, "data");
  const found = toAccount(user);
  if (found && at(user, "protected") === true && who !== "me")
    throw new VendorFailure(
      "account_unfit",
      "This account is protected: X shows its posts to its followers only.",
    );
  if (found) return found.account;
  throw unknown();
}

function unknown(): VendorFailure {
  return new VendorFailure("not_found", "X does not know this account, or has suspended it.");
}
