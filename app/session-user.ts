import { cookies } from "next/headers";
import { cache } from "react";
import { findSessionUser, type SessionUser } from "#lib/members/find-session-user.ts";
import { readSession } from "./auth-options.ts";

/** The signed-in user of the request, whose session the database knows; null when there is none. Asked once a request. */
export const sessionUser = cache(async (): Promise<SessionUser | null> => {
  const session = await readSession(await cookies());
  return session === null ? null : findSessionUser(session, new Date());
});
