import type { Metadata } from "next";
import { sessionUser } from "#app/session-user.ts";
import { ProviderSignIn } from "#components/members/provider-sign-in.tsx";
import { InvitedSignUpForm } from "#components/team/invited-sign-up-form.tsx";
import { JoinButton } from "#components/team/join-button.tsx";
import { OtherAccount } from "#components/team/other-account.tsx";
import { ROLE_WORDS } from "#components/team/role-words.ts";
import { readOne, type Search } from "#components/ui/read-search.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import { Time } from "#components/ui/time.tsx";
import { type FoundInvitation, findInvitation } from "#lib/invitations/find-invitation.ts";
import { openProviders } from "#lib/members/providers/provider-settings.ts";
import { AuthPage } from "../auth-page.tsx";

export const metadata: Metadata = { title: "Join a workspace", referrer: "no-referrer" };

type Props = { searchParams: Promise<Search> };

/** What an invitation is about, and the way in. Opening it changes nothing: programs open links too. */
export default async function JoinPage({ searchParams }: Props) {
  const token = readOne(await searchParams, "token") ?? "";
  const [invitation, user] = await Promise.all([findInvitation(token, new Date()), sessionUser()]);
  if (!invitation) return <UsedUp />;
  const path = `/join?token=${encodeURIComponent(token)}`;
  return (
    <AuthPage
      title={`Join ${invitation.brand}`}
      about={<Words {...invitation} />}
      below={!user && <SignInInstead path={path} />}
    >
      {!user && (
        <>
          <InvitedSignUpForm token={token} email={invitation.email} />
          <ProviderSignIn providers={openProviders()} goTo={path} />
        </>
      )}
      {user && user.email === invitation.email && <JoinButton token={token} />}
      {user && user.email !== invitation.email && (
        <OtherAccount own={user.email} invited={invitation.email} path={path} />
      )}
    </AuthPage>
  );
}

function Words({ inviter, email, role, expiresAt }: FoundInvitation) {
  const { word, about } = ROLE_WORDS[role];
  return (
    <>
      {inviter ?? "Someone who was a member"} invites <span className="break-words">{email}</span> as{" "}
      {/^[AEO]/.test(word) ? "an" : "a"} {word.toLowerCase()}. {about} Valid until{" "}
      <Time at={expiresAt.toISOString()} dayOnly />.
    </>
  );
}

function SignInInstead({ path }: { path: string }) {
  return (
    <p>
      Already have an account with this address?{" "}
      <TextLink href={`/sign-in?callbackUrl=${encodeURIComponent(path)}`}>Sign in</TextLink>
    </p>
  );
}

function UsedUp() {
  return (
    <AuthPage
      title="This invitation no longer works"
      about="It has expired, was withdrawn or has been used. Ask whoever invited you for a new one."
      below={null}
    >
      <TextLink href="/">Go to your dashboard</TextLink>
    </AuthPage>
  );
}
