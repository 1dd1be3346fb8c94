import { beforeAll, describe, expect, it } from "vitest";
import { importUpload } from "#lib/uploads/import-upload.ts";
import { addWorkspace } from "#lib/workspaces/add-workspace.ts";
import { ask } from "#scripts/testing/ask.ts";
import { expectProblem, pointersOf } from "#scripts/testing/expect-problem.ts";
import { addSibling, makeKey } from "#scripts/testing/keys.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";

type Keyed = { id: string; key: string };

const csv = (text: string, type = "text/csv") => new Blob([text], { type });
const QUERY = { platform: "twitter", handle: "@Brand", file_name: "posts.csv" };

function send({ key }: Keyed, file: Blob, changes: Record<string, string | undefined> = {}, headers = {}) {
  const query = Object.entries({ ...QUERY, ...changes }).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(query as [string, string][]);
  return ask("POST", `/v1/imports?${search}`, { key, body: file, headers });
}

const get = ({ key }: Keyed, id: string) => ask("GET", `/v1/imports/${id}`, { key });
const list = ({ key }: Keyed, query = "") => ask("GET", `/v1/imports${query}`, { key });
const kept = async ({ id: workspaceId }: Keyed) => ({
  uploads: await ownerDb().upload.count({ where: { workspaceId } }),
  chunks: await ownerDb().uploadChunk.count({ where: { workspaceId } }),
  keys: await ownerDb().idempotencyKey.count({ where: { workspaceId } }),
});
const NOTHING = { uploads: 0, chunks: 0, keys: 0 };

/** What a file that has landed says of itself. */
async function importOf(workspace: Keyed, file: Blob, changes = {}) {
  const { body } = await send(workspace, file, changes);
  await importUpload(workspace.id, body.import_id);
  return (await get(workspace, body.import_id)).body;
}

let workspace: Keyed;

beforeAll(async () => {
  workspace = await makeWorkspace("enterprise");
});

describe("POST /v1/imports", () => {
  it("takes a file, and what became of it is told when it is imported", async () => {
    const { status, body } = await send(workspace, csv(makePosts(20, "2026-06-30")));
    expect(status).toBe(200);
    expect(body).toEqual({
      import_id: expect.stringMatching(/^upl_\w{22}$/),
      status: "processing",
      platform: "twitter",
      handle: "Brand",
      file_name: "posts.csv",
    });
    const waiting = { format: null, posts: null, rejected: [], rejected_total: null, completed_at: null };
    expect((await get(workspace, body.import_id)).body).toMatchObject({ ...body, ...waiting, error: null });
    await importUpload(workspace.id, body.import_id);
    const done = await get(workspace, body.import_id);
    expect(done.body).toEqual({
      ...body,
      status: "completed",
      format: "generic_posts_csv",
      posts: 20,
      updated: 0,
      account_days: 0,
      comments: 0,
      rejected: [],
      rejected_total: 0,
      created_at: expect.any(String),
      completed_at: expect.any(String),
      error: null,
    });
    const platforms = await ask("GET", "/v1/platforms", { key: workspace.key });
    expect(platforms.body.platforms).toMatchObject([{ name: "twitter", handle: "Brand" }]);
  });

  it("rejects rows by line, as the dashboard does", async () => {
    const text =
      "id,created_at,text,likes\np1,2026-06-01T09:00:00Z,Good,5\np2,never,Bad,5\np3,2026-06-03T09:00:00Z,Bad,-1\n";
    expect(await importOf(workspace, csv(text), { handle: "rows" })).toMatchObject({
      status: "completed",
      posts: 1,
      rejected: [
        { line: 3, reason: expect.stringContaining("never") },
        { line: 4, reason: expect.stringContaining("-1") },
      ],
      rejected_total: 2,
    });
  });

  it("ends as failed when no format fits, or nothing came", async () => {
    for (const text of ["colour,size\nred,3\n", "", "\u0000\u0001"])
      expect(await importOf(workspace, csv(text, "application/octet-stream"))).toMatchObject({
        status: "failed",
        format: null,
        posts: null,
        completed_at: expect.any(String),
        error: { title: "Not An Export", detail: expect.any(String) },
      });
  });

  it.each(["text/csv; charset=UTF-8", "application/x-ndjson", "Application/Octet-Stream"])(
    "takes the type %s",
    async (type) => {
      expect((await send(workspace, csv("id\n"), {}, { "content-type": type })).status).toBe(200);
    },
  );

  it.each(["text/plain", "application/json", "", "text/csv; charset=latin1", "multipart/form-data"])(
    "415 Unsupported Media Type: %j",
    async (type) => {
      expectProblem(
        await send(workspace, csv("id\n"), {}, { "content-type": type }),
        415,
        "Unsupported Media Type",
      );
    },
  );

  it("415 Unsupported Media Type: a compressed file", async () => {
    const answer = await send(workspace, csv("id\n"), {}, { "content-encoding": "gzip" });
    expectProblem(answer, 415, "Unsupported Media Type");
  });

  it.each([
    ["platform", undefined, 422, "Invalid Platform"],
    ["platform", "myspace", 422, "Invalid Platform"],
    ["platform", "Twitter", 422, "Invalid Platform"],
    ["handle", undefined, 400, "Invalid Request"],
    ["handle", " @ ", 400, "Invalid Request"],
    ["handle", "x".repeat(101), 400, "Invalid Request"],
    ["handle", "a\u0000b", 400, "Invalid Request"],
    ["file_name", undefined, 400, "Invalid Request"],
    ["file_name", "", 400, "Invalid Request"],
    ["file_name", "x".repeat(256), 400, "Invalid Request"],
    ["workspace_id", "ws_0000000000000000000000", 404, "Not Found"],
  ] as const)("%s = %j: %i %s, and nothing is kept", async (field, value, status, title) => {
    const other = await makeWorkspace("enterprise");
    const answer = await send(other, csv("id\n"), { [field]: value });
    expectProblem(answer, status, title);
    if (status !== 404) expect(pointersOf(answer)).toEqual([`/${field}`]);
    expect(await kept(other)).toEqual(NOTHING);
  });

  it("the platform gives the title before other fields, 415 and 413 come before them", async () => {
    const wrong = { platform: "x", handle: "", file_name: "" };
    expectProblem(await send(workspace, csv("id\n"), wrong), 422, "Invalid Platform");
    expectProblem(await send(workspace, csv("id\n", "text/plain"), wrong), 415, "Unsupported Media Type");
    const large = { "content-length": String(200 * 1_048_576 + 1) };
    expectProblem(await send(workspace, csv("id\n"), wrong, large), 413, "Content Too Large");
  });

  it("409 Limit Reached: the plan has room for no other platform", async () => {
    const pro = await makeWorkspace("pro");
    for (const platform of ["twitter", "tiktok", "youtube", "linkedin"])
      await importOf(pro, csv(makePosts(1)), { platform });
    expectProblem(await send(pro, csv(makePosts(1)), { platform: "pinterest" }), 409, "Limit Reached");
    expect((await send(pro, csv(makePosts(1)))).status).toBe(200);
  });

  it("is made in the workspace that a key of the primary one names", async () => {
    const sibling = await addSibling(workspace.id);
    const { body } = await send(
      workspace,
      csv(makePosts(2)),
      { workspace_id: sibling.id },
      { "idempotency-key": "k" },
    );
    expect((await get(sibling, body.import_id)).body.import_id).toBe(body.import_id);
    expect((await get(workspace, body.import_id)).status).toBe(200);
    expect((await list(sibling)).body.total).toBe(1);
    expect((await list(workspace, `?workspace_id=${sibling.id}`)).body.total).toBe(1);
    const again = await send(
      workspace,
      csv(makePosts(2)),
      { workspace_id: sibling.id },
      { "idempotency-key": "k" },
    );
    expect([again.status, again.body]).toEqual([200, body]);
    expect((await list(sibling)).body.total).toBe(1);
    expectProblem(await send(sibling, csv(makePosts(2)), { workspace_id: workspace.id }), 404, "Not Found");
  });

  it("403 Insufficient Scope without imports:write, 403 Plan Required on Creator", async () => {
    const reader = await makeKey(workspace.id, { scopes: ["read"] });
    expectProblem(await send({ id: workspace.id, key: reader.key }, csv("id\n")), 403, "Insufficient Scope");
    expectProblem(await send(await makeWorkspace("creator"), csv("id\n")), 403, "Plan Required");
  });
});

describe("GET /v1/imports", () => {
  it("lists what was sent by the API and the dashboard, the newest first, and nothing that is still arriving", async () => {
    const own = await makeWorkspace("pro");
    const sent: string[] = [];
    for (const name of ["a.csv", "b.csv"])
      sent.push((await send(own, csv("id\n"), { file_name: name })).body.import_id);
    const row = { platform: "twitter", handle: "@brand", fileName: "f.csv", bytes: 0, requestedBy: "usr_x" };
    const old = new Date("2026-01-01");
    await ownerDb().upload.createMany({
      data: [
        { ...row, workspaceId: own.id, id: "upl_arriving", status: "receiving", createdAt: new Date() },
        { ...row, workspaceId: own.id, id: "upl_old", status: "completed", createdAt: old, completedAt: old },
      ],
    });
    const { body } = await list(own);
    const [, first, second] = ["", ...sent];
    expect(body).toMatchObject({
      imports: [{ import_id: second }, { import_id: first }, { import_id: "upl_old", handle: "brand" }],
      total: 3,
      limit: 20,
      offset: 0,
    });
    expect((await list(own, "?limit=1&offset=1")).body.imports).toMatchObject([{ import_id: first }]);
    expectProblem(await get(own, "upl_arriving"), 404, "Not Found");
  });

  it("404 Not Found: an import of another account, or of a workspace that the key may not name", async () => {
    const stranger = await makeWorkspace("enterprise");
    const { body } = await send(stranger, csv("id\n"));
    expectProblem(await get(workspace, body.import_id), 404, "Not Found");
    const { workspace_id } = await addWorkspace(stranger.id, "Second", new Date());
    const second = { id: workspace_id, key: (await makeKey(workspace_id)).key };
    expectProblem(await get(second, body.import_id), 404, "Not Found");
    expectProblem(await list(workspace, `?workspace_id=${stranger.id}`), 404, "Not Found");
  });
});
