import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { disconnectPlatform } from "#lib/platforms/disconnect-platform.ts";
import { ask } from "#scripts/testing/ask.ts";
import { makeWorkspace, makeWorkspaceWithPosts } from "#scripts/testing/workspaces.ts";
import { withHistoryLock } from "./history-lock.ts";

it("those who wait for the history of one workspace hold up nobody else", async () => {
  const [busy, other] = [await makeWorkspaceWithPosts(), await makeWorkspace()];
  const caller = await operatorFor(busy.id);
  const disconnects = Array.from({ length: 30 }, () =>
    disconnectPlatform(caller, { platform: "twitter" }, new Date()),
  );
  const ended = Promise.allSettled(disconnects);
  const started = performance.now();
  expect((await ask("GET", "/v1/workspace", { key: other.key })).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(3_000);
  const done = (await ended).filter(({ status }) => status === "fulfilled");
  expect(done).toHaveLength(1);
}, 60_000);

it("one after the other, and whoever may not wait so long is told: 503 Service Unavailable", async () => {
  const { id } = await makeWorkspace();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const order: string[] = [];
  const first = withHistoryLock(id, async () => {
    order.push("begins");
    await held;
    order.push("first");
  });
  await expect.poll(() => order).toEqual(["begins"]);
  const second = withHistoryLock(id, async () => order.push("second"));
  const hasty = withHistoryLock(id, async () => order.push("hasty"), 300);
  await expect(hasty).rejects.toMatchObject({ title: "Service Unavailable" });
  release();
  await Promise.all([first, second]);
  expect(order).toEqual(["begins", "first", "second"]);
});
