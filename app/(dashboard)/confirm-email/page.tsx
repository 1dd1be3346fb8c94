import type { Metadata } from "next";
import { searchPlace } from "#app/search-place.ts";
import { requireUser } from "#app/session-caller.ts";
import { ConfirmEmail } from "#components/members/confirm-email.tsx";
import { Card } from "#components/ui/card.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { QueryProvider } from "#components/ui/query-provider.tsx";
import { readOne, type Search } from "#components/ui/read-search.ts";
import { Frame } from "../frame.tsx";

export const metadata: Metadata = { title: "Confirm your email address", referrer: "no-referrer" };

type Props = { searchParams: Promise<Search> };

export default async function ConfirmPage({ searchParams }: Props) {
  const token = readOne(await searchParams, "token") ?? "";
  const user = await requireUser(`/confirm-email?token=${encodeURIComponent(token)}`);
  return (
    <Frame user={user} place={await searchPlace(user.id)} isConfirming>
      <PageHead
        title="Confirm your email address"
        about={user.email}
        within={{ href: "/", label: "Dashboard" }}
      />
      <Card id="confirm" title="Is this you?" className="max-w-xl">
        <QueryProvider>
          <ConfirmEmail token={token} email={user.email} isConfirmed={user.isConfirmed} />
        </QueryProvider>
      </Card>
    </Frame>
  );
}
