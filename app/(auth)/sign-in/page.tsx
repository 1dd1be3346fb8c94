import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { callbackPath } from "#app/callback-path.ts";
import { sessionUser } from "#app/session-user.ts";
import { PasskeySignIn } from "#components/members/passkey-sign-in.tsx";
import { ProviderSignIn } from "#components/members/provider-sign-in.tsx";
import { SignInForm } from "#components/members/sign-in-form.tsx";
import { readOne, type Search } from "#components/ui/read-search.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import { canMail } from "#lib/members/mail-account.ts";
import { hasPasskeys } from "#lib/members/passkeys/relying-party.ts";
import { openProviders } from "#lib/members/providers/provider-settings.ts";
import { signUpPlan } from "#lib/members/sign-up-plan.ts";
import { AuthPage } from "../auth-page.tsx";

export const metadata: Metadata = { title: "Sign in" };

type Props = { searchParams: Promise<Search> };

export default async function SignInPage({ searchParams }: Props) {
  const search = await searchParams;
  const goTo = callbackPath(readOne(search, "callbackUrl"));
  if (await sessionUser()) redirect(goTo);
  return (
    <AuthPage
      title="Sign in"
      about="See where your brand stands on social media, and why."
      below={
        <>
          <p>
            <TextLink href="/forgot-password">Forgot your password?</TextLink>
          </p>
          {canMail() && (
            <p>
              <TextLink href="/sign-in/email">Mail me a link to sign in</TextLink>
            </p>
          )}
          {signUpPlan() ? (
            <p>
              No account yet? <TextLink href="/sign-up">Sign up</TextLink>
            </p>
          ) : (
            <p>No account yet? The operator of this installation creates accounts.</p>
          )}
        </>
      }
    >
      <SignInForm goTo={goTo} hasFailed={search.error !== undefined} />
      {hasPasskeys() && <PasskeySignIn goTo={goTo} />}
      <ProviderSignIn providers={openProviders()} goTo={goTo} />
    </AuthPage>
  );
}
