import type { IncomingMessage } from "node:http";
import type { HttpRequest } from "../plain-answer.ts";

/** What every parser of addresses reads in the same way, and leaves as it is. */
const USUAL_HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;
const USUAL_TARGET = /^\/[\w./~%?&=,:+@!$()*;-]*$/;

/**
 * The request as its handler reads it, without the classes of the web that it is not looked at through.
 * @returns null where it has a body to be read, or an address that has to be parsed before it is believed.
 */
export function lightRequest({
  method,
  url = "/",
  headers,
  rawHeaders,
}: IncomingMessage): HttpRequest | null {
  if (method !== "GET" && method !== "HEAD") return null;
  const { host = "" } = headers;
  if (!USUAL_HOST.test(host) || !USUAL_TARGET.test(url)) return null;
  const get = (name: string) => joinValues(rawHeaders, name);
  return {
    method,
    url: `http://${host}${url}`,
    body: null,
    headers: { get, has: (name) => get(name) !== null },
  };
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
