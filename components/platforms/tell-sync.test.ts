import { describe, expect, it } from "vitest";
import type { ConnectedAccount, SyncFacts } from "#lib/platforms/schemas.ts";
import { tellSync } from "./tell-sync.ts";

const SYNC: SyncFacts = {
  status: "completed",
  step: "history",
  posts: 1,
  comments: 2,
  completedAt: "2026-11-23T05:00:00.000Z",
  missing: ["Comments: none are told."],
  error: null,
};
const account = (over: Partial<ConnectedAccount>): ConnectedAccount => ({
  profileId: "prf_1",
  platform: "pinterest",
  handle: "fernjoinery",
  name: "Fern Joinery",
  followers: 12,
  status: "connected",
  problem: null,
  hasPicture: false,
  sync: SYNC,
  ...over,
});

describe("how the reading of an account is told", () => {
  it.each([
    [{}, "neutral", "Last read with 1 new post and 2 new comments,"],
    [{ sync: null }, "neutral", "Not read yet."],
    [
      { sync: { ...SYNC, status: "processing", step: "posts" } },
      "neutral",
      "Reading posts … 1 new post, 2 comments so far.",
    ],
    [{ sync: { ...SYNC, status: "processing", step: null } }, "neutral", "Waiting for its turn …"],
    [
      { sync: { ...SYNC, status: "failed", error: "Pinterest asks for fewer requests." } },
      "fair",
      "The last sync ended early. Pinterest asks for fewer requests. Plinth will try again by itself.",
    ],
    [{ status: "reconnect_required", problem: "Connect again." }, "poor", "Connect again."],
  ] as const)("%o", (over, tone, words) => {
    expect(tellSync(account(over as Partial<ConnectedAccount>))).toMatchObject({ tone, words });
  });

  it("says what to do about an error, and what a whole reading could not read", () => {
    const problem = "Pinterest refused a request (status 400).";
    expect(tellSync(account({ status: "error", problem })).words).toMatch(
      /400\)\. What was read is kept\. Sync again/,
    );
    expect(tellSync(account({})).missing).toEqual(SYNC.missing);
  });
});
