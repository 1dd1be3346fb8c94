import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { deleteWorkspace } from "#lib/workspaces/delete-workspace.ts";
import { addSibling } from "#scripts/testing/keys.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

type Keyed = { id: string; key: string };

let served: Served;
let primary: Keyed;
let sibling: Keyed;
let stranger: Keyed;
let deleted: string;

beforeAll(async () => {
  served = await serveHandlers();
  [primary, stranger] = [await makeWorkspace("agency"), await makeWorkspace("agency")];
  sibling = await addSibling(primary.id);
  deleted = (await addSibling(primary.id, "Deleted")).id;
  await deleteWorkspace(deleted, new Date());
}, 60_000);
afterAll(() => served.close());

async function send(method: string, path: string, { key }: Keyed, body?: object, headers = {}) {
  const answer = await fetch(`${served.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
    body: body ? JSON.stringify(body) : null,
  });
  return { status: answer.status, body: await answer.json() };
}

const KINDS = [
  {
    path: "/v1/campaigns",
    table: "campaign",
    made: { name: "Winter loaves", start_date: "2999-01-01" },
    change: { name: "Spring loaves" },
  },
  {
    path: "/v1/webhooks",
    table: "webhook",
    made: { url: "https://hooks.example.com/plinth", events: ["score.changed"] },
    change: { status: "paused" },
  },
] as const;

const NOT_FOUND = { status: 404, body: { title: "Not Found" } };
const REFUSED = () => [stranger.id, deleted, "ws_0000000000000000000000", "x", ""];

describe.each(KINDS)("$path: workspace_id in the body", ({ path, table, made, change }) => {
  const create = async (by: Keyed, workspaceId?: string) =>
    send("POST", path, by, { ...made, ...(workspaceId !== undefined && { workspace_id: workspaceId }) });
  const countIn = (workspaceId: string): Promise<number> =>
    withWorkspace(workspaceId, (tx) => (tx[table] as typeof tx.campaign).count({ where: { workspaceId } }));
  const entriesIn = (workspaceId: string, action: string) =>
    withWorkspace(workspaceId, (tx) => tx.auditLogEntry.count({ where: { workspaceId, action } }));

  it("POST makes it in the workspace that is named, and its audit log has it", async () => {
    const before = [await countIn(primary.id), await countIn(sibling.id)] as const;
    const entries = await entriesIn(sibling.id, `${table}.created`);
    expect((await create(primary, sibling.id)).status).toBe(200);
    expect([await countIn(primary.id), await countIn(sibling.id)]).toEqual([before[0], before[1] + 1]);
    expect(await entriesIn(sibling.id, `${table}.created`)).toBe(entries + 1);
    expect((await create(primary, primary.id)).status).toBe(200);
    expect((await create(sibling, sibling.id)).status).toBe(200);
  });

  it("POST with an Idempotency-Key makes it there once", async () => {
    const before = await countIn(sibling.id);
    const body = { ...made, workspace_id: sibling.id };
    const repeat = () => send("POST", path, primary, body, { "idempotency-key": `once-${table}` });
    const [first, second] = [await repeat(), await repeat()];
    expect([first.status, second.body]).toEqual([200, first.body]);
    expect(await countIn(sibling.id)).toBe(before + 1);
  });

  it("POST: 404 Not Found for a workspace that the key may not name, and nothing is made", async () => {
    const before = [await countIn(primary.id), await countIn(stranger.id)];
    for (const id of REFUSED()) expect(await create(primary, id)).toMatchObject(NOT_FOUND);
    expect(await create(sibling, primary.id)).toMatchObject(NOT_FOUND);
    expect([await countIn(primary.id), await countIn(stranger.id)]).toEqual(before);
  });

  it("400 Invalid Request for one that is no text", async () => {
    expect(await send("POST", path, primary, { ...made, workspace_id: 7 })).toMatchObject({
      status: 400,
      body: { title: "Invalid Request", errors: [{ pointer: "/workspace_id" }] },
    });
  });

  it("PATCH looks for it in the workspace that is named", async () => {
    const { id } = (await create(primary, sibling.id)).body;
    const patch = (workspace_id: string) =>
      send("PATCH", `${path}/${id}`, primary, { ...change, workspace_id });
    expect(await patch(sibling.id)).toMatchObject({ status: 200, body: change });
    for (const other of [primary.id, ...REFUSED()]) expect(await patch(other)).toMatchObject(NOT_FOUND);
  });

  it("an id in the path is found in every workspace that the key may name, and in no other", async () => {
    const theirs = (await create(stranger)).body.id;
    const { id } = (await create(sibling)).body;
    const own = (await create(primary)).body.id;
    for (const [method, body] of [["GET"], ["PATCH", change], ["DELETE"]] as const) {
      expect(await send(method, `${path}/${theirs}`, primary, body)).toMatchObject(NOT_FOUND);
      expect(await send(method, `${path}/${own}`, sibling, body)).toMatchObject(NOT_FOUND);
      expect(await send(method, `${path}/${id}`, primary, body)).toMatchObject({ status: 200, body: { id } });
    }
    expect(await send("GET", `${path}/${id}`, sibling)).toMatchObject(NOT_FOUND);
  });
});

it("what is below a webhook is found there too: secret, test, deliveries, replay", async () => {
  const { id } = (await send("POST", "/v1/webhooks", sibling, KINDS[1].made)).body;
  const at = (path: string) => `/v1/webhooks/${id}/${path}`;
  expect((await send("POST", at("rotate-secret"), primary, {})).status).toBe(200);
  const tested = await send("POST", at("test"), primary, {}, { "idempotency-key": "test-there" });
  expect(tested.status).toBe(200);
  const { deliveries } = (await send("GET", at("deliveries"), primary)).body;
  expect(deliveries).toMatchObject([{ id: tested.body.delivery_id }]);
  const replayed = await send("POST", at(`deliveries/${tested.body.delivery_id}/replay`), primary, {});
  expect(replayed).toMatchObject({ status: 409, body: { title: "Delivery Pending" } });
  expect(await send("POST", at("test"), stranger, {})).toMatchObject(NOT_FOUND);
});
