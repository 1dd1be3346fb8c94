import { publicUrl } from "#lib/env.ts";

/** Of the cookie that shows that the password of a link was told. */
export const PROOF_COOKIE = "plinth_shared";
const GOOD_FOR_S = 24 * 3_600;

/** The cookie, which goes to the pages of its link alone. */
export function proofCookie(token: string, proof: string): string {
  const secure = publicUrl().startsWith("https:") ? "; Secure" : "";
  return `${PROOF_COOKIE}=${proof}; Path=/shared/${token}; Max-Age=${GOOD_FOR_S}; SameSite=Lax; HttpOnly${secure}`;
}

/** What a request has of it. */
export function readProof(request: Request): string | undefined {
  const cookies = (request.headers.get("cookie") ?? "").split("; ").map((one) => one.split("="));
  return cookies.find(([name]) => name === PROOF_COOKIE)?.[1];
}
