import { readFileSync } from "node:fs";
import { stdout } from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, expect, it } from "vitest";
import { serveYoutube, YOUTUBE_CLIENT, type YoutubeStandIn } from "#e2e/vendors/youtube/serve-youtube.ts";
import { connect, setUpPlatform } from "#scripts/testing/connect.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { killWorkers, startWorkerProcess } from "#scripts/testing/worker-process.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

const POSTS = 10_000;
const COMMENTS = 50_000;
let vendor: YoutubeStandIn;

afterEach(killWorkers);
afterAll(async () => {
  setUpPlatform("youtube", null);
  await vendor.close();
});

/** The most memory that a process has held, in MiB; 0 where the system does not tell. */
function mostMemory(pid: number | undefined): number {
  const [, kilobytes = "0"] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1_024;
}

it("reads 10,000 posts and 50,000 comments, killed midway without starting over, nothing lost and nothing doubled", async () => {
  vendor = await serveYoutube({ posts: POSTS, comments: COMMENTS });
  setUpPlatform("youtube", { base: vendor.base, client: YOUTUBE_CLIENT });
  const { id } = await makeWorkspace("enterprise");
  await connect(id, "youtube");
  const row = () => ownerDb().sync.findFirstOrThrow({ where: { workspaceId: id } });
  const until = async (isSo: (sync: Awaited<ReturnType<typeof row>>) => boolean) => {
    while (!isSo(await row())) await sleep(100);
  };
  const first = startWorkerProcess();
  let start = performance.now();
  await until(({ comments }) => comments >= 10_000);
  let seconds = (performance.now() - start) / 1_000;
  first.kill("SIGKILL");
  const lists = vendor.requests.filter(({ path }) => path.endsWith("/playlistItems")).length;
  const second = startWorkerProcess();
  await until(({ tries, comments }) => tries >= 1 && comments > 11_000);
  start = performance.now();
  await until(({ step }) => step === "history");
  seconds += (performance.now() - start) / 1_000;
  const memory = mostMemory(second.pid);
  await until(({ status }) => status !== "processing");
  const after = mostMemory(second.pid);
  expect(await row()).toMatchObject({ status: "completed", posts: POSTS, comments: COMMENTS });
  const where = { workspaceId: id };
  expect(await ownerDb().post.count({ where })).toBe(POSTS);
  expect(await ownerDb().comment.count({ where })).toBe(COMMENTS);
  expect(vendor.requests.filter(({ path }) => path.endsWith("/playlistItems"))).toHaveLength(lists);
  stdout.write(
    `read in ${seconds.toFixed(1)} s, the worker held ${memory.toFixed(0)} MiB at most, with the history ${after.toFixed(0)}\n`,
  );
  expect(memory).toBeLessThan(300);
}, 400_000);
