import { expect, it } from "vitest";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { operatorFor } from "../access/operator-for.ts";
import { withWorkspace } from "../db.ts";
import { openSecrets } from "../secrets/webhook-secret.ts";
import { createWebhook } from "./create-webhook.ts";

const INPUT = { url: "https://hooks.example.com/", events: ["score.changed" as const] };
const now = new Date("2026-11-20T09:00:00.000Z");

it("gives the secret that it made, once, and none that was given", async () => {
  const { id: workspaceId } = await makeWorkspace();
  const caller = await operatorFor(workspaceId);
  const { webhook, madeSecret } = await createWebhook(caller, INPUT, now);
  const where = { workspaceId_id: { workspaceId, id: webhook.id } };
  const row = await withWorkspace(workspaceId, (tx) => tx.webhook.findUniqueOrThrow({ where }));
  expect(openSecrets(row, now)).toEqual([madeSecret]);
  expect(row).toMatchObject({ createdBy: "operator", createdAt: now });
  expect((await createWebhook(caller, { ...INPUT, secret: "of my own" }, now)).madeSecret).toBeNull();
});
