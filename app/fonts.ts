// Geist by scripts: a page in English loads 21 KB of it, where the whole of it is 70. What every page loads first is cut to the weights that
// pages use: `fonttools varLib.instancer geist-latin-wght-normal.woff2 wght=400:600`, saved as WOFF2.
// The build reads these calls as they stand, so what they share is written out in each. Ranges are those of the package's own stylesheet.
import localFont from "next/font/local";

const latin = localFont({
  src: "./fonts/geist-latin-400-600.woff2",
  variable: "--font-latin",
  weight: "400 600",
  // Where it comes late, what stands in for it (globals.css) stays until the next page: lines would wrap anew under the reader's eyes.
  display: "optional",
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
    },
  ],
});

const latinExt = localFont({
  src: "../node_modules/@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2",
  variable: "--font-latin-ext",
  weight: "100 900",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
});

const vietnamese = localFont({
  src: "../node_modules/@fontsource-variable/geist/files/geist-vietnamese-wght-normal.woff2",
  variable: "--font-vietnamese",
  weight: "100 900",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB",
    },
  ],
});

const cyrillic = localFont({
  src: "../node_modules/@fontsource-variable/geist/files/geist-cyrillic-wght-normal.woff2",
  variable: "--font-cyrillic",
  weight: "100 900",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116" }],
});

const cyrillicExt = localFont({
  src: "../node_modules/@fontsource-variable/geist/files/geist-cyrillic-ext-wght-normal.woff2",
  variable: "--font-cyrillic-ext",
  weight: "100 900",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "unicode-range", value: "U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F" },
  ],
});

/** Classes that name the font's parts; `tailwind.config.ts` says in which order letters are looked for. */
export const FONTS = [latin, latinExt, vietnamese, cyrillic, cyrillicExt]
  .map(({ variable }) => variable)
  .join(" ");
