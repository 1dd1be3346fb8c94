import { beforeEach, expect, it } from "vitest";
import { addWorkspace } from "#lib/workspaces/add-workspace.ts";
import { changeWorkspace } from "#lib/workspaces/change-workspace.ts";
import { listOwnAccounts } from "#lib/workspaces/list-own-accounts.ts";
import { OWN_PAGE } from "#scripts/testing/ask-internal.ts";
import { entriesOf } from "#scripts/testing/audit-log.ts";
import { call } from "#scripts/testing/call.ts";
import { expectProblemShape } from "#scripts/testing/expect-problem.ts";
import { FORM_TYPES, FROM_ELSEWHERE } from "#scripts/testing/foreign-requests.ts";
import { addMember } from "#scripts/testing/members.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { signedIn } from "#scripts/testing/session-user.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { POST } from "./workspaces/route.ts";

const OWN = { ...OWN_PAGE, "content-type": "application/json", "x-forwarded-for": "203.0.113.7" };
type Person = { id: string };
let workspaceId: string;
let account_id: string;
let owner: Person;
let editor: Person;
let viewer: Person;

beforeEach(async () => {
  workspaceId = (await makeWorkspace("agency")).id;
  const data = { industry: "food" };
  account_id = (await ownerDb().workspace.update({ where: { id: workspaceId }, data })).accountId;
  owner = { id: (await ownerDb().membership.findFirstOrThrow({ where: { workspaceId } })).userId };
  editor = await addMember(workspaceId, "editor");
  viewer = await addMember(workspaceId, "viewer");
  signedIn.user = owner;
});

const ask = (body: object = {}, headers: Record<string, string> = OWN) =>
  call(POST, "POST", "/internal/workspaces", { headers, body: { account_id, name: "Fernhill", ...body } });

async function told(body: object = {}, headers?: Record<string, string>): Promise<string> {
  const answer = await ask(body, headers);
  expectProblemShape(answer);
  return `${answer.status} ${answer.body.title}`;
}

async function rolesIn(id: string): Promise<Record<string, string>> {
  const rows = await ownerDb().membership.findMany({ where: { workspaceId: id } });
  return Object.fromEntries(rows.map(({ userId, role }) => [userId, role]));
}

const countWorkspaces = () => ownerDb().workspace.count({ where: { accountId: account_id } });

it("an owner makes a workspace of their own with those they name; nothing is copied, and the log says so", async () => {
  let id = "";
  const entries = await entriesOf(async () => {
    const { status, body } = await ask({ members: [editor.id] });
    expect(status).toBe(200);
    id = body.workspace_id;
  });
  expect(await rolesIn(id)).toEqual({ [owner.id]: "owner", [editor.id]: "editor" });
  expect(await ownerDb().workspace.findUnique({ where: { id } })).toMatchObject({
    ...{ name: "Fernhill", industry: null, isPrimary: false, accountId: account_id },
  });
  expect(entries).toMatchObject([
    {
      ...{ action: "workspace.created", workspace_id: id, subject_id: id, detail: { members: 2 } },
      ...{ actor_kind: "user", actor_id: owner.id, address: "203.0.113.7" },
    },
  ]);
});

it("nobody comes along unless named; a viewer who is named stays a viewer", async () => {
  expect(await rolesIn((await ask()).body.workspace_id)).toEqual({ [owner.id]: "owner" });
  const { body } = await ask({ members: [viewer.id], industry: " Cosmetics " });
  expect(await rolesIn(body.workspace_id)).toEqual({ [owner.id]: "owner", [viewer.id]: "viewer" });
  const made = await ownerDb().workspace.findUnique({ where: { id: body.workspace_id } });
  expect(made?.industry).toBe("cosmetics");
});

it("proposes those who work in every workspace of the owner, never who only looks in one of them", async () => {
  const second = (await ask({ members: [editor.id] })).body.workspace_id;
  const here = await addMember(workspaceId, "admin");
  const both = await addMember(workspaceId, "viewer");
  const data = { workspaceId: second, userId: both.id, role: "admin", createdAt: new Date() };
  await ownerDb().membership.create({ data });
  const leaving = await addMember(workspaceId, "editor");
  await ownerDb().user.update({ where: { id: leaving.id }, data: { endsAt: new Date() } });
  const third = await addWorkspace(workspaceId, "Of others", new Date());
  await ownerDb().membership.deleteMany({ where: { workspaceId: third.workspace_id } });
  await addMember(third.workspace_id, "owner");
  const [account, ...others] = await listOwnAccounts(owner.id);
  expect(others).toEqual([]);
  expect(account).toMatchObject({ id: account_id, workspaces: { used: 3, limit: 25 }, seats: 10 });
  const seen = account?.colleagues.map(({ id, role, isUsual }) => [id, role, isUsual]);
  expect(new Set(seen)).toEqual(
    new Set([
      [editor.id, "editor", true],
      [viewer.id, "viewer", false],
      [here.id, "admin", false],
      [both.id, "admin", false],
    ]),
  );
});

it("403 Insufficient Scope for who owns none there, 404 Not Found in the account of others", async () => {
  const admin = await addMember(workspaceId, "admin");
  for (const person of [admin, editor, viewer]) {
    signedIn.user = person;
    expect(await told()).toBe("403 Insufficient Scope");
    expect(await listOwnAccounts(person.id)).toEqual([]);
  }
  const foreign = await makeWorkspace("agency");
  signedIn.user = {
    id: (await ownerDb().membership.findFirstOrThrow({ where: { workspaceId: foreign.id } })).userId,
  };
  expect(await told()).toBe("404 Not Found");
  expect(await told({ account_id: "acc_none" })).toBe("404 Not Found");
  expect(await countWorkspaces()).toBe(1);
});

it("400 Invalid Request without a name, and for people of elsewhere", async () => {
  const foreign = await makeWorkspace("agency");
  const stranger = await addMember(foreign.id, "editor");
  expect((await ask({ name: " " })).body).toMatchObject({ status: 400, errors: [{ pointer: "/name" }] });
  const answer = await ask({ members: [editor.id, stranger.id] });
  expect(answer.body).toMatchObject({ status: 400, errors: [{ pointer: "/members" }] });
  expect(await countWorkspaces()).toBe(1);
});

it("409 Limit Reached where the plan has no place left, also for two at once, and says how to get more", async () => {
  await changeWorkspace(workspaceId, { plan: "pro" }, new Date());
  const { status, body } = await ask();
  expect([status, body.title]).toEqual([409, "Limit Reached"]);
  expect(body.detail).toContain("The Pro plan includes 1 workspace");
  expect(body.detail).toContain("ask the operator of this installation for a larger plan");
  await changeWorkspace(workspaceId, { plan: "agency" }, new Date());
  const now = new Date();
  const taken = Array.from({ length: 23 }, (_, n) => ({
    ...{ id: `${workspaceId}${n}`, accountId: account_id, name: `Brand ${n}`, createdAt: now },
  }));
  await ownerDb().workspace.createMany({ data: taken });
  const both = await Promise.all([ask({ name: "One" }), ask({ name: "Two" })]);
  expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
  expect(await countWorkspaces()).toBe(25);
});

it("409 Limit Reached for more people than the plan allows in a workspace", async () => {
  const members = [editor.id, viewer.id];
  for (let n = 0; n < 8; n++) members.push((await addMember(workspaceId, "editor")).id);
  expect(await told({ members })).toBe("409 Limit Reached");
  expect((await ask({ members: members.slice(1) })).status).toBe(200);
});

it("the operator's command brings everybody but viewers, and leaves the industry open", async () => {
  const { workspace_id } = await addWorkspace(workspaceId, "Second brand", new Date());
  expect(await rolesIn(workspace_id)).toEqual({ [owner.id]: "owner", [editor.id]: "editor" });
  expect((await ownerDb().workspace.findUnique({ where: { id: workspace_id } }))?.industry).toBeNull();
});

it("401 signed out, 403 from another site, 415 for what a form could send; nothing comes of it", async () => {
  for (const headers of FROM_ELSEWHERE)
    expect(await told({}, { ...headers, "content-type": "application/json" })).toBe("403 Forbidden");
  for (const type of FORM_TYPES)
    expect(await told({}, { ...OWN_PAGE, "content-type": type })).toBe("415 Unsupported Media Type");
  signedIn.user = null;
  expect(await told()).toBe("401 Unauthorized");
  expect(await countWorkspaces()).toBe(1);
});
