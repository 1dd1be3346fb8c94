import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { publicUrl } from "../../env.ts";
import { requireShortLine } from "../../hash-in-turn.ts";
import { Problem } from "../../problems.ts";
import { answer } from "../route.ts";

const SIGN_IN = "/api/auth/callback/credentials";
/** What hashes a password. */
const PATHS = [SIGN_IN, "/internal/sign-up", "/internal/password"];

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

async function refuse(
  { url = "" }: IncomingMessage,
  outgoing: ServerResponse,
  refusal: unknown,
): Promise<void> {
  const refused = await answer(new Request(`http://host${url}`), async () => {
    throw refusal;
  });
  outgoing.writeHead(refused.status, { ...Object.fromEntries(refused.headers), connection: "close" });
  const isSignIn = url.startsWith(SIGN_IN) && refusal instanceof Problem;
  // The form reads why out of the address that next-auth would have sent it to.
  const goTo = `${publicUrl()}/sign-in?error=${encodeURIComponent(isSignIn ? refusal.message : "")}`;
  outgoing.end(isSignIn ? JSON.stringify({ url: goTo }) : await refused.text());
}
