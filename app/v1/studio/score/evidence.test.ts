import { beforeAll, describe, expect, it } from "vitest";
import { fitAccountModels } from "#lib/studio/fit-account-models.ts";
import { ask } from "#scripts/testing/ask.ts";
import { runToEnd } from "#scripts/testing/audits.ts";
import { expectDraftScore } from "#scripts/testing/expect-draft-score.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";

const TEXT = { content_type: "text", content: "The new menu starts on Monday.", platform: "instagram" };

let key: string;
beforeAll(async () => {
  key = (await makeWorkspace("agency")).key;
});

const score = (body: unknown, by = key, query = "") =>
  ask("POST", `/v1/studio/score${query}`, { key: by, body });

describe("?expand=evidence", () => {
  it("says that nothing is proven for a workspace without posts, and what the score rests on", async () => {
    const answer = await score(TEXT, key, "?expand=evidence");
    const { evidence, ...rest } = answer.body;
    expectDraftScore({ ...answer, body: rest }, ["kind"]);
    expect(Object.keys(evidence)).toEqual([
      ...["warnings", "interval", "media", "model_version", "rests_on", "workspace", "platform"],
      "pillars_from",
    ]);
    expect(evidence.interval).toEqual({ low: expect.any(Number), high: expect.any(Number), coverage: 0.8 });
    expect(evidence.interval.low).toBeLessThan(rest.score);
    expect(evidence.interval.high).toBeGreaterThan(rest.score);
    expect(evidence).toMatchObject({
      warnings: [],
      media: null,
      model_version: "v1",
      workspace: { verdict: "not proven yet", rank_correlation: null, n: 0 },
      platform: { accounts: expect.any(Number), rank_correlation: expect.any(Number) },
      pillars_from: "reference brand",
    });
    expect(evidence.rests_on.join()).toMatch(/public posts of [\d,]+ accounts on Instagram/);
  });

  it("measures the predictions on the workspace's own posts, and takes the pillars from its audit", async () => {
    const workspace = await makeWorkspace("agency");
    await importText(workspace.id, "twitter", makePosts(3));
    await runToEnd(workspace);
    const rows = Array.from({ length: 110 }, (_, n) => {
      return `own${n},2025-05-${String(1 + (n % 28)).padStart(2, "0")}T09:00:00Z,${"word ".repeat(n + 1)},${n},0,0,1000`;
    });
    const columns = "id,created_at,text,likes,comments,shares,impressions";
    await importText(workspace.id, "twitter", [columns, ...rows, ""].join("\n"));
    const before = await score({ ...TEXT, platform: "twitter" }, workspace.key, "?expand=evidence");
    expect(before.body.evidence.workspace).toMatchObject({ model: "platform", n: 0 });
    await fitAccountModels(workspace.id, new Date());
    const { body } = await score({ ...TEXT, platform: "twitter" }, workspace.key, "?expand=evidence");
    expect(body.evidence.workspace).toMatchObject({ verdict: "proven", model: "own posts", n: 66 });
    expect(body.evidence.workspace.rank_correlation).toBeGreaterThan(0.9);
    expect(body.evidence.rests_on.join()).toMatch(/Your 110 own posts there count/);
    expect(body.evidence.pillars_from).toBe("own posts");
    const other = await score({ ...TEXT, platform: "tiktok" }, workspace.key, "?expand=evidence");
    expect(other.body.evidence).toMatchObject({ workspace: { n: 0 }, pillars_from: "reference brand" });
  });
});
