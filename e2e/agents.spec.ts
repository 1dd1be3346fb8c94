import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, test } from "@playwright/test";
import { importText, makePosts } from "#scripts/testing/workspaces.ts";
import { createAccount, makeKey } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { watchPage } from "./support/watch-page.ts";

test("the page for agents says how clients are set up and what tools there are", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/docs");
  await page.getByRole("main").getByRole("link", { name: "Agents (MCP)" }).first().click();
  await expect(page.getByRole("heading", { name: "Agents (MCP)", level: 1 })).toBeVisible();
  await expect(page.getByText("claude mcp add --transport http plinth")).toBeVisible();
  await expect(page.getByRole("table")).toContainText("wait_for_audit");
  await expectGoodScreen(page, "page for agents");
  const markdown = await page.request.get("/docs/agents.md");
  expect(await markdown.text()).toContain("| `wait_for_audit` |");
  expect(faults).toEqual([]);
});

test("an agent runs an audit on the server as it is run, and waits until a worker has done it", async () => {
  const { workspaceId } = await createAccount("agency");
  await importText(workspaceId, "twitter", makePosts(30));
  const url = new URL("/mcp", process.env.PLINTH_E2E_URL);
  const headers = { authorization: `Bearer ${await makeKey(workspaceId)}` };
  const client = new Client({ name: "journey", version: "1" }, { versionNegotiation: { mode: "auto" } });
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  const use = async (name: string, args = {}) => {
    const { structuredContent, isError, content } = await client.callTool({ name, arguments: args });
    expect(isError ?? false, JSON.stringify(content)).toBe(false);
    return structuredContent as Record<string, unknown>;
  };
  const { audit_id } = await use("run_audit");
  let waited = await use("wait_for_audit", { audit_id });
  while (waited.status === "processing") waited = await use("wait_for_audit", { audit_id });
  expect(waited).toMatchObject({ status: "completed", audit: { audit_id } });
  expect(await use("get_score")).toMatchObject({ explanation: { base: 50 } });
  await client.close();
});
