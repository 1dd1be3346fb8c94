import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { entriesOf } from "../testing/audit-log.ts";
import { runHere } from "../testing/run-here.ts";
import { makePosts } from "../testing/workspaces.ts";

const folder = mkdtempSync(join(tmpdir(), "plinth-log-"));
afterAll(() => rmSync(folder, { recursive: true }));
const posts = join(folder, "posts.csv");
const comments = join(folder, "comments.csv");
const OWNER = "owner@example.com";
const NAMES: Record<string, string> = {};

/** Runs a command, with what is in capitals replaced by what commands before gave. */
async function cli(line: string): Promise<{ code: number | null; out: Record<string, string> }> {
  const words = line.split(" ").map((word) => NAMES[word] ?? word);
  const { code, stdout } = await runHere(...words, "--json");
  return { code, out: stdout ? JSON.parse(stdout) : {} };
}

beforeAll(async () => {
  writeFileSync(posts, makePosts(20));
  writeFileSync(comments, "id,post_id,created_at,author,text\nc1,p1,2026-01-02T10:00:00Z,ann,Lovely\n");
  Object.assign(NAMES, { POSTS: posts, COMMENTS: comments, OWNER });
  const made = await cli("workspace create --name Brand --plan agency --owner OWNER --password long-enough");
  const key = await cli(`key create --workspace ${made.out.workspace_id}`);
  Object.assign(NAMES, { WORKSPACE: made.out.workspace_id, KEY: key.out.key_id });
});

/** Every command that changes something, in an order in which each succeeds, and what is recorded of it. */
const COMMANDS: [string, string, object][] = [
  ["workspace add --account-of WORKSPACE --name Sibling", "workspace.created", {}],
  ["workspace set --workspace WORKSPACE --industry tea", "workspace.changed", { fields: ["industry"] }],
  ["key create --workspace WORKSPACE --scopes read", "key.created", { scopes: ["read"] }],
  ["key revoke KEY", "key.revoked", {}],
  [
    "import --workspace WORKSPACE --platform twitter --handle brand POSTS",
    "platform.imported",
    { handle: "brand" },
  ],
  ["import --workspace WORKSPACE --platform twitter --handle brand COMMENTS", "platform.imported", {}],
  ["comment correct --workspace WORKSPACE --comment c1 --label negative", "comment.corrected", {}],
  ["comment erase --workspace WORKSPACE --author somebody", "commenter.erased", { comments: 0 }],
  ["score rebuild --workspace WORKSPACE", "history.rebuilt", {}],
  ["audit run --workspace WORKSPACE", "audit.started", {}],
  ["user set-password --email OWNER --password another-one", "password.changed", {}],
  ["user reset-link OWNER", "password.link_made", {}],
  ["workspace delete --workspace WORKSPACE", "workspace.deleted", {}],
];

it.each(COMMANDS)("%s leaves one entry of the operator: %s", async (line, action, detail) => {
  const codes: unknown[] = [];
  const entries = await entriesOf(async () => codes.push((await cli(line)).code));
  expect(codes).toEqual([0]);
  const operator = { actor_kind: "operator", actor_id: "operator", address: null, request_id: null };
  expect(entries).toMatchObject([{ ...operator, action, detail }]);
  const [{ workspace_id, user_id } = { workspace_id: null, user_id: null }] = entries;
  expect([workspace_id, user_id].filter((whose) => whose !== null)).toHaveLength(1);
});

it("workspace create leaves one of the workspace and one of its first key", async () => {
  const line = "workspace create --name Other --plan pro --owner other@example.com";
  const entries = await entriesOf(async () => void (await cli(line)));
  expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
    ["workspace.created", {}],
    ["key.created", { scopes: ["read", "write"] }],
  ]);
});

it.each([
  "workspace add --account-of ws_none --name Sibling",
  "workspace set --workspace ws_none --industry tea",
  "workspace delete --workspace WORKSPACE",
  "key revoke key_none",
  "user set-password --email nobody@example.com --password another-one",
  "user reset-link nobody@example.com",
  "user drop-second-step OWNER",
  "audit run --workspace WORKSPACE",
])("%s leaves no entry where it fails", async (line) => {
  const codes: unknown[] = [];
  const entries = await entriesOf(async () => codes.push((await cli(line)).code));
  expect([codes, entries]).toEqual([[1], []]);
});
