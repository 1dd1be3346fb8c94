import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import * as document from "#app/openapi.json/route.ts";
import { advanceCampaigns } from "#lib/campaigns/advance-campaigns.ts";
import { clearDeliveries, sendUntil, startReceiver } from "#lib/deliveries/testing/deliveries.ts";
import { rereadEnv } from "#lib/env.ts";
import { beginDaysAgo, listPhaseChanges } from "#scripts/testing/campaigns.ts";
import { allowLoopback } from "#scripts/testing/https-receiver.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

let served: Served;
let agency: { id: string; key: string };

beforeAll(async () => {
  served = await serveHandlers({ "/openapi.json": document });
  agency = await makeWorkspace("agency");
});
afterAll(() => served.close());
afterEach(async () => {
  vi.unstubAllEnvs();
  rereadEnv();
  await clearDeliveries();
});

async function post(path: string, body: object) {
  const answer = await fetch(`${served.url}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${agency.key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

const create = (changes: object) =>
  post("/v1/webhooks", { url: "https://hooks.example.com/plinth", events: ["score.changed"], ...changes });

function allow(networks: string): void {
  vi.stubEnv("PLINTH_ALLOWED_PRIVATE_CIDRS", networks);
  rereadEnv();
}

describe("url", () => {
  it.each(["https://example.com:0", "https://example.com:0/hook", "https://8.8.8.8:00/"])(
    "400 Invalid URL: %s",
    async (url) => {
      expect(await create({ url })).toMatchObject({ status: 400, body: { title: "Invalid URL" } });
    },
  );

  it.each(["https://localhost:8443", "https://api.localhost/hook", "https://127.0.0.1:8443/"])(
    "%s is taken where 127.0.0.0/8 is allowed, and refused elsewhere",
    async (url) => {
      for (const networks of ["", "10.0.0.0/8"]) {
        allow(networks);
        expect(await create({ url })).toMatchObject({ status: 400, body: { title: "Invalid URL" } });
      }
      allow("127.0.0.0/8");
      expect(await create({ url })).toMatchObject({ status: 200, body: { url } });
    },
  );

  it("http://localhost is taken for the webhook_url of an audit there, never for a webhook", async () => {
    allow("127.0.0.0/8");
    const url = "http://localhost:8080/done";
    expect(await create({ url })).toMatchObject({ status: 400, body: { title: "Invalid URL" } });
    const { body } = await post("/v1/audit/run", { webhook_url: url });
    expect(body.title).toBe("No Platforms Connected");
  });
});

const standard = (bytes: number) => `whsec_${randomBytes(bytes).toString("base64")}`;

describe("secret", () => {
  const weak = ["", "s", "eleven char", "🙂🙂🙂🙂🙂🙂"];
  const malformed = ["whsec_", "whsec_not-base64-at-all!", standard(23), standard(65), `${standard(24)}=`];
  it.each([...weak, ...malformed])("400 Invalid Request: %j", async (secret) => {
    const refused = {
      status: 400,
      body: {
        title: "Invalid Request",
        errors: expect.arrayContaining([expect.objectContaining({ pointer: "/secret" })]),
      },
    };
    expect(await create({ secret })).toMatchObject(refused);
    const { id } = (await create({})).body;
    expect(await post(`/v1/webhooks/${id}/rotate-secret`, { secret })).toMatchObject(refused);
  });

  it.each(["twelve chars", "🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂", standard(24), standard(64)])(
    "%j is taken",
    async (secret) => {
      const { status, body } = await create({ secret });
      expect(status).toBe(200);
      expect((await post(`/v1/webhooks/${body.id}/rotate-secret`, { secret })).status).toBe(200);
    },
  );
});

it.each([
  [500, /500 Internal Server Error/],
  [404, /404 Not Found/],
  [599, /599/],
])("an attempt that is answered with %i says so in words", async (status, words) => {
  allowLoopback(true);
  const receiver = await startReceiver();
  receiver.behave({ status });
  const { id } = (await create({ url: `${receiver.url}hook` })).body;
  await post(`/v1/webhooks/${id}/test`, {});
  await sendUntil(new Date(), new Date());
  const answer = await fetch(`${served.url}/v1/webhooks/${id}/deliveries`, {
    headers: { authorization: `Bearer ${agency.key}` },
  });
  const [{ attempts }] = (await answer.json()).deliveries;
  expect(attempts).toMatchObject([{ status, error: expect.stringMatching(words) }]);
});

it("the example of campaign.phase_changed has the fields, and the spelling, of what is sent", async () => {
  const { webhooks } = await (await fetch(`${served.url}/openapi.json`)).json();
  const { example } = webhooks["campaign.phase_changed"].post.requestBody.content["application/json"];
  const { id } = (await post("/v1/campaigns", { name: "Winter loaves", start_date: "2999-01-01" })).body;
  await beginDaysAgo(agency.id, id, 22);
  await advanceCampaigns(new Date());
  const sent = (await listPhaseChanges(agency.id, id)).at(-1);
  const { phase, previous_phase, status, name } = sent;
  expect(example.data).toMatchObject({ phase, previous_phase, status, name });
  expect(Object.keys(example.data)).toEqual(Object.keys(sent));
});
