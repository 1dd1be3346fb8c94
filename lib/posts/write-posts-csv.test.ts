import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { PostFilter } from "./schemas.ts";
import { writePostsCsv } from "./write-posts-csv.ts";

async function write(workspaceId: string, filter = {}): Promise<string> {
  let text = "";
  for await (const part of writePostsCsv(await operatorFor(workspaceId), PostFilter.parse(filter)))
    text += part;
  return text;
}

it("writes what the filter leaves, and no formula", async () => {
  const { id } = await makeWorkspace("agency");
  const file = `id,created_at,text,likes\np1,2026-05-01T09:00:00Z,"=1+1, ""two""",5\np2,2026-05-02T09:00:00Z,Tea,\n`;
  await importText(id, "twitter", file);
  const text = await write(id, { q: "1+1" });
  const [head, row, end] = text.split("\r\n");
  expect(head).toMatch(/^\uFEFFdate \(UTC\),platform,account,format,title,text,interactions,/);
  expect(row).toMatch(
    /^2026-05-01T09:00:00.000Z,X \(Twitter\),brand,,,"'=1\+1, ""two""",5,,,,,\d+,5,,,,,,p1$/,
  );
  expect(end).toBe("");
});

it("writes more posts than are read at once, each once", async () => {
  const { id } = await makeWorkspace("agency");
  await importText(id, "twitter", makePosts(2_100, "2026-05-01"));
  const lines = (await write(id)).trimEnd().split("\r\n");
  expect(lines).toHaveLength(2_101);
  expect(new Set(lines.map((line) => line.split(",").at(-1))).size).toBe(2_101);
});
