import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { log } from "../log.ts";
import { type PackedReads, unpackReads } from "./pack-reads.ts";
import type { ReadText } from "./read-text.ts";

/** Texts to be read: of those from `withTone` on the tone, too, by the model of that name. */
export type AskedTexts = { id: number; texts: readonly string[]; withTone: number; reading: string };
/** Null: this thread has another model by now. */
export type AnsweredTexts = { id: number; reads: PackedReads | null };

type Thread = { worker: Worker; waiting: Map<number, (reads: PackedReads | null) => void> };

/** Each has a model of its own, of some 100 MB. */
const MOST = 2;
/** The next batch comes at once or not for long. */
const IDLE_MS = 5_000;
/** Rows of a batch die before they are moved. */
const LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 };

let entry: string | null = null;
let threads: Thread[] = [];
let lastId = 0;
let ending: NodeJS.Timeout | undefined;

/**
 * Has texts read by threads from now on, in this process. Without it nobody starts any.
 * @param path of the program that a thread runs; null: no threads
 */
export function setReadingThreads(path: string | null): void {
  entry = path;
  endThreads();
}

/** How many batches may be read at the same time; 0 where this process has no threads, or a single processor. */
export function countReadingThreads(): number {
  return entry === null ? 0 : Math.min(MOST, availableParallelism() - 1);
}

/**
 * Reads texts in a thread, so that this one does other things meanwhile.
 * @param asked.withTone from which text on the tone is asked for
 * @param asked.reading the name of the model
 * @returns null when that is not possible: then whoever asks reads them
 */
export async function readInThread(asked: Omit<AskedTexts, "id">): Promise<ReadText[] | null> {
  const thread = takeThread();
  if (thread === null) return null;
  clearTimeout(ending);
  const id = ++lastId;
  const read = new Promise<PackedReads | null>((resolve) => thread.waiting.set(id, resolve));
  thread.worker.ref();
  thread.worker.postMessage({ ...asked, id } satisfies AskedTexts);
  const packed = await read;
  if (thread.waiting.size === 0) thread.worker.unref();
  if (threads.every(({ waiting }) => waiting.size === 0)) ending = setTimeout(endThreads, IDLE_MS).unref();
  return packed && unpackReads(packed);
}

/** One that has nothing to do, a new one, or the one with the least to do. */
function takeThread(): Thread | null {
  const [least] = threads.toSorted((a, b) => a.waiting.size - b.waiting.size);
  if (least && (least.waiting.size === 0 || threads.length >= countReadingThreads())) return least;
  if (entry === null) return least ?? null;
  const thread = openThread(entry);
  threads.push(thread);
  return thread;
}

function openThread(path: string): Thread {
  const worker = new Worker(path, { execArgv: [], resourceLimits: LIMITS });
  const waiting: Thread["waiting"] = new Map();
  worker.on("message", ({ id, reads }: AnsweredTexts) => {
    waiting.get(id)?.(reads);
    waiting.delete(id);
  });
  worker.on("error", (err) => log().warn({ err }, "a thread that reads comments ended"));
  worker.on("exit", () => {
    threads = threads.filter((one) => one.worker !== worker);
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  });
  return { worker, waiting };
}

function endThreads(): void {
  for (const { worker } of threads) void worker.terminate();
  threads = [];
}
