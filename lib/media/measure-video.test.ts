import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { measureVideo } from "./measure-video.ts";
import type { VideoFacts } from "./media-facts.ts";
import { sniffMedia } from "./sniff-media.ts";

const clips = join(import.meta.dirname, "testing");
const folder = mkdtempSync(join(tmpdir(), "measure-video-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function measure(file: Buffer, signal = AbortSignal.timeout(5_000)): Promise<VideoFacts> {
  const path = join(folder, "clip");
  writeFileSync(path, file);
  const sniffed = sniffMedia(file);
  if (sniffed?.kind !== "video") throw new Error("no video");
  return await measureVideo({ path, type: sniffed.type, bytes: file.length }, signal);
}

const read = (name: string) => readFileSync(join(clips, name));
const names = readdirSync(clips).filter((name) => name.startsWith("clip-"));

describe("measureVideo", () => {
  it.each([
    ["clip-320x568-2s-sound.mp4", "mp4", 320, 568, 2, true],
    ["clip-320x568-2s-sound.webm", "webm", 320, 568, 2, true],
    ["clip-480x270-3s-silent.webm", "webm", 480, 270, 3, false],
    ["clip-480x270-3s-silent.mkv", "matroska", 480, 270, 3, false],
    ["clip-480x270-3s-silent-fragmented.mp4", "mp4", 480, 270, 3, false],
    ["clip-270x480-3s-silent-rotated.mov", "quicktime", 270, 480, 3, false],
  ])("measures %s", async (name, type, width, height, seconds, hasSound) => {
    const file = read(name);
    const facts = await measure(file);
    expect(facts).toMatchObject({ kind: "video", type, bytes: file.length, width, height, hasSound });
    expect(Math.abs(facts.durationS - seconds)).toBeLessThan(0.2);
    expect(Math.abs((facts.frameRate ?? 0) - 25)).toBeLessThan(1);
    expect((facts.bitsPerSecond ?? 0) / ((file.length * 8) / facts.durationS)).toBeCloseTo(1, 2);
  });

  it("refuses a file whose end is missing", async () => {
    for (const name of ["clip-320x568-2s-sound.mp4", "clip-270x480-3s-silent-rotated.mov"]) {
      const file = read(name);
      await expect(measure(file.subarray(0, file.length - 2_000))).rejects.toThrow();
    }
  });

  it.each(names)("refuses a mere start: %s", async (name) => {
    await expect(measure(read(name).subarray(0, 100))).rejects.toThrow();
  });

  it("refuses a file with sound only", async () => {
    const file = read("clip-320x568-2s-sound.mp4");
    // The kind of each track stands in its `hdlr` box: what is no `vide` is no picture.
    const deaf = Buffer.from(file.toString("latin1").replaceAll("vide", "soun"), "latin1");
    await expect(measure(deaf)).rejects.toThrow();
  });

  it("refuses a header of more than 16 MB, without the memory for it", async () => {
    const file = read("clip-320x568-2s-sound.mp4");
    const at = file.indexOf("moov") - 4;
    const huge = Buffer.concat([file.subarray(0, at + 8), Buffer.alloc(17_000_000), file.subarray(at + 8)]);
    huge.writeUInt32BE(file.readUInt32BE(at) + 17_000_000, at);
    const before = process.memoryUsage().rss;
    await expect(measure(huge)).rejects.toThrow("header is too large");
    expect(process.memoryUsage().rss - before).toBeLessThan(40_000_000);
  });

  it("stops when the signal says so", async () => {
    const signal = AbortSignal.abort(new Error("given up"));
    await expect(measure(read("clip-320x568-2s-sound.mp4"), signal)).rejects.toThrow("given up");
  });

  it("ends a thread that a damaged header keeps busy", async () => {
    const begun = performance.now();
    const measuring = measure(endlessTable(), AbortSignal.timeout(1_000));
    await expect(measuring).rejects.toThrow("timeout");
    expect(performance.now() - begun).toBeLessThan(2_500);
  });
});

/** A clip that claims four thousand million frames in its first chunk (`stsc`, samples per chunk). */
function endlessTable(): Buffer {
  const file = Buffer.from(read("clip-320x568-2s-sound.mp4"));
  file.writeUInt32BE(0xffffffff, file.indexOf("stsc") + 16);
  return file;
}
