import { beforeEach, expect, it } from "vitest";
import { findSessionUser, type SessionUser } from "#lib/members/find-session-user.ts";
import { signIn } from "#lib/members/sign-in.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { OWN_PAGE } from "#scripts/testing/ask-internal.ts";
import { entriesOf } from "#scripts/testing/audit-log.ts";
import { call } from "#scripts/testing/call.ts";
import { expectProblemShape } from "#scripts/testing/expect-problem.ts";
import { FORM_TYPES, FROM_ELSEWHERE } from "#scripts/testing/foreign-requests.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { signedIn } from "#scripts/testing/session-user.ts";
import { DELETE as leave } from "./account/route.ts";
import { DELETE, POST } from "./deletions/[workspace_id]/route.ts";

const PASSWORD = "correct horse battery";
const OWN = { ...OWN_PAGE, "content-type": "application/json", "x-forwarded-for": "203.0.113.7" };
const BODY = { brand: "Brand", proof: PASSWORD };
let people = 0;
let workspace_id: string;
let key: string;

beforeEach(async () => {
  people++;
  const email = `person${people}@example.com`;
  const made = await createWorkspace({
    name: "Brand",
    plan: "pro",
    owner: email,
    password: PASSWORD,
    now: new Date(),
  });
  [workspace_id, key] = [made.workspace_id, made.api_key];
  const browser = { address: `192.0.2.${people}`, userAgent: "test", now: new Date() };
  const { session } = await signIn({ email, password: PASSWORD, ...browser });
  signedIn.user = await findSessionUser(session, new Date());
});

const ask = (body: object = BODY, headers: Record<string, string> = OWN) =>
  call(POST, "POST", "/internal/deletions", { headers, body, params: { workspace_id } });
const keep = (headers: Record<string, string> = OWN) =>
  call(DELETE, "DELETE", "/internal/deletions", { headers, body: {}, params: { workspace_id } });
const depart = (headers: Record<string, string> = OWN) =>
  call(leave, "DELETE", "/internal/account", { headers, body: { proof: PASSWORD } });
const isWaiting = async () =>
  (await ownerDb().workspace.count({ where: { id: workspace_id, endsAt: { not: null } } })) === 1;

async function statusOfKey(): Promise<number> {
  const served: Served = await serveHandlers();
  const headers = { authorization: `Bearer ${key}` };
  try {
    return (await fetch(`${served.url}/v1/workspace`, { headers })).status;
  } finally {
    await served.close();
  }
}

it("a workspace is closed with its name and the password, its keys find it deleted, and all comes back by keeping it", async () => {
  expect(await statusOfKey()).toBe(200);
  expect((await ask()).body).toEqual({ workspace_id, ends_at: expect.any(String) });
  expect(await statusOfKey()).toBe(404);
  expect((await keep()).body).toEqual({ workspace_id, kept: true });
  expect(await statusOfKey()).toBe(200);
});

it("an account is to be deleted with the password, and its sessions are over", async () => {
  const { id } = signedIn.user as SessionUser;
  expect((await depart()).body).toEqual({ ends_at: expect.any(String) });
  expect(await ownerDb().session.count({ where: { userId: id, endedAt: null } })).toBe(0);
  expect(await isWaiting()).toBe(true);
});

it("400 Invalid Request for a wrong password, which counts as an attempt, and for another name", async () => {
  const entries = await entriesOf(async () => {
    const wrong = await ask({ ...BODY, proof: "wrong" });
    expectProblemShape(wrong);
    expect(wrong.body).toMatchObject({ title: "Invalid Request", errors: [{ pointer: "/proof" }] });
    expect((await ask({ ...BODY, brand: "Other" })).body).toMatchObject({ errors: [{ pointer: "/brand" }] });
  });
  expect(entries).toEqual([]);
  expect(await isWaiting()).toBe(false);
});

it("who has neither password nor codes must have signed in within ten minutes", async () => {
  const { id, sessionId } = signedIn.user as SessionUser;
  await ownerDb().user.update({ where: { id }, data: { passwordHash: null } });
  await ownerDb().session.update({
    where: { id: sessionId },
    data: { createdAt: new Date(Date.now() - 11 * 60_000) },
  });
  expect((await ask({ ...BODY, proof: "" })).body).toMatchObject({ errors: [{ pointer: "/proof" }] });
  await ownerDb().session.update({ where: { id: sessionId }, data: { createdAt: new Date() } });
  expect((await ask({ ...BODY, proof: "" })).status).toBe(200);
});

it("401 signed out, 403 from another site, 415 for what a form could send", async () => {
  const calls = [(headers: Record<string, string>) => ask(BODY, headers), keep, depart];
  for (const send of calls) {
    for (const headers of FROM_ELSEWHERE)
      expect((await send({ ...headers, "content-type": "application/json" })).status).toBe(403);
    for (const type of FORM_TYPES)
      expect((await send({ ...OWN_PAGE, "content-type": type })).status).toBe(415);
  }
  signedIn.user = null;
  for (const send of calls) expect((await send(OWN)).status).toBe(401);
  expect(await isWaiting()).toBe(false);
});
