import { createHash } from "node:crypto";

/**
 * The answer with its entity tag; 304 without a body when the client has it already. The tag is weak: the same answer has one tag,
 * compressed or not.
 */
export function jsonAnswer(request: Request, text: string): Response {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (request.method !== "GET" && request.method !== "HEAD") return new Response(text, { headers });
  headers.ETag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
  if (matchesTag(request.headers.get("if-none-match"), headers.ETag))
    return new Response(null, { status: 304, headers: { ETag: headers.ETag } });
  return new Response(request.method === "HEAD" ? null : text, { headers });
}

/** The weak comparison of RFC 9110, section 13.1.2. */
function matchesTag(header: string | null, tag: string): boolean {
  if (header === null) return false;
  const opaque = (one: string) => one.trim().replace(/^W\//, "");
  const tags = header.split(",").map(opaque);
  return tags.includes("*") || tags.includes(opaque(tag));
}
