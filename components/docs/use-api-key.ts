"use client";

import { useSyncExternalStore } from "react";

const NAME = "plinth-docs-key";
const listeners = new Set<() => void>();

type Kept = { key: string; isKept: boolean };
const NONE: Kept = { key: "", isKept: false };
let current: Kept | null = null;

/** The key of the reference: shared by its forms, and forgotten with the page unless its user asks to keep it in this tab. */
export function useApiKey(): [Kept, (next: Kept) => void] {
  return [useSyncExternalStore(subscribe, readKey, () => NONE), keepKey];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readKey(): Kept {
  if (!current) {
    const kept = readStored();
    current = kept ? { key: kept, isKept: true } : NONE;
  }
  return current;
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(NAME);
  } catch {
    return null;
  }
}

function keepKey(next: Kept): void {
  current = next;
  try {
    if (next.isKept) sessionStorage.setItem(NAME, next.key);
    else sessionStorage.removeItem(NAME);
  } catch {
    // A browser that keeps nothing: the key holds for this page.
  }
  for (const listener of listeners) listener();
}
