import { beforeAll, describe, expect, it } from "vitest";
import { addWorkspace } from "#lib/workspaces/add-workspace.ts";
import { deleteWorkspace } from "#lib/workspaces/delete-workspace.ts";
import { ask } from "#scripts/testing/ask.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { makeKey } from "#scripts/testing/keys.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

type Entry = { workspace_id: string; name: string; is_primary: boolean; created_at: string };

let primary: { id: string; key: string };
let second: { id: string; key: string };

const list = (key: string, query = "") => ask("GET", `/v1/workspaces${query}`, { key });

async function add(name: string) {
  const { workspace_id: id } = await addWorkspace(primary.id, name, new Date());
  return { id, key: (await makeKey(id)).key };
}

beforeAll(async () => {
  primary = await makeWorkspace("agency");
  second = await add("Second");
  await makeWorkspace("agency");
});

describe("GET /v1/workspaces", () => {
  it("lists every workspace of the account, the newest first, for a key of the primary one", async () => {
    const { status, body } = await list(primary.key);
    expect(status).toBe(200);
    expect(body).toEqual({
      workspaces: [
        {
          workspace_id: second.id,
          name: "Second",
          is_primary: false,
          created_at: expect.stringMatching(/Z$/),
        },
        {
          workspace_id: primary.id,
          name: expect.any(String),
          is_primary: true,
          created_at: expect.stringMatching(/Z$/),
        },
      ],
      total: 2,
      limit: 20,
      offset: 0,
    });
  });

  it("lists its own alone for a key of another workspace", async () => {
    const { body } = await list(second.key);
    expect([body.total, body.workspaces.map((one: Entry) => one.workspace_id)]).toEqual([1, [second.id]]);
  });

  it("lists exactly those that GET /v1/platforms takes as workspace_id", async () => {
    const { body } = await list(primary.key);
    for (const { workspace_id } of body.workspaces as Entry[])
      for (const [key, status] of [
        [primary.key, 200],
        [second.key, workspace_id === second.id ? 200 : 404],
      ] as const)
        expect((await ask("GET", `/v1/platforms?workspace_id=${workspace_id}`, { key })).status).toBe(status);
  });

  it("has pages", async () => {
    const { body } = await list(primary.key, "?limit=1&offset=1");
    expect(body).toMatchObject({ total: 2, limit: 1, offset: 1, workspaces: [{ workspace_id: primary.id }] });
    expect((await list(primary.key, "?limit=500")).body.limit).toBe(100);
    expectProblem(await list(primary.key, "?limit=0"), 400, "Invalid Request");
  });

  it("leaves out a deleted workspace; its own key gets 404 Not Found", async () => {
    const gone = await add("Gone");
    await deleteWorkspace(gone.id, new Date());
    expect((await list(primary.key)).body.total).toBe(2);
    expectProblem(await list(gone.key), 404, "Not Found");
  });
});
