import { afterAll, beforeAll, expect, it } from "vitest";
import { GITHUB_CLIENT } from "#e2e/vendors/github/serve-github.ts";
import { findSessionUser, type SessionUser } from "#lib/members/find-session-user.ts";
import { openVisit } from "#lib/members/providers/sealed.ts";
import { signIn } from "#lib/members/sign-in.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { OWN_PAGE } from "#scripts/testing/ask-internal.ts";
import { entriesOf } from "#scripts/testing/audit-log.ts";
import { call } from "#scripts/testing/call.ts";
import { expectProblemShape } from "#scripts/testing/expect-problem.ts";
import { FORM_TYPES, FROM_ELSEWHERE } from "#scripts/testing/foreign-requests.ts";
import { setUpProvider } from "#scripts/testing/providers.ts";
import { signedIn } from "#scripts/testing/session-user.ts";
import { POST as visit } from "../providers/[provider]/route.ts";
import { DELETE as unlink } from "./[identity_id]/route.ts";
import { POST as link } from "./route.ts";

const PASSWORD = "correct horse battery";
const EMAIL = "owner@identities.example";
const JSON_TYPE = { "content-type": "application/json" };
const OWN = { ...OWN_PAGE, ...JSON_TYPE, "x-forwarded-for": "203.0.113.7" };
let me: SessionUser;

beforeAll(async () => {
  setUpProvider("github", { base: "http://127.0.0.1:9", client: GITHUB_CLIENT });
  const now = new Date();
  await createWorkspace({ name: "Brand", plan: "pro", owner: EMAIL, password: PASSWORD, now });
  const browser = { address: "192.0.2.1", userAgent: "test", now };
  const { session } = await signIn({ email: EMAIL, password: PASSWORD, ...browser });
  me = (await findSessionUser(session, now)) as SessionUser;
});
afterAll(() => setUpProvider("github", null));

type Headers = Record<string, string>;
const SEND = {
  visit: (body: object, headers: Headers, provider = "github") =>
    call(visit, "POST", `/internal/providers/${provider}`, { body, headers, params: { provider } }),
  link: (body: object, headers: Headers) => call(link, "POST", "/internal/identities", { body, headers }),
  unlink: (body: object, headers: Headers) =>
    call(unlink, "DELETE", "/internal/identities/idn_none", {
      body,
      headers,
      params: { identity_id: "idn_none" },
    }),
};
const cookieOf = (headers: globalThis.Headers) => {
  const [, value = "", rest = ""] =
    /^plinth\.provider=([^;]*); (.*)$/.exec(headers.get("set-cookie") ?? "") ?? [];
  return { value, rest };
};

it("leads to the provider's page and keeps the visit in a cookie that no script and no other site reads", async () => {
  const answer = await SEND.visit({ go_to: "/account" }, OWN);
  const url = new URL(answer.body.url);
  expect(url.pathname).toBe("/github.com/login/oauth/authorize");
  const { value, rest } = cookieOf(answer.headers);
  expect(rest).toBe("Path=/; Max-Age=600; HttpOnly; SameSite=Lax");
  const kept = openVisit(value);
  expect(kept).toMatchObject({ goTo: "/account", link: null });
  expect(url.searchParams.get("state")).toBe(kept?.secrets.state);
  expect(url.href).not.toContain(kept?.secrets.verifier);
});

it("goes back to no other site, and to no provider that is not set up", async () => {
  for (const go_to of ["https://evil.example/", "//evil.example", "/.//evil.example"])
    expect(openVisit(cookieOf((await SEND.visit({ go_to }, OWN)).headers).value)?.goTo).toBe("/");
  for (const provider of ["google", "gitlab"]) expect((await SEND.visit({}, OWN, provider)).status).toBe(404);
});

it("begins to link with proof only", async () => {
  signedIn.user = me;
  const wrong = await SEND.link({ provider: "github", proof: "wrong" }, OWN);
  expect(wrong.body.errors).toMatchObject([{ pointer: "/proof" }]);
  expect(wrong.headers.get("set-cookie")).toBeNull();
  const { headers } = await SEND.link({ provider: "github", proof: PASSWORD }, OWN);
  const link = { userId: me.id, sessionId: me.sessionId };
  expect(openVisit(cookieOf(headers).value)).toMatchObject({ link, goTo: "/account" });
  expect((await SEND.link({ provider: "google", proof: PASSWORD }, OWN)).status).toBe(404);
  expect((await SEND.unlink({}, OWN)).status).toBe(404);
});

it.each(Object.keys(SEND) as (keyof typeof SEND)[])(
  "%s: 403 from another site, 415 for what a form could send, and 401 signed out where a session is needed",
  async (name) => {
    signedIn.user = me;
    const entries = await entriesOf(async () => {
      for (const headers of FROM_ELSEWHERE)
        expect((await SEND[name]({}, { ...headers, ...JSON_TYPE })).status).toBe(403);
      for (const type of FORM_TYPES)
        expect((await SEND[name]({}, { ...OWN_PAGE, "content-type": type })).status).toBe(415);
      signedIn.user = null;
      const answer = await SEND[name]({}, OWN);
      if (name === "visit") return expect(answer.status).toBe(200);
      expectProblemShape(answer);
      expect(answer.status).toBe(401);
    });
    expect(entries).toEqual([]);
  },
);
