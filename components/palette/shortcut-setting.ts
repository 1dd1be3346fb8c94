import { useSyncExternalStore } from "react";

/** Kept in this browser only. */
const NAME = "plinth.shortcuts";
const OFF = "off";
/** The browser tells other tabs only. */
const CHANGED = "plinth-shortcuts";

function read(): boolean {
  try {
    return localStorage.getItem(NAME) !== OFF;
  } catch {
    return true;
  }
}

function listen(listener: () => void): () => void {
  const events = ["storage", CHANGED];
  for (const name of events) window.addEventListener(name, listener);
  return () => {
    for (const name of events) window.removeEventListener(name, listener);
  };
}

/** Whether shortcuts of single letters are on in this browser. */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore(listen, read, () => true);
}

/** Switches them; false where the browser keeps nothing. */
export function switchShortcuts(isOn: boolean): boolean {
  try {
    if (isOn) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, OFF);
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(CHANGED));
  return true;
}
