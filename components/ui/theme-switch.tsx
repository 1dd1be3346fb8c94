"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useRef, useState } from "react";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";

export type Theme = "system" | "light" | "dark";

const NEXT: Record<Theme, Theme> = { system: "light", light: "dark", dark: "system" };
const ICONS = { system: Monitor, light: Sun, dark: Moon };
const WORDS: Record<Theme, string> = { system: "as the system", light: "light", dark: "dark" };

/** Goes round from the system's choice to light and dark; the server keeps the choice in a cookie. */
export function ThemeSwitch({ initial }: { initial: Theme }) {
  const [theme, setTheme] = useState(initial);
  const Icon = ICONS[theme];
  const keeping = useRef<Promise<unknown>>(Promise.resolve());
  const change = () => {
    const next = NEXT[theme];
    setTheme(next);
    if (next === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    // One after the other, or the choice before could be kept last. What cannot be kept holds for this page all the same.
    const keep = () => fetchJson(ANYTHING, "/theme", { theme: next }).catch(() => {});
    keeping.current = keeping.current.then(keep);
  };
  return (
    <button
      type="button"
      onClick={change}
      aria-label={`Colours: ${WORDS[theme]}. Change to ${WORDS[NEXT[theme]]}`}
      title={`Colours: ${WORDS[theme]}`}
      className="inline-flex size-9 shrink-0 items-center justify-center rounded-lg text-soft hover:bg-sunken hover:text-ink"
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  );
}
