import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { sessionUser } from "#app/session-user.ts";
import { ProviderSignIn } from "#components/members/provider-sign-in.tsx";
import { SignUpForm } from "#components/members/sign-up-form.tsx";
import { formatPlural } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import { openProviders } from "#lib/members/providers/provider-settings.ts";
import { signUpPlan } from "#lib/members/sign-up-plan.ts";
import { planLimits, planName } from "#lib/plans.ts";
import { AuthPage } from "../auth-page.tsx";

export const metadata: Metadata = { title: "Sign up" };
// Whether anybody may sign up is a setting of the running installation, not of the build.
export const dynamic = "force-dynamic";

export default async function SignUpPage() {
  const plan = signUpPlan();
  if (!plan) notFound();
  if (await sessionUser()) redirect("/");
  const { audits_per_month: audits, platforms } = planLimits(plan);
  return (
    <AuthPage
      title="Sign up"
      about={`The ${planName(plan)} plan: ${limitWords(platforms, "platform")} and ${limitWords(audits, "audit")} a month.`}
      below={
        <p>
          Already have an account? <TextLink href="/sign-in">Sign in</TextLink>
        </p>
      }
    >
      <SignUpForm />
      <ProviderSignIn providers={openProviders()} goTo="/" />
    </AuthPage>
  );
}

function limitWords(limit: number | null, noun: string): string {
  return limit === null ? `any number of ${noun}s` : formatPlural(limit, noun);
}
