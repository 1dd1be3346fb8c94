import { describe, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { withWorkspace } from "#lib/db.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { previewUpload } from "./preview-upload.ts";
import { FilePreview, PreviewQuery } from "./schemas.ts";

const NOW = new Date("2026-08-05T12:00:00Z");

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

async function previewIn(plan: "agency" | "creator", text: string, mapping?: Record<string, string>) {
  const { id } = await makeWorkspace(plan);
  const caller = await operatorFor(id);
  const query = PreviewQuery.parse({
    platform: "linkedin",
    file_name: "posts.csv",
    ...(mapping && { mapping: JSON.stringify(mapping) }),
  });
  return { id, preview: () => previewUpload(caller, query, bytesOf(text), NOW) };
}

describe("the preview of an upload", () => {
  it("says what an import would make of the file, and writes nothing", async () => {
    const { id, preview } = await previewIn("agency", makePosts(4, "2026-07-30"));
    const made = FilePreview.parse(await preview());
    expect(made).toMatchObject({ format: "generic_posts_csv", rejected: [] });
    expect(made.sample).toHaveLength(4);
    expect(made.columns.every(({ status }) => status === "used")).toBe(true);
    const rows = await withWorkspace(id, (tx) => tx.post.count({ where: { workspaceId: id } }));
    expect(rows).toBe(0);
  });

  it("proposes how to read unknown columns, and reads them as they are assigned", async () => {
    const text = "Permalink,Reactions\nhttps://x.com/a/status/1,4\n";
    const { preview } = await previewIn("agency", text);
    const proposed = FilePreview.parse(await preview());
    expect(proposed.proposal?.mapping).toEqual({ Permalink: "url", Reactions: "likes" });
    expect(proposed.problem).toMatchObject({ code: "not_an_export", title: "Not An Export" });
    expect(proposed.problem?.finding).toMatch(/^"posts\.csv" is not an export .* Reactions as likes|\.$/);
    expect(proposed.problem?.finding).not.toContain("Expected");
    expect(proposed.problem?.expected).toContainEqual(expect.stringMatching(/^LinkedIn/));
    expect(proposed.problem?.expected.length).toBeGreaterThan(2);
    const assigned = await previewIn("agency", text, { Permalink: "url", Reactions: "shares" });
    expect(FilePreview.parse(await assigned.preview()).sample).toMatchObject([{ id: "1", shares: 4 }]);
  });

  it("finds by the file itself whose it is", async () => {
    const { id } = await makeWorkspace("agency");
    const query = PreviewQuery.parse({ file_name: "posts.csv" });
    const text = "id,created_at,url\n1,2026-07-30,https://x.com/teahouse/status/1\n";
    const made = FilePreview.parse(await previewUpload(await operatorFor(id), query, bytesOf(text), NOW));
    expect(made.source).toEqual({ platform: "twitter", handle: "teahouse", is_guess: false });
    expect(made.holding).toMatchObject({ posts: 1, from: "2026-07-30", to: "2026-07-30", is_whole: true });
  });

  it("409 Limit Reached, also for a platform that the file tells", async () => {
    const { id } = await makeWorkspace("creator");
    for (const platform of ["tiktok", "pinterest"] as const) await importText(id, platform, makePosts(3));
    const query = PreviewQuery.parse({ file_name: "posts.csv" });
    const text = "id,url\n1,https://x.com/teahouse/status/1\n";
    const asked = previewUpload(await operatorFor(id), query, bytesOf(text), NOW);
    await expect(asked).rejects.toMatchObject({ title: "Limit Reached" });
  });

  it("409 Limit Reached: the plan has room for no other platform", async () => {
    const { id, preview } = await previewIn("creator", makePosts(3, "2026-07-30"));
    for (const platform of ["twitter", "tiktok"] as const) await importText(id, platform, makePosts(3));
    await expect(preview()).rejects.toMatchObject({ title: "Limit Reached", status: 409 });
  });
});
