import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { encodeLogo } from "./encode-logo.ts";

const SECRET = "taken at home";
const plain = (width: number, height: number, background = { r: 20, g: 90, b: 60, alpha: 1 }) =>
  sharp({ create: { width, height, channels: 4, background } });

describe("a logo", () => {
  it("is written anew as PNG of at most 600 × 200, and never made larger", async () => {
    for (const [file, size] of [
      [await plain(1_200, 300).png().toBuffer(), [600, 150]],
      [await plain(100, 900).webp().toBuffer(), [22, 200]],
      [await plain(40, 20).jpeg().toBuffer(), [40, 20]],
    ] as const) {
      const logo = await encodeLogo(file);
      expect([logo?.width, logo?.height]).toEqual(size);
      expect(await sharp(logo?.bytes).metadata()).toMatchObject({ format: "png", channels: 3 });
    }
  });

  it("stands on white where it was transparent, as it was turned, and without what its file told beside", async () => {
    const clear = await encodeLogo(await plain(10, 10, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer());
    const { data } = await sharp(clear?.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
    const told = await plain(80, 40)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { ImageDescription: SECRET } })
      .toBuffer();
    expect(told.toString("latin1")).toContain(SECRET);
    const turned = await encodeLogo(told);
    expect([turned?.width, turned?.height]).toEqual([40, 80]);
    expect(Buffer.from(turned?.bytes ?? []).toString("latin1")).not.toContain(SECRET);
  });

  it.each([
    ["an SVG, which can hold scripts", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["an animation", async () => plain(20, 20).gif().toBuffer()],
    ["words", async () => Buffer.from("a logo")],
    ["nothing", async () => Buffer.alloc(0)],
    ["a picture that is cut off", async () => (await plain(400, 400).png().toBuffer()).subarray(0, 200)],
    ["a picture of more than 8 million pixels", async () => plain(3_000, 3_000).png().toBuffer()],
    ["a picture of one endless row", async () => plain(9_000, 1).png().toBuffer()],
  ])("is not %s", async (_what, make) => {
    expect(await encodeLogo(await make())).toBeNull();
  });
});
