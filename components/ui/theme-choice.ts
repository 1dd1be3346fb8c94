"use client";

import { useSyncExternalStore } from "react";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";

export type Theme = "system" | "light" | "dark";

/** What was chosen on this page; null: what the server has rendered. */
let chosen: Theme | null = null;
let keeping: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The colours of the page. @param initial as the server has rendered them. */
export function useTheme(initial: Theme): Theme {
  return useSyncExternalStore(
    listen,
    () => chosen ?? initial,
    () => initial,
  );
}

/** Changes the colours at once; the server keeps the choice in a cookie. */
export function chooseTheme(next: Theme): void {
  chosen = next;
  if (next === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
  for (const tell of listeners) tell();
  // One after the other, or the choice before could be kept last. What cannot be kept holds for this page all the same.
  const keep = () => fetchJson(ANYTHING, "/theme", { theme: next }).catch(() => {});
  keeping = keeping.then(keep);
}
