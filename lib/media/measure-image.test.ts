import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { measureImage } from "./measure-image.ts";
import type { ImageFacts } from "./media-facts.ts";
import { sniffMedia } from "./sniff-media.ts";

const folder = mkdtempSync(join(tmpdir(), "measure-image-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function measure(file: Buffer): Promise<ImageFacts> {
  const path = join(folder, "picture");
  writeFileSync(path, file);
  const sniffed = sniffMedia(file);
  if (sniffed?.kind !== "image") throw new Error("no image");
  return await measureImage({ path, type: sniffed.type, bytes: file.length }, 5);
}

const plain = (background: string, width = 320, height = 200): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** Vertical stripes of two colours, each 10 pixels wide. */
async function stripes(one: string, other: string): Promise<Sharp> {
  const stripe = await plain(other, 10, 200).png().toBuffer();
  const places = Array.from({ length: 16 }, (_, index) => ({ input: stripe, left: index * 20, top: 0 }));
  return sharp(await plain(one).composite(places).png().toBuffer());
}

describe("measureImage", () => {
  it.each(["jpeg", "png", "webp", "gif", "avif", "tiff"] as const)("measures %s", async (type) => {
    const file = await plain("#ffffff").toFormat(type).toBuffer();
    expect(await measure(file)).toMatchObject({
      kind: "image",
      type,
      bytes: file.length,
      width: 320,
      height: 200,
    });
  });

  it("measures black, white and the primary colours by their luma", async () => {
    const brightness = async (colour: string) =>
      (await measure(await plain(colour).png().toBuffer())).brightness;
    expect(await brightness("#000000")).toBe(0);
    expect(await brightness("#ffffff")).toBe(1);
    expect(await brightness("#ff0000")).toBeCloseTo(0.2126, 3);
    expect(await brightness("#00ff00")).toBeCloseTo(0.7152, 3);
    expect(await brightness("#0000ff")).toBeCloseTo(0.0722, 3);
  });

  it("measures contrast from an even tone to black and white in equal parts", async () => {
    const even = await measure(await plain("#808080").png().toBuffer());
    const half = await measure(await (await stripes("#808080", "#c0c0c0")).png().toBuffer());
    const full = await measure(await (await stripes("#000000", "#ffffff")).png().toBuffer());
    expect([even.contrast, full.contrast]).toEqual([0, 0.5]);
    expect(half.contrast).toBeCloseTo(32 / 255, 3);
    expect([even.colourfulness, even.sharpness]).toEqual([0, 0]);
  });

  it("measures colourfulness as the paper's formula does", async () => {
    const grey = await measure(await (await stripes("#000000", "#ffffff")).png().toBuffer());
    expect(grey.colourfulness).toBe(0);
    // Red: rg = 255, yb = 127.5; blue: rg = 0, yb = -255. Deviations 127.5 and 191.25, means 127.5 and -63.75.
    const colours = await measure(await (await stripes("#ff0000", "#0000ff")).png().toBuffer());
    expect(colours.colourfulness).toBeCloseTo(Math.hypot(127.5, 191.25) + 0.3 * Math.hypot(127.5, 63.75), 1);
  });

  it("measures sharpness: a picture, softened twice", async () => {
    const picture = await (await stripes("#204060", "#e0c0a0")).png().toBuffer();
    const sharpness = [];
    for (const sigma of [0, 1, 4]) {
      const file = await (sigma > 0 ? sharp(picture).blur(sigma) : sharp(picture)).png().toBuffer();
      sharpness.push((await measure(file)).sharpness);
    }
    expect(sharpness).toEqual(sharpness.toSorted((a, b) => b - a));
    expect(sharpness[0]).toBeGreaterThan(100);
    expect(sharpness[2]).toBeLessThan(100);
  });

  it("computes the Laplacian's variance: a lone white pixel on 5 × 5 black ones", async () => {
    const dot = await plain("#ffffff", 1, 1).png().toBuffer();
    const file = await plain("#000000", 5, 5)
      .composite([{ input: dot, left: 2, top: 2 }])
      .png()
      .toBuffer();
    // Of the 9 inner pixels one is -4 × 255 and four are 255: the mean is 0.
    expect((await measure(file)).sharpness).toBeCloseTo(((16 + 4) * 255 ** 2) / 9, 1);
  });

  it.each([
    [1, 320, 200],
    [3, 320, 200],
    [6, 200, 320],
    [8, 200, 320],
  ])("shows a picture of EXIF orientation %i as %i × %i", async (orientation, width, height) => {
    const file = await plain("#336699").withMetadata({ orientation }).jpeg().toBuffer();
    expect(await measure(file)).toMatchObject({ width, height });
  });

  it("measures the first frame of an animation", async () => {
    const frames = await Promise.all(
      ["#000000", "#ffffff", "#ffffff"].map((colour) => plain(colour, 64, 48).png().toBuffer()),
    );
    for (const type of ["gif", "webp"] as const) {
      const file = await sharp(frames, { join: { animated: true } })
        [type]()
        .toBuffer();
      expect(await measure(file)).toMatchObject({ type, width: 64, height: 48, brightness: 0 });
    }
  });

  it("lays transparent pictures on white, and reads grey, CMYK and 16-bit ones", async () => {
    const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: "#00000000" } });
    expect((await measure(await clear.png().toBuffer())).brightness).toBe(1);
    const grey = await measure(await plain("#808080").toColourspace("b-w").png().toBuffer());
    expect(grey).toMatchObject({ colourfulness: 0, contrast: 0 });
    expect(grey.brightness).toBeCloseTo(128 / 255, 2);
    const deep = await measure(await plain("#808080").toColourspace("rgb16").png().toBuffer());
    expect(deep.brightness).toBeCloseTo(128 / 255, 2);
    const print = await measure(await plain("#ffffff").toColourspace("cmyk").jpeg().toBuffer());
    expect(print.brightness).toBeGreaterThan(0.95);
  });

  it("measures tiny pictures", async () => {
    expect(await measure(await plain("#ffffff", 1, 1).png().toBuffer())).toMatchObject({
      width: 1,
      height: 1,
      brightness: 1,
      sharpness: 0,
    });
  });

  it("refuses a picture of more than 50 million pixels within a second", async () => {
    const bomb = await sharp({
      create: { width: 8_000, height: 8_000, channels: 3, background: "#000000" },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    const begun = performance.now();
    await expect(measure(bomb)).rejects.toThrow("pixel limit");
    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  it.each(["jpeg", "png", "webp", "gif", "avif", "tiff"] as const)(
    "refuses half of a file: %s",
    async (type) => {
      const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
      const create = { width: 300, height: 200, channels: 3, background: "#888888", noise } as const;
      const file = await sharp({ create }).toFormat(type).toBuffer();
      await expect(measure(file.subarray(0, file.length / 2))).rejects.toThrow();
    },
  );

  it("reads no SVG, even behind another signature", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    for (const start of ["", "GIF89a", "\xff\xd8\xff"]) {
      const path = join(folder, "drawing");
      writeFileSync(path, Buffer.from(start + svg, "latin1"));
      await expect(measureImage({ path, type: "gif", bytes: 1 }, 5)).rejects.toThrow();
    }
  });
});
