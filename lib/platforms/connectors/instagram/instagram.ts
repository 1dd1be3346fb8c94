import type { Connector } from "../connector.ts";
import { instagramConsent } from "./consent.ts";
import { findWatched, operatorAccess } from "./discover.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { readAccount } from "./read-account.ts";
import { syncAccount } from "./sync-account.ts";
import { syncWatched } from "./sync-watched.ts";

/** Instagram, by its API with Instagram Login: docs/platforms/instagram.md. Accounts of others are read by the operator's token. */
export const instagram: Connector = {
  platform: "instagram",
  title: "Instagram",
  consent: instagramConsent,
  hosts: ["graph.facebook.com"],
  // 4,800 for each time that the account was shown within 24 hours; this is what one that was shown ten times may ask.
  budgets: [{ name: "requests", limit: 48_000, window: 86_400, of: "account" }],
  authorise: (request, accessToken) => ({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${accessToken}` },
  }),
  judge: judgeAnswer,
  listAccounts: async (session) => [await readAccount(session)],
  sync: (session, request) =>
    request.role === "own" ? syncAccount(session, request) : syncWatched(session, request),
  findWatched,
  operatorAccess,
};
