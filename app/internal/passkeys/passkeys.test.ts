import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { rereadEnv } from "#lib/env.ts";
import { findSessionUser, type SessionUser } from "#lib/members/find-session-user.ts";
import { signIn } from "#lib/members/sign-in.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { OWN_PAGE } from "#scripts/testing/ask-internal.ts";
import { entriesOf } from "#scripts/testing/audit-log.ts";
import { makeAuthenticator } from "#scripts/testing/authenticator.ts";
import { call } from "#scripts/testing/call.ts";
import { expectProblemShape } from "#scripts/testing/expect-problem.ts";
import { FORM_TYPES, FROM_ELSEWHERE } from "#scripts/testing/foreign-requests.ts";
import { signedIn } from "#scripts/testing/session-user.ts";
import { DELETE as remove } from "./[passkey_id]/route.ts";
import { POST as begin } from "./options/route.ts";
import { POST as add } from "./route.ts";

const PASSWORD = "correct horse battery";
const EMAIL = "owner@passkeys.example";
const PATH = "/internal/passkeys";
const PLACE = { rpId: "plinth.example", origin: "https://plinth.example" };
let me: SessionUser;

beforeAll(async () => {
  vi.stubEnv("NEXTAUTH_URL", PLACE.origin);
  rereadEnv();
  const now = new Date();
  await createWorkspace({ name: "Brand", plan: "pro", owner: EMAIL, password: PASSWORD, now });
  const browser = { address: "192.0.2.1", userAgent: "test", now };
  const { session } = await signIn({ email: EMAIL, password: PASSWORD, ...browser });
  me = (await findSessionUser(session, now)) as SessionUser;
});
afterAll(() => {
  vi.unstubAllEnvs();
  rereadEnv();
});

type Headers = Record<string, string>;
const OWN = { ...OWN_PAGE, "x-forwarded-for": "203.0.113.7", "content-type": "application/json" };
const SEND = {
  begin: (body: object, headers: Headers) => call(begin, "POST", `${PATH}/options`, { body, headers }),
  add: (body: object, headers: Headers) => call(add, "POST", PATH, { body, headers }),
  remove: (body: object, headers: Headers, passkey_id = "pk_none") =>
    call(remove, "DELETE", `${PATH}/${passkey_id}`, { body, headers, params: { passkey_id } }),
};

it("is added and removed by its owner, each with one entry in the log", async () => {
  signedIn.user = me;
  const entries = await entriesOf(async () => {
    const { challenge } = (await SEND.begin({}, OWN)).body;
    const answer = makeAuthenticator(PLACE).register(challenge);
    const { id } = (await SEND.add({ name: "Work laptop", answer }, OWN)).body;
    expect((await SEND.remove({}, OWN, id)).body).toEqual({ id, removed: true });
    expect((await SEND.remove({}, OWN, id)).status).toBe(404);
  });
  const mine = { user_id: me.id, actor_id: me.id, address: "203.0.113.7" };
  expect(entries).toMatchObject(["added", "removed"].map((done) => ({ ...mine, action: `passkey.${done}` })));
});

it.each(Object.keys(SEND) as (keyof typeof SEND)[])(
  "%s: 401 signed out, 403 from another site, 415 for what a form could send",
  async (name) => {
    signedIn.user = me;
    const entries = await entriesOf(async () => {
      for (const headers of FROM_ELSEWHERE)
        expect((await SEND[name]({}, { ...headers, "content-type": "application/json" })).status).toBe(403);
      for (const type of FORM_TYPES)
        expect((await SEND[name]({}, { ...OWN_PAGE, "content-type": type })).status).toBe(415);
      if (name === "add") expect((await SEND.add({ name: "" }, OWN)).body.title).toBe("Invalid Request");
      signedIn.user = null;
      const answer = await SEND[name]({}, OWN);
      expectProblemShape(answer);
      expect(answer.status).toBe(401);
    });
    expect(entries).toEqual([]);
  },
);
