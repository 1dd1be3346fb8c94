import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "#app/auth-options.ts";
import { readBytes } from "#lib/http/read-body.ts";
import { requestOrigin } from "#lib/http/request-origin.ts";
import { answer } from "#lib/http/route.ts";
import type { Problem } from "#lib/problems.ts";

type Context = { params: Promise<{ nextauth: string[] }> };

const MAX_BYTES = 65_536;

/** Sign-in, sign-out and session of next-auth, which itself would read a body of any size. */
function handle(request: NextRequest, context: Context): Promise<Response> {
  if (request.method === "GET") return serve(request, context);
  return answer(request, async (_, headers) => {
    const body = await readBytes(request, MAX_BYTES);
    const taken = new NextRequest(request.url, { method: request.method, headers: request.headers, body });
    return serve(taken, context, headers["X-Request-Id"]);
  });
}

/**
 * A script that signs in is told by status and headers, too, why it was not let in.
 * @throws what kept a session from being ended: nobody is told to be signed out while a copy of the cookie is good.
 */
async function serve(request: NextRequest, context: Context, requestId?: string): Promise<Response> {
  const failures: unknown[] = [];
  const onSignOutFailed = (error: unknown) => failures.push(error);
  let refusal: Problem | undefined;
  const onSignInRefused = (problem: Problem) => (refusal = problem);
  const origin = requestOrigin(request, requestId);
  const options = authOptions({ origin, onSignOutFailed, onSignInRefused });
  const response: Response = await NextAuth(request as never, context as never, options);
  if (failures.length > 0) throw failures[0];
  if (!refusal || response.status !== 401) return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(refusal.headers)) headers.set(name, value);
  return new Response(response.body, { status: refusal.status, headers });
}

export { handle as GET, handle as POST };
