import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { MAX_THUMBNAIL_BYTES, makeThumbnail } from "./make-thumbnail.ts";
import type { ImageFacts } from "./media-facts.ts";

const folder = mkdtempSync(join(tmpdir(), "make-thumbnail-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function reduce(file: Buffer, type: ImageFacts["type"]) {
  const path = join(folder, "picture");
  writeFileSync(path, file);
  const small = await makeThumbnail({ path, type });
  return { bytes: small.length, ...(await sharp(small).metadata()) };
}

const plain = (width: number, height: number, background = "#336699") =>
  sharp({ create: { width, height, channels: 4, background } });

describe("makeThumbnail", () => {
  it.each([
    [1_600, 900, 320, 180],
    [900, 1_600, 225, 400],
    [50, 40, 50, 40],
  ])("fits %i × %i into its box: %i × %i", async (width, height, smallWidth, smallHeight) => {
    const file = await plain(width, height).png().toBuffer();
    expect(await reduce(file, "png")).toMatchObject({
      format: "webp",
      width: smallWidth,
      height: smallHeight,
    });
  });

  it("is as it is shown, on white, and tells nothing but pixels", async () => {
    const exif = { IFD0: { Copyright: "Ada" }, IFD3: { GPSLatitude: "59/1 54/1 0/1" } };
    const turned = await plain(600, 300).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const small = await reduce(turned, "jpeg");
    expect(small).toMatchObject({ width: 200, height: 400, hasAlpha: false });
    for (const name of ["exif", "xmp", "icc", "orientation"]) expect(small).not.toHaveProperty(name);
    const clear = await plain(40, 40, "#00000000").png().toBuffer();
    writeFileSync(join(folder, "clear"), clear);
    const white = await makeThumbnail({ path: join(folder, "clear"), type: "png" });
    expect([...(await sharp(white).raw().toBuffer()).subarray(0, 3)].every((value) => value > 250)).toBe(
      true,
    );
  });

  it("stays small whatever the picture shows", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 80 } as const;
    const file = await sharp({
      create: { width: 900, height: 1_200, channels: 3, background: "#808080", noise },
    })
      .png()
      .toBuffer();
    const { bytes, width } = await reduce(file, "png");
    expect(bytes).toBeLessThanOrEqual(MAX_THUMBNAIL_BYTES);
    expect(width).toBeLessThan(320);
  });

  it("takes the first frame of an animation, and refuses what is damaged", async () => {
    const frames = await Promise.all(
      ["#ff0000", "#0000ff"].map((colour) => plain(60, 60, colour).png().toBuffer()),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await reduce(animation, "gif")).toMatchObject({ width: 60, height: 60 });
    const cut = (await plain(300, 300).jpeg().toBuffer()).subarray(0, 400);
    await expect(reduce(cut, "jpeg")).rejects.toThrow();
  });
});
