import { addDays } from "#lib/time.ts";
import { today } from "../answers/plain-files.ts";
import type { Attack } from "./ground/attack.ts";
import { ask, flood, withKey } from "./ground/flood.ts";

/** Audits of past days, which use no quota, and ordinary ones. */
export const auditStorm: Attack = {
  name: "audit-storm",
  by: "tenant",
  tried: "20 clients start audits of past days and of today as fast as they are answered",
  clients: 20,
  run: async ({ url, seconds }, { key, session, workspaceId }, tally) => {
    const send: Parameters<typeof flood>[0]["send"] = (client, n) => {
      if (n % 2 === 0)
        return ask(client, "/v1/audit/run", {
          method: "POST",
          headers: withKey(key),
          body: '{"lookback_days":365}',
        });
      const headers = { ...session, "content-type": "application/json" };
      const body = JSON.stringify({ as_of: addDays(today(), -100 - (n % 500)), lookback_days: 365 });
      return ask(client, `/internal/workspaces/${workspaceId}/audits`, { method: "POST", headers, body });
    };
    await flood({ url, clients: 20, seconds, send }, tally);
    return null;
  },
};
