import { writeFileSync } from "node:fs";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { PlinthError, pages, plinth } from "#lib/client/plinth.ts";
import { importAndScore } from "#lib/client/recipes/import-and-score.ts";
import { createAccount, makeKey } from "./support/accounts.ts";
import { importExport } from "./support/audits.ts";
import { writeMonthlyExport } from "./support/monthly-export.ts";

const connect = async (baseURL = "") => {
  const { workspaceId } = await createAccount("agency");
  const key = await makeKey(workspaceId);
  return { workspaceId, key, client: plinth({ apiKey: key, baseUrl: baseURL }) };
};

test("the client audits a brand, reads its score and history, and scores a draft", async ({ baseURL }) => {
  const { workspaceId, client } = await connect(baseURL);
  const refused = await client.getScore().catch((error) => error);
  expect(refused).toBeInstanceOf(PlinthError);
  expect(refused).toMatchObject({ status: 404, title: "No Score Available" });
  await importExport(workspaceId);
  const percents: number[] = [];
  const { audit_id } = await client.runAudit({});
  const result = await client.waitForAudit(audit_id, {
    onProgress: ({ percent }) => percents.push(percent),
  });
  expect(result).toMatchObject({ audit_id, status: "completed", score: expect.any(Number) });
  expect(percents.length).toBeGreaterThan(0);
  expect((await client.getScore()).score).toBe(result.score);
  expect((await client.getScoreHistory({ granularity: "daily" })).data.length).toBeGreaterThan(0);
  expect(await client.getWorkspace()).toMatchObject({ id: workspaceId, audits_used: 1 });
  expect((await client.listPlatforms()).total_connected).toBe(1);
  expect((await client.listAudits()).audits).toMatchObject([{ audit_id, status: "completed" }]);
  const draft = {
    content_type: "text",
    content: "New on the menu from Monday.",
    platform: "twitter",
  } as const;
  expect(await client.scoreContent(draft)).toMatchObject({ platform: "twitter", format: "post" });
});

test("a programmer with a key alone imports a file, audits and has the score", async ({ baseURL }, info) => {
  const { workspaceId, client } = await connect(baseURL);
  const path = info.outputPath("tweet_activity_metrics.csv");
  writeFileSync(path, writeMonthlyExport(new Date()));
  const lines: string[] = [];
  const account = { platform: "twitter", handle: "@larkspurtea" } as const;
  const score = await importAndScore(client, path, account, (line) => lines.push(line));
  expect(await client.getScore()).toMatchObject({ workspace_id: workspaceId, score });
  expect(lines[0]).toMatch(/^[1-9]\d* new posts, 0 updated, 0 rows left out$/);
  expect((await client.listImports()).imports).toMatchObject([
    { status: "completed", format: "x_monthly_export", handle: "larkspurtea" },
  ]);
  expect((await client.listWorkspaces()).workspaces).toMatchObject([
    { workspace_id: workspaceId, is_primary: true },
  ]);
});

test("the client plans campaigns and registers webhooks", async ({ baseURL }) => {
  const { client } = await connect(baseURL);
  for (const name of ["Spring", "Summer", "Autumn"])
    await client.createCampaign({ name, start_date: "2099-03-01", duration_weeks: 10 });
  const names: string[] = [];
  for await (const page of pages(client.listCampaigns, { limit: 2 }))
    names.push(...page.campaigns.map(({ name }) => name));
  expect(names).toEqual(["Autumn", "Summer", "Spring"]);
  const webhook = await client.createWebhook({ url: "https://hooks.invalid/", events: ["score.changed"] });
  expect(webhook).toMatchObject({ status: "active", url: "https://hooks.invalid/" });
  const { delivery_id } = await client.testWebhook({ webhook_id: webhook.id });
  await expect
    .poll(async () => (await client.listDeliveries({ webhook_id: webhook.id })).deliveries)
    .toMatchObject([
      { id: delivery_id, status: "failed", attempts: [{ error: expect.stringMatching(/dns/i) }] },
    ]);
  expect(await client.deleteWebhook({ webhook_id: webhook.id })).toEqual({ id: webhook.id, deleted: true });
});

test("paths that no client would write are answered with a problem or led to the path that was meant", async ({
  baseURL,
}) => {
  const { key } = await connect(baseURL);
  const problem = (path: string) =>
    getRaw(`${baseURL}`, path, key).then(({ status, type, body }) => [status, type, JSON.parse(body).title]);
  for (const path of ["/v1", "/v1/%ff", "/v1/audit/%00", "/v1/audit/a%2fb"])
    expect.soft(await problem(path), path).toEqual([404, "application/problem+json", "Not Found"]);
  const meant = { "/v1/audit/%2e%2e": "/v1", "/v1//score": "/v1/score", "/v1/score/": "/v1/score" };
  for (const [path, location] of Object.entries(meant))
    expect.soft(await getRaw(`${baseURL}`, path, key), path).toMatchObject({ status: 308, location });
});

type Raw = { status: number; type: string; location: string | undefined; body: string };

/** A request whose path is sent as it is written. */
function getRaw(baseUrl: string, path: string, key: string): Promise<Raw> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers: { authorization: `Bearer ${key}` } }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      const facts = { status, type: headers["content-type"] ?? "", location: headers.location };
      text(answer).then((body) => resolve({ ...facts, body }), reject);
    });
    sent.on("error", reject);
    sent.end();
  });
}
