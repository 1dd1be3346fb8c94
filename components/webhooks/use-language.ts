"use client";

import { useSyncExternalStore } from "react";
import { keepLanguage, readLanguage } from "#components/docs/kept-language.ts";
import { LANGUAGES, type Language } from "#components/docs/languages.ts";

const listeners = new Set<() => void>();
let chosen: Language | null = null;

/** The language of all samples: chosen once, here or in the reference, and remembered by this browser. */
export function useLanguage(): [Language, (language: Language) => void] {
  const language = useSyncExternalStore(subscribe, currentLanguage, () => LANGUAGES[0]);
  return [language, chooseLanguage];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function currentLanguage(): Language {
  chosen ??= readLanguage();
  return chosen;
}

function chooseLanguage(language: Language): void {
  chosen = language;
  keepLanguage(language);
  for (const listener of listeners) listener();
}
