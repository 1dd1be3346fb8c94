import { expect, it } from "vitest";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { findRest } from "./find-rest.ts";

it("rests until the next delivery is planned, not for one that waits for a paused webhook", async () => {
  const now = new Date();
  const { id } = await makeWorkspace();
  const plan = (delivery: string, at: number, webhook: string | null = null) =>
    ownerPool().query(
      `INSERT INTO deliveries (workspace_id, id, event_id, webhook_id, url, status, next_attempt_at, created_at)
       VALUES ($1, $2, 'evt_1', $3, CASE WHEN $3::text IS NULL THEN 'https://brand.example/hook' END, 'pending', $4, now())`,
      [id, delivery, webhook, new Date(now.getTime() + at)],
    );
  await ownerPool().query(
    "INSERT INTO events (workspace_id, id, sequence, type, body, created_at) VALUES ($1, 'evt_1', 1, 'score.changed', '{}', now())",
    [id],
  );
  await ownerPool().query(
    `INSERT INTO webhooks (workspace_id, id, url, events, status, secret, created_by, created_at)
     VALUES ($1, 'whk_1', 'https://brand.example/hook', '{}', 'paused', '\\x00', 'usr_1', now())`,
    [id],
  );
  expect(await findRest()).toBeNull();
  await plan("dlv_1", -1_000, "whk_1");
  expect(await findRest()).toBeNull();
  await plan("dlv_2", 90_000);
  const restMs = (await findRest()) ?? 0;
  expect(restMs).toBeGreaterThan(60_000);
  expect(restMs).toBeLessThanOrEqual(90_000);
  await ownerPool().query("UPDATE webhooks SET status = 'active'");
  expect(await findRest()).toBe(0);
});
