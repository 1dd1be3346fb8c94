import type { Group } from "./read-reference.ts";

export type ContentsGroup = { title: string; entries: { href: string; label: string; method?: string }[] };

/** The list of contents of the reference: the operations by tag. */
export function listContents(groups: Group[]): ContentsGroup[] {
  return groups.map(({ tag, operations }) => ({
    title: tag,
    entries: operations.map(({ id, summary, method }) => ({ href: `#${id}`, label: summary, method })),
  }));
}
