import { screenDraft } from "../draft-model/features/screen-draft.ts";

/** Addresses that were cut off or mistyped at their beginning. */
const MISTYPED =
  /(?<![\p{L}\p{N}])(?:https?:\/\/https?:?\/\/\S*|https?(?::\/(?!\/)|\/\/|;\/\/|:\\\\)\S*|h?ttps?:\/\/(?=[\s.]|$)\S*|(?:ttps?|htp|htps|htttps?|hhttps?):\/\/\S*|www,\S+|www\.(?=\s|$))/iu;
const screen = screenDraft([MISTYPED]);
/** Names with dots between them, none empty, and no wildcard ("*"). */
const HOST = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)+$/i;
const MARKS = ".,;:!?…";
const ADDRESS = /https?:\/\/[^\s<>"')\]]+/giu;

/**
 * The first link of a text that leads nowhere by its form alone; nothing is fetched.
 * @param text any length
 * @returns the link as it stands there; null when none is broken
 */
export function findBrokenLink(text: string): string | null {
  const mistyped = screen(text).length > 0 ? MISTYPED.exec(text) : null;
  if (mistyped) return mistyped[0];
  if (!text.includes("://")) return null;
  for (const [address] of text.matchAll(ADDRESS)) if (!leadsSomewhere(withoutMarks(address))) return address;
  return null;
}

function withoutMarks(address: string): string {
  let end = address.length;
  while (MARKS.includes(address.charAt(end - 1)) && end > 0) end--;
  return address.slice(0, end);
}

function leadsSomewhere(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname === "localhost" || hostname.startsWith("[") || HOST.test(hostname);
}
