import { describe, expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { openProfile } from "./open-profile.ts";

const [THEN, NOW] = [new Date("2026-01-01"), new Date("2026-03-01")];
const known = { platform: "tiktok", role: "own", source: "import", status: "connected", connectedAt: THEN };
let workspaces = 0;

/** Opens a profile where there are some, and says how all are then. */
async function openAmong(
  handle: string,
  ...profiles: { id: string; handle: string; [field: string]: unknown }[]
) {
  const workspaceId = `ws_open_${++workspaces}`;
  return withWorkspace(workspaceId, async (tx) => {
    const data = profiles.map((one) => ({ ...known, ...one, workspaceId }));
    await tx.profile.createMany({ data });
    const { id } = await openProfile(tx, workspaceId, { platform: "tiktok", handle }, NOW);
    const rows = await tx.profile.findMany({ where: { workspaceId }, orderBy: { id: "asc" } });
    return { id, opened: rows.find((row) => row.id === id), all: rows.length };
  });
}

describe("the profile of a file", () => {
  it("is the one with its handle, as it is written now, also where capitals are no ASCII", async () => {
    expect(await openAmong("Café", { id: "prf_1", handle: "CAFÉ" })).toMatchObject({
      opened: { id: "prf_1", handle: "Café", connectedAt: THEN, lastSync: NOW },
      all: 1,
    });
    const odd = await openAmong("te_house", { id: "prf_1", handle: "teahouse" });
    expect(odd).toMatchObject({ opened: { handle: "te_house", role: "own" }, all: 2 });
  });

  it("that a platform's own interface connects stays as that says", async () => {
    const synced = { source: "oauth", status: "reconnect_required", handle: "tea", id: "prf_1" };
    expect((await openAmong("TEA", synced)).opened).toMatchObject({ ...synced, lastSync: NOW });
    const left = { ...synced, disconnectedAt: THEN };
    expect((await openAmong("TEA", left)).opened).toMatchObject({
      source: "import",
      status: "connected",
      connectedAt: NOW,
      disconnectedAt: null,
    });
  });

  it("is a live one before one that was disconnected, the last of these, and one of no handle at last", async () => {
    const old = { id: "prf_1", handle: "tea", disconnectedAt: THEN };
    const later = { id: "prf_2", handle: "tea", disconnectedAt: new Date("2026-02-01") };
    const live = { id: "prf_3", handle: "Tea", role: "watched" };
    const nameless = { id: "prf_4", handle: "", disconnectedAt: NOW };
    expect((await openAmong("tea", old, later, live, nameless)).id).toBe("prf_3");
    expect((await openAmong("tea", old, later, nameless)).id).toBe("prf_2");
    expect((await openAmong("cup", old, nameless)).opened).toMatchObject({ id: "prf_4", handle: "cup" });
    expect((await openAmong("tea", { ...old, role: "watched" })).all).toBe(2);
  });
});
