import type { Sharp } from "sharp";
import { maxPixels } from "./max-pixels.ts";
import type { ImageFacts } from "./media-facts.ts";
import { openPicture } from "./only-pictures.ts";

/** A picture of few columns or rows has millions of the others, which take seconds however few pixels they are. */
const MAX_SIDE = 30_000;

export type ImageFile = { path: string; type: ImageFacts["type"] };

/**
 * Opens a picture that anybody may have made: as it is shown (EXIF orientation applied), of an animation its first frame. Nothing
 * but its header is read yet.
 * @param file path and sniffed type
 * @returns the picture and its size in pixels
 * @throws Error when the header is damaged, has more pixels than `maxPixels`, or a side of more than 30,000
 */
export async function openImage(file: ImageFile): Promise<{ image: Sharp; width: number; height: number }> {
  const image = openPicture(file.path, { limitInputPixels: maxPixels(file.type), failOn: "error", pages: 1 });
  const { width, height } = (await image.metadata()).autoOrient;
  if (Math.max(width, height) > MAX_SIDE) throw new Error("side limit");
  return { image: image.autoOrient(), width, height };
}
