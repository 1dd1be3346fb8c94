import NextAuth from "next-auth";
import { authOptions } from "#app/auth-options.ts";

type Context = { params: Promise<{ nextauth: string[] }> };

/** Sign-in, sign-out and session of next-auth. */
function handle(request: Request, context: Context): Promise<Response> {
  return NextAuth(request as never, context as never, authOptions());
}

export { handle as GET, handle as POST };
