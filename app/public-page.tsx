import type { ReactNode } from "react";
import { SiteHeader } from "#components/brand/site-header.tsx";
import { ThemeSwitch } from "#components/ui/theme-switch.tsx";
import { readTheme } from "./theme-cookie.ts";

/** The frame of pages that belong to no workspace. */
export async function PublicPage({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader end={<ThemeSwitch initial={await readTheme()} />} />
      <main id="main">{children}</main>
    </>
  );
}
