import { beforeAll, describe, expect, it } from "vitest";
import { failAudit } from "#lib/audits/fail-audit.ts";
import { deleteWorkspace } from "#lib/workspaces/delete-workspace.ts";
import { type Answer, ask } from "#scripts/testing/ask.ts";
import {
  auditsUsed,
  countAudits,
  makeAuditedWorkspace,
  runToEnd,
  startRun,
} from "#scripts/testing/audits.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { addSibling } from "#scripts/testing/keys.ts";

type Keyed = { id: string; key: string };
type Send = (key: string, workspaceId: string) => Promise<Answer>;

const inQuery =
  (path: string): Send =>
  (key, id) =>
    ask("GET", `${path}?workspace_id=${encodeURIComponent(id)}`, { key });
const SENDERS: [string, Send][] = [
  ["GET /v1/score", inQuery("/v1/score")],
  ["GET /v1/score/history", inQuery("/v1/score/history")],
  ["GET /v1/platforms", inQuery("/v1/platforms")],
  ["POST /v1/audit/run", (key, id) => ask("POST", "/v1/audit/run", { key, body: { workspace_id: id } })],
];

let primary: Keyed;
let sibling: Keyed;
let deleted: string;
let stranger: Keyed & { auditId: string };

beforeAll(async () => {
  primary = await makeAuditedWorkspace("agency");
  stranger = await makeAuditedWorkspace("agency");
  sibling = await addSibling(primary.id);
  await runToEnd(sibling);
  deleted = (await addSibling(primary.id, "Deleted")).id;
  await deleteWorkspace(deleted, new Date());
});

/** Ends the run that a test may have started, so that the next test finds none. */
async function settle({ body }: Answer, workspaceId: string): Promise<void> {
  if (!body.audit_id) return;
  await failAudit({
    workspaceId,
    auditId: body.audit_id,
    title: "Ended",
    detail: "By the test.",
    now: new Date(),
  });
}

/** Whether the answer is about a workspace, told by what only that workspace has. */
function isAbout({ body }: Answer, { id }: Keyed): boolean {
  if (!body.platforms) return body.workspace_id === id;
  return body.platforms[0].name === (id === sibling.id ? "youtube" : "twitter");
}

describe.each(SENDERS)("%s: workspace_id", (name, send) => {
  const expectWorkspace = async (key: string, workspace: Keyed) => {
    const answer = await send(key, workspace.id);
    await settle(answer, workspace.id);
    expect(answer.status).toBe(200);
    expect(isAbout(answer, workspace)).toBe(true);
  };

  it("may be the key's own workspace", async () => {
    await expectWorkspace(primary.key, primary);
    await expectWorkspace(sibling.key, sibling);
  });

  it("may be any workspace of the account for a key of the primary workspace", () =>
    expectWorkspace(primary.key, sibling));

  it("omitted means the key's own workspace, not the account's primary one", async () => {
    const [method = "", path = ""] = name.split(" ");
    const answer = await ask(method, path, { key: sibling.key });
    await settle(answer, sibling.id);
    expect(isAbout(answer, sibling)).toBe(true);
  });

  it("404 Not Found: another workspace of the account, for a key of one that is not primary", async () => {
    expectProblem(await send(sibling.key, primary.id), 404, "Not Found");
  });

  it("404 Not Found: a workspace of another account", async () => {
    expectProblem(await send(primary.key, stranger.id), 404, "Not Found");
    expectProblem(await send(sibling.key, stranger.id), 404, "Not Found");
  });

  it("404 Not Found: a deleted workspace of the account", async () => {
    expectProblem(await send(primary.key, deleted), 404, "Not Found");
  });

  it.each([
    "ws_0000000000000000000000",
    "ws_",
    "x",
    " ",
    "'; --",
    "ws_\u0000",
    "%",
    "🙂",
    `ws_${"x".repeat(100)}`,
  ])("404 Not Found: there is no workspace %j", async (id) => {
    expectProblem(await send(primary.key, id), 404, "Not Found");
  });

  it("never hints whether a workspace exists: the answers are the same", async () => {
    const [other, none, gone] = await Promise.all([
      withoutId(primary.key, stranger.id),
      withoutId(primary.key, "ws_0000000000000000000000"),
      withoutId(primary.key, deleted),
    ]);
    expect(other).toEqual(none);
    expect(gone).toEqual(none);
  });

  async function withoutId(key: string, id: string) {
    const { status, headers, body } = await send(key, id);
    const { request_id: _, ...rest } = body;
    const names = [...headers.keys()];
    return { status, names, rest: JSON.parse(JSON.stringify(rest).replaceAll(id, "ID")) };
  }
});

it("POST /v1/audit/run: a refused workspace_id starts nothing there", async () => {
  const before = await countAudits(stranger.id);
  await ask("POST", "/v1/audit/run", { key: primary.key, body: { workspace_id: stranger.id } });
  expect(await countAudits(stranger.id)).toBe(before);
});

it("POST /v1/audit/run: the run of a sibling is counted there and blocks nobody else", async () => {
  const before = await auditsUsed(sibling);
  const auditId = await startRun(primary, { workspace_id: sibling.id });
  expect(await auditsUsed(sibling)).toBe(before + 1);
  const own = await ask("POST", "/v1/audit/run", { key: primary.key });
  expect(own.status).toBe(200);
  await settle(own, primary.id);
  await failAudit({
    workspaceId: sibling.id,
    auditId,
    title: "Ended",
    detail: "By the test.",
    now: new Date(),
  });
});

it("GET /v1/audit/{audit_id}: the primary workspace's key reads the audit that it ran for a sibling", async () => {
  const auditId = await runToEnd({ id: sibling.id, key: primary.key }, { workspace_id: sibling.id });
  expect((await ask("GET", `/v1/audit/${auditId}`, { key: primary.key })).status).toBe(200);
});

it("GET /v1/workspace has no parameters: it answers with the key's own workspace", async () => {
  const { status, body } = await ask("GET", `/v1/workspace?workspace_id=${sibling.id}`, { key: primary.key });
  expect([status, body.id]).toEqual([200, primary.id]);
});
