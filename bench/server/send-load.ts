import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { quantileLow } from "#lib/statistics/quantile.ts";
import { type KeptConnection, keepConnection, writeRequest } from "./kept-connection.ts";

export type Work = {
  path: string;
  /** JSON that is sent in turn; the path is read when left out. */
  bodies?: readonly string[];
};
export type Load = Work & {
  url: string;
  key: string;
  connections: number;
  seconds: number;
  /** Requests a second over all connections; as fast as they are answered when left out. */
  rate?: number;
};
/** Times of answers in ms; processor time of the server in seconds, 0 where the system does not tell it. */
export type Round = {
  requests: number;
  elapsed: number;
  cpu: number;
  p50: number;
  p99: number;
  times: Float64Array;
};

/** Clock ticks of Linux' /proc, which every architecture has at 100 a second. */
const TICKS_PER_SECOND = 100;

const AT_FIRST = 65_536;

/**
 * Asks for one path on connections that are kept. At a rate, the time of an answer counts from the moment at which its request was due where the
 * connection waited for the answer before: what a slow one holds up is not left out.
 * @throws Error when an answer is not 200.
 */
export async function sendLoad({
  url,
  path,
  bodies,
  key,
  connections,
  seconds,
  rate,
}: Load): Promise<Omit<Round, "cpu">> {
  const requests = (bodies ?? [null]).map((body) => writeRequest(url, path, key, body));
  let asked = 0;
  const next = () => requests[asked++ % requests.length] as Buffer;
  const all = await Promise.all(Array.from({ length: connections }, () => keepConnection(url)));
  // What is made for a connection is no part of an answer.
  await Promise.all(all.map(({ ask }) => ask(next())));
  // Outside of the heap: what the load's own collector did with millions of times would be told as waits of the server.
  let times = new Float64Array(AT_FIRST);
  let answered = 0;
  const note = (ms: number) => {
    if (answered === times.length) {
      const more = new Float64Array(2 * times.length);
      more.set(times);
      times = more;
    }
    times[answered++] = ms;
  };
  const started = performance.now();
  const until = started + seconds * 1_000;
  const every = rate ? (connections * 1_000) / rate : 0;
  const askOn = async ({ ask, close }: KeptConnection, place: number) => {
    for (let due = started + (place * every) / connections; performance.now() < until; due += every) {
      const waiting = due - performance.now();
      // The timer leaves out a part of a millisecond.
      if (waiting > 0) await sleep(Math.ceil(waiting));
      const sent = rate && waiting <= 0 ? due : performance.now();
      await ask(next());
      note(performance.now() - sent);
    }
    close();
  };
  await Promise.all(all.map(askOn));
  return summarise(times.slice(0, answered), (performance.now() - started) / 1_000);
}

/** Rounds as one: the quantiles are those of all answers. */
export function sum(rounds: Round[]): Round {
  const add = (figure: (round: Round) => number) => rounds.reduce((total, round) => total + figure(round), 0);
  const times = new Float64Array(add(({ requests }) => requests));
  let filled = 0;
  for (const round of rounds) {
    times.set(round.times, filled);
    filled += round.requests;
  }
  return {
    ...summarise(
      times,
      add(({ elapsed }) => elapsed),
    ),
    cpu: add(({ cpu }) => cpu),
  };
}

function summarise(times: Float64Array, elapsed: number): Omit<Round, "cpu"> {
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
