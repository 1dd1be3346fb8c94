import type { Metadata } from "next";
import { ResetPasswordForm } from "#components/members/reset-password-form.tsx";
import { readOne, type Search } from "#components/ui/read-search.ts";
import { findLink } from "#lib/members/links/find-link.ts";
import { AuthPage } from "../auth-page.tsx";
import { BackToSignIn } from "../back-to-sign-in.tsx";
import { UsedLink } from "../used-link.tsx";

export const metadata: Metadata = { title: "Choose a new password", referrer: "no-referrer" };

type Props = { searchParams: Promise<Search> };

export default async function ResetPasswordPage({ searchParams }: Props) {
  const token = readOne(await searchParams, "token") ?? "";
  const user = await findLink(token, "reset", new Date());
  if (!user) return <UsedLink again="/forgot-password" />;
  return (
    <AuthPage
      title="Choose a new password"
      about={
        <>
          For <span className="font-medium break-words text-ink">{user.email}</span>. You are then signed in
          here, and signed out everywhere else.
        </>
      }
      below={<BackToSignIn />}
    >
      <ResetPasswordForm token={token} email={user.email} />
    </AuthPage>
  );
}
