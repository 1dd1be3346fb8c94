import { expect, it } from "vitest";
import type { WatchedAccount } from "#lib/platforms/schemas.ts";
import { tellWatched } from "./tell-watched.ts";

const READ = "2026-11-23T06:12:00.000Z";
const SYNC = {
  status: "completed",
  step: null,
  posts: 3,
  comments: 0,
  completedAt: READ,
  missing: [],
  error: null,
};
const ACCOUNT: WatchedAccount = {
  profileId: "prf_1",
  platform: "twitter",
  handle: "stonerow",
  name: null,
  followers: null,
  status: "connected",
  problem: null,
  hasPicture: false,
  sync: SYNC,
  reading: "nightly",
  why: null,
};
const tell = (other: Partial<WatchedAccount>) => tellWatched({ ...ACCOUNT, ...other });

it("tells when it was read, how it goes now, and what there is to do", () => {
  expect(tell({})).toEqual({ words: "Read every night, last", tone: "neutral", at: READ });
  const running = { ...SYNC, status: "processing", step: "posts", completedAt: null };
  expect(tell({ sync: running }).words).toBe("Reading posts … 3 new posts, 0 comments so far.");
  expect(tell({ sync: running, status: "error", problem: "old" }).words).toMatch(/^Reading/);
  expect(tell({ sync: null }).words).toBe("Not read yet.");
  const problem = "This account is protected.";
  expect(tell({ status: "error", problem })).toEqual({ words: problem, tone: "poor", at: null });
  const failed = { ...SYNC, status: "failed", error: "X asks for fewer requests." };
  expect(tell({ sync: failed }).words).toContain("Plinth will try again by itself");
  const why = "X shows accounts of others to those who have one.";
  expect(tell({ reading: "import", why, sync: null })).toEqual({ words: why, tone: "fair", at: null });
  expect(tell({ reading: "import", sync: null }).words).toBe("It can now be read from its platform.");
});
