import { postToAuth } from "./post-to-auth.ts";

/** Ends the session and goes to the sign-in page. @returns false where that did not work. */
export async function leave(): Promise<boolean> {
  const { ok } = await postToAuth("signout", { callbackUrl: "/sign-in" });
  if (ok) window.location.assign("/sign-in");
  return ok;
}
