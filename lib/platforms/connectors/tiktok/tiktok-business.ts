import type { Connector } from "../connector.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { businessConsent } from "./business-consent.ts";
import { judgeBusiness } from "./judge-business.ts";
import { readBusinessAccount } from "./read-business-account.ts";
import { syncBusiness } from "./sync-business.ts";

/** TikTok, by the Accounts API v1.3 of its API for Business, in place of the Display API: docs/platforms/tiktok.md. */
export const tiktokBusiness: Connector = {
  platform: "tiktok",
  title: "TikTok",
  consent: businessConsent,
  // Of the app, at the level "Basic", which allows 10 a second and 600 a minute as well.
  budgets: [
    { name: "requests_per_second", limit: 10, window: 1, of: "app" },
    { name: "requests_per_minute", limit: 600, window: 60, of: "app" },
    { name: "requests", limit: 864_000, window: "UTC", of: "app" },
  ],
  authorise: (request, accessToken) => ({
    ...request,
    headers: { ...request.headers, "access-token": accessToken },
  }),
  judge: judgeBusiness,
  listAccounts: async (session, { account }) => {
    if (!account)
      throw new VendorFailure("contract_changed", "TikTok did not say which account was connected.");
    return [(await readBusinessAccount(session, account, false)).account];
  },
  sync: syncBusiness,
};
