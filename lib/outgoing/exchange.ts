import { type Agent, errors, request as open } from "undici";
import { explainFailure } from "./explain-failure.ts";
import { type AnswerHeader, keepHeaders } from "./keep-headers.ts";
import { makeAgent } from "./make-agent.ts";
import { whyNotPublic } from "./public-url.ts";

/** The outcome of sending one request. */
export type Exchange = {
  /** The answer's status; null when no answer began. */
  status: number | null;
  headers: {
    retryAfter: string | null;
    /** The first of all, in the order in which they came (`keepHeaders`). */
    kept: AnswerHeader[];
  };
  /** The beginning of the answer's body: at most `keepBytes` of UTF-8, without NUL. */
  body: string;
  /**
   * Why the exchange was not completed, `<kind>: <host> <what happened>` (kinds: `FailureKind`); null when it was. It is set
   * beside a status when the answer began but its body did not end in time.
   */
  error: string | null;
  /** Milliseconds from the start to the end of the exchange, whole. */
  durationMs: number;
};

type Request = {
  /** A public HTTPS address; it is judged again here and at the connect. */
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Milliseconds for everything, the answer's body included; 20,000 when not given. */
  timeoutMs?: number;
  /** How much of the answer's body is read: 16,384 when not given. The rest is never read. */
  keepBytes?: number;
};

const sharedAgent = makeAgent();

/**
 * POSTs a body to an address that a user gave, and reads the beginning of the answer. Redirects are not followed: their
 * status is the answer. Nothing is unpacked, so a compressed answer stays unreadable and costs no memory.
 * @param agent the pool of connections, for tests
 * @returns the outcome; it never throws for what the other side does, only for headers that cannot be sent
 */
export async function exchange(request: Request, agent: Agent = sharedAgent): Promise<Exchange> {
  const begun = performance.now();
  const outcome = await attempt(request, agent);
  return { ...outcome, durationMs: Math.round(performance.now() - begun) };
}

async function attempt(request: Request, agent: Agent): Promise<Omit<Exchange, "durationMs">> {
  const { url, headers, body, timeoutMs = 20_000, keepBytes = 16_384 } = request;
  const outcome: Omit<Exchange, "durationMs"> = {
    status: null,
    headers: { retryAfter: null, kept: [] },
    body: "",
    error: null,
  };
  const why = whyNotPublic(url);
  if (why) return { ...outcome, error: `not public: the address ${why}` };
  const signal = AbortSignal.timeout(timeoutMs);
  const target = new URL(url);
  try {
    const answer = await open(target, { method: "POST", headers, body, dispatcher: agent, signal });
    const kept = keepStart(keepBytes);
    outcome.status = answer.statusCode;
    outcome.headers = {
      retryAfter: firstOf(answer.headers["retry-after"]),
      kept: keepHeaders(answer.headers),
    };
    try {
      // Leaving the loop early closes the connection: nobody pays for an endless answer.
      for await (const chunk of answer.body) if (kept.add(chunk)) break;
    } finally {
      outcome.body = kept.text();
    }
  } catch (error) {
    if (error instanceof errors.InvalidArgumentError) throw error;
    const { kind, reason } = explainFailure(error, target, signal);
    outcome.error = `${kind}: ${reason}`;
  }
  return outcome;
}

/** Collects the first bytes of a body. */
function keepStart(keepBytes: number) {
  const chunks: Uint8Array[] = [];
  let left = keepBytes;
  return {
    /** Whether that was enough. */
    add: (chunk: Uint8Array): boolean => {
      // A copy, so that the rest of the network's buffer is not held.
      chunks.push(Uint8Array.from(chunk.subarray(0, left)));
      const full = chunk.length > left;
      left = Math.max(0, left - chunk.length);
      return full;
    },
    text: () => storableText(Buffer.concat(chunks), keepBytes),
  };
}

/** As UTF-8; a character that the cut went through is left out, and so is what PostgreSQL's text cannot hold. */
function storableText(bytes: Uint8Array, keepBytes: number): string {
  const text = new TextDecoder().decode(bytes, { stream: true }).replaceAll("\0", "");
  // Bytes that are no UTF-8 become a character of three bytes each, so the text can have grown.
  const fits = new Uint8Array(keepBytes);
  const { read } = new TextEncoder().encodeInto(text, fits);
  return text.slice(0, read);
}

function firstOf(header: string | string[] | undefined): string | null {
  return (Array.isArray(header) ? header[0] : header) ?? null;
}
