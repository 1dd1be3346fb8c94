import { afterEach, beforeEach, expect, it } from "vitest";
import { ask } from "#scripts/testing/ask.ts";
import { makeKey } from "#scripts/testing/keys.ts";
import { makeMember } from "#scripts/testing/members.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { runScript } from "#scripts/testing/run-script.ts";
import { collectRequests } from "./collect-requests.ts";
import { discardOldRequests } from "./discard-old-requests.ts";
import { listRequests } from "./list-requests.ts";
import { sumRequests } from "./sum-requests.ts";

const PAGE = { limit: 20, offset: 0 };
let end: () => Promise<void>;

beforeEach(() => {
  end = collectRequests();
});
afterEach(() => end());

it("keeps requests with a key from elsewhere than its list; others of the same key are answered", async () => {
  const { caller } = await makeMember("owner");
  const { key } = await makeKey(caller.workspaceId, { addresses: ["203.0.113.0/24", "2001:db8::/32"] });
  const from = (address: string) =>
    ask("GET", "/v1/workspace", { key, headers: { "x-forwarded-for": address } });
  expect((await from("203.0.113.9")).status).toBe(200);
  expect((await from("2001:db8::1")).status).toBe(200);
  const { status, body, headers } = await from("198.51.100.1");
  expect([status, body]).toEqual([401, expect.objectContaining({ title: "Unauthorized" })]);
  expect(headers.get("www-authenticate")).toContain("Bearer");
  expect(String(body.detail)).toMatch(/^The address 198\.51\.100\.1 is not on this key's list\. An owner/);
  const stranger = await ask("GET", "/v1/workspace", { key: "plk_live_none" });
  expect(String(stranger.body.detail)).not.toMatch(/address|list/);
  await end();
  expect(await countsOf(caller.workspaceId)).toEqual({ "getWorkspace 200": 2, "getWorkspace 401": 1 });
});

/** Who looks, and a key of theirs. */
async function makeReader() {
  const { caller } = await makeMember("owner");
  const { key, key_id } = await makeKey(caller.workspaceId, { scopes: ["read"] });
  return { caller, key, key_id };
}

async function countsOf(workspaceId: string): Promise<Record<string, number>> {
  const text = `SELECT operation || ' ' || status AS what, sum(requests)::int AS n FROM request_counts
    WHERE workspace_id = $1 GROUP BY 1`;
  const { rows } = await ownerPool().query<{ what: string; n: number }>(text, [workspaceId]);
  return Object.fromEntries(rows.map(({ what, n }) => [what, n]));
}

it("keeps operation, status, time, id and key of a request, the title of a problem, and nothing that was sent", async () => {
  const { caller, key, key_id } = await makeReader();
  await ask("GET", "/v1/campaigns?limit=7", { key, headers: { "x-request-id": "my-own-1" } });
  const body = { name: "A secret plan", start_date: "2099-01-01" };
  await ask("POST", "/v1/campaigns", { key, body });
  await ask("GET", "/v1/audit/aud_none?token=hidden", { key });
  await ask("GET", "/v1/campaigns", { key: "plk_live_none" });
  await end();
  const { requests, total } = await listRequests(caller, {}, PAGE);
  expect(total).toBe(3);
  expect(requests.map(({ operation, status, problem }) => [operation, status, problem])).toEqual([
    ["getAudit", 404, { title: "Not Found", code: "not_found" }],
    ["createCampaign", 403, { title: "Insufficient Scope", code: "insufficient_scope" }],
    ["listCampaigns", 200, null],
  ]);
  expect(requests[2]).toMatchObject({ id: "my-own-1", key_name: expect.stringMatching(/^….{4}$/) });
  expect(requests[2]?.duration_ms).toBeGreaterThan(0);
  expect(await countsOf(caller.workspaceId)).toEqual({
    ...{ "getAudit 404": 1, "createCampaign 403": 1, "listCampaigns 200": 1 },
  });
  const { rows } = await ownerPool().query("SELECT * FROM logged_requests l, request_counts c");
  expect(JSON.stringify(rows)).not.toMatch(/secret plan|hidden|limit=/);
  const list = async (filter: object) => (await listRequests(caller, filter, PAGE)).total;
  expect(await list({ status: "4xx" })).toBe(2);
  expect(await list({ status: "5xx" })).toBe(0);
  expect(await list({ operation: "getAudit" })).toBe(1);
  expect(await list({ request: "my-own-1", key: key_id })).toBe(1);
  expect(await list({ key: "key_of_another" })).toBe(0);
});

it("counts are exact over two processes that write at once, whatever is kept of single requests", async () => {
  const places = [await makeMember("owner"), await makeMember("owner")].map(
    ({ caller }) => caller.workspaceId,
  );
  const args = [places.join(), "4000"];
  const runs = [1, 2].map(() => runScript("testing/note-requests.ts", args));
  for (const { code, stderr } of await Promise.all(runs)) expect([code, stderr]).toEqual([0, ""]);
  for (const id of places) {
    expect(await countsOf(id)).toEqual({ "getScore 200": 7_200, "getScore 404": 800 });
    const { rows } = await ownerPool().query("SELECT FROM logged_requests WHERE workspace_id = $1", [id]);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.length).toBeLessThan(2_000);
  }
}, 60_000);

it("a log that cannot be written fails no request, and is written when it can be again", async () => {
  const { caller, key } = await makeReader();
  await ownerPool().query("ALTER FUNCTION keep_requests(jsonb) RENAME TO kept_away");
  try {
    for (let n = 0; n < 3; n++) expect((await ask("GET", "/v1/platforms", { key })).status).toBe(200);
    await new Promise((done) => setTimeout(done, 1_500));
    expect((await ask("GET", "/v1/platforms", { key })).status).toBe(200);
    expect(await countsOf(caller.workspaceId)).toEqual({});
  } finally {
    await ownerPool().query("ALTER FUNCTION kept_away(jsonb) RENAME TO keep_requests");
  }
  await end();
  expect(await countsOf(caller.workspaceId)).toEqual({ "listPlatforms 200": 4 });
  expect((await listRequests(caller, {}, PAGE)).total).toBe(4);
});

it("sums are by day and minute, with the peak of each of the plan's two rates", async () => {
  const { caller } = await makeMember("admin");
  const now = new Date("2026-11-23T10:00:00Z");
  const write = (minute: string, operation: string, status: number, requests: number) =>
    ownerPool().query("INSERT INTO request_counts VALUES ($1, $2, $3, $4, $5)", [
      ...[caller.workspaceId, minute, operation, status, requests],
    ]);
  await write("2026-11-23T09:00:00Z", "getScore", 200, 50);
  await write("2026-11-23T09:00:00Z", "getScore", 429, 9);
  await write("2026-11-23T09:00:00Z", "listAudits", 200, 7);
  await write("2026-11-17T00:00:00Z", "getScore", 200, 20);
  await write("2026-11-16T23:59:00Z", "getScore", 200, 999);
  const { days, ...sums } = await sumRequests(caller, now);
  expect(sums).toEqual({
    ...{ total: 86, failed: 9, peaks: { score: 59, others: 7 } },
    operations: ["getScore", "listAudits"],
  });
  expect(days.map(({ requests }) => requests)).toEqual([20, 0, 0, 0, 0, 0, 66]);
  expect(days.at(-1)).toEqual({ day: "2026-11-23", requests: 66, failed: 9 });
});

it("goes after seven days, of every workspace", async () => {
  const { caller, key } = await makeReader();
  await ask("GET", "/v1/platforms", { key });
  await end();
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await discardOldRequests(inDays(6.9));
  expect((await listRequests(caller, {}, PAGE)).total).toBe(1);
  await discardOldRequests(inDays(7.1));
  const { rows } = await ownerPool().query("SELECT FROM logged_requests");
  const counts = await ownerPool().query("SELECT FROM request_counts WHERE minute < now()");
  expect([rows.length, counts.rows.length]).toEqual([0, 0]);
});

it("is of one workspace, and for owners and admins", async () => {
  const { key } = await makeReader();
  await ask("GET", "/v1/platforms", { key });
  await end();
  const other = await makeMember("owner");
  expect((await listRequests(other.caller, {}, PAGE)).total).toBe(0);
  expect((await sumRequests(other.caller, new Date())).total).toBe(0);
  const { caller } = await makeMember("editor");
  const refused = { title: "Insufficient Scope" };
  await expect(listRequests(caller, {}, PAGE)).rejects.toMatchObject(refused);
  await expect(sumRequests(caller, new Date())).rejects.toMatchObject(refused);
});
