import type { Metadata } from "next";
import { requireUser } from "#app/session-caller.ts";
import { ConsentForm } from "#components/agents/consent-form.tsx";
import type { Search } from "#components/ui/read-search.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { readRequest, refusedBy } from "#lib/agents/read-request.ts";
import { tellRedirect } from "#lib/agents/redirect-uri.ts";
import { AuthorizationParameters } from "#lib/agents/schemas.ts";
import { listUserWorkspaces } from "#lib/members/list-user-workspaces.ts";
import { planLimits, planName, planWithApi } from "#lib/plans.ts";
import { AuthPage } from "../auth-page.tsx";

export const metadata: Metadata = { title: "Connect an agent", referrer: "no-referrer" };

type Props = { searchParams: Promise<Search> };

/** Asks a member whether a program that speaks for an agent may work in a workspace. Opening it changes nothing. */
export default async function AuthorizePage({ searchParams }: Props) {
  const search = await searchParams;
  // A parameter that comes twice is none (OAuth 2.1, 3.1).
  const asked = AuthorizationParameters.safeParse(search);
  if (!asked.success) return <NotKnown what="request" />;
  const read = await readRequest(asked.data);
  if (read.kind === "unknown") return <NotKnown what={read.what} />;
  // Anybody may register an address: nobody is sent there unasked (RFC 9700, 4.11.2).
  if (read.kind === "refused") return <NotKnown what="invalid" back={read.goTo} />;
  const user = await requireUser(`/authorize?${new URLSearchParams(search as Record<string, string>)}`);
  const workspaces = (await listUserWorkspaces(user.id)).filter(
    ({ role, plan }) => roleIncludes(role, ROLE_FOR.keys) && planLimits(plan).api,
  );
  const { client, scopes, redirectUri } = read;
  const refuse = refusedBy(asked.data);
  return (
    <AuthPage
      title="Connect an agent?"
      about={
        <>
          A program that calls itself <b className="font-medium break-words text-ink">“{client.name}”</b> asks
          to use Plinth. Nobody has checked the name: allow it only if you have just started this yourself.
        </>
      }
      below={<p className="break-words">You are signed in as {user.email}.</p>}
    >
      {workspaces.length > 0 ? (
        <ConsentForm
          asked={asked.data}
          workspaces={workspaces.map(({ id, name }) => ({ id, name }))}
          scopes={scopes}
          {...tellRedirect(redirectUri)}
          refuse={refuse}
        />
      ) : (
        <p className="text-sm leading-relaxed text-soft">
          You need a workspace where you are an owner or admin, on the {planName(planWithApi())} plan or
          above. <TextLink href={refuse}>Go back to the program</TextLink>
        </p>
      )}
    </AuthPage>
  );
}

const WHY = {
  client: "The program has not registered itself here, or that was long ago. Start again from the program.",
  redirect:
    "The program wants its answer at another address than the one it has registered. Do not go on if a link brought you here.",
  request: "The link is incomplete. Start again from the program.",
  invalid:
    "The program asks in a way that is not valid here. Its answer says what is wrong, for whoever makes it.",
};

/** @param back tells the program what is wrong with its request */
function NotKnown({ what, back }: { what: keyof typeof WHY; back?: string }) {
  return (
    <AuthPage
      title="This agent cannot be connected"
      about={WHY[what]}
      below={back && <TextLink href={back}>Go back to {tellRedirect(back).host}</TextLink>}
    >
      <TextLink href="/">Go to your dashboard</TextLink>
    </AuthPage>
  );
}
