import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "#app/auth-options.ts";
import { readBytes } from "#lib/http/read-body.ts";
import { answer } from "#lib/http/route.ts";

type Context = { params: Promise<{ nextauth: string[] }> };

const MAX_BYTES = 65_536;

/** Sign-in, sign-out and session of next-auth, which itself would read a body of any size. */
function handle(request: NextRequest, context: Context): Promise<Response> {
  const serve = (taken: NextRequest) => NextAuth(taken as never, context as never, authOptions());
  if (request.method === "GET") return serve(request);
  return answer(request, async () => {
    const body = await readBytes(request, MAX_BYTES);
    return serve(new NextRequest(request.url, { method: request.method, headers: request.headers, body }));
  });
}

export { handle as GET, handle as POST };
