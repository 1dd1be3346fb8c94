import type { IncomingMessage } from "node:http";
import type { HttpRequest } from "../plain-answer.ts";
import { hasLargeBody } from "../read-body.ts";

/** What every parser of addresses reads in the same way, and leaves as it is. */
const USUAL_HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;
const USUAL_TARGET = /^\/[\w./~%?&=,:+@!$()*;-]*$/;

/**
 * The request as its handler reads it, without the classes of the web that it is not looked at through.
 * @returns null where it has a body that is large or of unknown length, or an address that has to be parsed before it is believed.
 */
export function lightRequest(incoming: IncomingMessage): HttpRequest | null {
  const { method = "GET", url = "/", headers: known, rawHeaders } = incoming;
  const { host = "" } = known;
  if (!USUAL_HOST.test(host) || !USUAL_TARGET.test(url)) return null;
  const get = (name: string) => joinValues(rawHeaders, name);
  const headers = { get, has: (name: string) => get(name) !== null };
  const isRead = method === "GET" || method === "HEAD";
  if (!isRead && hasLargeBody({ headers })) return null;
  return { method, url: `http://${host}${url}`, body: isRead ? null : readWhole(incoming), headers };
}

/** The body in one piece, once somebody asks for it; what nobody asked for is thrown away after the answer. */
async function* readWhole(incoming: IncomingMessage): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of incoming) pieces.push(piece);
  yield Buffer.concat(pieces);
}

/** All values of a header, as the web's `Headers` give them: Node leaves out what it takes for doubled. */
function joinValues(rawHeaders: string[], name: string): string | null {
  let joined: string | null = null;
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const key = rawHeaders[n] ?? "";
    if (key.length !== name.length || (key !== name && key.toLowerCase() !== name.toLowerCase())) continue;
    const value = (rawHeaders[n + 1] ?? "").trim();
    joined = joined === null ? value : `${joined}, ${value}`;
  }
  return joined;
}
