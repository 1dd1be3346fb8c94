import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "#app/auth-options.ts";
import { readBytes } from "#lib/http/read-body.ts";
import { answer } from "#lib/http/route.ts";

type Context = { params: Promise<{ nextauth: string[] }> };

const MAX_BYTES = 65_536;

/** Sign-in, sign-out and session of next-auth, which itself would read a body of any size. */
function handle(request: NextRequest, context: Context): Promise<Response> {
  const failures: unknown[] = [];
  const options = authOptions((error) => failures.push(error));
  const serve = (taken: NextRequest) => NextAuth(taken as never, context as never, options);
  if (request.method === "GET") return serve(request);
  return answer(request, async () => {
    const body = await readBytes(request, MAX_BYTES);
    const response = await serve(
      new NextRequest(request.url, { method: request.method, headers: request.headers, body }),
    );
    // Nobody is told to be signed out while a copy of the cookie still opens the door.
    if (failures.length > 0) throw failures[0];
    return response;
  });
}

export { handle as GET, handle as POST };
