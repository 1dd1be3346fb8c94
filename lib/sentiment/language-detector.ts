import { createRequire } from "node:module";
import { join } from "node:path";
import { memoise } from "../statistics/memoise.ts";
import { openLanguageTable } from "./language-table.ts";

/**
 * The library eld (2.1.0), whose table is read as it is, and whose way to read a text is followed here on flat arrays: as the
 * objects that the library makes of its table it takes 29 MB of the heap in each process and thread, which the collector goes
 * through again and again, and pieces of a word that comes again are not taken apart again.
 */
const SOURCE = join(process.cwd(), "node_modules/eld/src");
const TABLE = join(SOURCE, "ngrams/extrasmall.js");
/** As the library has them: bytes of a piece and how far apart pieces begin, what is read of a word, what each piece adds. */
const [PIECE, STRIDE, MOST_OF_A_WORD, LEAST_SCORE] = [4, 3, 70, 53];
/** Bytes of a text: it ends with the word in which the first is passed, or at the character that passes the second. */
const [CUT_AFTER_WORD, CUT_AT_ONCE] = [350, 380];
/** Makes a sum of scores a likeness. */
const SCALE = 25;

/** A word taken apart: places in the table, each once, and pieces that are not there. */
type Pieces = { known: Int32Array; others: readonly string[] };
type Detector = {
  takeApart: (word: string) => Pieces;
  separators: RegExp;
  languages: readonly string[];
  starts: Int32Array;
  cells: Uint8Array;
  /** By language, for the text that was read last. */
  sums: Int32Array;
  /** By piece the number of the text in which it was met last. */
  met: Float64Array;
  texts: number;
};

let opened: Detector | undefined;

/**
 * The likeliest language of a text as ISO 639-1, by pieces of its words; empty where none is likely.
 * @param text up to 1,000 characters
 */
export function findLanguage(text: string): string {
  const detector = openDetector();
  sumPieces(detector, listWords(text, detector));
  const most = largest(detector.sums);
  return most === 0 ? "" : (detector.languages[detector.sums.indexOf(most)] as string);
}

/**
 * How alike a text and its likeliest language are, 0 to 1.
 * @param text up to 1,000 characters
 */
export function measureLikeness(text: string): number {
  const detector = openDetector();
  const words = listWords(text, detector);
  const known = sumPieces(detector, words);
  const others = new Set(words.flatMap((word) => detector.takeApart(word).others));
  const score = largest(detector.sums) / Math.max(1, known + others.size);
  return score / (score + SCALE);
}

function openDetector(): Detector {
  if (opened) return opened;
  const load = createRequire(TABLE);
  const { dictionary } = load(join(SOURCE, "dictionary.js")) as { dictionary: readonly string[] };
  const { separators } = load(join(SOURCE, "regexPatterns.js")) as { separators: RegExp };
  const { languages, places, starts, cells } = openLanguageTable(TABLE);
  const takeApart = memoise((word) => {
    const pieces = [...new Set(listPieces(bytesOf(word, dictionary)))];
    const known = pieces.flatMap((piece) => places.get(piece) ?? []);
    return { known: Int32Array.from(known), others: pieces.filter((piece) => !places.has(piece)) };
  });
  const sums = new Int32Array(languages.length);
  const met = new Float64Array(places.size);
  opened = { takeApart, separators, languages, starts, cells, sums, met, texts: 0 };
  return opened;
}

/** Sums the scores of all different pieces. @returns how many of them the table has */
function sumPieces(detector: Detector, words: readonly string[]): number {
  const { takeApart, starts, cells, sums, met } = detector;
  const text = ++detector.texts;
  let different = 0;
  sums.fill(0);
  for (const word of words) {
    const { known } = takeApart(word);
    for (let n = 0; n < known.length; n++) {
      const piece = known[n] as number;
      if (met[piece] === text) continue;
      met[piece] = text;
      different++;
      const end = starts[piece + 1] as number;
      for (let at = starts[piece] as number; at < end; at += 2) {
        const language = cells[at] as number;
        sums[language] = (sums[language] as number) + (cells[at + 1] as number) + LEAST_SCORE;
      }
    }
  }
  return different;
}

function listWords(text: string, { separators }: Detector): string[] {
  const read = text.replace(separators, " ").trim().toLowerCase();
  return cut(read)
    .split(" ")
    .filter((word) => word !== "");
}

/** What the library reads of a text. */
function cut(text: string): string {
  if (text.length * 3 <= CUT_AFTER_WORD) return text;
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 32 && bytes > CUT_AFTER_WORD) return text.slice(0, at);
    bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
    if (bytes > CUT_AT_ONCE) return text.slice(0, at + 1);
  }
  return text;
}

/** A word with a character for each byte, as the table is written. */
function bytesOf(word: string, dictionary: readonly string[]): string {
  return Array.from(Buffer.from(word), (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : dictionary[byte],
  ).join("");
}

/** Pieces of four bytes, the first after a space, and what is at the end before one. */
function listPieces(word: string): string[] {
  const pieces: string[] = [];
  const length = Math.min(word.length, MOST_OF_A_WORD);
  let at = 0;
  for (; at + PIECE < length; at += STRIDE) pieces.push((at === 0 ? " " : "") + word.slice(at, at + PIECE));
  pieces.push(`${at === 0 ? " " : ""}${word.slice(Math.max(0, length - PIECE))} `);
  return pieces;
}

function largest(sums: Int32Array): number {
  let most = 0;
  for (const sum of sums) if (sum > most) most = sum;
  return most;
}
