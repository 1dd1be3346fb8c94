import type { Metadata } from "next";
import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import { PublicPage } from "#app/public-page.tsx";
import { sessionUser } from "#app/session-user.ts";
import { SignUpForm } from "#components/members/sign-up-form.tsx";
import { signUpPlan } from "#lib/members/sign-up-plan.ts";
import { planLimits, planName } from "#lib/plans.ts";

export const metadata: Metadata = { title: "Sign up" };
// Whether anybody may sign up is a setting of the running installation, not of the build.
export const dynamic = "force-dynamic";

export default async function SignUpPage() {
  const plan = signUpPlan();
  if (!plan) notFound();
  if (await sessionUser()) redirect("/");
  const { audits_per_month: audits, platforms } = planLimits(plan);
  return (
    <PublicPage>
      <div className="mx-auto max-w-md px-4 py-10 sm:py-14">
        <div className="rounded-card border border-line bg-surface p-6 sm:p-8">
          <h1 className="text-2xl font-semibold tracking-tight">Sign up</h1>
          <p className="mt-2 mb-6 text-pretty text-soft">
            The {planName(plan)} plan: {limitWords(platforms, "platform")} and {limitWords(audits, "audit")} a
            month.
          </p>
          <SignUpForm />
        </div>
        <p className="mt-6 px-1 text-sm text-soft">
          You have an account?{" "}
          <Link
            href="/sign-in"
            prefetch={false}
            className="font-medium text-accent underline underline-offset-4"
          >
            Sign in
          </Link>
        </p>
      </div>
    </PublicPage>
  );
}

function limitWords(limit: number | null, noun: string): string {
  if (limit === null) return `any number of ${noun}s`;
  return `${limit} ${noun}${limit === 1 ? "" : "s"}`;
}
