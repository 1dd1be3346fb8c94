import type { Connector } from "../connector.ts";
import { displayConsent } from "./display-consent.ts";
import { judgeDisplay } from "./judge-display.ts";
import { readUser } from "./read-user.ts";
import { syncDisplay } from "./sync-display.ts";

/** TikTok, by the Display API v2: docs/platforms/tiktok.md. It lets nobody read somebody else's account. */
export const tiktok: Connector = {
  platform: "tiktok",
  title: "TikTok",
  consent: displayConsent,
  // Per address and minute, of the app: https://developers.tiktok.com/doc/tiktok-api-v2-rate-limit
  budgets: ["user_info", "video_list", "video_query"].map((name) => ({
    name,
    limit: 600,
    window: 60,
    of: "app",
  })),
  authorise: (request, accessToken) => ({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${accessToken}` },
  }),
  judge: judgeDisplay,
  listAccounts: async (session) => [(await readUser(session)).account],
  sync: syncDisplay,
};
