import type { Sharp } from "sharp";
import { type ImageFile, openImage } from "./open-image.ts";

/** So large is a small picture at most, in bytes. */
export const MAX_THUMBNAIL_BYTES = 15 * 1024;
/** The box that it lies in, in pixels, and the quality of WebP: the first that is small enough is taken. */
const TRIES = [
  { width: 320, height: 400, quality: 72 },
  { width: 320, height: 400, quality: 48 },
  { width: 240, height: 300, quality: 40 },
  { width: 160, height: 200, quality: 30 },
];
const LIMIT_S = 5;

/**
 * Makes a small copy of a picture that anybody may have made: WebP on white, without anything that the file says beside its pixels
 * (place, camera, comments).
 * @param file path and sniffed type
 * @throws Error when the file is damaged, has more pixels than `maxPixels`, a side of more than 30,000, takes longer than five
 *   seconds, or cannot be made so small
 */
export async function makeThumbnail(file: ImageFile): Promise<Buffer> {
  const { image } = await openImage(file);
  return encodeThumbnail(image);
}

/** The same of a picture that is open, or drawn. */
export async function encodeThumbnail(image: Sharp): Promise<Buffer> {
  for (const { width, height, quality } of TRIES) {
    const small = await image
      .clone()
      .resize(width, height, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .webp({ quality })
      .timeout({ seconds: LIMIT_S })
      .toBuffer();
    if (small.length <= MAX_THUMBNAIL_BYTES) return small;
  }
  throw new Error("cannot be made small enough");
}
