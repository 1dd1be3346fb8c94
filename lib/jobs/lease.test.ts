import { beforeEach, describe, expect, it } from "vitest";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { claimLease, type Lease, releaseLease, renewLease, takeWork } from "./lease.ts";

/** An upload that waits; `minute` says how late it came. */
async function addUpload(workspaceId: string, id: string, minute: number): Promise<void> {
  await ownerPool().query(
    `INSERT INTO uploads (workspace_id, id, platform, handle, file_name, status, bytes, requested_by, created_at)
     VALUES ($1, $2, 'twitter', 'brand', 'posts.csv', 'processing', 1, 'nobody', '2026-11-01'::timestamptz + make_interval(mins => $3))`,
    [workspaceId, id, minute],
  );
}
const end = ({ id }: Lease) =>
  ownerPool().query("UPDATE uploads SET status = 'completed' WHERE id = $1", [id]);
const idsOf = (leases: Lease[]) => leases.map(({ id }) => id).toSorted();

beforeEach(() => ownerPool().query("DELETE FROM uploads"));

describe("takeWork", () => {
  it("takes the oldest first, and nothing that is held", async () => {
    for (const [n, id] of ["a", "b", "c"].entries()) await addUpload("ws_1", id, n);
    const [first] = await takeWork("uploads", 1);
    expect(first).toMatchObject({ table: "uploads", workspaceId: "ws_1", id: "a" });
    expect(idsOf(await takeWork("uploads", 9))).toEqual(["b", "c"]);
    expect(await takeWork("uploads", 9)).toEqual([]);
    expect(await claimLease({ table: "uploads", workspaceId: "ws_1", id: "b" })).toBeNull();
  });

  it("takes what a dead worker left, and not what rests after a failure", async () => {
    await addUpload("ws_1", "left", 0);
    await addUpload("ws_1", "resting", 1);
    const taken = await takeWork("uploads", 2);
    const resting = taken.find(({ id }) => id === "resting") as Lease;
    await releaseLease(resting, 60);
    await ownerPool().query("UPDATE uploads SET lease_until = now() - interval '1 s' WHERE id = 'left'");
    expect(idsOf(await takeWork("uploads", 9))).toEqual(["left"]);
  });

  it("lets workspaces take turns: one file does not wait for the five hundred of another workspace", async () => {
    for (let n = 0; n < 500; n++) await addUpload("ws_noisy", `noisy ${n}`, n);
    const running = await takeWork("uploads", 2);
    await addUpload("ws_quiet", "quiet 1", 1_000);
    await addUpload("ws_quiet", "quiet 2", 1_001);
    await addUpload("ws_other", "other", 1_002);
    expect(idsOf(running)).toEqual(["noisy 0", "noisy 1"]);
    await end(running[0] as Lease);
    expect(idsOf(await takeWork("uploads", 1))).toEqual(["quiet 1"]);
    // The noisy one has one running, like the quiet one; its third is older than their second.
    expect(idsOf(await takeWork("uploads", 3))).toEqual(["noisy 2", "other", "quiet 2"]);
  });

  it("gives each piece of work to one worker, however many ask at once", async () => {
    for (let n = 0; n < 40; n++) await addUpload(`ws_${n % 4}`, `upload ${n}`, n);
    const taken = await Promise.all(Array.from({ length: 10 }, () => takeWork("uploads", 4)));
    const rest = await takeWork("uploads", 40);
    const ids = [...taken.flat(), ...rest].map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([40, 40]);
    expect(taken.every((leases) => leases.length <= 4)).toBe(true);
  });
});

describe("renewLease", () => {
  it("takes up a lease that has run out, unless another has taken the work", async () => {
    await addUpload("ws_1", "late", 0);
    const expire = () => ownerPool().query("UPDATE uploads SET lease_until = now() - interval '1 min'");
    const [lease] = await takeWork("uploads", 1);
    await expire();
    expect(await renewLease(lease as Lease)).toBe(true);
    expect(await takeWork("uploads", 1)).toEqual([]);
    await expire();
    expect(await takeWork("uploads", 1)).toHaveLength(1);
    expect(await renewLease(lease as Lease)).toBe(false);
  });
});
