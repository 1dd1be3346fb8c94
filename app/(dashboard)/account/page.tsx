import type { Metadata } from "next";
import { requireUser } from "#app/session-caller.ts";
import { ChangeName } from "#components/members/change-name.tsx";
import { ChangePassword } from "#components/members/change-password.tsx";
import { DeleteAccount } from "#components/members/delete-account.tsx";
import { EndOtherSessions } from "#components/members/end-session.tsx";
import { IdentityList } from "#components/members/identity-list.tsx";
import { IdentityNotice } from "#components/members/identity-notice.tsx";
import { PasskeyList } from "#components/members/passkey-list.tsx";
import { SecondStep } from "#components/members/second-step.tsx";
import { SessionList } from "#components/members/session-list.tsx";
import { Card } from "#components/ui/card.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { readOne, type Search } from "#components/ui/read-search.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import { planDeparture } from "#lib/members/departure/plan-departure.ts";
import { listSessions } from "#lib/members/list-sessions.ts";
import { listPasskeys } from "#lib/members/passkeys/own-passkeys.ts";
import { hasPasskeys } from "#lib/members/passkeys/relying-party.ts";
import { readProofs } from "#lib/members/prove-self.ts";
import { listIdentities } from "#lib/members/providers/own-identities.ts";
import { openProviders } from "#lib/members/providers/provider-settings.ts";
import { readSecondStep } from "#lib/members/second-step/change-second-step.ts";

export const metadata: Metadata = { title: "Your account" };

type Props = { searchParams: Promise<Search> };

export default async function AccountPage({ searchParams }: Props) {
  const user = await requireUser("/account");
  const [sessions, secondStep, passkeys, identities, plan, proofs] = await Promise.all([
    listSessions(user, new Date()),
    readSecondStep(user.id),
    listPasskeys(user.id),
    listIdentities(user.id),
    planDeparture(user.id),
    readProofs(user.id),
  ]);
  const search = await searchParams;
  const providers = openProviders();
  return (
    <>
      <PageHead title="Your account" about={user.email} within={{ href: "/", label: "Dashboard" }} />
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-2 lg:items-start">
        <div className="min-w-0 space-y-4 sm:space-y-6">
          <Card id="profile" title="Your name">
            <ChangeName name={user.name} />
          </Card>
          <Card id="password" title="Password">
            {proofs.hasPassword ? <ChangePassword /> : <NoPassword />}
          </Card>
          <Card id="second-step" title="Two-step sign-in">
            <SecondStep {...secondStep} isConfirmed={user.isConfirmed} />
          </Card>
          {hasPasskeys() && (
            <Card id="passkeys" title="Passkeys">
              <PasskeyList passkeys={passkeys} isConfirmed={user.isConfirmed} />
            </Card>
          )}
          {providers.length + identities.length > 0 && (
            <Card id="identities" title="Ways to sign in">
              <IdentityNotice
                linked={readOne(search, "linked")}
                of={readOne(search, "of")}
                failed={readOne(search, "failed")}
              />
              <IdentityList
                identities={identities}
                providers={providers}
                proofs={proofs}
                isConfirmed={user.isConfirmed}
              />
            </Card>
          )}
        </div>
        <div className="min-w-0 space-y-4 sm:space-y-6">
          <Card id="sessions" title="Your sessions" aside={sessions.length > 1 && <EndOtherSessions />}>
            <p className="mb-5 max-w-prose text-sm text-soft">
              The browsers you are signed in with. End any session you do not recognise, then change your
              password.
            </p>
            <SessionList sessions={sessions} />
          </Card>
          <Card id="danger" title="Delete your account">
            <DeleteAccount plan={plan} proofs={proofs} />
          </Card>
        </div>
      </div>
    </>
  );
}

function NoPassword() {
  return (
    <p className="text-sm text-soft">
      You have none. <TextLink href="/forgot-password">Choose one</TextLink> to sign in with your email
      address, too.
    </p>
  );
}
