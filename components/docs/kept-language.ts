import { LANGUAGES, type Language } from "./languages.ts";

const NAME = "plinth-docs-language";

/** The language of samples that this browser keeps; the first where none was chosen. */
export function readLanguage(): Language {
  try {
    return LANGUAGES.find((language) => language === localStorage.getItem(NAME)) ?? LANGUAGES[0];
  } catch {
    return LANGUAGES[0];
  }
}

/** Keeps it for all samples of this browser. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(NAME, language);
  } catch {
    // A browser that keeps nothing: the choice holds for this page.
  }
}
