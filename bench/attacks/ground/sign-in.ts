import { Client } from "undici";

export type Attempt = { email: string; password: string; headers?: Record<string, string> };
export type SignedIn = { status: number; cookie: string; text: string };

/** Signs in as a script does that reads the form's token first. */
export async function signIn(client: Client, { email, password, headers = {} }: Attempt): Promise<SignedIn> {
  const csrf = await client.request({ path: "/api/auth/csrf", method: "GET", headers });
  const { csrfToken } = (await csrf.body.json()) as { csrfToken: string };
  const known = readCookies(csrf.headers["set-cookie"]);
  const form = new URLSearchParams({ email, password, csrfToken, json: "true" });
  const sent = { ...headers, cookie: known, "content-type": "application/x-www-form-urlencoded" };
  const path = "/api/auth/callback/credentials";
  const answer = await client.request({ path, method: "POST", headers: sent, body: form.toString() });
  const text = await answer.body.text();
  return { status: answer.statusCode, cookie: readCookies(answer.headers["set-cookie"]), text };
}

/** The headers of a signed-in person's page; from an address of their own, so that no attack from elsewhere slows them down. */
export async function openSession(
  url: string,
  address: string,
  attempt: Attempt,
): Promise<Record<string, string>> {
  const client = new Client(url, { localAddress: address });
  const { cookie, status, text } = await signIn(client, attempt);
  await client.close();
  if (!isSignedIn(cookie)) throw new Error(`${attempt.email} cannot sign in: ${status} ${text}`);
  return { cookie, "sec-fetch-site": "same-origin" };
}

/** Whether an answer's cookies hold a session. */
export function isSignedIn(cookie: string): boolean {
  return /(?:^|; )(?:__Host-)?plinth\.session=/.test(cookie);
}

function readCookies(set: string | string[] | undefined): string {
  return [set ?? []]
    .flat()
    .map((one) => one.split(";")[0])
    .join("; ");
}
