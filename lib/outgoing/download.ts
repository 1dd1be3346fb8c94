import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Agent, type Dispatcher, request } from "undici";
import { hasRoom } from "../has-room.ts";
import { randomBase62 } from "../ids.ts";
import { Problem } from "../problems.ts";
import { explainFailure } from "./explain-failure.ts";
import { fairTurns } from "./fair-turns.ts";
import { makeAgent } from "./make-agent.ts";
import { openTemporaryFolder } from "./open-temporary-folder.ts";
import { whyNotPublic } from "./public-url.ts";

/** 100 MB, section 8 of the contract. */
export const MAX_MEDIA_BYTES = 100 * 1024 * 1024;
/** So many bytes are gathered before the file's kind is judged. */
const START_BYTES = 4_096;
/** Files of this process on the disk at once, of everybody and of one account; those that wait have none yet. */
const inTurn = fairTurns({ atOnce: 16, each: 4, waiting: 96, eachWaiting: 28 });
/** No compression is asked for: a compressed file is then another kind of file. */
const HEADERS = { accept: "image/*, video/*", "accept-encoding": "identity", "user-agent": "Plinth" };

export type DownloadedFile = { path: string; bytes: number; start: Uint8Array };

type Options = {
  /** Whose turn it takes, the id of an account; the operator's when not given. */
  owner?: string;
  /** Milliseconds for the whole download; 20,000 when not given. */
  timeoutMs?: number;
  /** How large the file may be; `MAX_MEDIA_BYTES` when not given. */
  maxBytes?: number;
  /** Judges the first bytes of the file (4 KiB; not asked about a smaller one): it throws to end the download there. */
  checkStart?: (start: Uint8Array) => void;
  /** The pool of connections, for tests. */
  agent?: Agent;
  now?: () => Date;
};

const sharedAgent = makeAgent();

/**
 * Fetches a file from an address that a user gave into a temporary file, which lives as long as `use` runs. Only so many
 * files of this process live at once, and fewer of one account, so that slow addresses of one hold up nobody else; some more
 * downloads wait for their turn, which does not count as their time.
 * @param url a public HTTPS address
 * @param use works on the file
 * @returns what `use` returned, or `unread`: why there is no file now, in words for a person (not found, not reachable, too
 *   slow, a redirect: those are not followed, too many downloads at once)
 * @throws Problem `Media Unavailable` when the address may not be read, `Content Too Large` over `maxBytes`; what `checkStart`
 *   and `use` throw
 */
export async function download<T>(
  url: string,
  use: (file: DownloadedFile) => Promise<T>,
  options: Options = {},
): Promise<T | { unread: string }> {
  const why = whyNotPublic(url);
  if (why) throw unavailable(`the address ${why}`);
  const { owner = "operator" } = options;
  if (inTurn.isFull(owner)) return { unread: "too many files are being read right now" };
  return inTurn.run(owner, () => fetchAndUse(new URL(url), use, options));
}

async function fetchAndUse<T>(
  url: URL,
  use: (file: DownloadedFile) => Promise<T>,
  options: Options,
): Promise<T | { unread: string }> {
  const { now = () => new Date() } = options;
  const folder = await openTemporaryFolder(now());
  if (!(await hasRoom(folder))) return { unread: "there is no room for files right now" };
  const path = join(folder, randomBase62(22));
  try {
    const fetched = await fetchFile(url, path, options);
    return "unread" in fetched ? fetched : await use({ path, ...fetched });
  } finally {
    await rm(path, { force: true });
  }
}

type Fetched = Omit<DownloadedFile, "path"> | { unread: string };

async function fetchFile(url: URL, path: string, options: Options): Promise<Fetched> {
  const {
    timeoutMs = 20_000,
    maxBytes = MAX_MEDIA_BYTES,
    checkStart = () => {},
    agent = sharedAgent,
  } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  let answer: Dispatcher.ResponseData;
  try {
    answer = await request(url, { headers: HEADERS, dispatcher: agent, signal });
  } catch (error) {
    return explainUnread(error, url, signal);
  }
  if (answer.statusCode !== 200) return { unread: whyNoFile(url, answer) };
  if (Number(answer.headers["content-length"]) > maxBytes) throw tooLarge(answer, maxBytes);
  const failures: unknown[] = [];
  const written = await writeFile(receive(answer, maxBytes, failures), path, checkStart);
  const [failure] = failures;
  return failure === undefined ? written : explainUnread(failure, url, signal);
}

/** The chunks of the body. A network failure ends them and is kept in `failures`, apart from failures of the disk. */
async function* receive(
  answer: Dispatcher.ResponseData,
  maxBytes: number,
  failures: unknown[],
): AsyncGenerator<Buffer> {
  try {
    let bytes = 0;
    for await (const chunk of answer.body) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge(answer, maxBytes);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    failures.push(error);
  }
}

async function writeFile(chunks: AsyncIterable<Buffer>, path: string, checkStart: (start: Buffer) => void) {
  const file = await open(path, "wx", 0o600);
  try {
    let start = Buffer.alloc(0);
    let bytes = 0;
    for await (const chunk of chunks) {
      if (start.length < START_BYTES) {
        start = Buffer.concat([start, chunk.subarray(0, START_BYTES - start.length)]);
        if (start.length === START_BYTES) checkStart(start);
      }
      await file.writeFile(chunk);
      bytes += chunk.length;
    }
    return { bytes, start };
  } finally {
    await file.close();
  }
}

function whyNoFile(url: URL, answer: Dispatcher.ResponseData): string {
  hangUp(answer);
  const isRedirect = answer.statusCode >= 300 && answer.statusCode < 400;
  const what = isRedirect ? "with a redirect, which is not followed" : `with status ${answer.statusCode}`;
  return `${url.host} answered ${what}`;
}

function explainUnread(error: unknown, url: URL, signal: AbortSignal): { unread: string } {
  const { kind, reason } = explainFailure(error, url, signal);
  if (kind === "not public") throw unavailable(reason);
  return { unread: reason };
}

function tooLarge(answer: Dispatcher.ResponseData, maxBytes: number): Problem {
  hangUp(answer);
  const limit = `${maxBytes / 1024 / 1024} MB`;
  return new Problem(
    "Content Too Large",
    `The file is larger than ${limit}. Send the address of a smaller one.`,
  );
}

function hangUp(answer: Dispatcher.ResponseData): void {
  answer.body.on("error", () => {}).destroy();
}

function unavailable(why: string): Problem {
  return new Problem(
    "Media Unavailable",
    `The image or video cannot be read: ${why}. Send a public https:// address.`,
  );
}
