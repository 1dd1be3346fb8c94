import type { Connector } from "../connector.ts";
import { linkedinConsent } from "./consent.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { listPages } from "./read-page.ts";
import { syncPage } from "./sync-page.ts";

/** Pages on LinkedIn, by its Community Management API: docs/platforms/linkedin.md. */
export const linkedin: Connector = {
  platform: "linkedin",
  title: "LinkedIn",
  consent: linkedinConsent,
  // LinkedIn tells its own limits in the developer portal only, for each app: this one bounds what one page may take of it.
  budgets: [{ name: "requests", limit: 20_000, window: "UTC", of: "account" }],
  authorise: (request, accessToken) => ({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${accessToken}` },
  }),
  judge: judgeAnswer,
  listAccounts: listPages,
  sync: syncPage,
};
