import { readFileSync } from "node:fs";
import { Client } from "undici";
import { quantileLow } from "#lib/statistics/quantile.ts";

export type Load = { url: string; path: string; key: string; connections: number; seconds: number };
/** Times of answers in ms; processor time of the server in seconds, 0 where the system does not tell it. */
export type Round = {
  requests: number;
  elapsed: number;
  cpu: number;
  p50: number;
  p99: number;
  times: number[];
};

/** Clock ticks of Linux' /proc, which every architecture has at 100 a second. */
const TICKS_PER_SECOND = 100;

/**
 * Asks for one path as fast as it is answered, on connections that are kept.
 * @throws Error when an answer is not 200.
 */
export async function sendLoad({ url, path, key, connections, seconds }: Load): Promise<Omit<Round, "cpu">> {
  const times: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1_000;
  const headers = { authorization: `Bearer ${key}` };
  const askOn = async (client: Client) => {
    while (performance.now() < until) {
      const sent = performance.now();
      const { statusCode, body } = await client.request({ path, method: "GET", headers });
      const text = await body.text();
      if (statusCode !== 200) throw new Error(`${url}${path} answers ${statusCode}: ${text}`);
      times.push(performance.now() - sent);
    }
    await client.close();
  };
  await Promise.all(Array.from({ length: connections }, () => askOn(new Client(url))));
  return summarise(times, (performance.now() - started) / 1_000);
}

/** Rounds as one: the quantiles are those of all answers. */
export function sum(rounds: Round[]): Round {
  const add = (figure: (round: Round) => number) => rounds.reduce((total, round) => total + figure(round), 0);
  const times = rounds.flatMap((round) => round.times);
  return {
    ...summarise(
      times,
      add(({ elapsed }) => elapsed),
    ),
    cpu: add(({ cpu }) => cpu),
  };
}

function summarise(times: number[], elapsed: number): Omit<Round, "cpu"> {
  const quantile = (share: number) => quantileLow(times, share) ?? 0;
  return { requests: times.length, elapsed, times, p50: quantile(0.5), p99: quantile(0.99) };
}

/** Processor time that a process has used so far. */
export function readCpuSeconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}
