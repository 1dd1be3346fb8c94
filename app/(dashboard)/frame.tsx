import type { ReactNode } from "react";
import { readTheme } from "#app/theme-cookie.ts";
import { SiteHeader } from "#components/brand/site-header.tsx";
import { AccountMenu } from "#components/members/account-menu.tsx";
import { ConfirmNotice } from "#components/members/confirm-notice.tsx";
import { CommandBar } from "#components/palette/command-bar.tsx";
import type { Place } from "#components/palette/list-rows.ts";
import { RegionProvider } from "#components/region/region-provider.tsx";
import { ThemeSwitch } from "#components/ui/theme-switch.tsx";
import { canMail } from "#lib/members/mail-account.ts";
import type { Region } from "#lib/region/plain-region.ts";

type Props = {
  user: { name: string; email: string; isConfirmed: boolean };
  /** Where they are, for the search. */
  place: Place;
  /** Beside the name of the product, and below it. */
  header?: ReactNode;
  below?: ReactNode;
  /** Of the workspace that the page belongs to. */
  region?: Region;
  /** Whether the page itself is where the address is confirmed. */
  isConfirming?: boolean;
  children: ReactNode;
};

/** The frame of every page for people who are signed in. */
export async function Frame({ user, place, header, below, region, isConfirming = false, children }: Props) {
  return (
    <RegionProvider region={region}>
      <SiteHeader
        end={
          <>
            <CommandBar place={place} />
            <ThemeSwitch initial={await readTheme()} />
            <AccountMenu name={user.name} email={user.email} />
          </>
        }
        below={below}
        isSticky
      >
        {header}
      </SiteHeader>
      <main id="main" className="mx-auto max-w-page px-4 py-6 sm:px-6 sm:py-8">
        {!user.isConfirmed && !isConfirming && <ConfirmNotice email={user.email} canMail={canMail()} />}
        {children}
      </main>
    </RegionProvider>
  );
}
