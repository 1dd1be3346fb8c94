import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "undici";
import { quantileLow } from "#lib/statistics/quantile.ts";
import { readMemory } from "../product/read-memory.ts";

/** Times of answers of the API in ms, statuses by how often, and the most memory of the web server in MB. */
export type Measured = { requests: number; p50: number; p95: number; rssMb: number; statuses: string };

type Target = { url: string; key: string; pid: number };
type Crowd = {
  clients: number;
  /** Sends one request of the crowd; it says what it was answered. */
  send: (client: Client, n: number) => Promise<number>;
};

/** Asks for the score again and again while a crowd does something else, each client one thing after the other. */
export async function measureBeside(
  { url, key, pid }: Target,
  seconds: number,
  crowd: Crowd | null,
): Promise<Measured> {
  const until = performance.now() + seconds * 1_000;
  const counts = new Map<number, number>();
  const attack = async (n: number) => {
    const client = new Client(url);
    for (let sent = n; performance.now() < until; sent += crowd?.clients ?? 1) {
      const status = (await crowd?.send(client, sent).catch(() => 0)) ?? 0;
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    await client.close().catch(() => {});
  };
  const attacks = Array.from({ length: crowd?.clients ?? 0 }, (_, n) => attack(n));
  let rssMb = 0;
  const watch = setInterval(() => {
    rssMb = Math.max(rssMb, readServerMemory(pid));
  }, 100);
  const times = await askForScores(url, key, until);
  clearInterval(watch);
  await Promise.all(attacks);
  const statuses = [...counts].sort().map(([status, count]) => `${count} × ${status || "none"}`);
  const quantile = (share: number) => quantileLow(times, share) ?? Number.NaN;
  return {
    requests: times.length,
    p50: quantile(0.5),
    p95: quantile(0.95),
    rssMb,
    statuses: statuses.join(", "),
  };
}

async function askForScores(url: string, key: string, until: number): Promise<number[]> {
  const times: number[] = [];
  const client = new Client(url);
  const headers = { authorization: `Bearer ${key}` };
  while (performance.now() < until) {
    const begun = performance.now();
    const { statusCode, body } = await client.request({ path: "/v1/score", method: "GET", headers });
    await body.dump();
    if (statusCode !== 200) throw new Error(`/v1/score answers ${statusCode}`);
    times.push(performance.now() - begun);
    await sleep(10);
  }
  await client.close();
  return times;
}

/** Of the web server below a supervisor, in MB; 0 where the system does not tell. */
function readServerMemory(supervisor: number): number {
  const found = readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && isServerOf(pid, supervisor));
  return Math.max(0, ...found.map(readMemory));
}

function isServerOf(pid: string, supervisor: number): boolean {
  const read = (name: string, of = pid) => {
    try {
      return readFileSync(`/proc/${of}/${name}`, "utf8");
    } catch {
      return "";
    }
  };
  const parent = (of: string) => read("stat", of).split(") ")[1]?.split(" ")[1] ?? "0";
  if (!read("cmdline").includes("plinth-server")) return false;
  for (let above = parent(pid); above !== "0"; above = parent(above))
    if (Number(above) === supervisor) return true;
  return false;
}
