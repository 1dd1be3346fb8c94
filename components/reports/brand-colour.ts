/** Least contrast of text that is read, WCAG 2.2, success criterion 1.4.3. */
const READABLE = 4.5;
const WHITE = 1;

/**
 * Contrast of a colour with white, as WCAG 2.2 defines it.
 * @param colour "#1d6b4f"
 * @returns 1 (white) to 21 (black)
 */
export function contrastWithWhite(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  const luminance = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  return (WHITE + 0.05) / (luminance + 0.05);
}

/** Whether words of that colour can be read on paper. */
export function isReadable(colour: string): boolean {
  return contrastWithWhite(colour) >= READABLE;
}

/** sRGB to light, by the same definition. */
function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
