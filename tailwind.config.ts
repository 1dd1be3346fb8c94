import type { Config } from "tailwindcss";

/** Names of the design tokens. Their values, for light and dark, stand in app/globals.css. */
const COLORS = [
  "canvas",
  "surface",
  "sunken",
  "raised",
  "line",
  "edge",
  "ink",
  "soft",
  "faint",
  "accent",
  "accent-hover",
  "on-accent",
  "accent-soft",
  "accent-fill",
  "good",
  "good-soft",
  "good-fill",
  "fair",
  "fair-soft",
  "fair-fill",
  "poor",
  "poor-soft",
  "poor-fill",
] as const;

export default {
  theme: {
    colors: {
      transparent: "transparent",
      current: "currentColor",
      ...Object.fromEntries(COLORS.map((name) => [name, `var(--${name})`])),
    },
    extend: {
      fontFamily: {
        sans: [
          "var(--font-latin-ext)",
          "var(--font-vietnamese)",
          "var(--font-cyrillic)",
          "var(--font-cyrillic-ext)",
          "var(--font-latin)",
          "geist-stand-in",
          "system-ui",
          "sans-serif",
        ],
      },
      borderRadius: { card: "0.875rem" },
      maxWidth: { page: "76rem" },
      // From the edge of the window to the content of a page.
      inset: { page: "max(1rem, calc((100vw - 76rem) / 2 + 1.5rem))" },
    },
  },
} satisfies Config;
