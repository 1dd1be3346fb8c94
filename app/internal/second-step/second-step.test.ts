import { beforeAll, expect, it } from "vitest";
import { findSessionUser, type SessionUser } from "#lib/members/find-session-user.ts";
import { signIn } from "#lib/members/sign-in.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { OWN_PAGE } from "#scripts/testing/ask-internal.ts";
import { entriesOf } from "#scripts/testing/audit-log.ts";
import { call } from "#scripts/testing/call.ts";
import { expectProblemShape } from "#scripts/testing/expect-problem.ts";
import { FORM_TYPES, FROM_ELSEWHERE } from "#scripts/testing/foreign-requests.ts";
import { codeNow } from "#scripts/testing/read-key.ts";
import { signedIn } from "#scripts/testing/session-user.ts";
import { POST as confirm } from "./confirm/route.ts";
import { POST as renew } from "./recovery-codes/route.ts";
import { POST as begin, DELETE as switchOff } from "./route.ts";

const PASSWORD = "correct horse battery";
const EMAIL = "owner@second.example";
const PATH = "/internal/second-step";
let me: SessionUser;

beforeAll(async () => {
  const now = new Date();
  await createWorkspace({ name: "Brand", plan: "pro", owner: EMAIL, password: PASSWORD, now });
  const browser = { address: "192.0.2.1", userAgent: "test", now };
  const { session } = await signIn({ email: EMAIL, password: PASSWORD, ...browser });
  me = (await findSessionUser(session, now)) as SessionUser;
});

type Headers = Record<string, string>;
const OWN = { ...OWN_PAGE, "x-forwarded-for": "203.0.113.7", "content-type": "application/json" };
const SEND = {
  begin: (body: object, headers: Headers) => call(begin, "POST", PATH, { body, headers }),
  confirm: (body: object, headers: Headers) => call(confirm, "POST", `${PATH}/confirm`, { body, headers }),
  renew: (body: object, headers: Headers) => call(renew, "POST", `${PATH}/recovery-codes`, { body, headers }),
  switchOff: (body: object, headers: Headers) => call(switchOff, "DELETE", PATH, { body, headers }),
};

it("is switched on by a code, renewed and switched off by the password, each with one entry in the log", async () => {
  signedIn.user = me;
  const entries = await entriesOf(async () => {
    const begun = (await SEND.begin({}, OWN)).body;
    const told = (await SEND.confirm({ code: codeNow(begun.secret) }, OWN)).body;
    expect(told.recovery_codes).toHaveLength(10);
    const renewed = (await SEND.renew({ proof: PASSWORD }, OWN)).body;
    expect(renewed.recovery_codes).not.toEqual(told.recovery_codes);
    expect((await SEND.switchOff({ proof: PASSWORD }, OWN)).body).toEqual({ switched_off: true });
  });
  const mine = { user_id: me.id, actor_id: me.id, address: "203.0.113.7" };
  expect(entries).toMatchObject(
    ["switched_on", "codes_renewed", "switched_off"].map((done) => ({
      ...mine,
      action: `second_step.${done}`,
    })),
  );
});

it.each(Object.keys(SEND) as (keyof typeof SEND)[])(
  "%s: 401 signed out, 403 from another site, 415 for what a form could send, 400 without what it needs",
  async (name) => {
    signedIn.user = me;
    const entries = await entriesOf(async () => {
      for (const headers of FROM_ELSEWHERE)
        expect((await SEND[name]({}, { ...headers, "content-type": "application/json" })).status).toBe(403);
      for (const type of FORM_TYPES)
        expect((await SEND[name]({}, { ...OWN_PAGE, "content-type": type })).status).toBe(415);
      if (name !== "begin") expect((await SEND[name]({}, OWN)).body.title).toBe("Invalid Request");
      signedIn.user = null;
      const answer = await SEND[name]({}, OWN);
      expectProblemShape(answer);
      expect(answer.status).toBe(401);
    });
    expect(entries).toEqual([]);
  },
);
