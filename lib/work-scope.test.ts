import { setTimeout as sleep } from "node:timers/promises";
import getPort from "get-port";
import { afterEach, expect, it, vi } from "vitest";
import { keepLines } from "#scripts/testing/keep-log.ts";
import { rereadEnv } from "./env.ts";
import { log } from "./log.ts";
import { closeRedis, redis } from "./redis.ts";
import { asRequest, currentIds, noteWorkspace, outsideOfWork, withIds } from "./work-scope.ts";

afterEach(() => {
  closeRedis();
  delete process.env.REDIS_URL;
  rereadEnv();
});

it("lines of works that run at once say each to which it belongs, also after a wait, and others none", async () => {
  const { lines } = keepLines();
  const work = async (id: string) => {
    await sleep(5);
    log().info(id);
  };
  await Promise.all(["aud_1", "aud_2"].map((audit_id) => withIds({ audit_id }, () => work(audit_id))));
  log().info("none");
  expect(lines.map(({ msg, audit_id }) => [msg, audit_id])).toEqual([
    ["aud_1", "aud_1"],
    ["aud_2", "aud_2"],
    ["none", undefined],
  ]);
});

it("a work begun within another is not part of that", () => {
  const ids = withIds({ audit_id: "aud_1" }, () => withIds({ sync_id: "syn_1" }, currentIds));
  expect(ids).toEqual({ sync_id: "syn_1" });
});

it("a request that a server has named already is told of its workspace by what serves it", () => {
  withIds({ request_id: "req-1" }, () => {
    asRequest("req-1", () => noteWorkspace("ws_1"));
    expect(currentIds()).toEqual({ request_id: "req-1", workspace_id: "ws_1" });
    asRequest("req-2", () => noteWorkspace("ws_2"));
    expect(currentIds()).toEqual({ request_id: "req-1", workspace_id: "ws_1" });
    expect(outsideOfWork(currentIds)).toEqual({});
  });
});

it("a connection that all share belongs to no request, whichever opened it", async () => {
  process.env.REDIS_URL = `redis://127.0.0.1:${await getPort()}`;
  rereadEnv();
  const { lines } = keepLines();
  await withIds({ request_id: "req-1" }, redis);
  await vi.waitFor(() => expect(lines).not.toEqual([]));
  expect(lines[0]).toMatchObject({ level: 40, msg: "redis" });
  expect(lines[0]).not.toHaveProperty("request_id");
});
