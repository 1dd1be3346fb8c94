import { beforeAll, describe, expect, it, vi } from "vitest";
import { generateKey } from "#lib/api-keys/key-format.ts";
import { revokeKey } from "#lib/api-keys/revoke-key.ts";
import { SCOPES, sumOf } from "#lib/scopes.ts";
import { changeWorkspace } from "#lib/workspaces/change-workspace.ts";
import { deleteWorkspace } from "#lib/workspaces/delete-workspace.ts";
import { ask } from "#scripts/testing/ask.ts";
import { makeAuditedWorkspace } from "#scripts/testing/audits.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { makeKey } from "#scripts/testing/keys.ts";
import { OPERATIONS, operationNamed } from "#scripts/testing/operations.ts";
import { askInFull, type Keyed, reach } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { PATHS } from "./paths.ts";

const OK = "200";
const PLAN = "403 Plan Required";
const SCOPE = "403 Insufficient Scope";
const CALLERS = ["creator", "pro", "agency", "enterprise", "read only", "write only"] as const;

/** What each operation answers to a valid request of the callers above, in this order. */
const MATRIX: [string, ...string[]][] = [
  ["GET /v1/workspace", PLAN, OK, OK, OK, OK, SCOPE],
  ["GET /v1/workspaces", PLAN, OK, OK, OK, OK, SCOPE],
  ["GET /v1/platforms", PLAN, OK, OK, OK, OK, SCOPE],
  ["POST /v1/imports", PLAN, OK, OK, OK, SCOPE, OK],
  ["GET /v1/imports", PLAN, OK, OK, OK, OK, SCOPE],
  ["GET /v1/imports/{import_id}", PLAN, OK, OK, OK, OK, SCOPE],
  ["GET /v1/score", PLAN, OK, OK, OK, OK, SCOPE],
  ["GET /v1/score/history", PLAN, OK, OK, OK, OK, SCOPE],
  ["POST /v1/audit/run", PLAN, OK, OK, OK, SCOPE, OK],
  ["GET /v1/audit", PLAN, OK, OK, OK, OK, SCOPE],
  ["GET /v1/audit/{audit_id}", PLAN, OK, OK, OK, OK, SCOPE],
  ["POST /v1/studio/score", PLAN, PLAN, OK, OK, SCOPE, OK],
  ["POST /v1/campaigns", PLAN, PLAN, OK, OK, SCOPE, OK],
  ["GET /v1/campaigns", PLAN, PLAN, OK, OK, OK, SCOPE],
  ["GET /v1/campaigns/{id}", PLAN, PLAN, OK, OK, OK, SCOPE],
  ["PATCH /v1/campaigns/{id}", PLAN, PLAN, OK, OK, SCOPE, OK],
  ["DELETE /v1/campaigns/{id}", PLAN, PLAN, OK, OK, SCOPE, OK],
  ["POST /v1/webhooks", PLAN, PLAN, OK, OK, SCOPE, OK],
  ["GET /v1/webhooks", PLAN, PLAN, OK, OK, OK, SCOPE],
  ["GET /v1/webhooks/{id}", PLAN, PLAN, OK, OK, OK, SCOPE],
  ["PATCH /v1/webhooks/{id}", PLAN, PLAN, OK, OK, SCOPE, OK],
  ["DELETE /v1/webhooks/{id}", PLAN, PLAN, OK, OK, SCOPE, OK],
  ["POST /v1/webhooks/{id}/rotate-secret", PLAN, PLAN, OK, OK, SCOPE, OK],
  ["POST /v1/webhooks/{id}/test", PLAN, PLAN, OK, OK, SCOPE, OK],
  ["GET /v1/webhooks/{id}/deliveries", PLAN, PLAN, OK, OK, OK, SCOPE],
  ["GET /v1/events", PLAN, PLAN, OK, OK, OK, SCOPE],
  ["POST /v1/events/test", PLAN, PLAN, OK, OK, SCOPE, OK],
  ["POST /v1/webhooks/{id}/deliveries/{delivery_id}/replay", PLAN, PLAN, OK, OK, SCOPE, OK],
];

/** What a workspace is told that has nothing yet, where that is not 200; of ids that name nothing it is 404. */
const OF_NOTHING: Record<string, string> = {
  "GET /v1/score": "404 No Score Available",
  "GET /v1/score/history": "404 No Data",
  "POST /v1/audit/run": "422 No Platforms Connected",
};

const CASES = MATRIX.flatMap(([name, ...expected]) =>
  CALLERS.map((caller, n) => ({ name, caller, expected: expected[n] ?? "" })),
);
const NAMES = MATRIX.map(([name]) => name);

let agency: Keyed;
let empty: Keyed;
const deleted: { key: string; paths: Record<string, string> } = { key: "", paths: {} };
const callers: Partial<Record<string, { workspace: Keyed; key: string }>> = {};

beforeAll(async () => {
  const pro = await makeAuditedWorkspace("pro");
  agency = await makeAuditedWorkspace("agency");
  const enterprise = await makeAuditedWorkspace("enterprise");
  const creator = await makeWorkspace("creator");
  for (const [name, workspace] of Object.entries({ creator, pro, agency, enterprise }))
    callers[name] = { workspace, key: workspace.key };
  const reader = await makeKey(agency.id, { scopes: ["read"] });
  const writer = await makeKey(agency.id, { scopes: ["write"] });
  callers["read only"] = { workspace: agency, key: reader.key };
  callers["write only"] = { workspace: agency, key: writer.key };
  empty = await makeWorkspace("agency");
  await deleteReached();
});

/** Deletes a workspace that had everything that operations name. */
async function deleteReached(): Promise<void> {
  const gone = await makeAuditedWorkspace("agency");
  for (const operation of OPERATIONS) deleted.paths[operation.name] = await reach(operation, gone);
  deleted.key = gone.key;
  await deleteWorkspace(gone.id, new Date());
}

const told = ({ status, body }: { status: number; body: { title?: string } }) =>
  status === 200 ? OK : `${status} ${body.title}`;

it("the matrix, the list of operations and the list of paths name the same operations", () => {
  const served = Object.entries(PATHS).flatMap(([path, handlers]) =>
    Object.entries(handlers).flatMap(([method, { declaration }]) => (declaration ? `${method} ${path}` : [])),
  );
  const listed = OPERATIONS.map(({ name }) => name);
  expect(NAMES.toSorted()).toEqual(listed.toSorted());
  // How a path names its ids is no matter of those who ask.
  const sorted = (names: string[]) => names.map((name) => name.replaceAll(/\{\w+\}/g, "{}")).toSorted();
  expect(sorted(served)).toEqual(sorted(listed));
});

describe("plans and scopes", () => {
  it.each(CASES)("$name: $caller → $expected", async ({ name, caller, expected }) => {
    const { workspace, key } = callers[caller] ?? { workspace: agency, key: "" };
    const operation = operationNamed(name);
    // What is refused by plan or scope is refused before its ids are looked up.
    const { method, path, body } = operation;
    const answer =
      expected === OK
        ? await askInFull(operation, workspace, key)
        : await ask(method, path, { key, ...(body && { body }) });
    expect(told(answer)).toBe(expected);
  });

  it.each(OPERATIONS)(
    "$name: a key with $scope alone may, one with every other scope may not",
    async (operation) => {
      const { method, path, body, scope } = operation;
      const alone = await makeKey(agency.id, { scopes: [scope] });
      expect(told(await askInFull(operation, agency, alone.key))).toBe(OK);
      const others = await makeKey(agency.id, { scopes: SCOPES.filter((other) => other !== scope) });
      const refused = await ask(method, path, { key: others.key, ...(body && { body }) });
      expectProblem(refused, 403, "Insufficient Scope");
      expect(refused.body.detail).toBe(
        `This operation needs a key with the scope \`${scope}\`, which is part of \`${sumOf(scope)}\`.`,
      );
    },
  );
});

function badAuthorizations(key: string): (string | undefined)[] {
  const otherEnd = key.endsWith("0") ? "1" : "0";
  return [
    undefined,
    "",
    "Bearer",
    "Bearer nonsense",
    key,
    `Basic ${Buffer.from(`${key}:`).toString("base64")}`,
    `Bearer ${key}x`,
    `Bearer ${key.slice(0, -1)}`,
    `Bearer ${key.slice(0, -1)}${otherEnd}`,
    `Bearer ${key.toUpperCase()}`,
    `Bearer ${generateKey()}`,
    `Bearer ${key} ${key}`,
    `Bearer ${key},`,
  ];
}

describe.each(NAMES)("%s", (name) => {
  const operation = operationNamed(name);
  const { method, path, plan } = operation;
  const content = operation.body && { body: operation.body };
  const send = (key: string) => ask(method, path, { key, ...content });
  const ofNothing = path.includes("_unknown") ? "404 Not Found" : (OF_NOTHING[name] ?? OK);

  it("401 Unauthorized: Missing or invalid API key.", async () => {
    for (const authorization of badAuthorizations(agency.key)) {
      const headers = authorization === undefined ? undefined : { authorization };
      expectProblem(
        await ask(method, path, { ...content, ...(headers && { headers }) }),
        401,
        "Unauthorized",
      );
    }
  });

  it("401 Unauthorized: a session, or a key anywhere but in the header, is no key", async () => {
    const { key } = agency;
    const headers = { cookie: `next-auth.session-token=${key}`, "x-api-key": key };
    const answer = await ask(method, `${path}?api_key=${key}&access_token=${key}`, { ...content, headers });
    expectProblem(answer, 401, "Unauthorized");
  });

  it("401 Unauthorized: the key has expired", async () => {
    const { key } = await makeKey(agency.id, { expiresAt: new Date(Date.now() - 1) });
    expectProblem(await send(key), 401, "Unauthorized");
  });

  it("401 Unauthorized: a revoked key stops working within a second", async () => {
    const { key, key_id } = await makeKey(empty.id);
    expect(told(await send(key))).toBe(ofNothing);
    await revokeKey(key_id, new Date());
    const refused = async () => expectProblem(await send(key), 401, "Unauthorized");
    await vi.waitFor(refused, { timeout: 1_000, interval: 50 });
  });

  it("403 Plan Required: a change of the plan takes effect at once, both ways", async () => {
    const { id, key } = await makeWorkspace(plan);
    expect(told(await send(key))).toBe(ofNothing);
    await changeWorkspace(id, { plan: plan === "pro" ? "creator" : "pro" }, new Date());
    expectProblem(await send(key), 403, "Plan Required");
    await changeWorkspace(id, { plan }, new Date());
    expect(told(await send(key))).toBe(ofNothing);
  });

  it("404 Not Found: the key's workspace was deleted", async () => {
    const { key, paths } = deleted;
    expectProblem(await ask(method, paths[name] ?? "", { key, ...content }), 404, "Not Found");
  });
});
