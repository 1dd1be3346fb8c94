import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { leaveOutFramework } from "./leave-out-framework.ts";

/** A page as the framework made it once, to be sent with another nonce each time. */
export type RenderedPage = {
  withNonce: (nonce: string) => { headers: Record<string, string>; body: Buffer };
};

/** Of one connection, one moment or one request; what the server says of itself is set for each answer. */
const PASSING = [
  "connection",
  "keep-alive",
  "date",
  "transfer-encoding",
  "content-length",
  "content-encoding",
];

/**
 * Has the framework make a page, as a stranger sees it, without the scripts of the framework.
 * @param path without query; @param theme `light`, `dark` or `system`
 * @returns null when there is no such page, or when it has no nonce that could be replaced.
 */
export async function renderPage(
  pages: RequestListener,
  path: string,
  theme: string,
): Promise<RenderedPage | null> {
  const inner = createServer(pages).listen(0, "127.0.0.1");
  try {
    await once(inner, "listening");
    const { port } = inner.address() as AddressInfo;
    const headers = { cookie: `theme=${theme}`, "accept-encoding": "identity", "x-request-id": randomUUID() };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: "manual" });
    const [, nonce] = /'nonce-([\w-]+)'/.exec(answer.headers.get("content-security-policy") ?? "") ?? [];
    const text = await answer.text();
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    const body = isPage ? leaveOutFramework(text) : text;
    return answer.status === 200 && nonce ? keep(answer.headers, body, nonce) : null;
  } finally {
    inner.close();
    inner.closeAllConnections();
  }
}

function keep(answered: Headers, text: string, made: string): RenderedPage {
  const parts = text.split(made).map((part) => Buffer.from(part));
  const kept = [...answered].filter(([name]) => !PASSING.includes(name));
  return {
    withNonce: (nonce) => {
      const between = Buffer.from(nonce);
      const body = Buffer.concat(parts.flatMap((part, n) => (n === 0 ? [part] : [between, part])));
      const headers = Object.fromEntries(kept.map(([name, value]) => [name, value.replaceAll(made, nonce)]));
      return { headers: { ...headers, "content-length": String(body.length) }, body };
    },
  };
}
