import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { findInvited } from "#app/find-invited.ts";
import { readProviderCookie } from "#app/provider-cookie.ts";
import { sessionUser } from "#app/session-user.ts";
import { NewProviderEntry, ProviderEntry } from "#components/members/provider-entry.tsx";
import { ProviderSignIn } from "#components/members/provider-sign-in.tsx";
import { providerWords } from "#components/members/provider-words.ts";
import { readOne, type Search } from "#components/ui/read-search.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import { type Arrival, findArrival } from "#lib/members/providers/find-arrival.ts";
import { findOpenProvider } from "#lib/members/providers/provider-settings.ts";
import {
  isProviderFailure,
  PROVIDER_NAMES,
  type Provider,
  type ProviderFailure,
} from "#lib/members/values.ts";
import { AuthPage } from "../../auth-page.tsx";
import { BackToSignIn } from "../../back-to-sign-in.tsx";

export const metadata: Metadata = { title: "Sign in", referrer: "no-referrer" };
// Who can sign in by whom is a setting of the running installation, not of the build.
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ provider: string }>; searchParams: Promise<Search> };

/** Where somebody arrives from a provider. Opening it changes nothing: they go on by its button. */
export default async function ProviderPage({ params, searchParams }: Props) {
  const provider = findOpenProvider((await params).provider);
  if (!provider) notFound();
  if (await sessionUser()) redirect("/");
  const failed = readOne(await searchParams, "failed");
  if (isProviderFailure(failed)) return <Failed provider={provider} failure={failed} />;
  const sealed = await readProviderCookie();
  const arrival = await findArrival(sealed, findInvited, new Date());
  if (arrival?.ticket.provider !== provider) return <Failed provider={provider} failure="state" />;
  return <Arrived arrival={arrival} sealed={sealed} />;
}

function Failed({ provider, failure }: { provider: Provider; failure: ProviderFailure }) {
  const { title, detail } = providerWords(provider, failure);
  return (
    <AuthPage title={title} about={detail} below={<BackToSignIn />}>
      <ProviderSignIn providers={[provider]} goTo="/" />
    </AuthPage>
  );
}

function Arrived({ arrival, sealed }: { arrival: Arrival; sealed: string }) {
  const { provider, identity, goTo } = arrival.ticket;
  const name = PROVIDER_NAMES[provider];
  if (arrival.kind === "known" || arrival.kind === "linkable") {
    const { email } = arrival.user;
    const about =
      arrival.kind === "known"
        ? `You have come from ${name}.`
        : `You have an account with this address. From now on, ${name} signs you in to it, too.`;
    return (
      <AuthPage title="Sign in" about={about} below={<BackToSignIn />}>
        <ProviderEntry ticket={sealed} goTo={goTo} email={email} />
      </AuthPage>
    );
  }
  if (arrival.kind === "unconfirmed") return <Unconfirmed email={identity.email} name={name} />;
  if (arrival.kind === "closed") return <Closed email={identity.email} />;
  const isInvited = arrival.kind === "invited";
  return (
    <AuthPage title="Create your account" about={<Address email={identity.email} />} below={<BackToSignIn />}>
      <NewProviderEntry
        ticket={sealed}
        goTo={goTo === "/" ? "/?begin" : goTo}
        name={identity.name}
        isInvited={isInvited}
      />
    </AuthPage>
  );
}

function Address({ email }: { email: string }) {
  return (
    <>
      For <span className="font-medium break-words text-ink">{email}</span>. You need no password.
    </>
  );
}

/** Whoever made that account may be somebody else: it is nobody's before its address is confirmed. */
function Unconfirmed({ email, name }: { email: string; name: string }) {
  return (
    <AuthPage
      title="Confirm your address first"
      about={
        <>
          There is an account for <span className="font-medium break-words text-ink">{email}</span>, but its
          address was never confirmed. Choose a new password, which confirms it; {name} then signs you in,
          too.
        </>
      }
      below={<BackToSignIn />}
    >
      <TextLink href="/forgot-password" look="row">
        Choose a new password
      </TextLink>
    </AuthPage>
  );
}

function Closed({ email }: { email: string }) {
  return (
    <AuthPage
      title="There is no account for you yet"
      about={
        <>
          Nobody here has the address <span className="font-medium break-words text-ink">{email}</span>. The
          operator of this installation creates accounts; ask them for one.
        </>
      }
      below={<BackToSignIn />}
    />
  );
}
