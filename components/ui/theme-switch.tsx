"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { chooseTheme, type Theme, useTheme } from "./theme-choice.ts";

const NEXT: Record<Theme, Theme> = { system: "light", light: "dark", dark: "system" };
const ICONS = { system: Monitor, light: Sun, dark: Moon };
const WORDS: Record<Theme, string> = { system: "as the system", light: "light", dark: "dark" };

/** Goes round from the system's choice to light and dark. */
export function ThemeSwitch({ initial }: { initial: Theme }) {
  const theme = useTheme(initial);
  const Icon = ICONS[theme];
  return (
    <button
      type="button"
      onClick={() => chooseTheme(NEXT[theme])}
      aria-label={`Colours: ${WORDS[theme]}. Change to ${WORDS[NEXT[theme]]}`}
      title={`Colours: ${WORDS[theme]}`}
      className="inline-flex size-9 shrink-0 items-center justify-center rounded-lg text-soft hover:bg-sunken hover:text-ink"
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  );
}
