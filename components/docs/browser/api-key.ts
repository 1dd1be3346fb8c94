const NAME = "plinth-docs-key";
let key = "";

/** The key of the reference's forms: forgotten with the page unless its user asks to keep it in this tab. */
export function readKey(): { key: string; isKept: boolean } {
  const kept = readStored();
  return kept ? { key: kept, isKept: true } : { key, isKept: false };
}

/** Holds a key for the forms of this page. @param isKept also for the pages that this tab shows next */
export function holdKey(next: string, isKept: boolean): void {
  key = next;
  try {
    if (isKept) sessionStorage.setItem(NAME, next);
    else sessionStorage.removeItem(NAME);
  } catch {
    // A browser that keeps nothing: the key holds for this page.
  }
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(NAME);
  } catch {
    return null;
  }
}
