import { describe, expect, it, vi } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { type Answer, ask, findHandler } from "#scripts/testing/ask.ts";
import { makeAuditedWorkspace, makeSmallWorkspace } from "#scripts/testing/audits.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { OPERATIONS, operationNamed } from "#scripts/testing/operations.ts";
import { endRuns, type Keyed, reach } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

const POSTS = OPERATIONS.filter(({ method }) => method === "POST");
/** A second body that is as right as the first. */
const OTHER_BODIES: Record<string, object> = {
  "POST /v1/imports": new Blob(["id,created_at\np2,2026-01-06\n"], { type: "text/csv" }),
  "POST /v1/audit/run": { lookback_days: 30 },
  "POST /v1/studio/score": { content_type: "text", content: "Something else.", platform: "tiktok" },
  "POST /v1/campaigns": { name: "Other", start_date: "2999-01-01" },
  "POST /v1/webhooks": { url: "https://other.example.com/", events: ["score.changed"] },
  "POST /v1/events/test": { event: "score.changed" },
};
const WITHOUT_FIELDS = { note: "unknown fields are ignored, yet this is another body" };

/** How much the workspace has of everything that a POST makes, and its webhooks' secrets. */
function effectsIn(workspaceId: string) {
  const where = { workspaceId };
  return withWorkspace(workspaceId, async (tx) => {
    const webhooks = await tx.webhook.findMany({ where, orderBy: { id: "asc" } });
    return {
      audits: await tx.audit.count({ where }),
      uploads: await tx.upload.count({ where }),
      campaigns: await tx.campaign.count({ where }),
      events: await tx.event.count({ where }),
      deliveries: await tx.delivery.count({ where }),
      secrets: webhooks.map(({ id, secret }) => `${id} ${Buffer.from(secret).toString("hex")}`),
    };
  });
}

/** Sends a request under the key `order-1`; the answer's text is left as it came. */
async function sendBytes(path: string, key: string, body: object) {
  const { handler, params } = findHandler("POST", path);
  const headers = {
    authorization: `Bearer ${key}`,
    "content-type": body instanceof Blob ? body.type : "application/json",
    "idempotency-key": "order-1",
  };
  const init = { method: "POST", headers, body: body instanceof Blob ? body : JSON.stringify(body) };
  const answer = await handler(new Request(`http://127.0.0.1${path}`, init), {
    params: Promise.resolve(params),
  });
  const replayed = answer.headers.get("idempotency-replayed");
  const type = answer.headers.get("content-type");
  return { status: answer.status, text: await answer.text(), type, replayed };
}

const idsOf = (answers: Answer[]) => new Set(answers.map(({ body }) => JSON.stringify(body)));
const keptIn = (workspaceId: string) =>
  withWorkspace(workspaceId, (tx) => tx.idempotencyKey.count({ where: { workspaceId } }));

/** Lets the kept answers of a workspace grow older. */
function letPass(workspaceId: string, ms: number) {
  const createdAt = new Date(Date.now() - ms);
  return withWorkspace(workspaceId, (tx) =>
    tx.idempotencyKey.updateMany({ where: { workspaceId }, data: { createdAt } }),
  );
}

describe.each(POSTS)("Idempotency-Key on $name", (operation) => {
  const { name, path: unknown, body: content = {} } = operation;

  async function prepare() {
    const workspace = await makeSmallWorkspace("enterprise");
    const path = await reach(operation, workspace);
    const send = (key: string, body: unknown = content, by: Keyed = workspace) =>
      ask("POST", path, { key: by.key, body, headers: { "idempotency-key": key } });
    return { workspace, path, send };
  }

  it("a repeated request has one effect and the same answer, byte for byte", async () => {
    const { workspace, path } = await prepare();
    const first = await sendBytes(path, workspace.key, content);
    expect([first.status, first.replayed]).toEqual([200, null]);
    const after = await effectsIn(workspace.id);
    const second = await sendBytes(path, workspace.key, content);
    expect(second).toEqual({ ...first, replayed: "true" });
    expect(await effectsIn(workspace.id)).toEqual(after);
  });

  it("422 Idempotency Key Reused: Same Idempotency-Key, other body", async () => {
    const { workspace, send } = await prepare();
    expect((await send("order-1")).status).toBe(200);
    const after = await effectsIn(workspace.id);
    const other = OTHER_BODIES[name] ?? WITHOUT_FIELDS;
    expectProblem(await send("order-1", other), 422, "Idempotency Key Reused");
    expect(await effectsIn(workspace.id)).toEqual(after);
  });

  it("422 Idempotency Key Reused: same key on another operation", async () => {
    const { workspace, send } = await prepare();
    expect((await send("order-1")).status).toBe(200);
    const { path, body } = operationNamed(
      name === "POST /v1/campaigns" ? "POST /v1/webhooks" : "POST /v1/campaigns",
    );
    const headers = { "idempotency-key": "order-1" };
    const answer = await ask("POST", path, { key: workspace.key, body, headers });
    expectProblem(answer, 422, "Idempotency Key Reused");
  });

  it("the same key of another workspace is another key", async () => {
    const [one, two] = [await prepare(), await prepare()];
    const answers = [await one.send("order-1"), await two.send("order-1")];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ headers }) => headers.get("idempotency-replayed"))).toEqual([null, null]);
  });

  it("50 at once have one effect; the others are replays or 409 Request In Progress", async () => {
    const { workspace, send } = await prepare();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send("order-1")));
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expectProblem(answer, 409, "Request In Progress");
      expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
    }
    const accepted = answers.filter(({ status }) => status === 200);
    expect(idsOf(accepted).size).toBe(1);
    // What computes only may compute twice at once; what changes something does so once.
    const fresh = accepted.filter(({ headers }) => headers.get("idempotency-replayed") === null);
    if (name !== "POST /v1/studio/score") expect(fresh).toHaveLength(1);
    const after = await effectsIn(workspace.id);
    await send("order-1");
    expect(await effectsIn(workspace.id)).toEqual(after);
    expect(await keptIn(workspace.id)).toBe(1);
  });

  it("a refused request is not kept: it may be corrected under the same key", async () => {
    const { workspace, send } = await prepare();
    const wrong = await ask("POST", unknown, {
      key: workspace.key,
      body: content instanceof Blob ? BROKEN[name]?.body : { ...content, ...BROKEN[name]?.body },
      headers: { "idempotency-key": "order-1" },
    });
    expectProblem(wrong, BROKEN[name]?.status ?? 404, BROKEN[name]?.title ?? "Not Found");
    expect(await keptIn(workspace.id)).toBe(0);
    const right = await send("order-1");
    expect([right.status, right.headers.get("idempotency-replayed")]).toEqual([200, null]);
  });

  it("is kept for 24 hours", async () => {
    const { workspace, send } = await prepare();
    const first = await send("order-1");
    await letPass(workspace.id, 24 * 3_600_000 - 60_000);
    const replay = await send("order-1");
    expect([replay.headers.get("idempotency-replayed"), replay.body]).toEqual(["true", first.body]);
    await letPass(workspace.id, 24 * 3_600_000 + 60_000);
    await endRuns(workspace.id);
    const anew = await send("order-1", OTHER_BODIES[name] ?? WITHOUT_FIELDS);
    expect([anew.body.title, anew.status]).toEqual([undefined, 200]);
    expect(anew.headers.get("idempotency-replayed")).toBeNull();
  });

  it.each(["", "x".repeat(256), "caf\u00e9", "a\u007fb"])(
    "400 Invalid Request: a key of another form (%j)",
    async (key) => {
      const { workspace, send } = await prepare();
      const before = await effectsIn(workspace.id);
      expectProblem(await send(key), 400, "Invalid Request");
      expect(await effectsIn(workspace.id)).toEqual(before);
    },
  );

  it("takes a key of 255 printable characters", async () => {
    const { send } = await prepare();
    expect((await send(`!~ "${"x".repeat(250)}.`)).status).toBe(200);
  });
});

/** What makes the body of an operation without ids wrong, and what it is told; the others are asked for an unknown id. */
const BROKEN: Record<string, { body: object; status: number; title: string }> = {
  "POST /v1/imports": {
    body: new Blob(["id"], { type: "text/plain" }),
    status: 415,
    title: "Unsupported Media Type",
  },
  "POST /v1/audit/run": { body: { lookback_days: 0 }, status: 422, title: "Invalid Request" },
  "POST /v1/studio/score": { body: { platform: "myspace" }, status: 422, title: "Invalid Platform" },
  "POST /v1/campaigns": { body: { name: "" }, status: 400, title: "Invalid Request" },
  "POST /v1/webhooks": { body: { events: [] }, status: 422, title: "Invalid Events" },
  "POST /v1/events/test": { body: { event: "none" }, status: 400, title: "Invalid Request" },
};

it("other spaces, or another order of the fields, make it no other body", async () => {
  const { key } = await makeWorkspace("enterprise");
  const send = (body: string) =>
    ask("POST", "/v1/campaigns", { key, body, headers: { "idempotency-key": "order-1" } });
  const first = await send('{"name":"Spring","start_date":"2999-01-01"}');
  expect(first.status).toBe(200);
  for (const same of [
    '{ "name": "Spring",  "start_date": "2999-01-01" }',
    '{"start_date":"2999-01-01","name":"Spring"}',
  ]) {
    const again = await send(same);
    expect([again.status, again.body]).toEqual([200, first.body]);
  }
});

it("an unknown field may be nested very deeply", async () => {
  const { key } = await makeSmallWorkspace("enterprise");
  const body = `{"note":${"[".repeat(10_000)}${"]".repeat(10_000)}}`;
  const headers = { "idempotency-key": "order-1" };
  expect((await ask("POST", "/v1/audit/run", { key, body, headers })).status).toBe(200);
});

it("only POST looks at it: the same key on GET, PATCH and DELETE", async () => {
  const workspace = await makeAuditedWorkspace("enterprise");
  for (const operation of OPERATIONS.filter(({ method }) => method !== "POST")) {
    const path = await reach(operation, workspace);
    const { method, body } = operation;
    const headers = { "idempotency-key": "x".repeat(256) };
    const answer = await ask(method, path, { key: workspace.key, headers, ...(body && { body }) });
    expect([operation.name, answer.status]).toEqual([operation.name, 200]);
  }
  expect(await keptIn(workspace.id)).toBe(0);
});

it("a kept answer is given again when the same request would now be too late", async () => {
  const { key } = await makeWorkspace("agency");
  const start = Date.now() + 60_000;
  const body = { name: "Spring", start_date: new Date(start).toISOString() };
  const send = () => ask("POST", "/v1/campaigns", { key, body, headers: { "idempotency-key": "soon" } });
  const first = await send();
  vi.useFakeTimers({ toFake: ["Date"], now: start + 1 });
  try {
    const second = await send();
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    const late = await ask("POST", "/v1/campaigns", { key, body });
    expectProblem(late, 400, "Invalid Dates");
  } finally {
    vi.useRealTimers();
  }
});
