import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { askAll, type Longest } from "./ground/ask-all.ts";
import { type Attack, count, type Tally } from "./ground/attack.ts";
import { listProcesses } from "./ground/list-processes.ts";
import type { Site } from "./ground/site.ts";

const WITHIN_MS = 8_000;
/** Longer than any request may take. */
const FROZEN_MS = 20_000;
const BACK_WITHIN_MS = 10_000;
const CLIENTS = 20;

/** All processes of the database stop where they are, as on a disk that hangs, and go on later. */
export const frozenDatabase: Attack = {
  name: "frozen-database",
  by: "fault",
  tried: `every process of the database frozen for ${FROZEN_MS / 1_000} s, ${CLIENTS} clients`,
  clients: CLIENTS,
  run: async (site, tenant, tally) => {
    const processes = listProcesses(serverOf(site));
    let isOver = false;
    const asking = askAll(site, tenant, { tally, isOver: () => isOver });
    await sleep(1_000);
    for (const pid of processes) process.kill(pid, "SIGSTOP");
    await sleep(FROZEN_MS);
    for (const pid of processes) process.kill(pid, "SIGCONT");
    const back = await timeReady(site);
    isOver = true;
    return judge(await asking, back, tally);
  },
};

/** The server of the database dies without a word, and so do its processes. */
export const killedDatabase: Attack = {
  name: "killed-database",
  by: "fault",
  tried: `the server of the database killed (SIGKILL) twice, ${CLIENTS} clients`,
  clients: CLIENTS,
  run: async (site, tenant, tally) => {
    let isOver = false;
    const asking = askAll(site, tenant, { tally, isOver: () => isOver });
    let back = 0;
    for (let kills = 0; kills < 2; kills++) {
      await sleep(2_000);
      process.kill(serverOf(site), "SIGKILL");
      await sleep(300);
      back = Math.max(back, 300 + (await timeReady(site)));
    }
    await sleep(2_000);
    isOver = true;
    return judge(await asking, back, tally);
  },
};

function serverOf({ dataDir }: Site): number {
  const file = join(dataDir, "postgres", "data", "postmaster.pid");
  return Number(readFileSync(file, "utf8").split("\n")[0]);
}

/** Milliseconds until the product says that it is ready. */
async function timeReady({ url }: Site): Promise<number> {
  const begun = performance.now();
  for (; performance.now() - begun < 60_000; await sleep(50)) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) break;
  }
  return performance.now() - begun;
}

function judge({ ms, path, bare }: Longest, back: number, tally: Tally): string | null {
  count(tally, `longest ${(ms / 1_000).toFixed(1)} s (${path}), back after ${(back / 1_000).toFixed(1)} s`);
  if (ms > WITHIN_MS) return `${path} took ${(ms / 1_000).toFixed(1)} s`;
  if (bare > 0) return `${bare} answers 503 without Retry-After`;
  return back > BACK_WITHIN_MS ? `back after ${(back / 1_000).toFixed(1)} s` : null;
}
