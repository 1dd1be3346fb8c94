import type { ProblemTitle } from "../problems.ts";

type Issue = { path: PropertyKey[]; code?: string | undefined };

/** The title of an invalid `url` or `events` of a webhook; undefined for `Invalid Request`, as for a `url` that is no text. */
export function nameInvalidField({ path: [field], code }: Issue): ProblemTitle | undefined {
  if (field === "events") return "Invalid Events";
  return field === "url" && code !== "invalid_type" ? "Invalid URL" : undefined;
}
