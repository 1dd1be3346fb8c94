import { getServerSession } from "next-auth";
import { cache } from "react";
import { findSessionUser, type SessionUser } from "#lib/members/find-session-user.ts";
import { authOptions } from "./auth-options.ts";

/** The signed-in user of the request, checked against the database; null when there is none. */
export const sessionUser = cache(async (): Promise<SessionUser | null> => {
  const session = await getServerSession(authOptions());
  return session ? findSessionUser(session.userId, session.sessionVersion) : null;
});
