import { expect, test } from "@playwright/test";
import { withIdentity } from "#lib/db.ts";
import { findUserByEmail } from "#lib/members/find-user-by-email.ts";
import { startWebServer } from "#scripts/testing/web-server.ts";
import { createAccount } from "./support/accounts.ts";

const FORGED = { "x-forwarded-for": "198.51.100.7, 203.0.113.9" };

/** Signs in as a script does, with a header that claims another address; returns the address that the session has. */
async function addressOfSession(url: string): Promise<string[]> {
  const { email, password } = await createAccount();
  const csrf = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const cookie = csrf.headers.getSetCookie().map((one) => one.split(";")[0]);
  const answer = await fetch(`${url}/api/auth/callback/credentials`, {
    method: "POST",
    headers: { ...FORGED, cookie: cookie.join("; ") },
    body: new URLSearchParams({ email, password, csrfToken, json: "true" }),
  });
  expect(answer.status).toBe(200);
  const userId = (await findUserByEmail(email))?.id ?? "";
  const sessions = await withIdentity({ userId }, (db) => db.session.findMany({ where: { userId } }));
  return sessions.map(({ address }) => address);
}

test("a client that writes X-Forwarded-For itself is known by the address of its connection", async () => {
  const url = process.env.PLINTH_E2E_URL ?? "";
  const asProduct = { NEXTAUTH_URL: url, PLINTH_LOG_LEVEL: "warn" };
  expect(await addressOfSession(url)).toEqual(["127.0.0.1"]);
  const next = await startWebServer("next start", asProduct);
  const behind = await startWebServer("server.ts", { ...asProduct, PLINTH_TRUSTED_PROXIES: "127.0.0.1" });
  try {
    expect(await addressOfSession(next.url)).toEqual(["127.0.0.1"]);
    expect(await addressOfSession(behind.url)).toEqual(["203.0.113.9"]);
  } finally {
    await Promise.all([next.stop(), behind.stop()]);
  }
});
