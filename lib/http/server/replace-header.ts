import type { IncomingMessage } from "node:http";

/** Gives a request one value of a header in the place of all that it came with, for whoever reads either form of its headers. */
export function replaceHeader(incoming: IncomingMessage, header: string, value: string): void {
  incoming.headers[header] = value;
  const raw: string[] = [];
  for (let n = 0; n < incoming.rawHeaders.length; n += 2) {
    const [name = "", told = ""] = incoming.rawHeaders.slice(n, n + 2);
    if (name.toLowerCase() !== header) raw.push(name, told);
  }
  incoming.rawHeaders = [...raw, header, value];
}
