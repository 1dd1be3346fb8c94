import { lru } from "tiny-lru";
import type { Caller } from "../caller.ts";
import { entityTag } from "./json-answer.ts";

/** The text of an answer with its entity tag. */
export type TaggedText = { text: string; tag: string };

/** Of 12 KB each, as the days of a quarter have; 16 MB at most. */
const MOST_ANSWERS = 256;
const MOST_CHARACTERS = 65_536;

const known = lru<TaggedText>(MOST_ANSWERS);

/** What an answer depends on. */
type Basis = { caller: Caller; asked: unknown; version: string };

/**
 * The answer that was given to the same question, where nothing that it depends on has changed since; else what `make` gives, which is kept
 * in this process for the next one who asks unless it is long. What was not asked for in a long time is forgotten first.
 * @param basis.asked parameters and query, in the form in which they were read
 * @param basis.version of all that is read, as it was before; it begins with the name of what is answered
 */
export async function knownAnswer(
  { caller, asked, version }: Basis,
  make: () => Promise<string>,
): Promise<TaggedText> {
  const { accountId, workspaceId, plan, isPrimary } = caller;
  const key = JSON.stringify([accountId, workspaceId, plan, isPrimary, asked, version]);
  const found = known.get(key);
  if (found) return found;
  const text = await make();
  const answer = { text, tag: entityTag(text) };
  if (text.length <= MOST_CHARACTERS) known.set(key, answer);
  return answer;
}
