export type DemoScene = "ridges" | "cups" | "bottles";
export type Size = { width: number; height: number };

type Random = () => number;
type Colour = readonly [red: number, green: number, blue: number];
/** The colour of a point; both from 0 to 1 times the size over its width. */
type Paint = (x: number, y: number) => Colour;
type Four<T> = readonly [T, T, T, T];

/** Far to near; the first two are the sky or the ground. */
const PALETTES: Record<DemoScene, readonly Four<string>[]> = {
  ridges: [
    ["#f3c9a5", "#8fb0c9", "#5d7f92", "#20383d"],
    ["#dfe7ea", "#a9bcc4", "#6f8a8f", "#2d4247"],
    ["#fbe3b4", "#e69a72", "#9a5d5f", "#3b2b3a"],
    ["#bcd8e6", "#86b3b9", "#4f7d6d", "#1f3f35"],
  ],
  cups: [
    ["#b98b62", "#a5764d", "#f4efe6", "#4a2a18"],
    ["#d9cbb8", "#cdbba3", "#ffffff", "#5b3420"],
    ["#6f5240", "#5f4435", "#e8ddcb", "#2f1a10"],
    ["#98a39a", "#8a968d", "#f7f3ea", "#46281a"],
  ],
  bottles: [
    ["#f7dcd8", "#efc3bd", "#fff6f2", "#b9756d"],
    ["#dfe9df", "#c5d8c8", "#fbfdf9", "#6e9277"],
    ["#efe4f4", "#d9c6e6", "#fcf8ff", "#8a6aa3"],
    ["#fbeecb", "#f2d99f", "#fffaf0", "#b88a3d"],
  ],
};

const SCENES: Record<DemoScene, (palette: Four<Colour>, size: Size, random: Random) => Paint> = {
  ridges: drawRidges,
  cups: drawCups,
  bottles: drawBottles,
};

/**
 * Draws a picture as a made-up brand could have taken it: simple shapes in soft light.
 * @param random decides colours and places: the same numbers give the same picture
 * @returns RGB, a byte each, row by row
 */
export function drawScene(scene: DemoScene, { width, height }: Size, random: Random): Uint8Array {
  const [one, two, three, four] = pick(PALETTES[scene], random);
  const palette = [readColour(one), readColour(two), readColour(three), readColour(four)] as const;
  const paint = SCENES[scene](palette, { width, height }, random);
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0, at = 3 * y * width; x < width; x += 1)
      for (const part of paint(x / width, y / width)) pixels[at++] = part;
  return pixels;
}

/** Hills behind hills under a low sun. */
function drawRidges([high, low, far, near]: Four<Colour>, size: Size, random: Random): Paint {
  const tall = size.height / size.width;
  const sun = { x: 0.2 + 0.6 * random(), y: tall * (0.2 + 0.2 * random()), r: 0.05 + 0.06 * random() };
  const ridges = Array.from({ length: 4 }, (_, n) => {
    const [a, b, c] = [random(), random(), random()];
    const base = tall * (0.42 + 0.15 * n);
    const wave = (x: number) =>
      Math.sin(3.1 * x + 6 * a) + 0.5 * Math.sin(7.3 * x + 6 * b) + 0.22 * Math.sin(19 * x + 6 * c);
    const tops = Array.from({ length: size.width }, (_, at) => base - 0.06 * tall * wave(at / size.width));
    return { tops, colour: mix(far, near, n / 3) };
  });
  return (x, y) => {
    const glow = 1 - smooth(sun.r, sun.r + 0.35, Math.hypot(x - sun.x, y - sun.y));
    const sky = mix(low, high, y / (0.6 * tall));
    const isSun = 1 - smooth(sun.r - 0.008, sun.r + 0.008, Math.hypot(x - sun.x, y - sun.y));
    let colour = mix(mix(sky, [255, 240, 214], 0.45 * glow), [255, 247, 230], isSun);
    const column = Math.round(x * size.width);
    for (const ridge of ridges) {
      const below = y - (ridge.tops[column] as number);
      if (below <= -0.004) continue;
      const haze = Math.max(0, 0.25 - 1.2 * below);
      colour = mix(colour, mix(ridge.colour, low, haze), smooth(-0.004, 0.004, below));
    }
    return colour;
  };
}

/** A cup on a table, from above. */
function drawCups([table, grain, china, coffee]: Four<Colour>, size: Size, random: Random): Paint {
  const tall = size.height / size.width;
  const cup = { x: 0.36 + 0.28 * random(), y: tall * (0.4 + 0.2 * random()), r: 0.17 + 0.05 * random() };
  const handle = 2 * Math.PI * random();
  const [hx, hy] = [cup.x + 1.18 * cup.r * Math.cos(handle), cup.y + 1.18 * cup.r * Math.sin(handle)];
  const foam = 0.25 + 0.6 * random();
  const phase = 6 * random();
  const saucer = mix(china, grain, 0.18);
  return (x, y) => {
    const from = Math.hypot(x - cup.x, y - cup.y) / cup.r;
    const wood = mix(table, grain, 0.5 + 0.5 * Math.sin(34 * y + 2 * Math.sin(5 * x + phase)));
    const shade = 1 - smooth(1.5, 2.1, Math.hypot(x - cup.x - 0.03, y - cup.y - 0.04) / cup.r);
    let colour = mix(wood, [20, 14, 10], 0.35 * shade);
    colour = mix(colour, saucer, 1 - smooth(1.62, 1.66, from));
    const grip = Math.abs(Math.hypot(x - hx, y - hy) / cup.r - 0.2);
    colour = mix(colour, china, 1 - smooth(0.09, 0.12, grip));
    colour = mix(colour, china, 1 - smooth(1, 1.04, from));
    colour = mix(colour, coffee, 1 - smooth(0.84, 0.88, from));
    if (from >= 0.72) return colour;
    const leaf = Math.sin((9 * (x - cup.x)) / cup.r + 3 * Math.cos((4 * (y - cup.y)) / cup.r + phase));
    return mix(colour, [222, 184, 135], foam * smooth(0, 0.6, leaf) * (1 - smooth(0.5, 0.72, from)));
  };
}

/** Bottles on a shelf before a plain wall. */
function drawBottles([wall, shelf, light, cap]: Four<Colour>, size: Size, random: Random): Paint {
  const tall = size.height / size.width;
  const floor = tall * 0.76;
  const count = 1 + Math.floor(3 * random());
  const bottles = Array.from({ length: count }, (_, n) => {
    const width = 0.075 + 0.035 * random();
    const high = tall * (0.26 + 0.22 * random());
    return { x: 0.5 + (n - (count - 1) / 2) * 0.25 + 0.04 * (random() - 0.5), width, high, tint: random() };
  });
  const spot = { x: random(), y: 0.1 * tall };
  return (x, y) => {
    const glow = 1 - smooth(0, 0.9, Math.hypot(x - spot.x, y - spot.y));
    let colour = y < floor ? mix(wall, light, 0.7 * glow) : mix(shelf, wall, smooth(floor, tall, y));
    for (const { x: middle, width, high, tint } of bottles) {
      // Neither it nor its shadow.
      if (Math.abs(x - middle - 0.03) > 1.5 * width && Math.abs(x - middle) > width + 0.004) continue;
      const shadow = Math.hypot((x - middle - 0.03) / (1.5 * width), (y - floor) / 0.03);
      colour = mix(colour, cap, 0.35 * (1 - smooth(0.3, 1, shadow)));
      const side = Math.abs(x - middle) / width;
      const body = box(x - middle, y - (floor - high / 2), width, high / 2, 0.02);
      const glass = mix(mix(light, wall, tint), cap, 0.28 * smooth(0.2, 1, side));
      const gleam = 1 - smooth(0.05, 0.14, Math.abs((x - middle) / width + 0.5));
      colour = mix(colour, mix(glass, [255, 255, 255], 0.6 * gleam), body);
      const label = box(x - middle, y - (floor - 0.4 * high), 0.8 * width, 0.16 * high, 0.004);
      colour = mix(colour, mix([255, 255, 255], cap, 0.12), label);
      const lid = box(x - middle, y - (floor - high - 0.035), 0.5 * width, 0.035, 0.008);
      colour = mix(colour, mix(cap, light, 0.3 * gleam), lid);
    }
    return colour;
  };
}

/** 1 within a box with round corners around nought, 0 outside, and soft at its edge. */
function box(x: number, y: number, halfWidth: number, halfHeight: number, round: number): number {
  const [dx, dy] = [Math.abs(x) - halfWidth + round, Math.abs(y) - halfHeight + round];
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round;
  return 1 - smooth(-0.004, 0.004, outside);
}

function smooth(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

function mix(one: Colour, other: Colour, share: number): Colour {
  const part = Math.min(1, Math.max(0, share));
  if (part === 0) return one;
  if (part === 1) return other;
  const at = (n: 0 | 1 | 2) => one[n] + (other[n] - one[n]) * part;
  return [at(0), at(1), at(2)];
}

function readColour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)] as T;
}
