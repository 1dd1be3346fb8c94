import { Monitor, Moon, Sun } from "lucide-react";
import { type Theme, themeWords } from "./theme-choice.ts";

/** Goes round from the system's choice to light and dark; `components/browser/page.ts` answers it. @param initial as the server renders the page */
export function ThemeSwitch({ initial }: { initial: Theme }) {
  const { name, title } = themeWords(initial);
  return (
    <button
      type="button"
      data-theme-switch=""
      aria-label={name}
      title={title}
      className="inline-flex size-9 shrink-0 items-center justify-center rounded-lg text-soft hover:bg-sunken hover:text-ink"
    >
      <Monitor aria-hidden="true" className="size-4.5 in-data-theme:hidden" />
      <Sun aria-hidden="true" className="hidden size-4.5 in-data-[theme=light]:block" />
      <Moon aria-hidden="true" className="hidden size-4.5 in-data-[theme=dark]:block" />
    </button>
  );
}
