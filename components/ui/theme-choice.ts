export type Theme = "system" | "light" | "dark";

const NEXT: Record<Theme, Theme> = { system: "light", light: "dark", dark: "system" };
const WORDS: Record<Theme, string> = { system: "as the system", light: "light", dark: "dark" };
let keeping: Promise<unknown> = Promise.resolve();

/** What a switch of the colours says of itself. */
export function themeWords(theme: Theme): { name: string; title: string } {
  return {
    name: `Colours: ${WORDS[theme]}. Change to ${WORDS[NEXT[theme]]}`,
    title: `Colours: ${WORDS[theme]}`,
  };
}

/** The colours of the page as they are now. */
export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Goes round from the system's choice to light and dark. */
export function chooseNextTheme(): void {
  chooseTheme(NEXT[shownTheme()]);
}

/** Changes the colours at once; the server keeps the choice in a cookie. */
export function chooseTheme(next: Theme): void {
  if (next === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
  const { name, title } = themeWords(next);
  for (const button of document.querySelectorAll<HTMLElement>("[data-theme-switch]")) {
    button.setAttribute("aria-label", name);
    button.title = title;
  }
  // One after the other, or the choice before could be kept last. What cannot be kept holds for this page all the same.
  keeping = keeping.then(() => keepTheme(next)).catch(() => {});
}

function keepTheme(theme: Theme): Promise<unknown> {
  const headers = { "Content-Type": "application/json" };
  return fetch("/theme", { method: "POST", headers, body: JSON.stringify({ theme }) });
}
