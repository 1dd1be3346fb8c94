import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { callbackPath } from "#app/callback-path.ts";
import { PublicPage } from "#app/public-page.tsx";
import { sessionUser } from "#app/session-user.ts";
import { SignInForm } from "#components/members/sign-in-form.tsx";
import { readOne, type Search } from "#components/ui/read-search.ts";
import { signUpPlan } from "#lib/members/sign-up-plan.ts";

export const metadata: Metadata = { title: "Sign in" };

type Props = { searchParams: Promise<Search> };

export default async function SignInPage({ searchParams }: Props) {
  const search = await searchParams;
  const goTo = callbackPath(readOne(search, "callbackUrl"));
  if (await sessionUser()) redirect(goTo);
  return (
    <PublicPage>
      <div className="mx-auto max-w-md px-4 py-12 sm:py-20">
        <div className="rounded-card border border-line bg-surface p-6 sm:p-8">
          <h1 className="text-2xl font-semibold tracking-tight">Sign in</h1>
          <p className="mt-2 mb-6 text-soft">See where your brand stands on social media, and why.</p>
          <SignInForm goTo={goTo} hasFailed={search.error !== undefined} />
        </div>
        <div className="mt-6 space-y-2 px-1 text-sm text-soft">
          {signUpPlan() && (
            <p>
              No account yet?{" "}
              <Link
                href="/sign-up"
                prefetch={false}
                className="font-medium text-accent underline underline-offset-4"
              >
                Sign up
              </Link>
            </p>
          )}
          <p>
            {signUpPlan() ? "The password is lost?" : "No account, or the password is lost?"} The operator of
            this installation {signUpPlan() ? "can set a new one" : "makes accounts and sets passwords"}.
          </p>
        </div>
      </div>
    </PublicPage>
  );
}
