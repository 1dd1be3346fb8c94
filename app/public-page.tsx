import type { ReactNode } from "react";
import { SiteHeader } from "#components/brand/site-header.tsx";
import { ThemeSwitch } from "#components/ui/theme-switch.tsx";
import { readTheme } from "./theme-cookie.ts";

const LINK =
  "inline-flex min-h-9 items-center rounded-lg px-3 text-sm text-soft hover:bg-sunken hover:text-ink";

/** The frame of pages that belong to no workspace. */
export async function PublicPage({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader
        end={
          <>
            <a href="/glossary" className={LINK}>
              Glossary
            </a>
            <a href="/docs" className={LINK}>
              API
            </a>
            <ThemeSwitch initial={await readTheme()} />
          </>
        }
      />
      <main id="main">{children}</main>
    </>
  );
}
