import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "#lib/client/plinth.ts";
import { buildPackage } from "#scripts/client/build-package.ts";
import { findProgram, PYTHON } from "#scripts/testing/find-program.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { type Asked, type Caller, commandCaller, pythonCaller, typescriptCaller } from "./testing/caller.ts";
import {
  CONFORMANCE,
  type Exchange,
  expectReply,
  fill,
  type Place,
  type Step,
} from "./testing/conformance.ts";
import { placeMaker, workOn } from "./testing/places.ts";
import { replyServer } from "./testing/reply-server.ts";
import { signMessage } from "./testing/sign-message.ts";

const folder = mkdtempSync(join(tmpdir(), "plinth-package-"));
const CALLERS: Record<string, () => Caller> = {
  "TypeScript as a module": () => typescriptCaller(folder, "index.js"),
  "TypeScript as CommonJS": () => typescriptCaller(folder, "index.cjs"),
  Python: () => pythonCaller(findProgram(PYTHON)),
};

let served: Served;
const make = placeMaker();

beforeAll(async () => {
  served = await serveHandlers();
  await buildPackage(folder);
}, 120_000);

afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

it("the list calls every operation", () => {
  const called = CONFORMANCE.calls.flatMap(({ steps }) => steps.map(({ call }) => call));
  expect(called).toEqual(expect.arrayContaining(Object.keys(OPERATIONS)));
});

describe("the command line", () => {
  const calls = CONFORMANCE.calls.map(({ name, workspace, steps }) => {
    // Progress is for people: with --json it is not told.
    const told = steps.filter(({ worker }) => !worker);
    return [name, workspace, told] as const;
  });
  it.each(calls)("%s", { timeout: 60_000 }, async (_, workspace, steps) => {
    await runSteps(commandCaller(folder), workspace, steps);
  });

  const plain = CONFORMANCE.transport.filter(({ options }) => !options?.seconds && !options?.totalSeconds);
  it.each(plain.map((one) => [one.name, one] as const))("%s", { timeout: 60_000 }, async (_, one) => {
    await exchange(commandCaller(folder), one);
  });
});

describe.each(Object.entries(CALLERS))("%s", (_, open) => {
  let caller: Caller;

  beforeAll(() => {
    caller = open();
  });
  afterAll(() => caller.end());

  it.each(CONFORMANCE.calls.map((one) => [one.name, one] as const))("%s", async (_, { workspace, steps }) => {
    await runSteps(caller, workspace, steps);
  });

  it.each(CONFORMANCE.transport.map((one) => [one.name, one] as const))("%s", async (_, one) => {
    await exchange(caller, one);
  });

  it.each(CONFORMANCE.webhooks.map((one) => [one.name, one] as const))("%s", async (_, message) => {
    expectReply(await caller.ask({ webhook: signMessage(message) }), message);
  });
});

async function runSteps(caller: Caller, place: Place, steps: Step[]): Promise<void> {
  const { id, key, auditId = "" } = await make(place);
  const known: Record<string, string> = { workspace: id, audited: auditId };
  for (const step of steps) {
    const { idempotencyKey, keep = {}, worker, answer, error, ...asked } = fill(step, known);
    const input = { ...asked.input, ...(idempotencyKey && { idempotency_key: idempotencyKey }) };
    const asking = caller.ask({ ...asked, input, baseUrl: `${served.url}/`, apiKey: key });
    if (worker) await workOn(id, asking);
    const replied = await asking;
    expectReply(replied, { answer, error });
    for (const [name, field] of Object.entries(keep))
      known[name] = String((replied.answer as Record<string, unknown>)[field]);
  }
}

async function exchange(caller: Caller, one: Exchange): Promise<void> {
  const { replies, options = {}, call = "getScore", input = {} } = one;
  const server = await replyServer(replies === "nobody" ? [] : replies);
  if (replies === "nobody") await server.close();
  const { seconds: timeout, totalSeconds: total_timeout, retries } = options;
  const given = { timeout, total_timeout, retries };
  const asked: Asked = {
    baseUrl: server.url,
    apiKey: "plk_live_1",
    call,
    input,
    options: JSON.parse(JSON.stringify(given)),
  };
  expectReply(await caller.ask(asked), one);
  expect(server.seen.length).toBe(one.seen);
  const [first, second] = server.seen;
  if (one.gapMs) expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(one.gapMs);
  if (one.sameKey) expect(new Set(server.seen.map(({ key }) => key)).size).toBe(1);
  if (one.body) for (const { body } of server.seen) expect(JSON.parse(body)).toEqual(one.body);
  if (replies !== "nobody") await server.close();
}
