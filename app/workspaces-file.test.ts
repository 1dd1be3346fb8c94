import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { signedIn } from "#scripts/testing/session-user.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { GET } from "./(dashboard)/workspaces/workspaces.csv/route.ts";

const get = () => GET(new Request("http://plinth.test/workspaces/workspaces.csv"));

it("holds the workspaces of whoever asks and no others, and is kept by nobody on the way", async () => {
  const [own] = [await makeWorkspace(), await makeWorkspace()];
  const member = await ownerDb().membership.findFirstOrThrow({ where: { workspaceId: own.id } });
  signedIn.user = { id: member.userId };
  const answer = await get();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="workspaces.csv"');
  const rows: Record<string, string>[] = parse(await answer.text(), { bom: true, columns: true });
  expect(rows.map(({ workspace_id, role }) => [workspace_id, role])).toEqual([[own.id, "owner"]]);
});

it("401 Unauthorized without a session", async () => {
  signedIn.user = null;
  expect((await get()).status).toBe(401);
});
