import { afterEach, expect, it } from "vitest";
import { ask } from "#scripts/testing/ask.ts";
import { makeAuditedWorkspace } from "#scripts/testing/audits.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";

afterEach(() => ownerPool().query("ALTER TABLE IF EXISTS moved_away RENAME TO score_points"));

it("500: the answer says nothing about the inside", async () => {
  const { key } = await makeAuditedWorkspace();
  await ownerPool().query("ALTER TABLE score_points RENAME TO moved_away");
  const answer = await ask("GET", "/v1/score/history", { key });
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer.body)).not.toMatch(
    /score_points|prisma|postgres|relation|invocation|\.ts\b|\bat /i,
  );
  expect(answer.headers.get("ratelimit")).toMatch(/^"pro";r=\d+;t=\d+$/);
});
