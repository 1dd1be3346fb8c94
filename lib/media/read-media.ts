import { type DownloadedFile, download } from "../outgoing/download.ts";
import { Problem } from "../problems.ts";
import { measureImage } from "./measure-image.ts";
import { measureVideo } from "./measure-video.ts";
import type { MediaFacts } from "./media-facts.ts";
import { type MediaType, sniffMedia } from "./sniff-media.ts";
import { takeTurn } from "./take-turn.ts";

type Kind = MediaFacts["kind"];

/** Seconds that measuring a file may take. */
const MEASURE_S = 5;

const TYPES: Record<Kind, string> = {
  image: "an image (JPEG, PNG, WebP, GIF, AVIF or TIFF)",
  video: "a video (MP4, QuickTime, WebM or Matroska)",
};

/**
 * Fetches the media file at an address that a user gave, and measures it.
 * @param url a public HTTPS address
 * @param kind what the file must be
 * @param timeoutMs milliseconds for the download; 20,000 when not given. Measuring may take 5 seconds more, and its turn in line
 * @returns what was measured, or `unread`: why the file could not be read now, in words for a person
 * @throws Problem `Media Unavailable` (an address that may not be read, another kind of file, a damaged file, a picture of
 *   more than 50 million pixels), `Content Too Large` (over 100 MB)
 */
export async function readMedia(
  url: string,
  kind: Kind,
  timeoutMs = 20_000,
): Promise<MediaFacts | { unread: string }> {
  const checkStart = (start: Uint8Array) => void expectKind(start, kind);
  return await download(url, (file) => measureInTurn(file, kind), { timeoutMs, checkStart });
}

async function measureInTurn(file: DownloadedFile, kind: Kind): Promise<MediaFacts | { unread: string }> {
  const facts = await takeTurn(() => measure(file, kind));
  return facts ?? { unread: "too many files are being measured at the moment" };
}

async function measure(file: DownloadedFile, kind: Kind): Promise<MediaFacts> {
  const sniffed = expectKind(file.start, kind);
  const signal = AbortSignal.timeout(MEASURE_S * 1_000);
  const measuring: Promise<MediaFacts> =
    sniffed.kind === "image"
      ? measureImage({ ...file, type: sniffed.type }, MEASURE_S)
      : measureVideo({ ...file, type: sniffed.type }, signal);
  try {
    return await Promise.race([measuring, whenAborted(signal)]);
  } catch (error) {
    throw new Problem(
      "Media Unavailable",
      `The file cannot be read as ${sniffed.type}: ${whyUnreadable(error)}.`,
    );
  }
}

function expectKind(start: Uint8Array, kind: Kind): MediaType {
  const sniffed = sniffMedia(start);
  if (sniffed?.kind === kind) return sniffed;
  const what = sniffed
    ? `${sniffed.kind === "image" ? "an image" : "a video"} (${sniffed.type})`
    : "another kind of file";
  throw new Problem("Media Unavailable", `The address holds ${what}; expected ${TYPES[kind]}.`);
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

function whyUnreadable(error: unknown): string {
  const message = error instanceof Error ? error.message : "";
  if (/pixel limit/i.test(message)) return "it has more than 50 million pixels";
  if (/timeout/i.test(message)) return `measuring it takes longer than ${MEASURE_S} seconds`;
  return "it is damaged or of a variety that cannot be measured; send another file";
}
