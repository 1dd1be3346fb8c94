import type { Metadata } from "next";
import { UnsubscribeButton } from "#components/schedules/unsubscribe-button.tsx";
import { readOne, type Search } from "#components/ui/read-search.ts";
import { findRecipient } from "#lib/schedules/unsubscribe.ts";
import { AuthPage } from "../auth-page.tsx";

export const metadata: Metadata = { title: "Reports by mail", referrer: "no-referrer" };

type Props = { searchParams: Promise<Search> };

/** What the link in a report leads to. Opening it changes nothing: programs open links too. */
export default async function UnsubscribePage({ searchParams }: Props) {
  const token = readOne(await searchParams, "token") ?? "";
  const found = await findRecipient(token);
  if (!found)
    return (
      <AuthPage
        title="This link leads nowhere any more"
        about="The address that it was sent to gets no reports."
        below={null}
      />
    );
  return (
    <AuthPage
      title={`Reports of ${found.brand}`}
      about={`${found.brand} sends the reports of its audits to ${found.email}.`}
      below="Whoever has changed their mind asks the owners of the workspace."
    >
      <UnsubscribeButton token={token} />
    </AuthPage>
  );
}
