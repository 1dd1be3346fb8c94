import { randomUUID } from "node:crypto";
import { providerCookie, readProviderCookie } from "#app/provider-cookie.ts";
import { sessionUser } from "#app/session-user.ts";
import { publicUrl } from "#lib/env.ts";
import { requestOrigin } from "#lib/http/request-origin.ts";
import { type EndedVisit, endVisit } from "#lib/members/providers/end-visit.ts";
import { findOpenProvider } from "#lib/members/providers/provider-settings.ts";
import { Problem } from "#lib/problems.ts";

type Context = { params: Promise<{ provider: string }> };

/** Where a provider sends a person back to. It signs nobody in: the page that it leads to has a button. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const provider = findOpenProvider((await params).provider);
  if (!provider) return new Response("Nobody signs in that way here.", { status: 404, headers: PLAIN });
  const [visit, user] = await Promise.all([readProviderCookie(), sessionUser()]);
  const { searchParams: query } = new URL(request.url);
  const asked = { origin: requestOrigin(request, randomUUID()), now: new Date() };
  const ended = await endVisit({ provider, visit, query, user }, asked).catch(sessionHasEnded);
  const headers = new Headers({ ...KEPT_BY_NOBODY, location: `${publicUrl()}${pathOf(provider, ended)}` });
  headers.append("set-cookie", providerCookie(ended.kind === "arrived" ? ended.ticket : ""));
  return new Response(null, { status: 302, headers });
}

/** Neither the address with its code nor the answer. */
const KEPT_BY_NOBODY = { "cache-control": "no-store", "referrer-policy": "no-referrer" };
const PLAIN = { ...KEPT_BY_NOBODY, "content-type": "text/plain; charset=utf-8" };

function pathOf(provider: string, ended: EndedVisit): string {
  if (ended.kind === "arrived") return `/sign-in/${provider}`;
  if (ended.kind === "linked") return `/account?linked=${provider}`;
  const { failure, isLinking } = ended;
  return isLinking ? `/account?of=${provider}&failed=${failure}` : `/sign-in/${provider}?failed=${failure}`;
}

/** Of somebody who was signed out while they were at the provider. */
function sessionHasEnded(error: unknown): EndedVisit {
  if (error instanceof Problem && error.title === "Unauthorized")
    return { kind: "failed", failure: "state", isLinking: true };
  throw error;
}
