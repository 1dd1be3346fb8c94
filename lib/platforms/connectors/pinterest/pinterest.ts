import type { Connector, Consent, VendorAccount, VendorSession } from "../connector.ts";
import { isEnding } from "../is-ending.ts";
import { at } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { API } from "./read-saves.ts";
import { syncAccount } from "./sync-account.ts";
import { toAccount } from "./to-account.ts";

const DAY_MS = 86_400_000;

/** https://developers.pinterest.com/docs/getting-started/set-up-authentication-and-authorization/ */
const consent: Consent = {
  authorizeUrl: "https://www.pinterest.com/oauth/",
  tokenUrl: "https://api.pinterest.com/v5/oauth/token",
  scopes: ["user_accounts:read", "pins:read", "boards:read"],
  // Whether the account may be read is seen when it is asked for; Pinterest's own example of a grant does not name that scope.
  required: ["pins:read", "boards:read"],
  separator: ",",
  pkce: false,
  clientAuth: "basic",
  // A token lives for 30 days, what renews it for 60: it is renewed long before either ends.
  renews: (tokens, now) => {
    if (!tokens.refresh) return "never";
    return isEnding(tokens, now, DAY_MS) ? "now" : "later";
  },
};

/** Pinterest, by its API v5: docs/platforms/pinterest.md. */
export const pinterest: Connector = {
  platform: "pinterest",
  title: "Pinterest",
  consent,
  // An app with trial access, all accounts together; https://developers.pinterest.com/docs/reference/ratelimits/
  budgets: [{ name: "requests", limit: 1_000, window: "UTC", of: "app" }],
  authorise: (request, accessToken) => ({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${accessToken}` },
  }),
  judge: judgeAnswer,
  listAccounts,
  sync: syncAccount,
};

async function listAccounts({ ask }: VendorSession): Promise<VendorAccount[]> {
  const { body } = await ask({ url: new URL(`${API}/user_account`) });
  const account = toAccount(body);
  if (!account) throw new VendorFailure("contract_changed", "Pinterest gave an answer without an account.");
  if (at(body, "account_type") === "PINNER")
    throw new VendorFailure(
      "account_unfit",
      "This is a personal Pinterest account, and Pinterest gives no figures for those. Switch it to a business account in Pinterest's settings, which is free, then connect again.",
    );
  return [account];
}
