import { request } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as document from "#app/openapi.json/route.ts";
import * as versionDocument from "#app/v1/openapi.json/route.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { makeSmallWorkspace, runToEnd } from "#scripts/testing/audits.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

type Keyed = { id: string; key: string };

let served: Served;
let audited: Keyed;
let agency: Keyed;

beforeAll(async () => {
  served = await serveHandlers({ "/openapi.json": document, "/v1/openapi.json": versionDocument });
  audited = await makeSmallWorkspace("pro");
  await runToEnd(audited);
  agency = await makeWorkspace("agency");
}, 60_000);
afterAll(() => served.close());

type Sent = { key?: string; headers?: Record<string, string>; body?: BodyInit };

function send(method: string, path: string, { key, headers = {}, body }: Sent = {}): Promise<Response> {
  const authorization = { ...(key && { authorization: `Bearer ${key}` }) };
  return fetch(`${served.url}${path}`, {
    method,
    headers: { ...authorization, ...headers },
    body: body ?? null,
  });
}

const JSON_TYPE = { "content-type": "application/json" };
const post = (path: string, { key }: Keyed, body: object) =>
  send("POST", path, { key, headers: JSON_TYPE, body: JSON.stringify(body) });

async function told(answer: Response) {
  const { title, detail } = await answer.json();
  return { status: answer.status, title, detail };
}

/** The tag of an answer in the coding that is asked for, which fetch would choose itself. */
function tagOf(path: string, coding: string): Promise<{ tag: unknown; coding: unknown }> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": coding, authorization: `Bearer ${audited.key}` };
    request(`${served.url}${path}`, { headers }, (answer) => {
      answer.resume().on("end", () => {
        resolve({ tag: answer.headers.etag, coding: answer.headers["content-encoding"] ?? "identity" });
      });
    })
      .on("error", reject)
      .end();
  });
}

describe.each(["/openapi.json", "/v1/openapi.json"])("GET %s", (path) => {
  it("has an ETag, and answers 304 without a body to whoever has it", async () => {
    const tag = (await send("GET", path)).headers.get("etag") ?? "";
    expect(tag).toMatch(/\S/);
    const again = await send("GET", path, { headers: { "if-none-match": tag } });
    expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, tag, ""]);
    expect((await send("GET", path, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });
});

it.each(["/openapi.json", "/v1/score?expand=explanation"])(
  "GET %s: no strong ETag stands for two codings",
  async (path) => {
    const [packed, plain] = [await tagOf(path, "gzip"), await tagOf(path, "identity")];
    expect([packed.coding, plain.coding]).toEqual(["gzip", "identity"]);
    expect([packed.tag, plain.tag]).toEqual([expect.stringMatching(/^W\//), packed.tag]);
  },
);

describe("403 Plan Required names the plan that the operation needs", () => {
  it.each([
    ["/v1/score", "Pro"],
    ["/v1/campaigns", "Agency"],
    ["/v1/webhooks", "Agency"],
  ])("a Creator key on GET %s: %s", async (path, plan) => {
    const { key } = await makeWorkspace("creator");
    const detail = `This operation needs the ${plan} plan or above; this account is on Creator.`;
    expect(await told(await send("GET", path, { key }))).toEqual({
      status: 403,
      title: "Plan Required",
      detail,
    });
  });
});

describe("GET /v1/score/history: a start that is the end", () => {
  const today = utcDay(new Date());
  const before = addDays(today, -1);
  it.each([
    `start_date=${today}`,
    `start_date=${today}&end_date=${today}`,
    `start_date=${today}T00:00:00Z`,
    `start_date=${before}&end_date=${before}`,
    `start_date=${addDays(today, 1)}`,
  ])("400 Invalid Date Range: ?%s", async (query) => {
    const { status, title } = await told(
      await send("GET", `/v1/score/history?${query}`, { key: audited.key }),
    );
    expect([status, title]).toEqual([400, "Invalid Date Range"]);
  });

  it("200: the day before, with today by default", async () => {
    const answer = await send("GET", `/v1/score/history?start_date=${before}`, { key: audited.key });
    expect([answer.status, (await answer.json()).data.at(-1).date]).toEqual([200, today]);
  });
});

describe("415 Unsupported Media Type", () => {
  const body = JSON.stringify({ name: "A", start_date: "2999-01-01" });
  it.each<[string, Record<string, string>, BodyInit]>([
    ["a body in gzip", { ...JSON_TYPE, "content-encoding": "gzip" }, gzipSync(body)],
    ["plain JSON that is said to be in br", { ...JSON_TYPE, "content-encoding": "br" }, body],
    ["Latin-1", { "content-type": "application/json; charset=iso-8859-1" }, body],
    ["UTF-16", { "content-type": 'application/json;charset="utf-16le"' }, Buffer.from(body, "utf16le")],
  ])("%s", async (_, headers, sent) => {
    const answer = await send("POST", "/v1/campaigns", { key: agency.key, headers, body: sent });
    expect(await told(answer)).toMatchObject({ status: 415, title: "Unsupported Media Type" });
  });

  it.each(["application/json; charset=utf-8", 'application/json;charset="UTF-8"', "application/json"])(
    "%s is taken",
    async (type) => {
      const answer = await send("POST", "/v1/campaigns", {
        key: agency.key,
        headers: { "content-type": type },
        body,
      });
      expect(answer.status).toBe(200);
    },
  );
});

it("every expand of a request counts", async () => {
  const { key } = audited;
  const once = await (await send("GET", "/v1/score?expand=explanation,confidence", { key })).json();
  for (const query of [
    "expand=explanation&expand=confidence",
    "expand=confidence&expand=explanation,confidence",
  ])
    expect(await (await send("GET", `/v1/score?${query}`, { key })).json()).toEqual(once);
  expect(once).toMatchObject({ explanation: { base: 50 }, confidence: {} });
  const refused = await send("GET", "/v1/score?expand=nonsense&expand=explanation", { key });
  expect(await told(refused)).toMatchObject({ status: 400, title: "Invalid Request" });
});

it("409 Audit In Progress names the audit that runs, and says when to ask again", async () => {
  const workspace = await makeSmallWorkspace("agency");
  const { audit_id } = await (await post("/v1/audit/run", workspace, {})).json();
  const refused = await post("/v1/audit/run", workspace, {});
  expect(refused.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
  const { status, title, detail } = await told(refused);
  expect([status, title]).toEqual([409, "Audit In Progress"]);
  expect(detail).toContain(audit_id);
});

it("429 says how long to wait, as Retry-After does", async () => {
  const { key } = await makeWorkspace("pro");
  const all = await Promise.all(Array.from({ length: 61 }, () => send("GET", "/v1/score", { key })));
  const refused = all.find(({ status }) => status === 429) as Response;
  const seconds = refused.headers.get("retry-after");
  expect((await told(refused)).detail).toMatch(new RegExp(`try again in ${seconds} seconds?\\.`));
});

describe("POST /v1/studio/score: 400 Invalid Request for blank content", () => {
  const drafts = ["", " ", "\n\t", "\u00a0\u2003", "\u200b\ufeff"].flatMap((content) => [
    { content_type: "text", content },
    { content_type: "image", content },
  ]);
  it.each(drafts)("%j", async (draft) => {
    const answer = await post("/v1/studio/score", agency, { ...draft, platform: "instagram" });
    expect(await told(answer)).toMatchObject({ status: 400, title: "Invalid Request" });
  });

  it("is documented", async () => {
    const { components } = await (await send("GET", "/openapi.json")).json();
    expect(JSON.stringify(components.schemas.ScoreContentRequest)).toMatch(/not blank/);
  });
});

describe("PATCH /v1/campaigns/{campaign_id}: duration_weeks beside weeks that were given", () => {
  const phases = [
    { name: "Teaser", weeks: 2 },
    { name: "Launch", weeks: 2 },
  ];
  const patch = (id: string, body: object) =>
    send("PATCH", `/v1/campaigns/${id}`, {
      key: agency.key,
      headers: JSON_TYPE,
      body: JSON.stringify(body),
    });
  const make = async (body: object) =>
    (await (await post("/v1/campaigns", agency, { name: "A", start_date: "2999-01-01", ...body })).json()).id;

  it("400 Invalid Duration when it is not their sum, and nothing changes", async () => {
    const id = await make({ phases });
    expect(await told(await patch(id, { duration_weeks: 8 }))).toMatchObject({
      status: 400,
      title: "Invalid Duration",
    });
    const { duration_weeks, phases: kept } = await (await patch(id, { duration_weeks: 4 })).json();
    expect([duration_weeks, kept.map(({ weeks }: { weeks: number[] }) => weeks)]).toEqual([
      4,
      [
        [1, 2],
        [3, 4],
      ],
    ]);
  });

  it("200 where the weeks were split over the duration: they are split anew", async () => {
    const id = await make({ phases: phases.map(({ name }) => ({ name })), duration_weeks: 4 });
    const { phases: split } = await (await patch(id, { duration_weeks: 8 })).json();
    expect(split.map(({ weeks }: { weeks: number[] }) => weeks.length)).toEqual([4, 4]);
  });
});
