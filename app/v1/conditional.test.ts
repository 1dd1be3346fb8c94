import { beforeAll, describe, expect, it } from "vitest";
import { type Answer, ask, findHandler } from "#scripts/testing/ask.ts";
import { makeAuditedWorkspace, makeSmallWorkspace } from "#scripts/testing/audits.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

const READS = ["/v1/workspace", "/v1/platforms", "/v1/audit", "/v1/audit/{audit_id}", "/v1/score"];
READS.push("/v1/score/history");

/** The headers that an answer has whether or not it has a body. */
const ALWAYS = ["cache-control", "ratelimit-policy", "ratelimit", "x-request-id"];

let audited: Awaited<ReturnType<typeof makeAuditedWorkspace>>;

beforeAll(async () => {
  audited = await makeAuditedWorkspace();
});

async function prepare(template: string) {
  const { key, auditId } = audited;
  const path = template.replace("{audit_id}", auditId);
  const first = await ask("GET", path, { key });
  const tag = first.headers.get("etag") ?? "";
  const askAgain = (ifNoneMatch: string): Promise<Answer> =>
    ask("GET", path, { key, headers: { "if-none-match": ifNoneMatch } });
  return { key, path, first, tag, askAgain };
}

async function head(path: string, headers: Record<string, string>): Promise<Response> {
  const { handler, params } = findHandler("HEAD", path);
  const request = new Request(`http://127.0.0.1${path}`, { method: "HEAD", headers });
  return handler(request, { params: Promise.resolve(params) });
}

function expectUnchanged({ status, headers, body }: Answer, tag: string): void {
  expect([status, body, headers.get("etag")]).toEqual([304, "", tag]);
  for (const name of ALWAYS) expect(headers.get(name), name).toMatch(/\S/);
  expect(headers.get("content-type")).toBeNull();
}

describe.each(READS)("GET %s", (template) => {
  it("has a tag, the same while the answer is the same", async () => {
    const { key, path, first, tag } = await prepare(template);
    expect([first.status, tag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{20,}"$/)]);
    expect((await ask("GET", path, { key })).headers.get("etag")).toBe(tag);
  });

  it("304 without a body when If-None-Match has the tag, alone, strong, in a list, or is *", async () => {
    const { tag, askAgain } = await prepare(template);
    const strong = tag.slice(2);
    for (const known of [tag, strong, `"older", ${tag}`, `W/"older" ,${strong}`, "*"])
      expectUnchanged(await askAgain(known), tag);
  });

  it("200 when If-None-Match has other tags, or no tag", async () => {
    const { first, tag, askAgain } = await prepare(template);
    for (const other of ['"older"', 'W/"older", "oldest"', tag.slice(3, -1), ""]) {
      const answer = await askAgain(other);
      expect([answer.status, answer.body]).toEqual([200, first.body]);
    }
  });

  it("HEAD has the headers of GET, with the tag, and no body", async () => {
    const { key, path, first, tag } = await prepare(template);
    const authorization = `Bearer ${key}`;
    const short = await head(path, { authorization });
    expect([short.status, await short.text(), short.headers.get("etag")]).toEqual([200, "", tag]);
    expect([...short.headers.keys()]).toEqual([...first.headers.keys()]);
    const unchanged = await head(path, { authorization, "if-none-match": tag });
    expect([unchanged.status, await unchanged.text(), unchanged.headers.get("etag")]).toEqual([304, "", tag]);
  });
});

it("another answer has another tag", async () => {
  const one = await makeWorkspace("pro");
  const other = await makeWorkspace("pro");
  const [first, second] = [one, other].map(({ key }) => ask("GET", "/v1/workspace", { key }));
  expect((await first)?.headers.get("etag")).not.toBe((await second)?.headers.get("etag"));
});

it("a refusal has no tag, and is told in spite of If-None-Match", async () => {
  const { key } = await makeWorkspace("pro");
  const answer = await ask("GET", "/v1/score", { key, headers: { "if-none-match": "*" } });
  expect([answer.status, answer.headers.get("etag")]).toEqual([404, null]);
});

it("POST has no tag and answers in spite of If-None-Match", async () => {
  const { key } = await makeSmallWorkspace();
  const answer = await ask("POST", "/v1/audit/run", { key, body: {}, headers: { "if-none-match": "*" } });
  expect([answer.status, answer.headers.get("etag")]).toEqual([200, null]);
});
