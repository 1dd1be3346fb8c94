import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { publicUrl } from "../../env.ts";
import { requireShortLine } from "../../hash-in-turn.ts";
import { Problem } from "../../problems.ts";
import { refusalOf } from "./refusal-of.ts";

/** What next-auth answers, in a form of its own. */
const SIGN_IN = "/api/auth/callback/";
/** What hashes a password. */
const PATHS = [`${SIGN_IN}credentials`, `${SIGN_IN}reset`, "/internal/sign-up", "/internal/password"];

/**
 * Turns sign-ins away in front of `pages` while too many wait for their password to be hashed: what the framework does for a request
 * that will be refused anyway would be taken from everybody else.
 */
export function refuseCrowd(pages: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    const [path = ""] = (incoming.url ?? "").split("?");
    if (incoming.method !== "POST" || !PATHS.includes(path)) return pages(incoming, outgoing);
    try {
      requireShortLine();
    } catch (refusal) {
      return void refuse(incoming, outgoing, refusal);
    }
    pages(incoming, outgoing);
  };
}

async function refuse(incoming: IncomingMessage, outgoing: ServerResponse, refusal: unknown): Promise<void> {
  const { status, headers, text } = await refusalOf(incoming, refusal);
  outgoing.writeHead(status, { ...headers, connection: "close" });
  const isSignIn = incoming.url?.startsWith(SIGN_IN) && refusal instanceof Problem;
  // The form reads why out of the address that next-auth would have sent it to.
  const goTo = `${publicUrl()}/sign-in?error=${encodeURIComponent(isSignIn ? refusal.message : "")}`;
  outgoing.end(isSignIn ? JSON.stringify({ url: goTo }) : text);
}
