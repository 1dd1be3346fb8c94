import type { Requester } from "#lib/audits/schemas.ts";

/** Who asked for an audit, as it stands behind "Started by". */
export function requesterWords(requester: Requester): string {
  if (requester.kind === "key") return "an API key";
  if (requester.kind === "operator") return "the operator";
  return requester.name ?? "a former member";
}
