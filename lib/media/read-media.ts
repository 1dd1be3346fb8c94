import { type DownloadedFile, download } from "../outgoing/download.ts";
import { fairTurns } from "../outgoing/fair-turns.ts";
import { Problem } from "../problems.ts";
import { maxPixels } from "./max-pixels.ts";
import { measureImage } from "./measure-image.ts";
import { measureVideo } from "./measure-video.ts";
import type { MediaFacts } from "./media-facts.ts";
import { type MediaType, sniffMedia } from "./sniff-media.ts";

type Kind = MediaFacts["kind"];
type Options = { owner?: string; timeoutMs?: number; measureS?: number };

/** Seconds that measuring a file may take. */
const MEASURE_S = 5;
/**
 * A picture can take 500 MB while it is decoded, and all processors: more at once make each other too slow, and one account has
 * one at a time. No more wait than `download` lets files live at once.
 */
const inTurn = fairTurns({ atOnce: 2, each: 1, waiting: 16, eachWaiting: 16 });

const TYPES: Record<Kind, string> = {
  image: "an image (JPEG, PNG, WebP, GIF, AVIF or TIFF)",
  video: "a video (MP4, QuickTime, WebM or Matroska)",
};

/**
 * Fetches the media file at an address that a user gave, and measures it.
 * @param url a public HTTPS address
 * @param kind what the file must be
 * @param options.owner whose turn it takes, the id of an account; the operator's when not given
 * @param options.timeoutMs milliseconds for the download; 20,000 when not given. Waiting for a turn is not in it
 * @param options.measureS seconds that measuring may take then; 5 when not given
 * @returns what was measured, or `unread`: why the file could not be read, in words for a person (no file at the address, or a damaged one)
 * @throws Problem `Media Unavailable` (an address that may not be read, another kind of file, a picture of more than 50 million pixels,
 *   16 million as AVIF or HEIF, or more than 30,000 in a row, a file that takes too long), `Content Too Large` (over 100 MB)
 */
export async function readMedia(
  url: string,
  kind: Kind,
  { owner = "operator", timeoutMs = 20_000, measureS = MEASURE_S }: Options = {},
): Promise<MediaFacts | Unread> {
  const checkStart = (start: Uint8Array) => void expectKind(start, kind);
  const measuring = { kind, limitS: measureS, owner };
  return await download(url, (file) => measureInTurn(file, measuring), { owner, timeoutMs, checkStart });
}

type Measuring = { kind: Kind; limitS: number; owner: string };
type Unread = { unread: string };

async function measureInTurn(
  file: DownloadedFile,
  { kind, limitS, owner }: Measuring,
): Promise<MediaFacts | Unread> {
  const sniffed = expectKind(file.start, kind);
  return new Promise((resolve) => {
    void inTurn.run(owner, async () => {
      const signal = AbortSignal.timeout(limitS * 1_000);
      const measuring: Promise<MediaFacts> =
        sniffed.kind === "image"
          ? measureImage({ ...file, type: sniffed.type }, Math.ceil(limitS))
          : measureVideo({ ...file, type: sniffed.type }, signal);
      const inTime = Promise.race([measuring, whenAborted(signal)]);
      resolve(inTime.catch((error) => tellUnmeasured(error, sniffed, limitS)));
      // Some pictures are decoded to their end whatever the deadline: the turn lasts until memory and processors are free.
      await Promise.allSettled([measuring]);
    });
  });
}

function expectKind(start: Uint8Array, kind: Kind): MediaType {
  const sniffed = sniffMedia(start);
  if (sniffed?.kind === kind) return sniffed;
  const what = sniffed
    ? `${sniffed.kind === "image" ? "an image" : "a video"} (${sniffed.type})`
    : "another kind of file";
  throw new Problem("Media Unavailable", `The file at this address is ${what}; it must be ${TYPES[kind]}.`);
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** @throws Problem of a file that is too much to measure; what is damaged is a file that was not read. */
function tellUnmeasured(error: unknown, { type }: MediaType, limitS: number): Unread {
  const tooMuch = whyTooMuch(error, type, limitS);
  if (tooMuch) throw new Problem("Media Unavailable", `The file cannot be read as ${type}: ${tooMuch}.`);
  return { unread: `the ${type} file is damaged or of a kind that cannot be measured` };
}

function whyTooMuch(error: unknown, type: MediaType["type"], limitS: number): string | null {
  const message = error instanceof Error ? error.message : "";
  if (/pixel limit/i.test(message)) return `it has more than ${maxPixels(type) / 1_000_000} million pixels`;
  if (message === "side limit") return "it is longer than 30,000 pixels";
  return /timeout/i.test(message) ? `measuring it took longer than ${limitS} seconds` : null;
}
