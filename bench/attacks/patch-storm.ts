import { type Attack, count } from "./ground/attack.ts";
import { ask, flood, withKey } from "./ground/flood.ts";

const CAMPAIGNS = 20;
const WEBHOOKS = 10;

/** Changes that are each recorded, of a tenant who has webhooks for every event. */
export const patchStorm: Attack = {
  name: "patch-storm",
  by: "tenant",
  tried: `20 clients change ${CAMPAIGNS} campaigns and ${WEBHOOKS} webhooks again and again`,
  clients: 20,
  run: async ({ url, seconds, receiver }, { key }, tally) => {
    const headers = withKey(key);
    const start = (n: number) => new Date(Date.now() + (1 + n) * 86_400_000).toISOString();
    const make = async (path: string, body: object) => {
      const answer = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      count(tally, answer.status);
      return ((await answer.json()) as { id: string }).id;
    };
    const events = ["score.changed", "audit.completed", "campaign.phase_changed"];
    const campaigns: string[] = [];
    const webhooks: string[] = [];
    for (let n = 0; n < CAMPAIGNS; n++)
      campaigns.push(await make("/v1/campaigns", { name: `Spring ${n}`, start_date: start(n) }));
    for (let n = 0; n < WEBHOOKS; n++)
      webhooks.push(await make("/v1/webhooks", { url: `${receiver.url}ok${n}`, events }));
    const send: Parameters<typeof flood>[0]["send"] = (client, n) => {
      const isWebhook = n % 3 === 0;
      const path = isWebhook
        ? `/v1/webhooks/${webhooks[n % WEBHOOKS]}`
        : `/v1/campaigns/${campaigns[n % CAMPAIGNS]}`;
      const body = isWebhook
        ? { status: n % 2 ? "paused" : "active" }
        : { name: `Spring ${n}`, start_date: start(n % 300), duration_weeks: 1 + (n % 50) };
      return ask(client, path, { method: "PATCH", headers, body: JSON.stringify(body) });
    };
    await flood({ url, clients: 20, seconds, send }, tally);
    return null;
  },
};
