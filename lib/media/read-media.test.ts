import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { allowLoopback, type Receiver, startHttpsReceiver } from "#scripts/testing/https-receiver.ts";
import { readMedia } from "./read-media.ts";

let receiver: Receiver;
let picture: Buffer;
const clip = readFileSync(join(import.meta.dirname, "testing/clip-320x568-2s-sound.mp4"));

beforeAll(async () => {
  receiver = await startHttpsReceiver();
  picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#ffffff" } })
    .png()
    .toBuffer();
});
beforeEach(() => allowLoopback(true));
afterAll(async () => {
  allowLoopback(false);
  await receiver.close();
});

const refusal = (kind: "image" | "video") => readMedia(receiver.url, kind).catch((error) => error);

/** A PNG that is one grey pixel wide. */
function makeColumn(height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc(2 * height), { level: 1 });
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("readMedia", () => {
  it("measures an image, whatever its type and name claim", async () => {
    receiver.behave({ body: picture, headers: { "content-type": "text/html" } });
    expect(await readMedia(`${receiver.url}clip.mp4`, "image")).toMatchObject({
      kind: "image",
      type: "png",
      width: 64,
      height: 48,
      brightness: 1,
    });
  });

  it("measures a video", async () => {
    receiver.behave({ body: clip });
    expect(await readMedia(receiver.url, "video")).toMatchObject({
      kind: "video",
      type: "mp4",
      width: 320,
      height: 568,
      hasSound: true,
    });
  });

  it.each([
    ["image", "a video", (): Buffer | string => clip],
    ["video", "an image", (): Buffer | string => picture],
    ["image", "another kind of file", (): Buffer | string => "<!doctype html><title>x</title>".repeat(500)],
    ["image", "another kind of file", (): Buffer | string => '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["video", "another kind of file", (): Buffer | string => "text"],
    ["image", "another kind of file", (): Buffer | string => ""],
  ] as const)(
    "422 Media Unavailable: an %s was asked for, the address holds %s",
    async (kind, what, body) => {
      receiver.behave({ body: body(), headers: { "content-type": `${kind}/png` } });
      const problem = await refusal(kind);
      expect(problem).toMatchObject({ title: "Media Unavailable", status: 422 });
      expect(problem.message).toMatch(
        new RegExp(`^The file at this address is ${what}.*; it must be an? ${kind} `),
      );
    },
  );

  it("says which damaged file was not read", async () => {
    receiver.behave({ body: picture.subarray(0, 60) });
    const told = (type: string) => `the ${type} file is damaged or of a kind that cannot be measured`;
    expect(await readMedia(receiver.url, "image")).toEqual({ unread: told("png") });
    receiver.behave({ body: clip.subarray(0, 200) });
    expect(await readMedia(receiver.url, "video")).toEqual({ unread: told("mp4") });
  });

  it("422 Media Unavailable: a pixel bomb, within a second", async () => {
    const create = { width: 8_000, height: 8_000, channels: 3, background: "#000000" } as const;
    receiver.behave({ body: await sharp({ create, limitInputPixels: false }).png().toBuffer() });
    const begun = performance.now();
    expect(await refusal("image")).toMatchObject({
      title: "Media Unavailable",
      message: "The file cannot be read as png: it has more than 50 million pixels.",
    });
    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  it("422 Media Unavailable: a pixel bomb as AVIF, which no time limit ends", async () => {
    const create = { width: 4_001, height: 4_000, channels: 3, background: "#000000" } as const;
    receiver.behave({ body: await sharp({ create }).avif({ effort: 0 }).toBuffer() });
    expect(await refusal("image")).toMatchObject({
      title: "Media Unavailable",
      message: "The file cannot be read as avif: it has more than 16 million pixels.",
    });
  });

  it("gives a turn back only when the picture is no longer being unpacked", { timeout: 30_000 }, async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const create = { width: 2_000, height: 1_500, channels: 3, background: "#000000", noise } as const;
    receiver.behave({ body: await sharp({ create }).avif({ effort: 0, quality: 90 }).toBuffer() });
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, sharp.counters().process);
    }, 5);
    const slow = Array.from({ length: 4 }, (_, n) =>
      readMedia(receiver.url, "image", { owner: `acc_${n}`, measureS: 0.2 }).catch((problem) =>
        expect(problem.message).toMatch("measuring it took longer than 0.2 seconds"),
      ),
    );
    await Promise.all(slow);
    while (sharp.counters().process > 0) await sleep(20);
    clearInterval(watch);
    expect(most).toBe(2);
  });

  it("422 Media Unavailable: a picture of 49 million pixels in one column, within a second", async () => {
    receiver.behave({ body: makeColumn(49_000_000) });
    const begun = performance.now();
    expect(await refusal("image")).toMatchObject({
      title: "Media Unavailable",
      message: "The file cannot be read as png: it is longer than 30,000 pixels.",
    });
    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  it("one account measures one picture at a time", { timeout: 30_000 }, async () => {
    receiver.behave({ body: picture });
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, sharp.counters().process);
    }, 1);
    const reads = Array.from({ length: 12 }, () => readMedia(receiver.url, "image", { owner: "acc_1" }));
    expect((await Promise.all(reads)).filter((read) => "unread" in read)).toEqual([]);
    clearInterval(watch);
    expect(most).toBeLessThanOrEqual(1);
  });

  it("422 Media Unavailable: an address that is not public", async () => {
    receiver.behave({ body: picture });
    const before = receiver.connections();
    allowLoopback(false);
    expect(await refusal("image")).toMatchObject({ title: "Media Unavailable", status: 422 });
    expect(receiver.connections()).toBe(before);
  });

  it("413 Content Too Large: more than 100 MB", async () => {
    receiver.behave({ body: picture, headers: { "content-length": String(100 * 1024 * 1024 + 1) } });
    expect(await refusal("image")).toMatchObject({ title: "Content Too Large", status: 413 });
  });

  it("says why a file was not read", async () => {
    receiver.behave({ status: 404 });
    expect(await readMedia(receiver.url, "image")).toEqual({
      unread: `127.0.0.1:${receiver.port} answered with status 404`,
    });
    receiver.behave({ ending: "tar-pit" });
    expect(await readMedia(receiver.url, "image", { timeoutMs: 200 })).toEqual({
      unread: `127.0.0.1:${receiver.port} did not answer in full in time`,
    });
  });
});
