import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "../../network-of.ts";
import { Problem } from "../../problems.ts";
import { clientAddress } from "../client-address.ts";
import { refusalOf } from "./refusal-of.ts";
import { type RenderedPage, renderPage } from "./render-page.ts";

/** Pages that are the same for everybody: large ones that anybody may ask for. */
const PATHS = /^\/(?:(?:docs|glossary|methodology|problems)(?:\/|\.md$|$)|llms-full\.txt$)/;
/** What the framework asks of a page that is no whole page. */
const PARTS = [
  "rsc",
  "next-router-prefetch",
  "next-router-state-tree",
  "next-router-segment-prefetch",
  "next-action",
];
const MAX_PAGES = 300;

const PER_MINUTE = 120;
const limiter = new RateLimiterMemory({ points: PER_MINUTE, duration: 60 });

/**
 * Answers for the reference, the glossary, the methodology and the pages of problems in front of `pages`: each is rendered once in the life of the process, for each
 * choice of light and dark, and one place on the network gets 120 a minute. Only the nonce of the content security policy is made
 * anew for each answer.
 */
export function publicPages(pages: RequestListener): RequestListener {
  const rendered = new Map<string, Promise<RenderedPage | null>>();
  const find = (path: string, theme: string) => {
    const key = `${theme} ${path}`;
    const known = rendered.get(key);
    if (known) return known;
    const page = renderPage(pages, path, theme).catch(() => null);
    if (rendered.size < MAX_PAGES) rendered.set(key, page);
    // What is no page may become one, and a failure may pass.
    void page.then((made) => made ?? rendered.delete(key));
    return page;
  };
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse, path: string) => {
    const retryAfter = await countPage(incoming);
    if (retryAfter > 0) return refuse(incoming, outgoing, retryAfter);
    if (PARTS.some((name) => name in incoming.headers)) return pages(incoming, outgoing);
    const page = await find(path, readTheme(incoming.headers.cookie));
    if (!page) return pages(incoming, outgoing);
    const { headers, body } = page.withNonce(crypto.randomUUID().replaceAll("-", ""));
    send(incoming, outgoing, { status: 200, headers, body });
  };
  return (incoming, outgoing) => {
    const [path = ""] = (incoming.url ?? "").split("?");
    const isRead = incoming.method === "GET" || incoming.method === "HEAD";
    if (!isRead || !PATHS.test(path)) return pages(incoming, outgoing);
    void serve(incoming, outgoing, path);
  };
}

/** @returns 0, or the seconds to wait. */
async function countPage({ headers }: IncomingMessage): Promise<number> {
  try {
    await limiter.consume(networkOf(clientAddress(headers["x-forwarded-for"])));
    return 0;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
  }
}

async function refuse(incoming: IncomingMessage, outgoing: ServerResponse, seconds: number): Promise<void> {
  const detail = `These pages can be opened ${PER_MINUTE} times a minute from one network. Try again in ${seconds} seconds.`;
  const refusal = new Problem("Rate Limited", detail, { headers: { "Retry-After": String(seconds) } });
  const { status, headers, text } = await refusalOf(incoming, refusal);
  send(incoming, outgoing, { status, headers, body: Buffer.from(text ?? "") });
}

type Sent = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

function send({ method }: IncomingMessage, outgoing: ServerResponse, { status, headers, body }: Sent): void {
  outgoing.writeHead(status, headers);
  outgoing.end(method === "HEAD" ? undefined : body);
}

/** As `app/theme-cookie.ts` reads it. */
function readTheme(cookies = ""): string {
  return /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies)?.[1] ?? "system";
}
