import { expect, it } from "vitest";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";

const COMMENTS = 4_000;

type Plan = { "QUERY PLAN": string };

it("finds a comment by its id through the primary key before the table was analysed, as the foreign keys ask for it", async () => {
  const { id } = await makeWorkspace();
  const rows = Array.from({ length: COMMENTS }, (_, n) => `c${n},p1,2026-02-01T00:00:00Z,ada,well done ${n}`);
  await importText(id, "twitter", ["id,post_id,created_at,author,text", ...rows, ""].join("\n"));
  const { id: profileId } = await ownerDb().profile.findFirstOrThrow({ where: { workspaceId: id } });
  const plan = await ownerDb().$queryRawUnsafe<Plan[]>(
    `EXPLAIN SELECT 1 FROM ONLY comments x
      WHERE workspace_id = '${id}' AND profile_id = '${profileId}' AND id = 'c7' FOR KEY SHARE OF x`,
  );
  const told = plan.map((line) => line["QUERY PLAN"]).join(" ");
  expect(told).toMatch(/using comments_pkey.* AND \(id = 'c7'/);
});
