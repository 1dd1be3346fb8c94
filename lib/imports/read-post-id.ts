import { findPostId } from "./find-post-id.ts";
import { quoteValue } from "./quote-value.ts";
import type { Fields } from "./read-fields.ts";

/**
 * Reads the id of a post from its own column, or from the address of the post where the file has no such column.
 *
 * @param fields the record, with the fields `id` and `url`
 * @param url the address, where it is known
 * @param usual where the id is expected, for messages
 * @returns the id, or an empty text once the problem is noted
 */
export function readPostId(fields: Fields, url: string | undefined, usual: "id" | "url" = "id"): string {
  const before = fields.problems.length;
  const id = fields.reference("id") ?? (url && findPostId(url));
  if (id) return id;
  if (fields.problems.length > before) return "";
  if (url)
    fields.problems.push(
      `${quoteValue(url)} is not the address of a post: expected one that contains its ID`,
    );
  else fields.require(usual);
  return "";
}
