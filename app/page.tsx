import { redirect } from "next/navigation";
import { PublicPage } from "#app/public-page.tsx";
import { CopyText } from "#components/ui/copy-text.tsx";
import { PageMessage } from "#components/ui/page-message.tsx";
import { readOne, type Search } from "#components/ui/read-search.ts";
import { listUserWorkspaces } from "#lib/members/list-user-workspaces.ts";
import { sessionUser } from "./session-user.ts";

/** Goes on to the workspace, with several to the list of them, which says where somebody is needed; or to the sign-in page. */
export default async function StartPage({ searchParams }: { searchParams: Promise<Search> }) {
  const user = await sessionUser();
  if (!user) redirect("/sign-in");
  const [first, ...others] = await listUserWorkspaces(user.id);
  // Who has just signed up begins with a first file.
  const path = readOne(await searchParams, "begin") === undefined ? "" : "/platforms";
  if (first && others.length > 0 && !path) redirect("/workspaces");
  if (first) redirect(`/w/${first.id}${path}`);
  return (
    <PublicPage>
      <PageMessage kicker={user.email} title="You are not in a workspace yet">
        <p>Ask the owner of a workspace to add you, or create your own on the server:</p>
        <CopyText
          text={`npm run cli -- workspace create --name "Your brand" --plan pro --industry other --owner ${user.email}`}
        />
      </PageMessage>
    </PublicPage>
  );
}
