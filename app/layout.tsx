import "./globals.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { FONTS } from "./fonts.ts";
import { PageScript } from "./page-script.tsx";
import { readTheme } from "./theme-cookie.ts";

export const metadata: Metadata = {
  title: { default: "Plinth", template: "%s · Plinth" },
  description: "Where your brand stands on social media: a score that explains itself.",
  robots: { index: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
    { media: "(prefers-color-scheme: dark)", color: "#1b1c1a" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = await readTheme();
  return (
    <html
      lang="en"
      data-theme={theme === "system" ? undefined : theme}
      className={FONTS}
      suppressHydrationWarning
    >
      <body className="min-h-dvh bg-canvas font-sans text-ink antialiased">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30 focus:rounded-lg focus:bg-surface focus:px-4 focus:py-2.5 focus:text-sm focus:font-medium"
        >
          Skip to content
        </a>
        {children}
        <PageScript name="page" />
      </body>
    </html>
  );
}
