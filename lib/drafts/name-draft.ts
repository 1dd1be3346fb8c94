import { firstWords } from "../text/first-words.ts";

/** A name takes two lines of its column at most. */
const NAME_LENGTH = 80;

/** What lists call a draft: the beginning of its text, or the name of its file; null while there is neither. */
export function nameDraft(kind: string, { text, address }: { text: string; address: string }): string | null {
  return kind === "text" ? firstWords(text, NAME_LENGTH) : fileName(address);
}

/** The last part of an address, as people call a file. */
function fileName(address: string): string | null {
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  return firstWords(path.split("/").findLast((part) => part !== "") ?? address);
}
