import { describe, expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { type ImportResult, importFile } from "./import-file.ts";
import { chunksOf } from "./testing/collect-rows.ts";

const NOW = new Date("2026-03-10T12:00:00Z");
const HEADER = "id,created_at,text,likes\n";
let workspaces = 0;

/** Writes rows as they are read, so that a file has no size of its own; counts what was asked for. */
async function* rowsOf(row: (n: number) => string, rows: number, taken = { rows: 0 }) {
  yield Buffer.from(HEADER);
  for (let at = 0; at < rows; at += 1_000) {
    taken.rows = at;
    yield Buffer.from(Array.from({ length: Math.min(1_000, rows - at) }, (_, n) => row(at + n)).join(""));
  }
}

async function importRows(source: AsyncIterable<Uint8Array>) {
  const workspaceId = `ws_rows_${++workspaces}`;
  const input = { platform: "twitter", handle: "teahouse", fileName: "mine.csv", source, now: NOW } as const;
  const outcome = await importFile(workspaceId, input).catch(
    (problem: Error & { title?: string }) => problem,
  );
  const [posts, profiles] = await withWorkspace(workspaceId, (tx) =>
    Promise.all([tx.post.count({ where: { workspaceId } }), tx.profile.count({ where: { workspaceId } })]),
  );
  return { outcome, posts, profiles };
}

const good = (n: number) => `p${n},2026-03-01,tea,1\n`;
const bad = (n: number) => `p${n},no day,tea,1\n`;

describe("a file of wrong rows", () => {
  it("is given up after 1,000 of them, with the first ones by line; nothing of it is kept", async () => {
    const taken = { rows: 0 };
    const { outcome, posts, profiles } = await importRows(rowsOf(bad, 5_000_000, taken));
    expect(outcome).toMatchObject({
      title: "Not An Export",
      message: expect.stringMatching(
        /^"mine.csv" was not imported, and nothing from it was kept: none of its first 1,000 rows could be read: in line 2, created_at is "no day": .+; in line 3, .+; in line 4, .+\. Export it again/,
      ),
    });
    expect([posts, profiles]).toEqual([0, 0]);
    expect(taken.rows).toBeLessThan(50_000);
  });

  it("is given up after good ones as well, which do not stay", async () => {
    const { outcome, posts } = await importRows(rowsOf((n) => (n < 3_000 ? good(n) : bad(n)), 10_000));
    expect(outcome).toMatchObject({
      message: expect.stringMatching(/: 1,000 of its first 4,000 rows could not be read: in line 3002, /),
    });
    expect(posts).toBe(0);
  });

  it("is read to its end where nine of ten rows are good", async () => {
    const { outcome, posts } = await importRows(rowsOf((n) => (n % 20 === 7 ? bad(n) : good(n)), 30_000));
    const { rejected, ...result } = outcome as ImportResult;
    expect(result).toMatchObject({ posts: 28_500, rejected_total: 1_500 });
    expect([rejected.length, posts]).toEqual([1_000, 28_500]);
  });

  it("is read to its end where fewer are wrong, however few are good", async () => {
    const { outcome, posts } = await importRows(rowsOf((n) => (n === 0 ? good(n) : bad(n)), 1_000));
    const { rejected, ...result } = outcome as ImportResult;
    expect(result).toMatchObject({ posts: 1, rejected_total: 999 });
    expect(rejected[0]).toEqual({ line: 3, reason: expect.stringMatching(/^created_at is "no day": /) });
    expect(posts).toBe(1);
  });

  it("of two letters a row is given up at once", async () => {
    const began = performance.now();
    const { outcome } = await importRows(chunksOf(`${HEADER}${"x\n".repeat(4_000_000)}`));
    expect(outcome).toMatchObject({
      message: expect.stringContaining("in line 2, has 1 column: expected 4"),
    });
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it.each([
    [
      "fragments below a damaged record",
      (n: number) => (n === 0 ? 'p,2026-03-01,"a"b,1\n' : "loose words\n"),
    ],
    ["quotes that open and never close", (n: number) => `p${n},2026-03-01,"tea${n % 2 ? "" : "\n"},1\n`],
    [
      "binary data",
      (n: number) => (n < 3_000 ? good(n) : `${String.fromCodePoint(1 + (n % 8), 0xfffd, 0)}\n`),
    ],
  ])("is given up: %s", async (_, row) => {
    const taken = { rows: 0 };
    const { outcome, posts } = await importRows(rowsOf(row, 1_000_000, taken));
    expect(outcome).toMatchObject({
      title: "Not An Export",
      message: expect.stringMatching(/in line (2|3002), /),
    });
    expect([posts, taken.rows < 100_000]).toEqual([0, true]);
  });

  it("a quote before a million empty lines costs no more than itself", async () => {
    const { outcome } = await importRows(
      chunksOf(`${HEADER}p1,2026-03-01,"tea,1\n${"\n".repeat(1_000_000)}p2,2026-03-02,tea,1\n`),
    );
    expect(outcome).toMatchObject({ posts: 1, rejected: [{ line: 2 }] });
  });
});
