import { openPicture } from "./only-pictures.ts";
import { sniffMedia } from "./sniff-media.ts";

export type Logo = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

/** What programs export logos as. Never SVG: it can hold scripts and addresses. */
const TYPES = ["png", "jpeg", "webp"];
/** More would take memory that others need. */
const MAX_PIXELS = 8_000_000;
const MAX_SIDE = 8_000;
/** Sharp on a printed page, where it is a few centimetres wide. */
const BOX = { width: 600, height: 200 };
const LIMIT_S = 5;

/**
 * Writes a logo anew as PNG on white, of at most 600 × 200 pixels, so that nothing of the file but its pixels is kept.
 * @param bytes of a PNG, JPEG or WebP picture, of at most 8 million pixels
 * @returns null of anything else, and of what is damaged
 */
export async function encodeLogo(bytes: Uint8Array): Promise<Logo | null> {
  const type = sniffMedia(bytes)?.type;
  if (type === undefined || !TYPES.includes(type)) return null;
  try {
    const picture = openPicture(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 });
    const { autoOrient } = await picture.metadata();
    if (Math.max(autoOrient.width, autoOrient.height) > MAX_SIDE) return null;
    const { data, info } = await picture
      .autoOrient()
      .resize(BOX.width, BOX.height, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .png({ compressionLevel: 9 })
      .timeout({ seconds: LIMIT_S })
      .toBuffer({ resolveWithObject: true });
    return { bytes: new Uint8Array(data), width: info.width, height: info.height };
  } catch {
    return null;
  }
}
