import type { ReactNode } from "react";
import { requireUser } from "#app/session-caller.ts";
import { readTheme } from "#app/theme-cookie.ts";
import { SiteHeader } from "#components/brand/site-header.tsx";
import { AccountMenu } from "#components/members/account-menu.tsx";
import { QueryProvider } from "#components/ui/query-provider.tsx";
import { ThemeSwitch } from "#components/ui/theme-switch.tsx";

/** The frame of what belongs to a person and no workspace. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const user = await requireUser("/account");
  return (
    <QueryProvider>
      <SiteHeader
        end={
          <>
            <ThemeSwitch initial={await readTheme()} />
            <AccountMenu name={user.name} email={user.email} />
          </>
        }
      />
      <main id="main" className="mx-auto max-w-page px-4 py-6 sm:px-6 sm:py-8">
        {children}
      </main>
    </QueryProvider>
  );
}
