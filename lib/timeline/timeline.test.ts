import { beforeAll, describe, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import type { Caller } from "#lib/caller.ts";
import { withWorkspace } from "#lib/db.ts";
import { makeProfile } from "#scripts/testing/profiles.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { addNote, MOST_NOTES } from "./add-note.ts";
import { changeNote } from "./change-note.ts";
import { deleteNote } from "./delete-note.ts";
import { listMarkers } from "./list-markers.ts";

const now = new Date("2026-11-20T12:00:00Z");
const DAYS = { from: "2026-11-01", to: "2026-11-20", now };
const NONE = "note_0000000000000000000000";

let caller: Caller;
let other: Caller;

beforeAll(async () => {
  caller = await operatorFor((await makeWorkspace("agency")).id);
  other = await operatorFor((await makeWorkspace("pro")).id);
});

const notesOf = async (whose: Caller) =>
  (await listMarkers(whose, DAYS)).flatMap((marker) => (marker.kind === "note" ? [marker.note] : []));

describe("notes", () => {
  it("stand at their day with their author, are changed and go", async () => {
    const user = await withWorkspace(caller.workspaceId, (tx) =>
      tx.membership.findFirstOrThrow({
        where: { workspaceId: caller.workspaceId },
        include: { user: true },
      }),
    );
    const writer: Caller = { ...caller, actor: { kind: "user", id: user.userId } };
    const made = await addNote(writer, { day: "2026-11-03", text: "The shop was closed." }, now);
    expect(await notesOf(caller)).toEqual([
      { id: made.id, day: "2026-11-03", text: "The shop was closed.", created_by: user.user.name },
    ]);
    await changeNote(caller, made.id, { day: "2026-11-04", text: "It opened late." });
    expect(await notesOf(caller)).toEqual([
      { id: made.id, day: "2026-11-04", text: "It opened late.", created_by: user.user.name },
    ]);
    expect(await notesOf(other)).toEqual([]);
    expect(await deleteNote(caller, made.id)).toEqual({ id: made.id, deleted: true });
    expect(await notesOf(caller)).toEqual([]);
  });

  it("of another workspace are not found", async () => {
    const { id } = await addNote(caller, { day: "2026-11-03", text: "Ours." }, now);
    const words = { day: "2026-11-03", text: "Theirs." };
    await expect(changeNote(other, id, words)).rejects.toMatchObject({ status: 404 });
    await expect(deleteNote(other, id)).rejects.toMatchObject({ status: 404 });
    await expect(deleteNote(caller, NONE)).rejects.toMatchObject({ status: 404 });
    expect((await notesOf(caller)).map(({ text }) => text)).toEqual(["Ours."]);
    await deleteNote(caller, id);
  });

  it("are no more than a workspace holds", async () => {
    const { workspaceId } = other;
    const note = {
      workspaceId,
      day: new Date("2026-01-01"),
      text: "Full.",
      createdBy: "usr_test",
      createdAt: now,
    };
    await withWorkspace(workspaceId, (tx) =>
      tx.note.createMany({
        data: Array.from({ length: MOST_NOTES - 1 }, (_, n) => ({ ...note, id: `note_${n}` })),
      }),
    );
    // At the same time, for the one place that is left.
    // Eight connections that are open already: else the first would be through before the second has come.
    const wait = () => withWorkspace(workspaceId, (tx) => tx.$executeRaw`SELECT pg_sleep(.1)`);
    await Promise.all(Array.from({ length: 8 }, wait));
    const asked = Array.from({ length: 8 }, () => addNote(other, { day: "2026-11-03", text: "Last." }, now));
    const ended = await Promise.allSettled(asked);
    expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refused = { status: "rejected", reason: { status: 409, title: "Limit Reached" } };
    expect(ended.filter(({ status }) => status === "rejected")).toMatchObject(Array(7).fill(refused));
  });
});

describe("what happened", () => {
  it("is told of the days that are asked for, by day", async () => {
    const { workspaceId } = caller;
    await withWorkspace(workspaceId, async (tx) => {
      const score = { score: 54.2, pillars: {}, formulaVersion: "v2", calculatedAt: now };
      const point = (date: string, kind: string, source: string) =>
        tx.scorePoint.create({ data: { workspaceId, date: new Date(date), kind, source, ...score } });
      await point("2026-11-10", "audit", "aud_1");
      await point("2026-11-09", "reconstructed", "");
      await point("2026-10-31", "audit", "aud_0");
      const phases = [
        { name: "Foundation", weeks: [1] },
        { name: "Peak", weeks: [2] },
      ];
      const campaign = {
        name: "Spring",
        startDate: new Date("2026-11-05T00:00:00Z"),
        durationWeeks: 2,
        phases,
      };
      const made = { status: "active", createdBy: "usr_test", createdAt: now };
      await tx.campaign.create({ data: { workspaceId, id: "cmp_1", ...campaign, ...made } });
      const file = {
        platform: "twitter",
        handle: "b",
        fileName: "posts.csv",
        bytes: 1n,
        requestedBy: "usr_test",
      };
      const sent = { workspaceId, ...file, createdAt: now, completedAt: new Date("2026-11-10T23:59:00Z") };
      await tx.upload.create({ data: { ...sent, id: "upl_1", status: "completed", result: { posts: 12 } } });
      await tx.upload.create({ data: { ...sent, id: "upl_2", status: "failed" } });
    });
    const profile = await makeProfile(workspaceId, "tiktok");
    await withWorkspace(workspaceId, (tx) =>
      tx.profile.update({
        where: { workspaceId_id: { workspaceId, id: profile } },
        data: { connectedAt: new Date("2026-10-01"), disconnectedAt: new Date("2026-11-15T10:00:00Z") },
      }),
    );
    const told = await listMarkers(caller, DAYS);
    expect(told.map((one) => [one.day, one.kind])).toEqual([
      ["2026-11-05", "phase"],
      ["2026-11-10", "audit"],
      ["2026-11-10", "imported"],
      ["2026-11-12", "phase"],
      ["2026-11-15", "disconnected"],
      ["2026-11-19", "phase"],
    ]);
    expect(told[0]).toMatchObject({ campaign: "Spring", phase: "Foundation" });
    expect(told[1]).toMatchObject({ auditId: "aud_1", score: 54.2 });
    expect(told[2]).toMatchObject({ platform: "twitter", fileName: "posts.csv", posts: 12 });
    expect(told[5]).toMatchObject({ campaign: "Spring", phase: null });
  });

  it("leaves out what is still to come, and campaigns where the plan has none", async () => {
    const early = await listMarkers(caller, { ...DAYS, now: new Date("2026-11-11T00:00:00Z") });
    expect(early.filter(({ kind }) => kind === "phase").map(({ day }) => day)).toEqual(["2026-11-05"]);
    const pro = await listMarkers({ ...caller, plan: "pro" }, DAYS);
    expect(pro.filter(({ kind }) => kind === "phase")).toEqual([]);
  });

  it("is for who may read the score", async () => {
    const blind = { ...caller, scopes: caller.scopes.filter((scope) => scope !== "score:read") };
    await expect(listMarkers(blind, DAYS)).rejects.toMatchObject({ status: 403 });
  });
});
