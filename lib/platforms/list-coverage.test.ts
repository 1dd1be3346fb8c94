import { describe, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { disconnectPlatform } from "./disconnect-platform.ts";
import { listCoverage, shareCells } from "./list-coverage.ts";

const POSTS = "id,created_at,likes\n1,2026-01-01T23:30:00Z,1\n2,2026-01-01,2\n3,2026-01-10,3\n4,,4\n";

describe("which days have what", () => {
  it("tells days with posts, followers and comments of each profile, and of no other workspace", async () => {
    const [{ id }, other] = [await makeWorkspace("agency"), await makeWorkspace("agency")];
    await importText(other.id, "twitter", "id,created_at\n9,2026-05-01\n");
    await importText(id, "twitter", POSTS);
    await importText(id, "twitter", "date,followers\n2026-01-02,10\n2026-01-03,11\n");
    const coverage = await listCoverage(await operatorFor(id));
    expect(coverage).toMatchObject([
      {
        platform: "twitter",
        from: "2026-01-01",
        to: "2026-01-10",
        parts: [
          { kind: "posts", days: 2, cells: [1, 0, 0, 0, 0, 0, 0, 0, 0, 1] },
          { kind: "followers", days: 2, cells: [0, 1, 1, 0, 0, 0, 0, 0, 0, 0] },
          { kind: "comments", days: 0, cells: Array(10).fill(0) },
        ],
      },
    ]);
  });

  it("leaves out what is disconnected", async () => {
    const { id } = await makeWorkspace("agency");
    await importText(id, "twitter", POSTS);
    const caller = await operatorFor(id);
    await disconnectPlatform(caller, { platform: "twitter" }, new Date());
    expect(await listCoverage(caller)).toEqual([]);
  });

  it("shows years in at most 52 parts, the last one by its own days", () => {
    const cells = shareCells(["2017-01-01", "2019-12-31"], "2017-01-01", "2019-12-31");
    expect(cells.length).toBeLessThanOrEqual(52);
    expect(cells[0]).toBeCloseTo(1 / 22);
    expect(cells.at(-1)).toBeCloseTo(1 / (1095 - 22 * (cells.length - 1)));
    expect(shareCells(["2026-01-01"], "2026-01-01", "2026-01-01")).toEqual([1]);
  });
});
