import { Prisma } from "#prisma/generated/client.ts";

/**
 * The SQL of what a post, or its figures of an earlier day, brought: likes, comments, shares, quotes and saves, those that are
 * known.
 *
 * @param row alias of the table in the statement
 * @returns an expression that is null where none of them is known
 */
export function sumInteractions(row: "p" | "posts" | "h"): Prisma.Sql {
  const names = ["likes", "comments", "shares", "quotes", "saves"].map((name) => `${row}.${name}`);
  const sum = names.map((name) => `coalesce(${name}, 0)`).join(" + ");
  return Prisma.raw(`CASE WHEN coalesce(${names.join(", ")}) IS NOT NULL THEN ${sum} END`);
}
