import { findOperation } from "#app/mcp/operations.ts";
import { PROMPTS } from "#app/mcp/prompts.ts";
import { TOOLS } from "#app/mcp/tools/list-tools.ts";
import type { Syntax } from "#components/docs/highlight.tsx";
import { planName } from "#lib/plans.ts";

/** The page for whoever lets an agent work with the service. */
export const AGENTS = {
  name: "agents",
  title: "Agents (MCP)",
  text: "Let Claude, Cursor, VS Code and other agents read scores, run audits and check drafts, by the Model Context Protocol.",
};

/** What a person does first. */
export const SET_UP =
  "Give the client the address. Where it signs in by OAuth, as Claude, Cursor and VS Code do, it opens a page of Plinth on which an owner or admin chooses the workspace (Pro or above) and what the agent may do; there is no key to copy, and Settings, API keys lists the agent and disconnects it within a second. Other clients take a key: make one in the settings of the workspace, under API keys (Pro or above). Give it no more than the agent needs: with the scope `read` it can look at everything and change nothing; `studio:write` scores drafts, `audits:write` runs audits, `campaigns:write` makes campaigns. Then put both into the client.";

export const NOTES = [
  "Each call of a tool is the same request to `/v1`: it needs the same plan and scope, counts in the same rate and quota, and stands in the request log and the audit log under the name of the key.",
  "An agent that was connected by OAuth (2.1: code with PKCE, clients register themselves) reaches one workspace, at `/mcp` only. Its token lasts an hour and is renewed by one that works once; one that comes again disconnects the agent, as do a new password of whoever connected it, their leaving and a role below admin. After 30 days without use it asks again.",
  "A tool that is refused answers with the reason, what to do, a code, and after how many seconds to try again, so that the agent can go on by itself.",
  "An audit takes minutes. `run_audit` starts it, and `wait_for_audit` waits for at most 45 seconds a call; the agent calls it again until the audit has ended.",
  "No tool posts, deletes or sends anything. Texts of posts come from people outside; tools say so, but look at what an agent wants to do after it has read them.",
  "The protocol's revisions 2026-07-28 and, without sessions, those from 2025 are served over streamable HTTP: one message in each POST, at most 1 MB. Keys belong in programs, so pages of other sites are refused.",
];

type Client = { name: string; note: string; syntax: Syntax; code: string };

const KEY = "plk_live_…";
/** What the client itself puts a value in for. */
const filledIn = (name: string) => `$\{${name}}`;
const inJson = (value: unknown) => JSON.stringify(value, null, 2);

/** How common clients are set up. @param address of the endpoint */
export function listClients(address: string): Client[] {
  return [
    {
      name: "Any client",
      note: "Transport: streamable HTTP. One header says who asks; without it, a client that knows OAuth asks you in the browser.",
      syntax: "JSON",
      code: inJson({ url: address, headers: { Authorization: `Bearer ${KEY}` } }),
    },
    {
      name: "Claude Code",
      note: 'Then `/mcp` in Claude Code signs you in. With a key instead, add `--header "Authorization: Bearer plk_live_…"`; `--scope user` adds it for all your projects.',
      syntax: "shell",
      code: `claude mcp add --transport http plinth ${address}`,
    },
    {
      name: "Claude Desktop",
      note: "In `claude_desktop_config.json` (Settings, Developer, Edit Config). The npm package mcp-remote passes the header on.",
      syntax: "JSON",
      code: inJson({
        mcpServers: {
          plinth: {
            command: "npx",
            // A space in an argument does not survive on Windows.
            args: [
              "-y",
              "mcp-remote",
              address,
              "--header",
              `Authorization:${filledIn("PLINTH_AUTHORIZATION")}`,
            ],
            env: { PLINTH_AUTHORIZATION: `Bearer ${KEY}` },
          },
        },
      }),
    },
    {
      name: "Cursor",
      note: "In `~/.cursor/mcp.json`, or `.cursor/mcp.json` of a project; the key is read from the environment.",
      syntax: "JSON",
      code: inJson({
        mcpServers: {
          plinth: { url: address, headers: { Authorization: `Bearer ${filledIn("env:PLINTH_API_KEY")}` } },
        },
      }),
    },
    {
      name: "VS Code",
      note: "In `.vscode/mcp.json`; VS Code asks for the key once and keeps it apart from the file.",
      syntax: "JSON",
      code: inJson({
        inputs: [{ type: "promptString", id: "plinth-key", description: "Plinth API key", password: true }],
        servers: {
          plinth: {
            type: "http",
            url: address,
            headers: { Authorization: `Bearer ${filledIn("input:plinth-key")}` },
          },
        },
      }),
    },
  ];
}

/** Every tool with what a key needs for it. */
export function listToolRows() {
  return TOOLS.map(({ name, description, operation }) => {
    const { plan, scope } = findOperation(operation).declaration;
    return { name, plan: planName(plan), scope, does: firstSentence(description) };
  });
}

/** Resources and prompts, each with what it gives. */
export const RESOURCE_ROWS = [
  { name: "plinth://methodology", gives: "How scores are made, as markdown." },
  { name: "plinth://audits", gives: "The 20 newest audits." },
  { name: "plinth://audits/{audit_id}", gives: "An audit with the explanation of every point." },
];
export const PROMPT_ROWS = PROMPTS.map(({ name, description }) => ({ name, gives: description }));

function firstSentence(text: string): string {
  return /^.*?\.(?= [A-Z]|$)/.exec(text)?.[0] ?? text;
}
