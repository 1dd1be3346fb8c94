import { findInvitation } from "#lib/invitations/find-invitation.ts";

/** The address that somebody was invited by who goes to the page of an invitation; null for any other path. */
export async function findInvited(goTo: string): Promise<string | null> {
  const { pathname, searchParams } = new URL(goTo, "http://own.invalid");
  if (pathname !== "/join") return null;
  return (await findInvitation(searchParams.get("token") ?? "", new Date()))?.email ?? null;
}
