import { beforeAll, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import type { Caller } from "#lib/caller.ts";
import { runAsOperator } from "#scripts/testing/audits.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { addDays, utcDay } from "../time.ts";
import { getHistory } from "./get-history.ts";
import { rebuildHistory } from "./rebuild-history.ts";

const now = new Date();
let caller: Caller;

beforeAll(async () => {
  const { id } = await makeWorkspace("pro");
  caller = await operatorFor(id);
  await importText(id, "twitter", makePosts(150, addDays(utcDay(now), -1)));
  await rebuildHistory(id, now);
  await runAsOperator(id, { now });
});

const daily = (told?: "basis") => getHistory(caller, { granularity: "daily" }, now, told);

it("every point of the history tells what it rests on, and how far chance moves it", async () => {
  const { data } = await daily("basis");
  expect(data.length).toBeGreaterThan(60);
  for (const { basis } of data) {
    expect(basis?.platforms).toEqual(["twitter"]);
    expect(basis?.known).toContain("impact");
    // Nobody commented: of sentiment nothing is known.
    expect(basis?.known).not.toContain("sentiment");
    expect(basis?.spread?.pillars.sentiment).toBe(0);
    expect(basis?.spread?.pillars.impact).toBeGreaterThan(0);
    expect(basis?.spread?.composite).toBeGreaterThan(0);
    expect(basis?.spread?.composite).toBeLessThan(10);
  }
});

it("the point of an audit tells the same as the one that is reconstructed of the same day", async () => {
  const rows = await ownerDb().scorePoint.findMany({
    where: { workspaceId: caller.workspaceId, kind: "audit" },
  });
  expect(rows).toHaveLength(1);
  expect(rows[0]?.basis).toMatchObject({ platforms: ["twitter"], known: expect.arrayContaining(["impact"]) });
  expect(rows[0]?.basis).toHaveProperty("spread.composite", expect.any(Number));
});

it("who does not ask for it reads no more than before", async () => {
  const { data } = await daily();
  expect(data.every(({ basis }) => basis === null)).toBe(true);
});
