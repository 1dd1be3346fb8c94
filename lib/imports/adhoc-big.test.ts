import { expect, it } from "vitest";
import { importFile } from "./import-file.ts";

const text = "a cup of tea, ".repeat(20);
async function* gen(size: number) {
  let sent = 0,
    at = 0;
  yield Buffer.from("id,created_at,text,likes,views\n");
  while (sent < size) {
    const b = Buffer.from(
      Array.from({ length: 500 }, () => {
        at += 1;
        return `p${at},2026-03-01T10:00:00Z,"${text}",12,340\n`;
      }).join(""),
    );
    sent += b.length;
    yield b;
  }
}
it("big", { timeout: 580_000 }, async () => {
  for (const size of [50e6, 200e6]) {
    const t = performance.now();
    let high = 0;
    const timer = setInterval(() => {
      high = Math.max(high, process.memoryUsage().rss);
    }, 200);
    const r = await importFile(`ws_big${size}`, {
      platform: "instagram",
      handle: "b",
      fileName: "b.csv",
      source: gen(size),
      now: new Date("2026-12-01"),
    });
    clearInterval(timer);
    process.stdout.write(
      `BIG ${size} ${r.posts} ${r.rejected_total} ${((performance.now() - t) / 1000).toFixed(0)}s rss ${(high / 1e6).toFixed(0)}\n`,
    );
    expect(r.rejected_total).toBe(0);
  }
});
