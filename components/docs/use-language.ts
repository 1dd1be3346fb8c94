"use client";

import { useSyncExternalStore } from "react";
import { LANGUAGES, type Language } from "./write-samples.ts";

const NAME = "plinth-docs-language";
const listeners = new Set<() => void>();
let chosen: Language | null = null;

/** The language of all samples: chosen once, remembered by this browser. */
export function useLanguage(): [Language, (language: Language) => void] {
  const language = useSyncExternalStore(subscribe, readLanguage, () => LANGUAGES[0]);
  return [language, chooseLanguage];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readLanguage(): Language {
  chosen ??= LANGUAGES.find((language) => language === readKept()) ?? LANGUAGES[0];
  return chosen;
}

function readKept(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

function chooseLanguage(language: Language): void {
  chosen = language;
  try {
    localStorage.setItem(NAME, language);
  } catch {
    // A browser that keeps nothing: the choice holds for this page.
  }
  for (const listener of listeners) listener();
}
