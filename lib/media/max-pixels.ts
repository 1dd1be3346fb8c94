/** A picture with more pixels is refused by its header: decoded, it would not fit into memory. */
const MAX_PIXELS = 50_000_000;
/** AVIF and HEIF are decoded in one step, which no time limit can interrupt. */
const MAX_PIXELS_OF_ONE_STEP = 16_000_000;

/** The most pixels of a picture of that type that is opened. */
export function maxPixels(type: string): number {
  return type === "avif" || type === "heif" ? MAX_PIXELS_OF_ONE_STEP : MAX_PIXELS;
}
