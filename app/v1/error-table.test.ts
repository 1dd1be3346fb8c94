import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "#scripts/testing/ask.ts";
import { makeAuditedWorkspace } from "#scripts/testing/audits.ts";
import { expectProblem, pointersOf } from "#scripts/testing/expect-problem.ts";
import { effectiveRows } from "#scripts/testing/rows.ts";

type Fields = Record<string, unknown>;
type Case = [status: number, title: string, changes: Fields];

const POST_SCORE = { content_type: "text", content: "Good morning.", platform: "tiktok" };
const CAMPAIGN = { name: "Spring menu", start_date: "2999-01-01" };
const WEBHOOK = { url: "https://hooks.example.com/", events: ["score.changed"] };
const picture = (content: unknown) => ({ content_type: "image", content });
const phases = (...weeks: unknown[]) => weeks.map((one, n) => ({ name: `Phase ${n}`, weeks: one }));

const STUDIO: Case[] = [
  [400, "Invalid Content Type", { content_type: undefined }],
  [422, "Invalid Platform", { platform: undefined }],
  ...["carousel", "", "Post", null, 5].map((format): Case => [400, "Invalid Format", { format }]),
  ...[undefined, "", null, 5, ["x"], {}].map((content): Case => [400, "Invalid Request", { content }]),
  ...[
    "no address",
    "https://",
    "http://media.example.com/a.jpg",
    "ftp://media.example.com/a.jpg",
    "https://user:secret@media.example.com/a.jpg",
    "https://127.0.0.1/a.jpg",
    "https://[::1]/a.jpg",
    "https://2130706433/a.jpg",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/a.jpg",
  ].map((url): Case => [422, "Media Unavailable", picture(url)]),
];

const CAMPAIGNS: Case[] = [
  ...[undefined, null, 5, "", "   ", "x".repeat(201)].map((name): Case => [400, "Invalid Request", { name }]),
  ...[undefined, null, 5, "", "soon", "2999-02-30", "2999-13-01", "01/02/2999", "2999-01-01T25:00:00Z"].map(
    (start_date): Case => [400, "Invalid Request", { start_date }],
  ),
  ...["2001-01-01", "0001-01-01", "2020-06-01T10:00:00+02:00"].map(
    (start_date): Case => [400, "Invalid Dates", { start_date }],
  ),
  ...[0, -1, 105, 2_147_483_648].map((duration_weeks): Case => [400, "Invalid Duration", { duration_weeks }]),
  ...["4", 1.5, null, [4], true].map((duration_weeks): Case => [400, "Invalid Request", { duration_weeks }]),
  [400, "Invalid Duration", { duration_weeks: 5, phases: phases(2, 2) }],
  [400, "Invalid Duration", { duration_weeks: 3, phases: phases([1, 2], [3, 4]) }],
  [400, "Invalid Phases", { phases: phases([1, 2], [2, 3]) }],
  [400, "Invalid Phases", { phases: phases([1, 2], [4, 5]) }],
  [400, "Invalid Phases", { phases: phases([2, 3], [4, 5]) }],
  [400, "Invalid Request", { phases: "four" }],
  [400, "Invalid Request", { phases: null }],
  [400, "Invalid Request", { phases: [{ weeks: 2 }] }],
  [400, "Invalid Request", { objective: null }],
];

const WEBHOOKS: Case[] = [
  ...[
    "",
    "hooks.example.com",
    "http://hooks.example.com/",
    "https://user@hooks.example.com/",
    "https://10.1.2.3/",
    "https://0x7f000001/",
    "https://[fe80::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://app.localhost/",
  ].map((url): Case => [400, "Invalid URL", { url }]),
  ...[undefined, null, 5, ["https://hooks.example.com/"]].map(
    (url): Case => [400, "Invalid Request", { url }],
  ),
  ...[undefined, null, [], "score.changed", ["score.changed", "Audit.completed"], [null], {}].map(
    (events): Case => [422, "Invalid Events", { events }],
  ),
  ...[null, 5, "", ["x"]].map((secret): Case => [400, "Invalid Request", { secret }]),
];

let workspace: { id: string; key: string };

beforeAll(async () => {
  workspace = await makeAuditedWorkspace("agency");
});

const refuse = async (path: string, body: Fields, [status, title, changes]: Case) => {
  const before = await effectiveRows(workspace.id);
  const answer = await ask("POST", path, { key: workspace.key, body: { ...body, ...changes } });
  expectProblem(answer, status, title);
  const fields = Object.keys(changes);
  if (title !== "Media Unavailable" && fields.length === 1) {
    for (const pointer of pointersOf(answer)) expect(fields).toContain(pointer.split("/")[1]);
  }
  expect(await effectiveRows(workspace.id)).toEqual(before);
};

describe("POST /v1/studio/score", () => {
  it.each(STUDIO)("%i %s: %j", (...one) => refuse("/v1/studio/score", POST_SCORE, one));
});

describe("POST /v1/campaigns", () => {
  it.each(CAMPAIGNS)("%i %s: %j", (...one) => refuse("/v1/campaigns", CAMPAIGN, one));

  it.each([
    [
      { phases: phases(2, 3) },
      [
        [1, 2],
        [3, 4, 5],
      ],
    ],
    [{ phases: phases([1], [2, 3]) }, [[1], [2, 3]]],
    [
      { phases: phases(undefined, undefined), duration_weeks: 5 },
      [
        [1, 2, 3],
        [4, 5],
      ],
    ],
    [{ phases: phases(undefined) }, [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]]],
    [
      { phases: phases(2, 3), duration_weeks: 5 },
      [
        [1, 2],
        [3, 4, 5],
      ],
    ],
  ])("200: custom phases %j", async (changes, weeks) => {
    const body = { ...CAMPAIGN, ...changes };
    const answer = await ask("POST", "/v1/campaigns", { key: workspace.key, body });
    expect(answer.status).toBe(200);
    expect(answer.body.phases.map((phase: { weeks: number[] }) => phase.weeks)).toEqual(weeks);
  });

  it("200: a name of 200 characters, counted as code points", async () => {
    for (const name of ["x".repeat(200), "🙂".repeat(200)]) {
      const answer = await ask("POST", "/v1/campaigns", { key: workspace.key, body: { ...CAMPAIGN, name } });
      expect([answer.status, answer.body.name]).toEqual([200, name]);
    }
  });
});

describe("POST /v1/webhooks", () => {
  it.each(WEBHOOKS)("%i %s: %j", (...one) => refuse("/v1/webhooks", WEBHOOK, one));
});
