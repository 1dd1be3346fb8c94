import { mean } from "../statistics/mean.ts";
import { roundTo } from "../statistics/round-to.ts";
import { populationDeviation } from "../statistics/standard-deviation.ts";
import type { ImageFacts } from "./media-facts.ts";
import { type ImageFile, openImage } from "./open-image.ts";

/** Longest side of the copy that is measured. */
const SIDE = 512;

/**
 * Measures a picture: its size as it is shown (EXIF orientation applied), and its light, colour and sharpness on a copy of
 * at most 512 × 512 pixels on white. Of an animation the first frame is measured.
 * @param file path, sniffed type and bytes
 * @param limitS whole seconds after which reading is given up
 * @throws Error when the file is damaged, has more pixels than `maxPixels`, a side of more than 30,000, or takes too long
 */
export async function measureImage(file: ImageFile & { bytes: number }, limitS: number): Promise<ImageFacts> {
  const { image, width, height } = await openImage(file);
  const { data, info } = await image
    .resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .timeout({ seconds: limitS })
    .toBuffer({ resolveWithObject: true });
  const luma = lumaOf(data, info.channels);
  return {
    kind: "image",
    type: file.type,
    bytes: file.bytes,
    width,
    height,
    brightness: roundTo(mean(luma) / 255, 4),
    contrast: roundTo(populationDeviation(luma) / 255, 4),
    colourfulness: roundTo(colourfulnessOf(data, info.channels), 4),
    sharpness: roundTo(sharpnessOf(luma, info.width, info.height), 4),
  };
}

/** ITU-R BT.709 luma of each pixel, 0 to 255. Its deviation is the RMS contrast of Peli (1990). */
function lumaOf(pixels: Buffer, channels: number): Float64Array {
  return mapPixels(pixels, channels, (red, green, blue) => 0.2126 * red + 0.7152 * green + 0.0722 * blue);
}

/** Hasler and Süsstrunk, "Measuring colourfulness in natural images", SPIE 5007 (2003), section 7: the metric M̂(3). */
function colourfulnessOf(pixels: Buffer, channels: number): number {
  const redGreen = mapPixels(pixels, channels, (red, green) => red - green);
  const yellowBlue = mapPixels(pixels, channels, (red, green, blue) => (red + green) / 2 - blue);
  const deviation = Math.hypot(populationDeviation(redGreen), populationDeviation(yellowBlue));
  return deviation + 0.3 * Math.hypot(mean(redGreen), mean(yellowBlue));
}

/** Variance of the Laplacian (4 neighbours), Pech-Pacheco et al., "Diatom autofocusing in brightfield microscopy" (2000). */
function sharpnessOf(luma: Float64Array, width: number, height: number): number {
  if (width < 3 || height < 3) return 0;
  const edges = new Float64Array((width - 2) * (height - 2));
  const at = (index: number) => luma[index] ?? 0;
  let next = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const here = y * width + x;
      edges[next] = at(here - width) + at(here - 1) + at(here + 1) + at(here + width) - 4 * at(here);
      next += 1;
    }
  }
  return populationDeviation(edges) ** 2;
}

function mapPixels(
  pixels: Buffer,
  channels: number,
  measure: (red: number, green: number, blue: number) => number,
): Float64Array {
  const values = new Float64Array(pixels.length / channels);
  for (let index = 0; index < values.length; index += 1) {
    const first = index * channels;
    const red = pixels[first] ?? 0;
    // A grey picture has one channel.
    const [green, blue] = channels < 3 ? [red, red] : [pixels[first + 1] ?? 0, pixels[first + 2] ?? 0];
    values[index] = measure(red, green, blue);
  }
  return values;
}
