import fc from "fast-check";
import { checkAnswer } from "./check-answer.ts";
import { type FuzzRequest, fuzzRequest } from "./fuzz-request.ts";
import { makeFuzzTarget } from "./fuzz-target.ts";
import { readOperations } from "./read-operations.ts";
import { sendRequest } from "./send-request.ts";

export type Fuzzing = {
  sent: number;
  /** Requests by operation, then by status. */
  counts: Record<string, Record<string, number>>;
  /** The shortest request of each failure. */
  failures: string[];
};

type Options = { runs: number; seed: number; largestBody: number };
type Failure = { text: string; size: number };

const RESTOCK_EVERY = 100;

/** Sends so many generated requests to the operations of the document; the same seed gives the same requests. */
export async function runFuzzing({ runs, seed, largestBody }: Options): Promise<Fuzzing> {
  const target = await makeFuzzTarget();
  const operations = readOperations();
  const rounds = Math.ceil(runs / operations.length);
  const failures = new Map<string, Failure>();
  const counts: Fuzzing["counts"] = {};
  let sent = 0;
  for (let round = 0; round < rounds; round++) {
    for (const operation of operations) {
      // One at a time: many bodies of many megabytes would not fit into memory together.
      const [request] = fc.sample(fuzzRequest(operation, largestBody), { numRuns: 1, seed: seed + round });
      const answer = request && (await sendRequest(request, target));
      if (!answer) continue;
      sent++;
      const isGone = operation.method === "DELETE" && answer.status === 200;
      if (isGone || sent % RESTOCK_EVERY === 0) await target.restock();
      count(counts, request, answer.status);
      const wrong = checkAnswer(request, answer);
      if (wrong) note(failures, request, wrong);
    }
  }
  return { sent, counts, failures: [...failures.values()].map(({ text }) => text) };
}

const nameOf = ({ operation }: FuzzRequest) => `${operation.method} ${operation.template}`;

function count(counts: Fuzzing["counts"], request: FuzzRequest, status: number): void {
  const statuses = counts[nameOf(request)] ?? {};
  statuses[status] = (statuses[status] ?? 0) + 1;
  counts[nameOf(request)] = statuses;
}

/** Failures of an operation that read alike are one; the shortest request is kept. */
function note(failures: Map<string, Failure>, request: FuzzRequest, wrong: string): void {
  const kind = `${nameOf(request)}: ${wrong.replaceAll(/[^a-z ]+/gi, "").slice(0, 80)}`;
  const { path, query, headers, body, how } = request;
  const content = typeof body === "object" ? Buffer.from(body).toString("latin1") : (body ?? "");
  const size = query.length + content.length;
  const known = failures.get(kind);
  if (known && known.size <= size) return;
  const sent = JSON.stringify([path, query.slice(0, 300), headers, content.slice(0, 300)]);
  failures.set(kind, { size, text: `${nameOf(request)} ${wrong} (${how}) ${sent}` });
}
