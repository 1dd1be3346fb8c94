import type { CookiesOptions, NextAuthOptions } from "next-auth";
import { decode } from "next-auth/jwt";
import CredentialsProvider from "next-auth/providers/credentials";
import { SECOND_STEP } from "#components/members/post-to-auth.ts";
import { env, publicUrl } from "#lib/env.ts";
import { toProblem } from "#lib/http/problem-answer.ts";
import { log } from "#lib/log.ts";
import { signOut } from "#lib/members/end-session.ts";
import { resetPassword } from "#lib/members/links/reset-password.ts";
import { signInByLink } from "#lib/members/links/sign-in-by-link.ts";
import { SECOND_STEP_DUE } from "#lib/members/second-step/pass-second-step.ts";
import { type SignedIn, signIn } from "#lib/members/sign-in.ts";
import { type Browser, SESSION_SECONDS } from "#lib/members/start-session.ts";
import type { Problem } from "#lib/problems.ts";
import { sameOriginUrl } from "./callback-path.ts";
import { findInvited } from "./find-invited.ts";

declare module "next-auth" {
  interface User {
    session: string;
  }
}

declare module "next-auth/jwt" {
  interface JWT {
    /** The secret of the session. */
    session?: string;
  }
}

type Request = {
  origin: { address: string; requestId: string | null };
  /** Is told why a session could not be ended, which next-auth itself keeps to its log. */
  onSignOutFailed: (error: unknown) => void;
  /** Is told why nobody was signed in, of which next-auth keeps the words only. */
  onSignInRefused: (problem: Problem) => void;
};

/** How people sign in. Read at each request: the build knows neither secret nor address. */
export function authOptions({ origin, onSignOutFailed, onSignInRefused }: Request): NextAuthOptions {
  const isHttps = publicUrl().startsWith("https:");
  return {
    secret: env().NEXTAUTH_SECRET,
    providers: providers(origin, onSignInRefused),
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: "/sign-in", signOut: "/sign-in", error: "/sign-in", verifyRequest: "/sign-in" },
    useSecureCookies: isHttps,
    cookies: cookieOptions(isHttps),
    callbacks: {
      redirect: ({ url, baseUrl }) => sameOriginUrl(url, baseUrl),
      jwt: ({ token, user }) => (user ? { sub: user.id, session: user.session } : token),
      // Who is signed in is asked on the server only: no script has to know.
      session: ({ session: { expires } }) => ({ expires }),
    },
    events: {
      signOut: ({ token: { session } }) =>
        session ? signOut(session, { origin, now: new Date() }).catch(onSignOutFailed) : undefined,
    },
    logger: {
      error: (code, details) => log().error({ code, details }, "sign-in"),
      warn: (code) => log().debug({ code }, "sign-in"),
      debug: () => {},
    },
  };
}

/** The ways to sign in, each with the fields that its form sends. */
function providers(origin: Request["origin"], onRefused: Request["onSignInRefused"]) {
  const way = <Field extends string>(
    id: string,
    fields: readonly Field[],
    work: (given: Record<Field, string>, browser: Browser) => Promise<SignedIn>,
  ) =>
    CredentialsProvider({
      id,
      name: id,
      credentials: Object.fromEntries(fields.map((field) => [field, {}])) as Record<Field, object>,
      authorize: async (credentials, request) => {
        const given = fields.map((field) => [field, String(credentials?.[field] ?? "")]);
        const userAgent = String(request.headers?.["user-agent"] ?? "");
        try {
          const browser = { ...origin, userAgent, now: new Date() };
          return await work(Object.fromEntries(given) as Record<Field, string>, browser);
        } catch (error) {
          const problem = toProblem(error);
          onRefused(problem);
          throw problem.message === SECOND_STEP_DUE ? new Error(SECOND_STEP) : problem;
        }
      },
    });
  return [
    way("credentials", ["email", "password", "code"], (given, browser) => signIn({ ...given, ...browser })),
    // Every page reads its session by this file: the library of passkeys comes when one is used.
    way("passkey", ["answer"], async (given, browser) => {
      const { signInByPasskey } = await import("#lib/members/passkeys/sign-in-by-passkey.ts");
      return signInByPasskey(given, browser);
    }),
    way("provider", ["ticket", "code", "brand", "name", "industry"], async (given, browser) => {
      const { signInByProvider } = await import("#lib/members/providers/sign-in-by-provider.ts");
      return signInByProvider(given, browser, findInvited);
    }),
    way("link", ["token", "code"], signInByLink),
    way("reset", ["token", "password", "code"], resetPassword),
  ];
}

function cookieOptions(isHttps: boolean): Partial<CookiesOptions> {
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure: isHttps } as const;
  const cookie = (name: string) => ({ name: cookieName(name, isHttps), options });
  return {
    sessionToken: cookie("session"),
    callbackUrl: cookie("callback-url"),
    csrfToken: cookie("csrf"),
    pkceCodeVerifier: cookie("pkce"),
    state: cookie("state"),
    nonce: cookie("nonce"),
  };
}

/** The name of a cookie of this site: by its prefix, browsers take it over https from this host only. */
export function cookieName(name: string, isHttps: boolean): string {
  return `${isHttps ? "__Host-" : ""}plinth.${name}`;
}

/** The secret of a session out of the browser's cookies; null where none of ours is there. */
export async function readSession(cookies: {
  get: (name: string) => { value: string } | undefined;
}): Promise<string | null> {
  const token = cookies.get(cookieName("session", publicUrl().startsWith("https:")))?.value;
  const secret = env().NEXTAUTH_SECRET;
  if (!token || !secret) return null;
  const opened = await decode({ token, secret }).catch(() => null);
  return opened?.session ?? null;
}
