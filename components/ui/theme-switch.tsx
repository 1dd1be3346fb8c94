"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import { fetchJson } from "#lib/http/fetch-json.ts";

export type Theme = "system" | "light" | "dark";

const NEXT: Record<Theme, Theme> = { system: "light", light: "dark", dark: "system" };
const ICONS = { system: Monitor, light: Sun, dark: Moon };
const WORDS: Record<Theme, string> = { system: "as the system", light: "light", dark: "dark" };
const Answer = z.object({ theme: z.string() });

/** Goes round from the system's choice to light and dark; the server keeps the choice in a cookie. */
export function ThemeSwitch({ initial }: { initial: Theme }) {
  const [theme, setTheme] = useState(initial);
  const Icon = ICONS[theme];
  const change = () => {
    const next = NEXT[theme];
    setTheme(next);
    if (next === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    // When it cannot be kept, the choice holds for this page all the same.
    fetchJson(Answer, "/theme", { theme: next }).catch(() => {});
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
