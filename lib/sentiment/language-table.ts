import { readFileSync } from "node:fs";

/** The beginning of `'L>7L':{0:164,3:90}`, where a name that needs no quotes has none. */
const NAME = /(?:'((?:[^'\\]|\\.)*)'|([^\s'",:{}]+)):\{/y;
const ZERO = "0".charCodeAt(0);
const LANGUAGE = /\d+:'(\w+)'/g;

/** The table of the library eld: pieces of words, and how much each says of which language. */
export type LanguageTable = {
  /** ISO 639-1, by the numbers that scores have. */
  languages: readonly string[];
  /** By piece its place, counted from 0. */
  places: ReadonlyMap<string, number>;
  /** Where the scores of each place begin, and where the last ones end. */
  starts: Int32Array;
  /** Languages and scores in turns. */
  cells: Uint8Array;
};

/**
 * Reads the table of the library eld 2.1.0 into flat arrays.
 * @param path of the module with it
 * @throws Error for a module that is written in another way
 */
export function openLanguageTable(path: string): LanguageTable {
  return packTable(readFileSync(path, "utf8"));
}

/** @param source the module with the table, as text */
export function packTable(source: string): LanguageTable {
  const begin = source.indexOf("ngrams:{");
  if (begin < 0) throw new Error("The table of eld is not written as that of 2.1.0.");
  const languages = Array.from(source.slice(0, begin).matchAll(LANGUAGE), ([, code]) => code as string);
  return { languages, ...packPieces(source, begin + "ngrams:{".length) };
}

function packPieces(source: string, start: number): Omit<LanguageTable, "languages"> {
  const cells = new Uint8Array(source.length);
  const places = new Map<string, number>();
  const starts: number[] = [];
  let end = 0;
  NAME.lastIndex = start;
  for (let named = NAME.exec(source); named; named = NAME.exec(source)) {
    const [, quoted, bare] = named;
    places.set(bare ?? (quoted as string).replace(/\\(.)/g, "$1"), starts.length);
    starts.push(end);
    const scores = readNumbers(source, NAME.lastIndex);
    for (const number of scores.numbers) cells[end++] = number;
    // Behind the bracket and the comma.
    NAME.lastIndex = scores.end + 2;
  }
  return { places, starts: Int32Array.from([...starts, end]), cells: cells.slice(0, end) };
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
