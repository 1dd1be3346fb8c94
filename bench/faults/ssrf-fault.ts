import { setTimeout as sleep } from "node:timers/promises";
import { rereadEnv } from "#lib/env.ts";
import { exchange } from "#lib/outgoing/exchange.ts";
import { makeAgent } from "#lib/outgoing/make-agent.ts";
import { type Canary, SPELLINGS, startCanary } from "#scripts/testing/canary.ts";
import { allowLoopback, startHttpsReceiver } from "#scripts/testing/https-receiver.ts";
import { type Brand, makeBrands, makeHook } from "./brands.ts";
import { type Answer, ask, countStatuses, json } from "./client.ts";
import type { Fault } from "./fault.ts";
import type { Stage } from "./stage.ts";

const NO_PRIVATE = { PLINTH_ALLOWED_PRIVATE_CIDRS: "" };
const FIELDS = 5;

const forgedAddresses: Fault = {
  number: 16,
  title: `SSRF: ${SPELLINGS.length} spellings on each of ${FIELDS} fields that take a URL, a name that is rebound, a redirect`,
  bar: "canary never reached",
  invariants: ["I5"],
  run: async (stage) => {
    const canary = await startCanary();
    const [brand] = await makeBrands(stage, 1, { hooks: false });
    if (!brand) throw new Error("no brand was made");
    const web = await stage.startWeb(NO_PRIVATE);
    stage.startWorker(NO_PRIVATE);
    const hook = await makeHook(stage, brand.id);
    const answers = await sendSpellings(web.url, brand, { canary, hookId: hook.id });
    // A worker that believed one of them would be there by now.
    await sleep(3_000);
    const bySpelling = canary.connections;
    const byRedirect = await redirect(stage, brand, canary);
    const rebound = await rebind();
    const accepted = answers.filter(({ status }) => status === 200).length;
    canary.close();
    return {
      figure: `${bySpelling} visits by ${answers.length} requests (${countStatuses(answers)}), ${byRedirect} by a redirect, ${rebound} by a rebound name`,
      pass:
        bySpelling + byRedirect + rebound === 0 &&
        answers.every(({ status }) => status > 0 && status < 500) &&
        accepted < answers.length / 5,
    };
  },
};

async function sendSpellings(
  base: string,
  { key }: Brand,
  { canary, hookId }: { canary: Canary; hookId: string },
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const host of SPELLINGS) {
    const url = `https://${host}:${canary.port}/`;
    const media = (kind: string) => ({ content_type: kind, content: url, platform: "instagram" });
    const sent: [string, string, object][] = [
      ["POST", "/v1/webhooks", { url, events: ["audit.completed"] }],
      ["PATCH", `/v1/webhooks/${hookId}`, { url }],
      ["POST", "/v1/audit/run", { webhook_url: url }],
      ["POST", "/v1/studio/score", media("image")],
      ["POST", "/v1/studio/score", media("video")],
    ];
    for (const [method, path, body] of sent) {
      const answer = await ask(base, method, path, { key, body });
      const { id } = json(answer);
      answers.push(answer);
      if (path === "/v1/webhooks" && id)
        await ask(base, "POST", `/v1/webhooks/${id}/test`, { key, body: {} });
    }
  }
  return answers;
}

/** An address that may be reached leads to one that is the canary's. */
async function redirect(stage: Stage, { key }: Brand, canary: Canary): Promise<number> {
  const before = canary.connections;
  stage.receiver.behave({ status: 302, headers: { location: `https://127.0.0.1:${canary.port}/` } });
  for (const content_type of ["image", "video"]) {
    const body = { content_type, content: `${stage.receiver.url}file`, platform: "instagram" };
    await ask(stage.web().url, "POST", "/v1/studio/score", { key, body });
  }
  return canary.connections - before;
}

/** A name that is public when it is looked up first, and private when it is connected to: in this process, by our own resolver. */
async function rebind(): Promise<number> {
  process.env.PLINTH_ALLOWED_PRIVATE_CIDRS = "::1/128";
  rereadEnv();
  const good = await startHttpsReceiver({ host: "::1" });
  const canary = await startCanary();
  good.behave({ headers: { connection: "close" } });
  let lookups = 0;
  const agent = makeAgent((_, done) => {
    const isFirst = lookups++ === 0;
    done(null, [isFirst ? { address: "::1", family: 6 } : { address: "127.0.0.1", family: 4 }]);
  });
  const send = (port: number) =>
    exchange({ url: `https://hook.example.test:${port}/`, headers: {}, body: "{}", timeoutMs: 3_000 }, agent);
  const first = await send(good.port);
  await send(canary.port);
  await good.close();
  canary.close();
  allowLoopback(true);
  if (first.status !== 200) throw new Error(`the good address was not reached: ${first.error}`);
  return canary.connections;
}

export const SSRF_FAULTS = [forgedAddresses];
