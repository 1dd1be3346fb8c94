import type { Metadata } from "next";
import { requireUser } from "#app/session-caller.ts";
import { EndOtherSessions } from "#components/members/end-session.tsx";
import { PasswordForm } from "#components/members/password-form.tsx";
import { SessionList } from "#components/members/session-list.tsx";
import { Card } from "#components/ui/card.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { listSessions } from "#lib/members/list-sessions.ts";

export const metadata: Metadata = { title: "Your account" };

export default async function AccountPage() {
  const user = await requireUser("/account");
  const sessions = await listSessions(user, new Date());
  return (
    <>
      <PageHead title="Your account" about={user.email} within={{ href: "/", label: "Dashboard" }} />
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-3 lg:items-start">
        <Card
          id="sessions"
          title="Your sessions"
          aside={sessions.length > 1 && <EndOtherSessions />}
          className="lg:col-span-2"
        >
          <p className="mb-5 max-w-prose text-sm text-soft">
            The browsers you are signed in with. End any session you do not recognise, then change your
            password.
          </p>
          <SessionList sessions={sessions} />
        </Card>
        <Card id="password" title="Password">
          <PasswordForm />
        </Card>
      </div>
    </>
  );
}
