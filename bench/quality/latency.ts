import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PLATFORMS, type Platform } from "#lib/formula/names.ts";
import { quantileLow } from "#lib/statistics/quantile.ts";
import { formatNumber } from "#lib/text/words.ts";
import type { Demo } from "#scripts/demo.ts";
import { ROOT } from "#scripts/settings.ts";
import { type Product, startProduct } from "../product/start-product.ts";
import type { Row } from "./row.ts";
import { CHARACTERS, writeDraft } from "./write-drafts.ts";

const WARM_UP = 60;
const MEASURED = 600;
const CHEAP = 200;
const TARGET_MS = 20;
/** Platforms on which the demo brand has enough posts for an account-specific model. */
const OWN: readonly Platform[] = ["instagram", "twitter"];
const FITTED_WITHIN_S = 120;

/**
 * How long `POST /v1/studio/score` takes for drafts of 2,000 characters, all different, one after the other on one connection,
 * on a product that was started for it: the demo brand of the Agency plan, with posts, an audit and, on two platforms, models
 * of its own posts.
 */
export async function measureLatency(): Promise<Row[]> {
  const { url, demo, stop } = await startDemo();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const { ask, cheap } = connect(url, demo, agent);
    const first = await ask("instagram", "first");
    await untilFitted(ask);
    for (let n = 0; n < WARM_UP; n++) await ask(platformOf(n), `warm-up ${n}`);
    const asked: Asked[] = [];
    for (let n = 0; n < MEASURED; n++) asked.push(await ask(platformOf(n), `measured ${n}`));
    const cheapest: number[] = [];
    for (let n = 0; n < CHEAP; n++) cheapest.push(await cheap());
    return toRows(first, asked, cheapest);
  } finally {
    agent.destroy();
    await stop();
  }
}

/** The product with the demo account, on a data directory of its own that `stop` removes. */
async function startDemo(): Promise<Product & { demo: Demo }> {
  const home = mkdtempSync(join(tmpdir(), "plinth-latency-"));
  chmodSync(home, 0o755);
  const remove = () => rmSync(home, { recursive: true, force: true });
  const product = await startProduct({ checkout: ROOT, dataDir: home }).catch((error) => {
    remove();
    throw error;
  });
  const demo = JSON.parse(readFileSync(join(home, "demo.json"), "utf8")) as Demo;
  return { url: product.url, demo, stop: () => product.stop().finally(remove) };
}

type Asked = { platform: Platform; ms: number; isOwn: boolean };
type Ask = (platform: Platform, seed: string, query?: string) => Promise<Asked>;

function toRows(first: Asked, asked: Asked[], cheapest: number[]): Row[] {
  const all = asked.map(({ ms }) => ms);
  const own = asked.filter(({ platform }) => OWN.includes(platform)).map(({ ms }) => ms);
  const row = (what: string, figure: number, n: string, target?: number): Row => ({
    part: "latency",
    name: `POST /v1/studio/score, ${formatNumber(CHARACTERS)} characters: ${what}`,
    figure,
    n,
    ...(target !== undefined && { target: { figure: target, is: "at most" } as const }),
  });
  const drafts = `${all.length} drafts`;
  return [
    row("p50, ms", quantile(all, 0.5), drafts),
    row("p95, ms", quantile(all, 0.95), drafts, TARGET_MS),
    row("p99, ms", quantile(all, 0.99), drafts),
    row("p95 with own model, ms", quantile(own, 0.95), `${own.length} drafts`, TARGET_MS),
    row("first after the start, ms", first.ms, "1 draft"),
    row("p50, in GET /v1/workspace", quantile(all, 0.5) / quantile(cheapest, 0.5), `${CHEAP} of these`),
  ];
}

function platformOf(n: number): Platform {
  return PLATFORMS[n % PLATFORMS.length] as Platform;
}

/** The demo's worker fits the account-specific models after the start. */
async function untilFitted(ask: Ask): Promise<void> {
  for (const platform of OWN) {
    for (let second = 0; ; second++) {
      if ((await ask(platform, `learnt ${second}`, "?expand=evidence")).isOwn) break;
      if (second === FITTED_WITHIN_S) throw new Error(`the demo's posts on ${platform} were not learnt`);
      await sleep(1_000);
    }
  }
}

/** Requests of the demo's workspace of the Agency plan over one connection, each with how long it took. */
function connect(url: string, demo: Demo, agent: Agent) {
  const key = demo.workspaces.find(({ plan }) => plan === "agency")?.key;
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const ask: Ask = async (platform, seed, query = "") => {
    // X takes so long a text only as a thread.
    const format = platform === "twitter" ? "thread" : "post";
    const draft = { content_type: "text", content: writeDraft(seed), platform, format };
    const body = JSON.stringify(draft);
    const { ms, text } = await send(
      `${url}/v1/studio/score${query}`,
      { method: "POST", headers, agent },
      body,
    );
    return { platform, ms, isOwn: JSON.parse(text).evidence?.workspace.model === "own posts" };
  };
  const cheap = async () => (await send(`${url}/v1/workspace`, { headers, agent })).ms;
  return { ask, cheap };
}

type Sent = Parameters<typeof request>[1];

/** @throws Error with the answer's status when it is no 200. */
function send(url: string, options: Sent, body?: string): Promise<{ ms: number; text: string }> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const sent = request(url, options, async (response) => {
      let text = "";
      for await (const chunk of response.setEncoding("utf8")) text += chunk;
      const ms = performance.now() - begun;
      if (response.statusCode === 200) resolve({ ms, text });
      else reject(new Error(`${url} answered ${response.statusCode}: ${text}`));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

function quantile(values: number[], share: number): number {
  return quantileLow(values, share) ?? Number.NaN;
}
