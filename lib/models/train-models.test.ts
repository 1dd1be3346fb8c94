import { appendFileSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rereadEnv } from "../env.ts";
import { seededRandom } from "../statistics/seeded-random.ts";
import { digestModel, draftModelsPath, loadDraftModels } from "./load-draft-models.ts";
import { trainModels } from "./train-models.ts";

const folder = mkdtempSync(join(tmpdir(), "plinth-train-"));
const before = process.env.PLINTH_DATA_DIR;

beforeAll(() => {
  process.env.PLINTH_DATA_DIR = join(folder, "data");
  rereadEnv();
  writePosts("train", 24);
  writePosts("dev", 12);
  appendFileSync(join(folder, "twitter-engagement.heldout.jsonl.gz"), "not gzip: opening it would fail");
});
afterAll(() => {
  if (before === undefined) delete process.env.PLINTH_DATA_DIR;
  else process.env.PLINTH_DATA_DIR = before;
  rereadEnv();
  rmSync(folder, { recursive: true });
});

/** Authors whose longer posts, and those that name tea, are liked more. */
function writePosts(part: string, authors: number): void {
  const draw = seededRandom(part);
  const lines = Array.from({ length: authors * 10 }, (_, n) => {
    const [words, tea] = [1 + Math.floor(draw() * 30), draw() < 0.5];
    const text = `${"leaf ".repeat(words)}${tea ? "tea" : "cup"}`;
    const likes = Math.round(10 + words * 5 + (tea ? 90 : 0) + draw() * 30);
    return JSON.stringify({ source: "made", author: `${part}${n % authors}`, text, likes, comments: 0 });
  });
  const replies = lines.map((line) => JSON.stringify({ ...JSON.parse(line), is_reply: true }));
  const file = join(folder, `twitter-engagement.${part}.jsonl.gz`);
  writeFileSync(file, gzipSync([...lines, ...replies].join("\n")));
}

it("comes with models; trained ones take their place within ten seconds, and name themselves otherwise", () => {
  // Files of one worker share what was loaded, and when: this looks anew whatever another one has just done.
  const start = new Date(Date.now() + 60_000);
  const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
  const shipped = loadDraftModels(start);
  expect(shipped.trained).toBe(false);
  const summary = trainModels(folder);
  expect(summary.drafts?.platforms).toMatchObject([{ platform: "twitter", authors: 36, posts: 360 }]);
  expect(summary.drafts?.platforms[0]?.rank_correlation?.rho).toBeGreaterThan(0.5);
  expect(loadDraftModels(after(5)).trained).toBe(false);
  const trained = loadDraftModels(after(11));
  expect(trained).toMatchObject({ trained: true, models: { twitter: { authors: 36 } } });
  expect(trained.models.twitter.words).not.toBeNull();
  expect(digestModel(trained, "twitter")).not.toBe(digestModel(shipped, "twitter"));
  const first = readFileSync(draftModelsPath(), "utf8");
  trainModels(folder);
  expect(readFileSync(draftModelsPath(), "utf8")).toBe(first);
  rmSync(draftModelsPath());
  expect(loadDraftModels(after(22)).trained).toBe(false);
});

it("says what is missing in a folder without posts, and writes nothing", () => {
  expect(() => trainModels(join(folder, "data"))).toThrow(/holds no files <platform>-engagement\.train/);
});

it("a file that is damaged leaves the models that were there", () => {
  trainModels(folder);
  // Long after the test above has looked, however slow the machine.
  const start = new Date(Date.now() + 3_600_000);
  expect(loadDraftModels(start).trained).toBe(true);
  writeFileSync(draftModelsPath(), "{");
  utimesSync(draftModelsPath(), start, start);
  expect(loadDraftModels(new Date(start.getTime() + 20_000)).trained).toBe(true);
});
