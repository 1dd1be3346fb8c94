import type { Metadata } from "next";
import { sessionUser } from "#app/session-user.ts";
import { ProviderSignIn } from "#components/members/provider-sign-in.tsx";
import { InvitedSignUpForm } from "#components/team/invited-sign-up-form.tsx";
import { JoinButton } from "#components/team/join-button.tsx";
import { OtherAccount } from "#components/team/other-account.tsx";
import { ROLE_WORDS } from "#components/team/role-words.ts";
import { formatList } from "#components/ui/format.ts";
import { readOne, type Search } from "#components/ui/read-search.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import { Time } from "#components/ui/time.tsx";
import { type FoundInvitation, findInvitation } from "#lib/invitations/find-invitation.ts";
import { MOST_AT_ONCE } from "#lib/invitations/schemas.ts";
import { openProviders } from "#lib/members/providers/provider-settings.ts";
import { AuthPage } from "../auth-page.tsx";

export const metadata: Metadata = { title: "Join a workspace", referrer: "no-referrer" };

type Props = { searchParams: Promise<Search> };

/** What an invitation is about, and the way in. Opening it changes nothing: programs open links too. */
export default async function JoinPage({ searchParams }: Props) {
  const secrets = readOne(await searchParams, "token") ?? "";
  const [found, user] = await Promise.all([findAll(secrets), sessionUser()]);
  const [first, ...others] = found;
  if (!first) return <UsedUp />;
  const { token, invitation } = first;
  const tokens = [token, ...others.map((one) => one.token)] as const;
  const path = `/join?token=${encodeURIComponent(tokens.join("."))}`;
  return (
    <AuthPage
      title={others.length > 0 ? `Join ${found.length} workspaces` : `Join ${invitation.brand}`}
      about={
        <Words {...invitation} brands={others.length > 0 ? found.map((one) => one.invitation.brand) : []} />
      }
      below={!user && <SignInInstead path={path} />}
    >
      {!user && (
        <>
          <InvitedSignUpForm tokens={tokens} email={invitation.email} />
          <ProviderSignIn providers={openProviders()} goTo={path} />
        </>
      )}
      {user && user.email === invitation.email && <JoinButton tokens={tokens} />}
      {user && user.email !== invitation.email && (
        <OtherAccount own={user.email} invited={invitation.email} path={path} />
      )}
    </AuthPage>
  );
}

/** The invitations of a link that still stand: all are of the address of the first. */
async function findAll(secrets: string) {
  const now = new Date();
  const tokens = [...new Set(secrets.split("."))].slice(0, MOST_AT_ONCE);
  const found = await Promise.all(
    tokens.map(async (token) => {
      const invitation = await findInvitation(token, now);
      return invitation ? [{ token, invitation }] : [];
    }),
  );
  const all = found.flat();
  return all.filter(({ invitation }) => invitation.email === all[0]?.invitation.email);
}

type WordsProps = FoundInvitation & { /** Where they are several. */ brands: readonly string[] };

function Words({ inviter, email, role, expiresAt, brands }: WordsProps) {
  const { word, about } = ROLE_WORDS[role];
  return (
    <>
      {inviter ?? "Someone who was a member"} invites <span className="break-words">{email}</span> as{" "}
      {/^[AEO]/.test(word) ? "an" : "a"} {word.toLowerCase()}
      {brands.length > 0 && ` of ${formatList([...brands])}`}. {about} Valid until{" "}
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
