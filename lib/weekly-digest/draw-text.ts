import { create, type Font } from "fontkit";
import { loadFonts } from "../pdf/load-fonts.ts";
import type { Canvas, Point } from "./open-canvas.ts";

export type Words = {
  text: string;
  /** Where it begins or ends, and the line on which it stands, in pixels. */
  x: number;
  y: number;
  size: number;
  anchor: "start" | "end";
  isBold?: boolean;
  colour: string;
};

/** Pieces of straight line that stand for a curve of a letter. */
const PIECES = 8;
const opened = new Map<string, Font>();

/** Draws a text in the dashboard's own font: which fonts the machine has does not matter. */
export function drawText(canvas: Canvas, { text, x, y, size, anchor, isBold = false, colour }: Words): void {
  const font = openFont(isBold);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions, advanceWidth } = font.layout(text);
  let pen = anchor === "start" ? x : x - advanceWidth * scale;
  for (const [at, glyph] of glyphs.entries()) {
    const left = pen;
    const outlines = outlinesOf(glyph.path.commands).map((outline) =>
      outline.map(([gx, gy]): Point => [left + gx * scale, y - gy * scale]),
    );
    if (outlines.length > 0) canvas.fill(outlines, colour);
    pen += (positions[at]?.xAdvance ?? 0) * scale;
  }
}

type Command = { command: string; args: number[] };

function outlinesOf(commands: readonly Command[]): Point[][] {
  const outlines: Point[][] = [];
  for (const { command, args } of commands) {
    if (command === "closePath") continue;
    const ends = Array.from(
      { length: args.length / 2 },
      (_, n): Point => [args[2 * n] ?? 0, args[2 * n + 1] ?? 0],
    );
    if (command === "moveTo") outlines.push([...ends]);
    const outline = outlines.at(-1);
    const from = outline?.at(-1);
    if (command !== "moveTo" && outline && from) outline.push(...followCurve([from, ...ends]));
  }
  return outlines;
}

/** A Bézier curve of any degree by De Casteljau's rule; a straight line is its own end. */
function followCurve(controls: readonly Point[]): Point[] {
  if (controls.length === 2) return controls.slice(1);
  return Array.from({ length: PIECES }, (_, n) => {
    const share = (n + 1) / PIECES;
    let points = [...controls];
    while (points.length > 1)
      points = points.slice(1).map(([x, y], at): Point => {
        const [beforeX, beforeY] = points[at] as Point;
        return [beforeX + share * (x - beforeX), beforeY + share * (y - beforeY)];
      });
    return points[0] as Point;
  });
}

function openFont(isBold: boolean): Font {
  const [found] = loadFonts()[isBold ? "bold" : "regular"];
  if (!found) throw new Error("there is no font");
  const known = opened.get(found.name) ?? (create(found.bytes) as Font);
  opened.set(found.name, known);
  return known;
}
