import { describe, expect, it } from "vitest";
import { sniffMedia } from "./sniff-media.ts";

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))),
  );
const iso = (...brands: string[]) =>
  bytes(
    [0, 0, 0, 12 + 4 * brands.length],
    "ftyp",
    brands[0] ?? "",
    [0, 0, 0, 0],
    ...brands.slice(1),
    "avifmoov",
  );
const ebml = (type: string) =>
  bytes([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x80 + type.length], type);

describe("sniffMedia", () => {
  it.each([
    ["jpeg", bytes([0xff, 0xd8, 0xff, 0xe0])],
    ["png", bytes([0x89], "PNG\r\n", [0x1a, 0x0a])],
    ["gif", bytes("GIF89a")],
    ["webp", bytes("RIFF", [1, 2, 3, 4], "WEBPVP8 ")],
    ["tiff", bytes("II*", [0])],
    ["tiff", bytes("MM", [0], "*")],
    ["avif", iso("avif", "mif1")],
    ["avif", iso("mif1", "miaf", "avif")],
    ["heif", iso("heic", "mif1")],
    ["heif", iso("mif1", "heic")],
  ])("knows an image: %s", (type, start) => {
    expect(sniffMedia(start)).toEqual({ kind: "image", type });
  });

  it.each([
    ["mp4", iso("isom", "iso2", "avc1")],
    ["mp4", iso("mp42")],
    ["quicktime", iso("qt  ", "qt  ")],
    ["quicktime", bytes([0, 0, 0, 8], "wide", [0, 0, 0, 0], "mdat")],
    ["webm", ebml("webm")],
    ["matroska", ebml("matroska")],
  ])("knows a video: %s", (type, start) => {
    expect(sniffMedia(start)).toEqual({ kind: "video", type });
  });

  it.each([
    ["nothing", bytes()],
    ["text", bytes("a picture of a cat")],
    ["HTML", bytes("<!doctype html><html>")],
    ["SVG", bytes("<svg xmlns='http://www.w3.org/2000/svg'>")],
    ["SVG with an XML declaration", bytes("<?xml version='1.0'?><svg>")],
    ["PDF", bytes("%PDF-1.7")],
    ["gzip", bytes([0x1f, 0x8b, 8, 0])],
    ["ZIP", bytes("PK", [3, 4])],
    ["BMP", bytes("BM", [0, 0, 0, 0])],
    ["a sound in RIFF", bytes("RIFF", [1, 2, 3, 4], "WAVE")],
    ["MP3", bytes("ID3", [3, 0])],
    ["a cut signature", bytes([0xff, 0xd8])],
    ["EBML of another type", ebml("notes")],
  ])("takes %s for no media", (_, start) => {
    expect(sniffMedia(start)).toBeNull();
  });
});
