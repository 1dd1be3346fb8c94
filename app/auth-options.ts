import type { CookiesOptions, NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { env, publicUrl } from "#lib/env.ts";
import { clientAddress } from "#lib/http/client-address.ts";
import { log } from "#lib/log.ts";
import { signIn } from "#lib/members/sign-in.ts";
import { Problem } from "#lib/problems.ts";
import { sameOriginUrl } from "./callback-path.ts";

declare module "next-auth" {
  interface Session {
    userId: string;
    sessionVersion: number;
  }
  interface User {
    sessionVersion: number;
  }
}

declare module "next-auth/jwt" {
  interface JWT {
    sessionVersion: number;
  }
}

const SESSION_SECONDS = 14 * 24 * 3_600;

/** How people sign in. Read at each request: the build knows neither secret nor address. */
export function authOptions(): NextAuthOptions {
  const isHttps = publicUrl().startsWith("https:");
  return {
    secret: env().NEXTAUTH_SECRET,
    providers: [passwordProvider()],
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: "/sign-in", signOut: "/sign-in", error: "/sign-in", verifyRequest: "/sign-in" },
    useSecureCookies: isHttps,
    cookies: cookieOptions(isHttps),
    callbacks: {
      redirect: ({ url, baseUrl }) => sameOriginUrl(url, baseUrl),
      jwt: ({ token, user }) => (user ? { sub: user.id, sessionVersion: user.sessionVersion } : token),
      session: ({ session, token }) => ({
        ...session,
        userId: token.sub ?? "",
        sessionVersion: token.sessionVersion,
      }),
    },
    logger: {
      error: (code, details) => log().error({ code, details }, "sign-in"),
      warn: (code) => log().debug({ code }, "sign-in"),
      debug: () => {},
    },
  };
}

function passwordProvider() {
  return CredentialsProvider({
    name: "E-mail and password",
    credentials: { email: { type: "email" }, password: { type: "password" } },
    authorize: async (credentials, request) => {
      const { email = "", password = "" } = credentials ?? {};
      try {
        const address = clientAddress(request.headers?.["x-forwarded-for"]);
        return await signIn({ email, password, address });
      } catch (error) {
        if (error instanceof Problem) throw error;
        log().error({ err: error }, "sign-in failed");
        throw new Error("Something failed inside the service. Try again in a moment.");
      }
    },
  });
}

function cookieOptions(isHttps: boolean): Partial<CookiesOptions> {
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure: isHttps } as const;
  const cookie = (name: string) => ({ name: `${isHttps ? "__Host-" : ""}plinth.${name}`, options });
  return {
    sessionToken: cookie("session"),
    callbackUrl: cookie("callback-url"),
    csrfToken: cookie("csrf"),
    pkceCodeVerifier: cookie("pkce"),
    state: cookie("state"),
    nonce: cookie("nonce"),
  };
}
