import type { IncomingMessage, ServerResponse } from "node:http";
import compression from "compression";
import type { PlainAnswer } from "../plain-answer.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

/** Larger ones are compressed for whoever reads that. */
const COMPRESSED_FROM_BYTES = 1_024;
const compress = compression({ threshold: COMPRESSED_FROM_BYTES });
const security = Object.fromEntries(SECURITY_HEADERS.map(({ key, value }) => [key, value]));

/** Writes an answer with the headers that every one has. */
export function writePlain(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers: own, text }: PlainAnswer,
): void {
  const headers: Record<string, string | number> = { ...security };
  for (const name in own) headers[name.toLowerCase()] = own[name] as string;
  const bytes = text === null ? 0 : Buffer.byteLength(text);
  if (text !== null) headers["content-length"] = bytes;
  if (bytes >= COMPRESSED_FROM_BYTES && incoming.headers["accept-encoding"] !== undefined) {
    for (const name in headers) outgoing.setHeader(name, headers[name] as string);
    compress(incoming as never, outgoing as never, () => void outgoing.writeHead(status).end(text));
    return;
  }
  // Whether it is compressed depends on who asks, also where this answer is not.
  if (headers["content-type"]) headers.vary = "Accept-Encoding";
  outgoing.writeHead(status, headers);
  outgoing.end(text ?? undefined);
}
