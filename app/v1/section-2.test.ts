import { expect, it } from "vitest";
import { ask } from "#scripts/testing/ask.ts";
import { expectFields, ISO_UTC } from "#scripts/testing/expect-fields.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

const createCampaign = (key: string, changes: object = {}) =>
  ask("POST", "/v1/campaigns", { key, body: { name: "Spring menu", start_date: "2999-01-01", ...changes } });

const POST = { content_type: "text", content: "Good morning.", platform: "twitter" };
const WEBHOOK = { url: "https://hooks.example.com/", events: ["audit.completed"] };
const RESULT = ["score", "pillar_predictions", "feedback", "platform", "format"];

it("POST /v1/studio/score answers with exactly the contract's fields", async () => {
  const { key } = await makeWorkspace("agency");
  const { status, body } = await ask("POST", "/v1/studio/score", { key, body: POST });
  expect(status).toBe(200);
  expectFields(body, RESULT);
  expect(body).toMatchObject({ platform: "twitter", format: "post" });
  expectFields(body.pillar_predictions, ["presence", "reach", "impact", "sentiment", "momentum"]);
  for (const value of Object.values(body.pillar_predictions)) expect(value).toMatch(/^[+-]\d+(\.\d)?$/);
  for (const [n, feedback] of body.feedback.entries()) {
    expectFields(feedback, ["priority", "suggestion", "expected_lift"]);
    expect(feedback.priority).toBe(n + 1);
    expect(feedback.expected_lift).toMatch(/^[+-]\d/);
  }
});

it.each([
  [
    10,
    [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8],
      [9, 10],
    ],
  ],
  [
    12,
    [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
      [10, 11, 12],
    ],
  ],
  [
    undefined,
    [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
      [10, 11, 12],
    ],
  ],
  [2, [[1], [2]]],
  [1, [[1]]],
])("POST /v1/campaigns splits %s weeks over the four phases", async (duration_weeks, weeks) => {
  const { key } = await makeWorkspace("agency");
  const { status, body } = await createCampaign(key, { duration_weeks });
  expect(status).toBe(200);
  expectFields(body, ["id", "name", "status", "phases", "created_at"]);
  expect(body).toMatchObject({ name: "Spring menu", status: "draft" });
  expect(body.id).toMatch(/^cmp_\w+$/);
  expect(body.created_at).toMatch(ISO_UTC);
  const names = ["Foundation", "Build", "Peak", "Echo"];
  expect(body.phases).toEqual(weeks.map((list, n) => ({ name: names[n], weeks: list, status: "upcoming" })));
});

it("GET /v1/campaigns lists the newest first, in pages, by status; a limit of 500 is served as 100", async () => {
  const { key } = await makeWorkspace("agency");
  for (const name of ["One", "Two", "Three"]) await createCampaign(key, { name });
  const list = async (query: string) => (await ask("GET", `/v1/campaigns${query}`, { key })).body;
  const all = await list("?limit=500");
  expectFields(all, ["campaigns", "total", "limit", "offset"]);
  expect(all).toMatchObject({ total: 3, limit: 100, offset: 0 });
  expect(all.campaigns.map(({ name }: { name: string }) => name)).toEqual(["Three", "Two", "One"]);
  const scores = ["score_at_start", "score_current", "score_delta"];
  const progress = ["current_phase", "phase_progress"];
  expectFields(all.campaigns[0], ["id", "name", "status", ...progress, ...scores, "created_at"]);
  expect(all.campaigns[0]).toMatchObject({
    status: "draft",
    current_phase: "foundation",
    phase_progress: 0,
  });
  for (const name of scores) expect(all.campaigns[0][name]).toBeNull();
  expect(await list("")).toMatchObject({ limit: 20, offset: 0 });
  const second = await list("?limit=1&offset=1");
  expect(second).toMatchObject({ total: 3, limit: 1, offset: 1, campaigns: [{ name: "Two" }] });
  expect(await list("?status=active")).toMatchObject({ total: 0, campaigns: [] });
  for (const query of ["?limit=0", "?limit=-1", "?limit=x", "?limit=1.5", "?offset=-1", "?status=upcoming"])
    expectProblem(await ask("GET", `/v1/campaigns${query}`, { key }), 400, "Invalid Request");
});

it("POST /v1/webhooks answers with exactly the contract's fields, and never with the secret", async () => {
  const { key } = await makeWorkspace("agency");
  const secret = "correct horse battery staple";
  const { status, body } = await ask("POST", "/v1/webhooks", { key, body: { ...WEBHOOK, secret } });
  expect(status).toBe(200);
  expectFields(body, ["id", "url", "events", "status", "created_at"]);
  expect(body).toMatchObject({ events: ["audit.completed"], status: "active" });
  expect(body.url).toMatch(/^https:\/\/hooks\.example\.com\/?$/);
  expect(body.id).toMatch(/^wh_\w+$/);
  expect(body.created_at).toMatch(ISO_UTC);
  const read = await ask("GET", `/v1/webhooks/${body.id}`, { key });
  expect(read.body).toEqual(body);
});
