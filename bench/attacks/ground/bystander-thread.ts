import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { request } from "undici";
import type { Sample } from "./bystander.ts";

/** Below what the plan allows: a bystander is never refused for what it does itself. */
const PAUSE_MS = 100;
/** Whoever waits longer than this is not answered. */
const GIVE_UP_MS = 60_000;

const { url, key } = workerData as { url: string; key: string };
const headers = { authorization: `Bearer ${key}` };
let samples: Sample[] = [];
let drafts = 0;

const LANES: { path: string; body?: () => object }[] = [
  { path: "/v1/score" },
  { path: "/v1/score/history" },
  { path: "/v1/platforms" },
  { path: "/v1/workspace" },
  { path: "/v1/audit?limit=5" },
  { path: "/v1/studio/score", body: makeDraft },
];

function makeDraft(): object {
  drafts += 1;
  return {
    content_type: "text",
    platform: "instagram",
    content: `Draft ${drafts}: which cup would you take home?`,
  };
}

async function walk({ path, body }: (typeof LANES)[number]): Promise<void> {
  for (;;) {
    const begun = performance.now();
    const status = await send(path, body?.());
    samples.push({ ms: performance.now() - begun, status });
    await sleep(PAUSE_MS);
  }
}

async function send(path: string, draft?: object): Promise<number> {
  const signal = AbortSignal.timeout(GIVE_UP_MS);
  const post = draft && {
    method: "POST" as const,
    body: JSON.stringify(draft),
    headers: { ...headers, "content-type": "application/json" },
  };
  try {
    const { statusCode, body } = await request(`${url}${path}`, { headers, signal, ...post });
    await body.dump();
    return statusCode;
  } catch {
    return 0;
  }
}

for (const lane of LANES) void walk(lane);

parentPort?.on("message", () => {
  parentPort?.postMessage(samples);
  samples = [];
});
