import { stdout } from "node:process";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { addDays, daysBetween } from "../time.ts";
import { rebuildHistory } from "./rebuild-history.ts";

const YEARS = 10;
const POSTS = 10_000;
const FIRST = "2016-01-01";
const LAST = addDays(FIRST, YEARS * 365);

/** Posts at even distances over all years, in the generic form. */
function makePosts(): string {
  const rows = Array.from({ length: POSTS }, (_, n) => {
    const day = addDays(FIRST, Math.round((n * daysBetween(FIRST, LAST)) / (POSTS - 1)));
    return `p${n},${day}T09:00:00Z,Post ${n},${20 + (n % 37)},${n % 4},${n % 3},${1_000 + (n % 500)}`;
  });
  return ["id,created_at,text,likes,comments,shares,impressions", ...rows, ""].join("\n");
}

it("reaches back over ten years of 10,000 posts to the first day, in memory that does not grow with them", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const { id } = await makeWorkspace();
  await importText(id, "twitter", makePosts());
  collect();
  const before = process.memoryUsage().heapUsed;
  let most = before;
  const timer = setInterval(() => {
    collect();
    most = Math.max(most, process.memoryUsage().heapUsed);
  }, 500);
  const start = performance.now();
  const { points } = await rebuildHistory(id, new Date());
  clearInterval(timer);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  const grown = (most - before) / 2 ** 20;
  stdout.write(`${points} points of ${POSTS} posts in ${seconds} s, ${grown.toFixed(0)} MiB at most\n`);
  expect(points).toBe(daysBetween(FIRST, LAST) + 1);
  expect(grown).toBeLessThan(48);
}, 300_000);
