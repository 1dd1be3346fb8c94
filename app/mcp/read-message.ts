import type { HttpRequest, PlainAnswer } from "#lib/http/plain-answer.ts";
import { plainJson } from "#lib/http/plain-answer.ts";
import { MAX_BODY_BYTES, readBytes, refuseEncoded } from "#lib/http/read-body.ts";

/** A request or a notification of JSON-RPC 2.0; what its parameters are, the protocol checks. */
export type Message = { method?: unknown; params?: Record<string, unknown> | undefined; id?: unknown };

/** Levels of a message that are read; no tool takes deeper ones, and they could not be written again. */
const MAX_DEPTH = 50;
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

/** A body that is no message, with the answer that JSON-RPC has for it. */
export class NotAMessage extends Error {
  readonly answer: PlainAnswer;

  constructor(code: number, message: string) {
    super(message);
    this.answer = plainJson({ jsonrpc: "2.0", id: null, error: { code, message } }, 400);
  }
}

/**
 * The one message of a body.
 * @throws NotAMessage for a body that is none, Problem 413 or 415 for one that is not read.
 */
export async function readMessage(request: HttpRequest): Promise<Message> {
  refuseEncoded(request);
  const message = parse(await readBytes(request, MAX_BODY_BYTES));
  if (Array.isArray(message)) {
    throw new NotAMessage(
      INVALID_REQUEST,
      "A request holds one message; batches ended with revision 2025-06-18.",
    );
  }
  if (
    typeof message !== "object" ||
    message === null ||
    (message as Message & { jsonrpc?: unknown }).jsonrpc !== "2.0"
  ) {
    throw new NotAMessage(INVALID_REQUEST, "The body is JSON, but no message of JSON-RPC 2.0.");
  }
  if (isDeeper(message, MAX_DEPTH)) {
    throw new NotAMessage(INVALID_REQUEST, `The message has more than ${MAX_DEPTH} levels.`);
  }
  return message as Message;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new NotAMessage(PARSE_ERROR, "The body is not valid JSON in UTF-8.");
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1));
}
