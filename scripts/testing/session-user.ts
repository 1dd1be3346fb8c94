import type { SessionUser } from "#lib/members/find-session-user.ts";

/** Who the dashboard's doors take for signed in, in tests that have no cookies; files of one worker share it. */
export const signedIn: { user: Pick<SessionUser, "id"> | null } = { user: null };

/** Stands in for that of the app, which reads the cookies of a request. */
export const sessionUser = async () => signedIn.user;
