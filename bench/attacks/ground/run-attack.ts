import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "undici";
import { type Attack, type Tally, tell } from "./attack.ts";
import { type Bystander, type Seen, startBystander } from "./bystander.ts";
import { ask, flood } from "./flood.ts";
import { readOthers } from "./read-others.ts";
import { demoKey, makeTenant, type Site } from "./site.ts";

/** "No API p95 over 500 ms for other tenants" and "faults of the database end every request within 8 s". */
const TARGET_P95_MS = 500;
const TARGET_FAULT_MS = 8_000;
/** A share of the machine in the hands of other programs from which a p95 says little. */
const BUSY = 0.25;
const BASELINE_S = 4;
const READY_WITHIN_MS = 60_000;

export type Outcome = {
  attack: Attack;
  answers: string;
  alone: Seen;
  harmless: Seen;
  during: Seen;
  seconds: number;
  /** What other programs of the machine took of its processors meanwhile, 0 to 1: figures mean little when that is much. */
  others: number;
  /** Why it does not pass. */
  complaints: string[];
};

/** Runs an attack beside a tenant who works: alone first, then beside as many harmless clients, then beside the attack. */
export async function runAttack(site: Site, attack: Attack): Promise<Outcome> {
  const tenant = await makeTenant(site, attack.name);
  const bystander = startBystander(site.url, demoKey(site, "enterprise"));
  try {
    await settle(bystander);
    await sleep(BASELINE_S * 1_000);
    const alone = await bystander.look();
    const { url } = site;
    const send = (client: Client) => ask(client, "/healthz");
    await flood({ url, clients: attack.clients, seconds: BASELINE_S, send }, new Map());
    const harmless = await bystander.look();
    const answers: Tally = new Map();
    const begun = performance.now();
    const readShare = readOthers([site.pid, process.pid]);
    const complaint = await attack.run(site, tenant, answers).catch((error) => `it broke off: ${error}`);
    const seconds = (performance.now() - begun) / 1_000;
    const others = readShare();
    const during = await bystander.look();
    const isBack = await untilReady(url);
    const complaints = [
      ...(complaint === null ? [] : [complaint]),
      ...judge(attack, answers, { ...during, others }),
      ...(isBack ? [] : ["it is not ready a minute later"]),
    ];
    return { attack, answers: tell(answers), alone, harmless, during, seconds, others, complaints };
  } finally {
    await bystander.stop();
  }
}

/** The first requests of a process load what the later ones find. */
async function settle(bystander: Bystander): Promise<void> {
  await sleep(2_000);
  await bystander.look();
}

function judge(
  { by }: Attack,
  answers: Tally,
  { p95, max, statuses, others }: Seen & { others: number },
): string[] {
  const isFault = by === "fault";
  const complaints: string[] = [];
  if (!isFault && !(p95 <= TARGET_P95_MS))
    complaints.push(
      `p95 of others ${p95.toFixed(0)} ms${others > BUSY ? " (too busy a machine to tell)" : ""}`,
    );
  if (isFault && max > TARGET_FAULT_MS)
    complaints.push(`a request of others took ${(max / 1_000).toFixed(1)} s`);
  const odd = [...statuses].filter(([status]) => status !== 200 && !(isFault && status === 503));
  if (odd.length > 0)
    complaints.push(`others were answered ${odd.map(([status, n]) => `${status} × ${n}`).join(", ")}`);
  if (answers.has("500")) complaints.push(`${answers.get("500")} answers are 500`);
  return complaints;
}

async function untilReady(url: string): Promise<boolean> {
  for (const end = performance.now() + READY_WITHIN_MS; performance.now() < end; await sleep(200)) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return true;
  }
  return false;
}
