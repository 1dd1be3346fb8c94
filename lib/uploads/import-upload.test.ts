import { describe, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { acrossWorkspaces, withWorkspace } from "#lib/db.ts";
import { claimLease } from "#lib/jobs/lease.ts";
import { addDays } from "#lib/time.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { discardStaleUploads } from "./discard-stale-uploads.ts";
import { getUpload } from "./get-upload.ts";
import { importUpload } from "./import-upload.ts";
import { listUploads } from "./list-uploads.ts";
import { receiveUpload } from "./receive-upload.ts";

async function* pieces(text: string, size = 70_000): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** More than a chunk, of five and a half years: fifteen posts a day on 2,000 days. */
function makeLargeFile(): string {
  const rows = Array.from({ length: 30_000 }, (_, n) => {
    const day = addDays("2026-06-30", -Math.floor(n / 15));
    return `p${n},${day}T09:00:00Z,A longer text about post ${n},${20 + (n % 7)},${n % 4},${n % 3},${1_000 + n}`;
  });
  return ["id,created_at,text,likes,comments,shares,impressions", ...rows, ""].join("\n");
}

async function makeUpload(text: string, plan: "agency" | "creator" = "agency") {
  const { id } = await makeWorkspace(plan);
  const caller = await operatorFor(id);
  const send = (platform: "twitter" | "tiktok" | "linkedin", source = pieces(text)) =>
    receiveUpload(caller, { platform, handle: "brand", file_name: "posts.csv", mapping: undefined }, source, {
      now: new Date(),
    });
  const count = (table: "post" | "uploadChunk" | "upload") =>
    withWorkspace(id, (tx) => (tx[table] as typeof tx.post).count({ where: { workspaceId: id } }));
  const points = () => withWorkspace(id, (tx) => tx.scorePoint.count({ where: { workspaceId: id } }));
  return { id, caller, send, count, points };
}

describe("an uploaded file", () => {
  it("is kept in chunks, imported with its history, and then let go", async () => {
    const text = makeLargeFile();
    const { id, caller, send, count, points } = await makeUpload(text);
    const upload = await send("twitter");
    expect(upload).toMatchObject({ status: "processing", percent: 0, file_name: "posts.csv" });
    expect(await count("uploadChunk")).toBe(Math.ceil(text.length / 1_048_576));
    expect(await importUpload(id, upload.upload_id)).toBe(true);
    const done = await getUpload(caller, upload.upload_id);
    expect(done).toMatchObject({ status: "completed", percent: 100, result: { posts: expect.any(Number) } });
    expect(await count("uploadChunk")).toBe(0);
    expect(await points()).toBeGreaterThan(1_800);
    expect((await listUploads(caller)).uploads).toEqual([done]);
    expect(await importUpload(id, upload.upload_id)).toBe(false);
  }, 120_000);

  it("that is no export fails with the reason, and changes nothing", async () => {
    const { id, caller, send, count } = await makeUpload("colour,size\nred,3\n");
    const { upload_id } = await send("twitter");
    await importUpload(id, upload_id);
    expect(await getUpload(caller, upload_id)).toMatchObject({
      status: "failed",
      error: { title: "Not An Export" },
    });
    expect([await count("post"), await count("uploadChunk")]).toEqual([0, 0]);
  });

  it("is imported once when a worker dies after the rows have landed", async () => {
    const { id, caller, send, count } = await makeUpload(makePosts(20, "2026-06-30"));
    const { upload_id } = await send("twitter");
    await ownerPool().query("ALTER TABLE score_points RENAME TO score_points_away");
    await importUpload(id, upload_id);
    await ownerPool().query("ALTER TABLE score_points_away RENAME TO score_points");
    expect(await getUpload(caller, upload_id)).toMatchObject({ status: "processing" });
    await acrossWorkspaces(
      (tx) => tx.$executeRaw`UPDATE uploads SET lease_until = now() - interval '1 second'`,
    );
    expect(await importUpload(id, upload_id)).toBe(true);
    expect(await getUpload(caller, upload_id)).toMatchObject({ status: "completed", result: { posts: 20 } });
    expect(await count("post")).toBe(20);
  });

  it("whose rows have landed is not tried for ever either: it stays, and says that the history does not know it", async () => {
    const { id, caller, send, count } = await makeUpload(makePosts(20, "2026-06-30"));
    const { upload_id } = await send("twitter");
    await ownerPool().query("ALTER TABLE score_points RENAME TO score_points_away");
    const ends: boolean[] = [];
    for (let tries = 0; tries < 3; tries++) {
      ends.push(await importUpload(id, upload_id));
      await ownerPool().query(
        "UPDATE uploads SET lease_until = now() - interval '1 s' WHERE status = 'processing'",
      );
    }
    await ownerPool().query("ALTER TABLE score_points_away RENAME TO score_points");
    expect(ends).toEqual([false, false, true]);
    expect(await getUpload(caller, upload_id)).toMatchObject({
      status: "completed",
      result: {
        posts: 20,
        notes: [expect.stringMatching(/^The scores of earlier days could not be updated/)],
      },
    });
    expect([await count("post"), await count("uploadChunk")]).toEqual([20, 0]);
  });

  it("is left alone while another worker holds it", async () => {
    const { id, send } = await makeUpload(makePosts(3, "2026-06-30"));
    const { upload_id } = await send("twitter");
    await claimLease({ table: "uploads", workspaceId: id, id: upload_id });
    expect(await importUpload(id, upload_id)).toBe(false);
  });

  it("leaves nothing when it does not arrive whole, or never ends arriving", async () => {
    const { id, send, count } = await makeUpload("");
    const broken = (async function* () {
      yield new Uint8Array(2_000_000);
      throw new Error("connection lost");
    })();
    await expect(send("twitter", broken)).rejects.toThrow("connection lost");
    expect([await count("upload"), await count("uploadChunk")]).toEqual([0, 0]);
    const old = {
      platform: "twitter",
      handle: "h",
      fileName: "f",
      status: "receiving",
      bytes: 0,
      requestedBy: "operator",
    };
    const createdAt = new Date("2026-01-01");
    await withWorkspace(id, (tx) =>
      tx.upload.create({ data: { workspaceId: id, id: "upl_old", createdAt, ...old } }),
    );
    await discardStaleUploads(new Date());
    expect(await count("upload")).toBe(0);
  });

  it("409 Limit Reached: the plan has room for no other platform", async () => {
    const { id, send } = await makeUpload(makePosts(3, "2026-06-30"), "creator");
    for (const platform of ["twitter", "tiktok"] as const)
      await importUpload(id, (await send(platform)).upload_id);
    await expect(send("linkedin")).rejects.toMatchObject({ title: "Limit Reached", status: 409 });
    await send("twitter");
  });
});
