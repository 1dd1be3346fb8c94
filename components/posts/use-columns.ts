"use client";

import { useSyncExternalStore } from "react";
import { POST_COLUMNS } from "./post-columns.tsx";

const KEY = "plinth.posts.columns";
const USUAL = POST_COLUMNS.filter(({ isUsual }) => isUsual)
  .map(({ name }) => name)
  .join(" ");
const listeners = new Set<() => void>();

/** Which columns this browser shows, and what changes that. Without a store they are the usual ones. */
export function useColumns() {
  const names = useSyncExternalStore(listen, read, () => USUAL).split(" ");
  const toggle = (name: string) => {
    const chosen = names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
    try {
      localStorage.setItem(KEY, chosen.join(" "));
    } catch {
      // A browser that keeps nothing shows the usual columns.
    }
    for (const tell of listeners) tell();
  };
  return { columns: POST_COLUMNS.filter(({ name }) => names.includes(name)), toggle };
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? USUAL;
  } catch {
    return USUAL;
  }
}
