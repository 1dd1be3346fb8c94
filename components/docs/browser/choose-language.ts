import { keepLanguage, readLanguage } from "../kept-language.ts";
import { LANGUAGES } from "../languages.ts";

/** Shows all samples in the language that this browser keeps. */
export function showKeptLanguage(): void {
  showLanguage(readLanguage());
}

/** Shows all samples in a language, and keeps it. */
export function chooseLanguage(name: string): void {
  const language = LANGUAGES.find((one) => one === name);
  if (!language) return;
  keepLanguage(language);
  showLanguage(language);
}

/** Where a sample has no such code, its first stays. */
function showLanguage(language: string): void {
  for (const samples of document.querySelectorAll("[data-samples]")) {
    const codes = [...samples.querySelectorAll<HTMLElement>("[data-language]")];
    const shown = codes.find((code) => code.dataset.language === language) ?? codes[0];
    for (const code of codes) code.hidden = code !== shown;
    for (const button of samples.querySelectorAll<HTMLElement>("[data-choose-language]"))
      button.ariaPressed = String(button.dataset.chooseLanguage === shown?.dataset.language);
  }
}
