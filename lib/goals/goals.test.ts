import { beforeAll, describe, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import type { Caller } from "#lib/caller.ts";
import { withWorkspace } from "#lib/db.ts";
import { PILLARS } from "#lib/formula/names.ts";
import { formula } from "#lib/formula/versions.ts";
import { addDays } from "#lib/time.ts";
import { listMarkers } from "#lib/timeline/list-markers.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { addGoal } from "./add-goal.ts";
import { changeGoal } from "./change-goal.ts";
import { deleteGoal } from "./delete-goal.ts";
import { getGoal } from "./get-goal.ts";
import { listGoals } from "./list-goals.ts";
import { MOST_OPEN_GOALS } from "./values.ts";

const now = new Date("2026-11-20T12:00:00Z");
const GOAL = { measure: "composite", target: 62, due_on: "2027-03-01" } as const;
const NONE = "goal_0000000000000000000000";

/** Points of so many days up to one, of which a day may be worth something else. */
async function writeDays(caller: Caller, to: string, days: number, scoreOf: (ago: number) => number) {
  const { workspaceId } = caller;
  const basis = { known: [...PILLARS], platforms: ["twitter"] };
  const data = Array.from({ length: days }, (_, ago) => {
    const score = scoreOf(ago);
    const pillars = Object.fromEntries(PILLARS.map((name) => [name, score]));
    const kept = { kind: "reconstructed", source: "", calculatedAt: now, formulaVersion: formula().name };
    return { workspaceId, date: new Date(addDays(to, -ago)), score, pillars, basis, ...kept };
  });
  await withWorkspace(workspaceId, async (tx) => {
    await tx.scorePoint.deleteMany({ where: { workspaceId, date: { in: data.map(({ date }) => date) } } });
    await tx.scorePoint.createMany({ data });
  });
}

async function makeCaller(): Promise<Caller> {
  const caller = await operatorFor((await makeWorkspace("pro")).id);
  await writeDays(caller, "2026-11-20", 200, (ago) => 55 - ago / 70);
  return caller;
}

let caller: Caller;
beforeAll(async () => {
  caller = await makeCaller();
});

describe("goals", () => {
  it("are set, changed, dropped, taken up again and deleted", async () => {
    const made = await addGoal(caller, GOAL, now);
    expect(made).toMatchObject({ ...GOAL, status: "open", start_value: 55, reached_on: null });
    const changed = await changeGoal(caller, made.id, { target: 60, due_on: "2027-02-01" }, now);
    expect(changed).toMatchObject({ target: 60, due_on: "2027-02-01", status: "open" });
    expect((await changeGoal(caller, made.id, { dropped: true }, now)).status).toBe("dropped");
    expect((await changeGoal(caller, made.id, { dropped: false }, now)).status).toBe("open");
    expect(await deleteGoal(caller, made.id)).toEqual({ id: made.id, deleted: true });
    expect(await listGoals(caller, now)).toEqual([]);
  });

  it.each([
    [{ due_on: "2026-11-20" }, /due_on must be a day after today/],
    [{ due_on: "2028-03-01" }, /due_on must be at most a year ahead/],
    [{ target: 54 }, /target must be above 55, where it stood on 2026-11-20/],
    [{ target: 101 }, /target must be at most 100/],
    [{ measure: "days:tiktok", target: 5 } as const, /measure must be something that is known/],
  ])("are refused with words: %o", async (given, words) => {
    await expect(addGoal(caller, { ...GOAL, ...given }, now)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(words),
    });
  });

  it("of another workspace are not found", async () => {
    const { id } = await addGoal(caller, GOAL, now);
    const other = await operatorFor((await makeWorkspace("pro")).id);
    for (const attempt of [getGoal(other, id, now), changeGoal(other, id, { target: 70 }, now)])
      await expect(attempt).rejects.toMatchObject({ status: 404 });
    await expect(deleteGoal(other, id)).rejects.toMatchObject({ status: 404 });
    await expect(deleteGoal(caller, NONE)).rejects.toMatchObject({ status: 404 });
    expect(await listGoals(other, now)).toEqual([]);
    await deleteGoal(caller, id);
  });

  it("tell where they will end at today's pace, and that it is too early", async () => {
    const { id } = await addGoal(caller, GOAL, now);
    const { pace, value, series } = await getGoal(caller, id, now);
    expect(value).toBe(55);
    expect(series.comparable).toHaveLength(200);
    expect(pace).toMatchObject({ kind: "told", weeks: 26 });
    if (pace?.kind === "told") expect(pace.value).toBeCloseTo(55 + 101 / 70, 1);
    await deleteGoal(caller, id);
    const young = await operatorFor((await makeWorkspace("pro")).id);
    await writeDays(young, "2026-11-20", 20, () => 40);
    const early = await addGoal(young, GOAL, now);
    expect((await getGoal(young, early.id, now)).pace).toEqual({ kind: "early", weeksLeft: 10 });
  });

  it("are looked at only as far back as the history rests on the same", async () => {
    const own = await makeCaller();
    await withWorkspace(own.workspaceId, (tx) =>
      tx.scorePoint.updateMany({
        where: { workspaceId: own.workspaceId, date: { lt: new Date("2026-10-01") } },
        data: { basis: { known: ["reach"], platforms: ["twitter"] } },
      }),
    );
    const { id } = await addGoal(own, GOAL, now);
    const { pace, series } = await getGoal(own, id, now);
    expect(series.comparable[0]?.date).toBe("2026-10-01");
    expect(pace).toMatchObject({ kind: "early" });
  });

  it("are reached on the first day that shows it, missed after their day, and then stay", async () => {
    const own = await makeCaller();
    const { id } = await addGoal(own, { ...GOAL, due_on: "2026-12-10" }, now);
    const later = new Date("2026-12-12T09:00:00Z");
    const read = async (at: Date) => (await getGoal(own, id, at)).goal;
    expect(await read(new Date("2026-12-10T23:00:00Z"))).toMatchObject({ status: "open" });
    expect(await read(later)).toMatchObject({ status: "missed", reached_on: null });
    await writeDays(own, "2026-12-12", 8, (ago) => (ago <= 4 ? 63 : 58));
    expect(await read(later)).toMatchObject({ status: "reached", reached_on: "2026-12-08" });
    await writeDays(own, "2026-12-12", 8, () => 50);
    expect(await read(later)).toMatchObject({ status: "reached", reached_on: "2026-12-08" });
    await expect(changeGoal(own, id, { target: 70, due_on: "2027-01-01" }, later)).rejects.toThrow(
      /has been reached/,
    );
    const days = { from: "2026-11-01", to: "2026-12-12", now: later };
    const markers = await listMarkers(own, days);
    expect(markers).toContainEqual({
      ...{ day: "2026-12-08", kind: "goal", goalId: id, measure: "composite", target: 62 },
    });
  });

  it("are no more than a workspace may have open, also when many come at once", async () => {
    const own = await makeCaller();
    for (let n = 1; n < MOST_OPEN_GOALS; n++) await addGoal(own, GOAL, now);
    const asked = Array.from({ length: 6 }, () => addGoal(own, GOAL, now));
    const ended = await Promise.allSettled(asked);
    expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refused = { status: "rejected", reason: { status: 409, title: "Limit Reached" } };
    expect(ended.filter(({ status }) => status === "rejected")).toMatchObject(Array(5).fill(refused));
    const [first] = await listGoals(own, now);
    await changeGoal(own, first?.goal.id ?? "", { dropped: true }, now);
    await addGoal(own, GOAL, now);
    await expect(changeGoal(own, first?.goal.id ?? "", { dropped: false }, now)).rejects.toMatchObject({
      status: 409,
    });
    expect((await listGoals(own, now, 3)).map(({ goal }) => goal.status)).toEqual(["open", "open", "open"]);
  });
});
