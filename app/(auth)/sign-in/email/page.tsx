import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LinkRequestForm } from "#components/members/link-request-form.tsx";
import { LINKS } from "#lib/members/links/make-link.ts";
import { canMail } from "#lib/members/mail-account.ts";
import { AuthPage } from "../../auth-page.tsx";
import { BackToSignIn } from "../../back-to-sign-in.tsx";

export const metadata: Metadata = { title: "Sign in by email" };
// Whether mails are sent is a setting of the running installation, not of the build.
export const dynamic = "force-dynamic";

export default function EmailSignInPage() {
  if (!canMail()) notFound();
  return (
    <AuthPage
      title="Sign in by email"
      about="Enter your email address, and we send you a link that signs you in without a password."
      below={<BackToSignIn />}
    >
      <LinkRequestForm purpose="sign_in" goodFor={LINKS.sign_in.goodFor} />
    </AuthPage>
  );
}
