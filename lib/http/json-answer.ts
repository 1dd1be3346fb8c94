import { hash } from "node:crypto";
import type { HttpRequest, PlainAnswer } from "./plain-answer.ts";

/** The weak entity tag of an answer. */
export function entityTag(text: string): string {
  return `W/"${hash("sha256", text, "base64url").slice(0, 27)}"`;
}

/**
 * The answer with its entity tag; 304 without a body when the client has it already. The tag is weak: the same answer has one tag,
 * compressed or not.
 * @param tag of the text, where it is known already
 */
export function jsonAnswer(request: HttpRequest, text: string, tag?: string): PlainAnswer {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (request.method !== "GET" && request.method !== "HEAD") return { status: 200, headers, text };
  headers.ETag = tag ?? entityTag(text);
  if (matchesTag(request.headers.get("if-none-match"), headers.ETag))
    return { status: 304, headers: { ETag: headers.ETag }, text: null };
  return { status: 200, headers, text: request.method === "HEAD" ? null : text };
}

/** The weak comparison of RFC 9110, section 13.1.2. */
function matchesTag(header: string | null, tag: string): boolean {
  if (header === null) return false;
  const opaque = (one: string) => one.trim().replace(/^W\//, "");
  const tags = header.split(",").map(opaque);
  return tags.includes("*") || tags.includes(opaque(tag));
}
