import sharp from "sharp";

export type Point = readonly [x: number, y: number];
type Edge = { x: number; y: number; toX: number; toY: number; turn: 1 | -1 };

/** A picture is filled so many times finer than it is handed out, which smooths its edges. */
const OVERSAMPLING = 3;
const CIRCLE_POINTS = 48;

/**
 * A picture of filled shapes, by the non-zero rule. SVG would be shorter, but no process of the product may read it: it can refer to files and
 * addresses (`lib/media/only-pictures.ts`).
 * @param size in pixels of the drawing; the PNG is `fineness` times as wide and high
 */
export function openCanvas({ width, height, fineness }: { width: number; height: number; fineness: number }) {
  const scale = fineness * OVERSAMPLING;
  const [columns, rows] = [width * scale, height * scale];
  const pixels = Buffer.alloc(columns * rows * 3, 255);
  const fill = (shape: readonly (readonly Point[])[], colour: string) => {
    const edges = shape.flatMap((outline) => edgesOf(outline, scale));
    const ends = edges.flatMap(({ y, toY }) => [y, toY]);
    const rgb = Buffer.from(colour.slice(1), "hex");
    const [top, bottom] = [
      Math.max(0, Math.floor(Math.min(...ends))),
      Math.min(rows, Math.ceil(Math.max(...ends))),
    ];
    for (let row = top; row < bottom; row++)
      for (const [from, to] of spansOf(edges, row + 0.5)) {
        const [first, last] = [Math.max(0, Math.round(from)), Math.min(columns, Math.round(to))];
        if (first < last) pixels.fill(rgb, (row * columns + first) * 3, (row * columns + last) * 3);
      }
  };
  const circle = ([x, y]: Point, radius: number, colour: string) => {
    const at = (n: number): Point => {
      const angle = (2 * Math.PI * n) / CIRCLE_POINTS;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    };
    fill([Array.from({ length: CIRCLE_POINTS }, (_, n) => at(n))], colour);
  };
  return {
    fill,
    circle,
    /** A line with round ends. */
    line: (from: Point, to: Point, thickness: number, colour: string) => {
      fill([stroke(from, to, thickness)], colour);
      for (const end of [from, to]) circle(end, thickness / 2, colour);
    },
    toPng: (): Promise<Buffer> =>
      sharp(pixels, { raw: { width: columns, height: rows, channels: 3 } })
        .resize(width * fineness)
        .png({ palette: true })
        .toBuffer(),
  };
}

export type Canvas = ReturnType<typeof openCanvas>;

function edgesOf(outline: readonly Point[], scale: number): Edge[] {
  return outline.flatMap(([x, y], at) => {
    const [toX, toY] = outline[(at + 1) % outline.length] as Point;
    if (y === toY) return [];
    const [a, b] = [
      { x: x * scale, y: y * scale },
      { x: toX * scale, y: toY * scale },
    ];
    return [a.y < b.y ? { ...a, toX: b.x, toY: b.y, turn: 1 } : { ...b, toX: a.x, toY: a.y, turn: -1 }];
  });
}

/** Where a row lies within the shape. */
function spansOf(edges: readonly Edge[], y: number): [number, number][] {
  const crossings = edges
    .filter((edge) => edge.y <= y && y < edge.toY)
    .map((edge) => ({
      x: edge.x + ((y - edge.y) / (edge.toY - edge.y)) * (edge.toX - edge.x),
      turn: edge.turn,
    }))
    .sort((a, b) => a.x - b.x);
  const spans: [number, number][] = [];
  let [winding, from] = [0, 0];
  for (const { x, turn } of crossings) {
    if (winding === 0) from = x;
    winding += turn;
    if (winding === 0) spans.push([from, x]);
  }
  return spans;
}

function stroke([x, y]: Point, [toX, toY]: Point, thickness: number): Point[] {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const [dx, dy] = [((toY - y) / length) * (thickness / 2), ((toX - x) / length) * (thickness / 2)];
  return [
    [x + dx, y - dy],
    [toX + dx, toY - dy],
    [toX - dx, toY + dy],
    [x - dx, y + dy],
  ];
}
