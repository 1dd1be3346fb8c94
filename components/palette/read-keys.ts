import type { Shortcut } from "./list-shortcuts.ts";

/** What of a key press is looked at. */
export type Press = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "repeat" | "isComposing"
>;

/** So long the second letter may take. */
const WITHIN_MS = 1_500;

/** The letter of a key in lower case; that of its place where the keyboard writes another script. */
export function letterOf({ key, code }: Pick<Press, "key" | "code">): string {
  const isForeign = key.length === 1 && key > "\u007f" && /^Key[A-Z]$/.test(code);
  return (isForeign ? code.slice(3) : key).toLowerCase();
}

/** Whether keys pressed together open the search: Ctrl and K, on a Mac the command key and K. */
export function isSearchKey(press: Press, isMac: boolean): boolean {
  const held = isMac ? press.metaKey && !press.ctrlKey : press.ctrlKey && !press.metaKey;
  return held && !press.altKey && !press.shiftKey && letterOf(press) === "k";
}

/**
 * Reads shortcuts out of single presses of keys.
 * @returns what takes each press with its time in milliseconds, and gives `help` for a question mark, the shortcut that is
 * complete, or null.
 */
export function readKeys(shortcuts: readonly Shortcut[]) {
  let begun: { letter: string; at: number } | null = null;
  return (press: Press, at: number): Shortcut | "help" | null => {
    if (press.ctrlKey || press.metaKey || press.altKey || press.repeat || press.isComposing) return null;
    if (press.key === "?") return "help";
    // A modifier that is held says nothing yet.
    if (press.shiftKey || press.key.length > 1) return null;
    const letter = letterOf(press);
    const first = begun && at - begun.at <= WITHIN_MS ? begun.letter : null;
    const found = first && shortcuts.find(({ keys }) => keys === `${first} ${letter}`);
    const begins = shortcuts.some(({ keys }) => keys.startsWith(`${letter} `));
    begun = !found && begins ? { letter, at } : null;
    return found || null;
  };
}

/** Whether letters that are typed now belong to something else: a field, a menu, a dialog. */
export function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const takers = "input, textarea, select, [contenteditable], [role=application], [popover], dialog";
  return target.closest(takers) !== null || document.querySelector("dialog[open]") !== null;
}
