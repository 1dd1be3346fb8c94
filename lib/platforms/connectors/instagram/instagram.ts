import type { Connector } from "../connector.ts";
import { instagramConsent } from "./consent.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { readAccount } from "./read-account.ts";
import { syncAccount } from "./sync-account.ts";

/** Instagram, by its API with Instagram Login: docs/platforms/instagram.md. It lets nobody read somebody else's account. */
export const instagram: Connector = {
  platform: "instagram",
  title: "Instagram",
  consent: instagramConsent,
  // 4,800 for each time that the account was shown within 24 hours; this is what one that was shown ten times may ask.
  budgets: [{ name: "requests", limit: 48_000, window: 86_400, of: "account" }],
  authorise: (request, accessToken) => ({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${accessToken}` },
  }),
  judge: judgeAnswer,
  listAccounts: async (session) => [await readAccount(session)],
  sync: syncAccount,
};
