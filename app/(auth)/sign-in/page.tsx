import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { callbackPath } from "#app/callback-path.ts";
import { sessionUser } from "#app/session-user.ts";
import { SignInForm } from "#components/members/sign-in-form.tsx";
import { readOne, type Search } from "#components/ui/read-search.ts";
import { TextLink } from "#components/ui/text-link.tsx";
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
          {signUpPlan() && (
            <p>
              No account yet? <TextLink href="/sign-up">Sign up</TextLink>
            </p>
          )}
          <p>
            {signUpPlan() ? "Lost your password?" : "No account, or lost your password?"} The operator of this
            installation {signUpPlan() ? "can set a new one" : "creates accounts and sets passwords"}.
          </p>
        </>
      }
    >
      <SignInForm goTo={goTo} hasFailed={search.error !== undefined} />
    </AuthPage>
  );
}
