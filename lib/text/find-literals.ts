import { MIN_LITERAL, WORD_START } from "./require-literals.ts";

/** Buckets for each string, so that most are empty. */
const MIN_BUCKETS = 16;
const NONE = -1;
const [ZERO, NINE, SMALL_A, SMALL_Z] = [48, 57, 97, 122];

/**
 * What is looked for, by numbers from 0: the first string of each bucket, which one follows in the same bucket, and the
 * fourth unit of each, 0 where it has none, which tells most of those apart that begin alike.
 */
type Table = { literals: readonly string[]; first: Numbers; next: Numbers; fourth: Uint16Array };
/** The small one stays in the processor's cache. */
type Numbers = Int16Array | Int32Array;
const MOST_SMALL = 2 ** 15;

/** Most strings are looked for only where a word begins. `seenIn`: in how many-th text each was seen last. */
type Look = { anywhere: Table; atStarts: Table; seenIn: Uint32Array; turn: number; found: number[] };

/** Tells the numbers of the strings that a text has, each once, as they come; the list is good until the next text. */
export type FindLiterals = (text: string) => readonly number[];

/**
 * Looks for many strings in one pass over a text, by the hash of their first three units.
 *
 * @param literals as `requireLiterals` gives them: of three or more UTF-16 units, some behind a `WORD_START`
 * @returns what finds them in texts of any length; small letters are no capitals to it
 */
export function openFinder(literals: readonly string[]): FindLiterals {
  const look: Look = {
    anywhere: hashBeginnings(literals, (one) => !one.startsWith(WORD_START)),
    atStarts: hashBeginnings(literals, (one) => one.startsWith(WORD_START)),
    seenIn: new Uint32Array(literals.length),
    ...{ turn: 0, found: [] },
  };
  return (text) => {
    look.turn++;
    look.found.length = 0;
    pass(text, look);
    return look.found;
  };
}

function hashBeginnings(all: readonly string[], isWanted: (literal: string) => boolean): Table {
  const wanted = all.filter(isWanted).length;
  const buckets = 2 ** Math.ceil(Math.log2(wanted * MIN_BUCKETS + 1));
  const Numbers = all.length > MOST_SMALL ? Int32Array : Int16Array;
  const first = new Numbers(buckets).fill(NONE);
  const next = new Numbers(all.length);
  const literals = all.map((one) => (one.startsWith(WORD_START) ? one.slice(WORD_START.length) : one));
  const fourth = Uint16Array.from(literals, (literal) => literal.charCodeAt(MIN_LITERAL) || 0);
  for (const [number, literal] of literals.entries()) {
    if (!isWanted(all[number] as string)) continue;
    const [a, b, c] = [0, 1, 2].map((at) => literal.charCodeAt(at)) as [number, number, number];
    const bucket = hashThree(a, b, c) & (buckets - 1);
    next[number] = first[bucket] as number;
    first[bucket] = number;
  }
  return { literals, first, next, fourth };
}

function pass(text: string, look: Look): void {
  const { anywhere, atStarts } = look;
  const [some, more] = [anywhere.first, atStarts.first];
  const [someMask, moreMask] = [some.length - 1, more.length - 1];
  let isStart = true;
  let [a, b] = [text.charCodeAt(0), text.charCodeAt(1)];
  for (let at = 0; at + MIN_LITERAL <= text.length; at++) {
    const c = text.charCodeAt(at + 2);
    const hash = hashThree(a, b, c);
    const found = some[hash & someMask] as number;
    if (found !== NONE) follow(text, at, found, anywhere, look);
    if (isStart) {
      const started = more[hash & moreMask] as number;
      if (started !== NONE) follow(text, at, started, atStarts, look);
    }
    isStart = !((a >= SMALL_A && a <= SMALL_Z) || (a >= ZERO && a <= NINE));
    a = b;
    b = c;
  }
}

/** Notes the strings of a bucket that stand at a place. @param first the number of the first of them */
function follow(text: string, at: number, first: number, table: Table, look: Look): void {
  const { literals, next, fourth } = table;
  const { seenIn, turn, found } = look;
  for (let number = first; number !== NONE; number = next[number] as number) {
    const unit = fourth[number] as number;
    if (unit !== 0 && unit !== text.charCodeAt(at + MIN_LITERAL)) continue;
    if (seenIn[number] === turn || !text.startsWith(literals[number] as string, at)) continue;
    seenIn[number] = turn;
    found.push(number);
  }
}

function hashThree(a: number, b: number, c: number): number {
  const mixed = Math.imul((a << 10) ^ (b << 5) ^ c, 0x2c1b3c6d);
  return mixed ^ (mixed >>> 15);
}
