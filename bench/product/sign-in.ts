import type { Client } from "undici";

type Form = { email: string; password: string; callbackUrl?: string };
export type SignIn = {
  status: number;
  /** Where the browser is sent. */
  url: string;
  /** What the browser would send from then on. */
  cookie: string;
};

/** Signs in as the form of the page does: the token first, then the credentials. */
export async function signIn(
  client: Client,
  form: Form,
  headers: Record<string, string> = {},
): Promise<SignIn> {
  const csrf = await client.request({ path: "/api/auth/csrf", method: "GET" });
  const { csrfToken } = (await csrf.body.json()) as { csrfToken: string };
  const first = readCookies(csrf.headers["set-cookie"]);
  const { statusCode, body, ...answer } = await client.request({
    path: "/api/auth/callback/credentials",
    method: "POST",
    headers: {
      ...headers,
      cookie: first.join("; "),
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams({ ...form, csrfToken, json: "true" }).toString(),
  });
  const text = await body.text();
  const url = /"url":"([^"]*)"/.exec(text)?.[1] ?? String(answer.headers.location ?? "");
  const cookie = [...first, ...readCookies(answer.headers["set-cookie"])].join("; ");
  return { status: statusCode, url, cookie };
}

function readCookies(header: string | string[] | undefined): string[] {
  return [header ?? []].flat().map((one) => one.split(";")[0] ?? "");
}
