import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "undici";
import { type Attack, count } from "./ground/attack.ts";
import { ask, nameFailure, withKey } from "./ground/flood.ts";
import { demoKey } from "./ground/site.ts";

const WEBHOOKS = 30;
const TESTS = 10;
const POLL_MS = 50;

/** Receivers that take deliveries and never answer, or answer without end; another tenant's goes through meanwhile. */
export const tarPits: Attack = {
  name: "tar-pits",
  by: "tenant",
  tried: `${WEBHOOKS} webhooks at receivers that never answer or never stop, ${TESTS} test deliveries each; another tenant sends one`,
  clients: 20,
  run: async ({ url, receiver, seconds, ...site }, { key }, tally) => {
    const client = new Client(url);
    receiver.serve((path) => {
      if (!path.startsWith("/pit")) return null;
      return {
        ending:
          Number(path.slice(4)) % 3 === 0 ? "endless" : Number(path.slice(4)) % 3 === 1 ? "drip" : "tar-pit",
      };
    });
    const post = (of: string, path: string, body: object) =>
      ask(client, path, { method: "POST", headers: withKey(of), body: JSON.stringify(body) });
    for (let n = 0; n < WEBHOOKS; n++)
      count(
        tally,
        await post(key, "/v1/webhooks", { url: `${receiver.url}pit${n}`, events: ["score.changed"] }),
      );
    const ids = await listWebhooks(url, key);
    await Promise.all(
      ids.flatMap((id) =>
        Array.from({ length: TESTS }, async () =>
          count(tally, `test ${await post(key, `/v1/webhooks/${id}/test`, {}).catch(nameFailure)}`),
        ),
      ),
    );
    const other = demoKey({ url, receiver, seconds, ...site }, "enterprise");
    await post(other, "/v1/webhooks", { url: `${receiver.url}ok`, events: ["score.changed"] });
    const [mine] = await listWebhooks(url, other);
    const begun = performance.now();
    await post(other, `/v1/webhooks/${mine}/test`, {});
    const arrived = () => receiver.requests.some(({ path }) => path === "/ok");
    while (!arrived() && performance.now() - begun < seconds * 1_000) await sleep(POLL_MS);
    const ms = performance.now() - begun;
    count(tally, `other's delivery after ${ms.toFixed(0)} ms`);
    await sleep(Math.max(0, seconds * 1_000 - ms));
    await client.close();
    return arrived() && ms < 3_000
      ? null
      : `another tenant's delivery took ${(ms / 1_000).toFixed(1)} s or more`;
  },
};

async function listWebhooks(url: string, key: string): Promise<string[]> {
  const answer = await fetch(`${url}/v1/webhooks?limit=100`, { headers: withKey(key) });
  const { webhooks } = (await answer.json()) as { webhooks: { id: string }[] };
  return webhooks.map(({ id }) => id);
}
