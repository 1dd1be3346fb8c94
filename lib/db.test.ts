import { describe, expect, it } from "vitest";
import { acrossWorkspaces, withWorkspace } from "./db.ts";

describe("withWorkspace", () => {
  it("tells PostgreSQL the workspace, for the length of the transaction", async () => {
    const inside = await withWorkspace(
      "ws_1",
      (tx) => tx.$queryRaw`SELECT current_setting('plinth.workspace_id') AS id`,
    );
    expect(inside).toEqual([{ id: "ws_1" }]);
    const after = await acrossWorkspaces(
      (tx) => tx.$queryRaw`SELECT current_setting('plinth.workspace_id', true) AS id`,
    );
    expect(after).toEqual([{ id: "" }]);
  });

  it("keeps nothing of work that fails", async () => {
    const point = { workspaceId: "ws_1", platform: "twitter", date: new Date("2026-01-01"), followers: 5n };
    const failing = withWorkspace("ws_1", async (tx) => {
      await tx.accountDay.create({ data: point });
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await withWorkspace("ws_1", (tx) => tx.accountDay.count())).toBe(0);
  });
});
