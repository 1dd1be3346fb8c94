import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";

export type LoadedFont = { name: string; bytes: Buffer; has: (codePoint: number) => boolean };
/** The fonts of one weight, in the order in which they are asked for letters. */
export type Fonts = { regular: LoadedFont[]; bold: LoadedFont[] };

const MODULES = join(process.cwd(), "node_modules");
const GEIST = join(MODULES, "geist/dist/fonts/geist-sans");
const INTER = join(MODULES, "@fontsource/inter/files");
/** Of Inter: letters that Geist has not. */
const SUBSETS = ["latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"];

let loaded: Fonts | undefined;

/** The dashboard's font, and one beside it for Latin, Greek and Cyrillic letters that it lacks, in two weights; read once. */
export function loadFonts(): Fonts {
  loaded ??= { regular: loadWeight("Regular", 400), bold: loadWeight("SemiBold", 600) };
  return loaded;
}

function loadWeight(word: string, weight: number): LoadedFont[] {
  return [
    load(join(GEIST, `Geist-${word}.ttf`)),
    ...SUBSETS.map((subset) => load(join(INTER, `inter-${subset}-${weight}-normal.woff`))),
  ];
}

function load(path: string): LoadedFont {
  const bytes = readFileSync(path);
  const font = create(bytes) as Font;
  return { name: path, bytes, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}
