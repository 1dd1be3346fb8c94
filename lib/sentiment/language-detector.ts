import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { eld } from "eld/extrasmall";

/** The library eld (2.1.0): what it exports by name comes with its table loaded. */
const SOURCE = join(process.cwd(), "node_modules/eld/src");
/** The smallest of its tables: pieces of words, and how much each says of which language. */
const TABLE = join(SOURCE, "ngrams/extrasmall.js");
/** The beginning of `'L>7L':{0:164,3:90}`, where a name that needs no quotes has none. */
const NAME = /(?:'((?:[^'\\]|\\.)*)'|([^\s'",:{}]+)):\{/y;
const ZERO = "0".charCodeAt(0);
const LANGUAGE = /(\d+):'(\w+)'/g;

type Scores = Record<number, number>;
/** What eld reads of its table. */
export type Table = {
  type: string;
  languages: Record<number, string>;
  ngrams: Readonly<Record<string, Scores | undefined>>;
};

type Eld = Pick<typeof eld, "detect">;
type Detected = ReturnType<Eld["detect"]>;
type Library = { createEld: () => { instance: Eld; loadData: (table: Table) => string } };

let opened: Eld | undefined;
/** What a text is found to be is asked for several times, between others such as the posts of its thread. */
const kept = new Map<string, Detected>();
const MOST_KEPT = 8;

/** The likeliest language of a text, empty where none is likely, and how alike the text and each language are. */
export function detectByLetters(text: string): Detected {
  const known = kept.get(text);
  if (known) return known;
  const found = languageDetector().detect(text);
  if (kept.size === MOST_KEPT) kept.clear();
  kept.set(text, found);
  return found;
}

/**
 * The library eld with its table held in a flat array: as the objects that the library makes of it, it takes 29 MB of the heap
 * in each process and thread, which the collector goes through again and again; here 8.
 */
export function languageDetector(): Eld {
  if (opened) return opened;
  const { createEld } = createRequire(TABLE)(join(SOURCE, "languageDetector.js")) as Library;
  const { instance, loadData } = createEld();
  loadData(packTable(readFileSync(TABLE, "utf8")));
  opened = instance;
  return instance;
}

/**
 * @param source the module with the table, as text
 * @returns the table; scores of a piece are made when they are asked for
 * @throws Error for a module that is written in another way
 */
export function packTable(source: string): Table {
  const begin = source.indexOf("ngrams:{");
  const type = /type:'(\w+)'/.exec(source)?.[1];
  if (begin < 0 || !type) throw new Error("The table of eld is not written as that of 2.1.0.");
  const languages = Object.fromEntries(
    [...source.slice(0, begin).matchAll(LANGUAGE)].map(([, id, code]) => [Number(id), code as string]),
  );
  const { cells, places } = packPieces(source, begin + "ngrams:{".length);
  const get = (_: unknown, ngram: string | symbol) => scoresAt(cells, places.get(String(ngram)));
  return { type, languages, ngrams: new Proxy<Table["ngrams"]>({}, { get }) };
}

type Pieces = {
  /** Of each piece: how many cells follow, then languages and scores in turns. */
  cells: Uint8Array;
  /** Where those of a piece begin. */
  places: Map<string, number>;
};

function packPieces(source: string, start: number): Pieces {
  const cells = new Uint8Array(source.length);
  const places = new Map<string, number>();
  let end = 0;
  NAME.lastIndex = start;
  for (let named = NAME.exec(source); named; named = NAME.exec(source)) {
    const [, quoted, bare] = named;
    places.set(bare ?? (quoted as string).replace(/\\(.)/g, "$1"), end);
    const scores = readNumbers(source, NAME.lastIndex);
    cells[end++] = scores.numbers.length;
    for (const number of scores.numbers) cells[end++] = number;
    // Behind the bracket and the comma.
    NAME.lastIndex = scores.end + 2;
  }
  return { cells: cells.slice(0, end), places };
}

/** Numbers up to the next bracket, whatever stands between them. */
function readNumbers(source: string, start: number): { numbers: number[]; end: number } {
  const numbers: number[] = [];
  let at = start;
  for (let number = 0; ; at++) {
    const digit = source.charCodeAt(at) - ZERO;
    if (digit >= 0 && digit <= 9) number = number * 10 + digit;
    else {
      numbers.push(number);
      number = 0;
      if (source[at] === "}") return { numbers, end: at };
    }
    if (at > source.length) throw new Error("The table of eld breaks off.");
  }
}

function scoresAt(cells: Uint8Array, place: number | undefined): Scores | undefined {
  if (place === undefined) return undefined;
  const scores: Scores = {};
  const end = place + 1 + (cells[place] as number);
  for (let at = place + 1; at < end; at += 2) scores[cells[at] as number] = cells[at + 1] as number;
  return scores;
}
