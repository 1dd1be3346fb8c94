import type { ImageFacts, VideoFacts } from "./media-facts.ts";

export type MediaType =
  | { kind: "image"; type: ImageFacts["type"] }
  | { kind: "video"; type: VideoFacts["type"] };

const IMAGE_STARTS: [string, ImageFacts["type"]][] = [
  ["\xff\xd8\xff", "jpeg"],
  ["\x89PNG\r\n\x1a\n", "png"],
  ["GIF87a", "gif"],
  ["GIF89a", "gif"],
  ["II*\0", "tiff"],
  ["II+\0", "tiff"],
  ["MM\0*", "tiff"],
  ["MM\0+", "tiff"],
];
const EBML = "\x1a\x45\xdf\xa3";
const EBML_DOCUMENT_TYPE = "\x42\x82";
const AVIF_BRANDS = ["avif", "avis"];
const HEIF_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];
/** QuickTime files from before brands existed begin with one of these boxes. */
const OLD_QUICKTIME_BOXES = ["moov", "mdat", "wide"];

/**
 * What a file is by its first bytes, whatever it is called.
 * @param start the first bytes, 128 or more when the file has them
 * @returns its kind and type, or null when it is none of the media that can be measured
 */
export function sniffMedia(start: Uint8Array): MediaType | null {
  const text = Buffer.from(start.subarray(0, 128)).toString("latin1");
  const image = sniffImage(text);
  if (image) return { kind: "image", type: image };
  const video = sniffVideo(text);
  return video && { kind: "video", type: video };
}

function sniffImage(text: string): ImageFacts["type"] | null {
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) return "webp";
  const brands = brandsOf(text);
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return "avif";
  if (HEIF_BRANDS.includes(brands[0] ?? "")) return "heif";
  return IMAGE_STARTS.find(([start]) => text.startsWith(start))?.[1] ?? null;
}

function sniffVideo(text: string): VideoFacts["type"] | null {
  const [major] = brandsOf(text);
  if (major) return major === "qt  " ? "quicktime" : "mp4";
  if (OLD_QUICKTIME_BOXES.includes(text.slice(4, 8))) return "quicktime";
  const at = text.startsWith(EBML) ? text.indexOf(EBML_DOCUMENT_TYPE) : -1;
  if (at < 0) return null;
  // The identifier is followed by a length of one to eight bytes.
  const documentType = text.slice(at + 3, at + 18);
  if (documentType.includes("webm")) return "webm";
  return documentType.includes("matroska") ? "matroska" : null;
}

/** Major and compatible brands of an ISO base media file (ISO/IEC 14496-12, 4.3); empty for other files. */
function brandsOf(text: string): string[] {
  if (text.slice(4, 8) !== "ftyp") return [];
  const end = Buffer.from(text.slice(0, 4), "latin1").readUInt32BE();
  const brands = (text.slice(8, 12) + text.slice(16, end)).match(/.{4}/gs);
  return brands ?? [];
}
