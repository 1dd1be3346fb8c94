import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "#scripts/testing/ask.ts";
import { makeAuditedWorkspace } from "#scripts/testing/audits.ts";
import { expectProblem, pointersOf } from "#scripts/testing/expect-problem.ts";
import { operationNamed } from "#scripts/testing/operations.ts";
import { type Keyed, reach } from "#scripts/testing/reach.ts";
import { AUDIT_RUN } from "#scripts/testing/refusals/audit-run.ts";
import { CAMPAIGNS } from "#scripts/testing/refusals/campaigns.ts";
import { QUERIES } from "#scripts/testing/refusals/queries.ts";
import type { Refusal } from "#scripts/testing/refusals/refusal.ts";
import { STUDIO_SCORE } from "#scripts/testing/refusals/studio-score.ts";
import { WEBHOOKS } from "#scripts/testing/refusals/webhooks.ts";
import { markRows } from "#scripts/testing/rows.ts";

/** Every request that is refused for what is in it, operation by operation. */
const REFUSALS = Map.groupBy(
  [...QUERIES, ...AUDIT_RUN, ...STUDIO_SCORE, ...CAMPAIGNS, ...WEBHOOKS],
  ({ name }) => name,
);
const WITH_FIELDS = [...REFUSALS.keys()].filter((name) => !name.startsWith("GET "));

let workspace: Keyed;
let before: Awaited<ReturnType<typeof markRows>>;
const paths = new Map<string, string>();

beforeAll(async () => {
  workspace = await makeAuditedWorkspace("enterprise");
  for (const name of REFUSALS.keys()) paths.set(name, await reach(operationNamed(name), workspace));
  before = await markRows();
});

/** Sends an operation what it would take, but for what is changed. */
function send({ name, query = {}, body }: Refusal) {
  const operation = operationNamed(name);
  const path = `${paths.get(name)}?${new URLSearchParams(query)}`;
  const right = operation.body && { body: { ...operation.body, ...body } };
  return ask(operation.method, path, { key: workspace.key, ...right });
}

describe.each([...REFUSALS])("%s", (_, refusals) => {
  it.each(refusals)("$answer: body $body, query $query", async (refusal) => {
    const refused = await send(refusal);
    expect(`${refused.status} ${refused.body.title}`).toBe(refusal.answer);
    expect(pointersOf(refused)).toEqual(refusal.pointers);
  });
});

const MALFORMED = [
  "{",
  "}",
  "x",
  "[]",
  "[{}]",
  "null",
  "1",
  '"{}"',
  "{'a':1}",
  '{"a":1,}',
  '{"a":NaN}',
  "{}{}",
];
const TOO_DEEP = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
const NO_JSON = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "application/jsonp",
  "json",
];
const MIB = 1_048_576;
/** JSON of a field that nobody knows, so many bytes long in all. */
const unknownField = (bytes: number) => `{"note":"${"x".repeat(bytes - 11)}"}`;

describe.each(WITH_FIELDS)("%s: the body as a whole", (name) => {
  const { method, body: right } = operationNamed(name);
  const post = (body: string, headers = {}) =>
    ask(method, paths.get(name) ?? "", { key: workspace.key, body, headers });

  it("400 Malformed JSON: it is not JSON, or no object", async () => {
    for (const body of [...MALFORMED, TOO_DEEP]) expectProblem(await post(body), 400, "Malformed JSON");
  });

  it("415 Unsupported Media Type: its Content-Type is not that of JSON", async () => {
    for (const type of NO_JSON) {
      const answer = await post(JSON.stringify(right), { "content-type": type });
      expectProblem(answer, 415, "Unsupported Media Type");
    }
  });

  it("413 Content Too Large: over 1 MiB, counted in bytes", async () => {
    const characters = JSON.stringify({ note: "é".repeat(530_000) });
    for (const body of [unknownField(MIB + 1), characters, "{".repeat(MIB + 1)])
      expectProblem(await post(body), 413, "Content Too Large");
  });
});

it("nothing that was refused changed anything", async () => {
  expect(await markRows()).toEqual(before);
});
