import { expect, it } from "vitest";
import { makeMember } from "#scripts/testing/members.ts";
import type { Role } from "../access/find-member.ts";
import { operatorFor } from "../access/operator-for.ts";
import type { Caller } from "../caller.ts";
import { changeWebhook } from "./change-webhook.ts";
import { createWebhook } from "./create-webhook.ts";
import { deleteWebhook } from "./delete-webhook.ts";
import { getWebhook } from "./get-webhook.ts";
import { replayDelivery } from "./replay-delivery.ts";
import { replayRange } from "./replay-range.ts";
import { rotateSecret } from "./rotate-secret.ts";
import { sendTest } from "./send-test.ts";

const now = new Date("2026-11-20T09:00:00.000Z");
const INPUT = { url: "https://hooks.example.com/", events: ["score.changed" as const] };
const refused = {
  title: "Insufficient Scope",
  message: "Webhooks can be managed only by the workspace's owners and admins.",
};

/** Everything that can be done with a webhook, the deletion last. */
const changes = (caller: Caller, id: string): [string, () => Promise<unknown>][] => [
  ["create", () => createWebhook(caller, INPUT, now)],
  ["change", () => changeWebhook(caller, id, { status: "paused" })],
  ["rotate", () => rotateSecret(caller, id, undefined, now)],
  ["test", () => sendTest(caller, id, now)],
  ["replay what failed", () => replayRange(caller, id, { from: now, to: now }, now)],
  ["delete", () => deleteWebhook(caller, id)],
];

async function setUp(role: Role) {
  const { caller } = await makeMember(role);
  const operator = await operatorFor(caller.workspaceId);
  const { webhook } = await createWebhook(operator, INPUT, now);
  return { caller, operator, webhook };
}

it.each<Role>(["owner", "admin"])("%s: manages webhooks", async (role) => {
  const { caller, webhook } = await setUp(role);
  for (const [name, change] of changes(caller, webhook.id))
    await expect(change(), name).resolves.toBeDefined();
});

it.each<Role>(["editor", "viewer"])(
  "403 Insufficient Scope for role %s, who still may look",
  async (role) => {
    const { caller, operator, webhook } = await setUp(role);
    for (const [name, change] of changes(caller, webhook.id))
      await expect(change(), name).rejects.toMatchObject(refused);
    const { delivery_id } = await sendTest(operator, webhook.id, now);
    const replay = replayDelivery(caller, { webhook_id: webhook.id, delivery_id }, now);
    await expect(replay).rejects.toMatchObject(refused);
    expect(await getWebhook(caller, webhook.id)).toEqual(webhook);
  },
);
