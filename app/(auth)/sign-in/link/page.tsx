import type { Metadata } from "next";
import { LinkSignIn } from "#components/members/link-sign-in.tsx";
import { readOne, type Search } from "#components/ui/read-search.ts";
import { findLink } from "#lib/members/links/find-link.ts";
import { AuthPage } from "../../auth-page.tsx";
import { BackToSignIn } from "../../back-to-sign-in.tsx";
import { UsedLink } from "../../used-link.tsx";

export const metadata: Metadata = { title: "Sign in by link", referrer: "no-referrer" };

type Props = { searchParams: Promise<Search> };

export default async function LinkPage({ searchParams }: Props) {
  const token = readOne(await searchParams, "token") ?? "";
  const user = await findLink(token, "sign_in", new Date());
  if (!user) return <UsedLink again="/sign-in/email" />;
  return (
    <AuthPage
      title="Sign in"
      about={
        <>
          As <span className="font-medium break-words text-ink">{user.email}</span>.
        </>
      }
      below={<BackToSignIn />}
    >
      <LinkSignIn token={token} />
    </AuthPage>
  );
}
