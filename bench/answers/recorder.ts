import { appendFileSync, writeFileSync } from "node:fs";
import type { ReceivedRequest } from "#scripts/testing/https-receiver.ts";
import type { CliResult } from "../product/run-cli.ts";
import type { Database } from "./database.ts";
import type { Caller } from "./installation.ts";
import { createNormaliser, type Normaliser } from "./normalise.ts";
import { flatten, normaliseAnswer, normaliseHeaders } from "./normalise-answer.ts";
import { type Answer, asKey, type Request, sendRequest } from "./send-request.ts";

/** One answer, a line of a recording. */
export type Line = {
  n: number;
  method: string;
  path: string;
  /** Whose key asked, and the beginning of what was sent. */
  by: string;
  sent: string;
  status: number;
  headers: Record<string, string>;
  body: string;
};

export type Options = {
  /** Whose key is sent; none when it is left out. */
  by?: Caller;
  /** Sent as JSON, a text or bytes as they stand. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Whether the request carries no id of its own. */
  anonymous?: boolean;
};

export type Recorder = {
  /** Sends a request, `GET /v1/score`, and records its answer. Every request begins with a full rate limit. */
  ask: (request: string, options?: Options) => Promise<Answer>;
  /** The same without a new rate limit. */
  askOn: (request: string, options?: Options) => Promise<Answer>;
  noteDelivery: (received: ReceivedRequest, signature: string) => void;
  noteCommand: (args: string[], result: CliResult) => void;
  normaliser: Normaliser;
  lines: () => readonly Line[];
};

const SENT_SHOWN = 160;
/** Of what nobody asked for over HTTP. */
const UNASKED = { by: "", sent: "", status: 0, headers: {} };

/** @param out file that is written anew. */
export function createRecorder(setup: {
  url: string;
  out: string;
  database: Database;
  startedAt: number;
  known: Set<string>;
  receiverUrl: string;
}): Recorder {
  const { url, out, database } = setup;
  const normaliser = createNormaliser(setup);
  const lines: Line[] = [];
  writeFileSync(out, "");
  const note = (line: Omit<Line, "n">) => {
    const numbered = { n: lines.length + 1, ...line };
    lines.push(numbered);
    appendFileSync(out, `${JSON.stringify(numbered)}\n`);
  };
  const askOn: Recorder["askOn"] = async (request, options = {}) => {
    const [method = "", path = ""] = splitOnce(request);
    const id: Record<string, string> = options.anonymous
      ? {}
      : { "x-request-id": `answers-${lines.length + 1}` };
    const answer = await sendRequest(url, { method, path, ...toSent(options, id) });
    const sent = normaliser.text(describeSent(options));
    const by = options.by?.name ?? "";
    const told = normaliseAnswer(answer, normaliser, options.anonymous);
    note({ method, path: normaliser.text(path), by, sent, ...told });
    return answer;
  };
  return {
    askOn,
    ask: async (request, options) => {
      await database.rows("DELETE FROM rate_limits");
      return askOn(request, options);
    },
    noteDelivery: ({ path, headers, body }, signature) => {
      const seen = { ...flatten(headers), "webhook-timestamp": "<now>", "webhook-signature": signature };
      const told = { headers: normaliseHeaders(seen, normaliser), body: normaliser.text(body) };
      note({ method: "DELIVERY", path, ...UNASKED, ...told });
    },
    noteCommand: (args, { code, stdout, stderr }) => {
      const path = normaliser.text(args.join(" "));
      const body = normaliser.text(`${stdout}${stderr}`);
      note({ method: "CLI", path, ...UNASKED, status: code ?? -1, body });
    },
    normaliser,
    lines: () => lines,
  };
}

/** A path may hold spaces, if somebody sends such a one. */
function splitOnce(request: string): string[] {
  const at = request.indexOf(" ");
  return [request.slice(0, at), request.slice(at + 1)];
}

function toSent(
  { by, body, headers }: Options,
  id: Record<string, string>,
): Pick<Request, "headers" | "body"> {
  const isRaw = typeof body === "string" || Buffer.isBuffer(body);
  const sent: Record<string, string> = { ...(by && asKey(by.key).headers), ...id };
  if (body === undefined) return { headers: { ...sent, ...headers } };
  const typed = { ...sent, "content-type": "application/json", ...headers };
  return { headers: typed, body: isRaw ? body : JSON.stringify(body) };
}

function describeSent({ body, headers }: Options): string {
  const text = body === undefined ? "" : typeof body === "string" ? body : JSON.stringify(body);
  const told = headers ? `${JSON.stringify(headers)} ` : "";
  return `${told}${text}`.slice(0, SENT_SHOWN);
}
