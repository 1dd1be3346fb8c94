import { setTimeout as sleep } from "node:timers/promises";
import type { Demo } from "#scripts/demo.ts";

export type Traffic = {
  /** Requests that changed something and were answered with success. */
  writes: number;
  reads: number;
  /** Answers of 500 and above, and requests without an answer. */
  failed: number;
};

/** Asks of one product as its clients do, reading and writing with every key of the demo account, until it is stopped. */
export function startTraffic(url: string, { workspaces }: Demo): { stop: () => Promise<Traffic> } {
  const count: Traffic = { writes: 0, reads: 0, failed: 0 };
  let stopped = false;
  const ask = async (key: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    const answer = await fetch(url + path, init).catch(() => null);
    await answer?.arrayBuffer();
    if (!answer || answer.status >= 500) count.failed++;
    else if (answer.ok) count[body ? "writes" : "reads"]++;
  };
  const clients = workspaces.map(async ({ key }) => {
    for (let n = 0; !stopped; n++) {
      await ask(key, "/v1/score");
      await ask(key, "/v1/audit/run", {});
      await ask(key, "/v1/campaigns", {
        name: `Under way ${n}`,
        start_date: new Date(Date.now() + 86_400_000).toISOString(),
        duration_weeks: 4,
      });
      await ask(key, "/v1/webhooks", {
        url: `https://127.0.0.1:9/${n}`,
        events: ["score.changed"],
      });
      await sleep(50);
    }
  });
  return {
    stop: async () => {
      stopped = true;
      await Promise.all(clients);
      return count;
    },
  };
}
