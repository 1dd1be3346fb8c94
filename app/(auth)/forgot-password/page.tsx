import type { Metadata } from "next";
import { LinkRequestForm } from "#components/members/link-request-form.tsx";
import { LINKS } from "#lib/members/links/make-link.ts";
import { canMail } from "#lib/members/mail-account.ts";
import { AuthPage } from "../auth-page.tsx";
import { BackToSignIn } from "../back-to-sign-in.tsx";

export const metadata: Metadata = { title: "Forgot your password?" };
// Whether mails are sent is a setting of the running installation, not of the build.
export const dynamic = "force-dynamic";

export default function ForgotPasswordPage() {
  if (!canMail()) {
    return (
      <AuthPage
        title="Forgot your password?"
        about="Ask the operator of this installation for a link with which you choose a new one. It works once, for one hour."
        below={<BackToSignIn />}
      />
    );
  }
  return (
    <AuthPage
      title="Forgot your password?"
      about="Enter your email address, and we send you a link with which you choose a new one."
      below={<BackToSignIn />}
    >
      <LinkRequestForm purpose="reset" goodFor={LINKS.reset.goodFor} />
    </AuthPage>
  );
}
