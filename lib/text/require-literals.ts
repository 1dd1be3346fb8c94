/** What every text with a match has: a string, all of several needs, or any of them. */
export type Need = string | { all: readonly Need[] } | { any: readonly Need[] };

/** What a part of a pattern says of the texts that it matches. */
type Known = {
  /** All that it can match, where that is a short list; null where it is not. */
  exact: readonly string[] | null;
  /** What such texts have besides; null where nothing is known. */
  need: Need | null;
  /** Whether white space is the last of it, so that a word begins behind it, and whether it may be absent. */
  endsInSpace?: boolean;
  isOptional?: boolean;
};

/** Shorter strings stand in nearly every text. */
export const MIN_LITERAL = 3;
/** What a string begins with that stands where a word begins: neither a letter nor a digit of ASCII is before it. */
export const WORD_START = "\b";
/** Before what such a string can be told to stand. */
const STARTS = ["(?<![\\p{L}\\p{N}])", "\\b"];
const SPACES = "\\s+";
/** Before other signs the sign `\b` says that a word ends. */
const STARTED_WORD = /^[\b][a-z0-9_]/;
const MAX_EXACT = 400;
const MAX_PRODUCT = 64;
const MAX_CLASS = 8;
const ANYTHING: Known = { exact: null, need: null };
const NOTHING: Known = { exact: [""], need: null };
/** Characters whose small and capital letters are one to one: all of ASCII, and the letters of Western and Central Europe. */
const PLAIN = /^[\0-\x7f\u00df-\u017e]$/u;
/** Without the flag i only those must be left out whose small letters depend on what stands around them. */
const CASELESS = /^[^\u0130\u03a3\u03c2]$/u;
const SIGNS: Record<string, string> = { n: "\n", r: "\r", t: "\t" };

/**
 * Strings, in small letters, that every text has which a pattern matches (Cox, "Regular Expression Matching with a Trigram
 * Index", 2012): most texts lack them, and need not be matched at all.
 *
 * @param pattern any pattern without the flag v; what is not understood of it requires nothing
 * @returns strings of three or more UTF-16 units, some behind a `WORD_START`, and how they are needed; null where nothing is known
 */
export function requireLiterals(pattern: RegExp): Need | null {
  const reader = { source: pattern.source, at: 0, letter: pattern.ignoreCase ? PLAIN : CASELESS };
  return toNeed(readAlternatives(reader, ""));
}

type Reader = { source: string; at: number; letter: RegExp };

/** @param start `WORD_START` where a word begins there, else empty: all strings that stand there begin with it */
function readAlternatives(reader: Reader, start: string): Known {
  const found = [readSequence(reader, start)];
  while (reader.source[reader.at] === "|") {
    reader.at++;
    found.push(readSequence(reader, start));
  }
  if (found.length === 1) return found[0] as Known;
  const endsInSpace = found.every((one) => one.endsInSpace);
  const isShort = found.every(({ exact, need }) => exact !== null && need === null);
  const exact = isShort ? unite(found.map((one) => one.exact ?? [])) : null;
  if (exact !== null && exact.length <= MAX_EXACT) return { exact, need: null };
  return { exact: null, need: anyOf(found.map(toNeed)), endsInSpace };
}

function readSequence(reader: Reader, start: string): Known {
  const { source } = reader;
  const needs: (Need | null)[] = [];
  let run: readonly string[] = [start];
  let isWhole = true;
  let endsInSpace = false;
  while (reader.at < source.length && source[reader.at] !== "|" && source[reader.at] !== ")") {
    const begins = isEmpty(run) && STARTS.find((one) => source.startsWith(one, reader.at));
    if (begins) {
      reader.at += begins.length;
      run = [WORD_START];
      continue;
    }
    const before = isEmpty(run) ? (run[0] as string) : null;
    const { exact, need, isOptional = false, ...item } = readRepeated(reader, before ?? "");
    endsInSpace = item.endsInSpace === true && !isOptional;
    needs.push(need);
    if (exact !== null && before !== null) {
      run = exact;
      continue;
    }
    if (exact !== null && exact.length * run.length <= MAX_PRODUCT) {
      run = unite([run.flatMap((first) => exact.map((end) => first + withoutStart(end)))]);
      continue;
    }
    isWhole = false;
    needs.push(toLiterals(run));
    const isStart = endsInSpace || (item.endsInSpace === true && before === WORD_START);
    run = exact ?? [isStart ? WORD_START : ""];
  }
  if (isWhole) return { exact: run, need: allOf(needs) };
  return { exact: null, need: allOf([...needs, toLiterals(run)]), endsInSpace };
}

/** One item with how often it stands there. */
function readRepeated(reader: Reader, start: string): Known {
  const isSpace = reader.source.startsWith(SPACES, reader.at);
  const item = readItem(reader, start);
  const { endsInSpace = isSpace } = item;
  const quantifier = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(reader.source.slice(reader.at, reader.at + 12));
  if (quantifier === null) return item;
  reader.at += quantifier[0].length;
  const [sign] = quantifier[0];
  if (sign === "?")
    return { exact: item.exact && unite([item.exact, [start]]), need: null, endsInSpace, isOptional: true };
  if (sign === "*" || quantifier[1] === "0") return { ...ANYTHING, endsInSpace, isOptional: true };
  return { exact: null, need: toNeed(item), endsInSpace };
}

/** @param start what its strings begin with, as those of alternatives do */
function readItem(reader: Reader, start: string): Known {
  if (reader.source[reader.at] === "(") return readGroup(reader, start);
  const { exact, need } = readSign(reader);
  return { exact: exact?.map((one) => start + one) ?? null, need };
}

function readSign(reader: Reader): Known {
  const { source } = reader;
  const sign = source[reader.at] as string;
  if (sign === "[") return readClass(reader);
  if (sign === "\\") return readEscape(reader);
  const character = String.fromCodePoint(source.codePointAt(reader.at) as number);
  reader.at += character.length;
  if (sign === "^" || sign === "$") return NOTHING;
  return sign === "." ? ANYTHING : literal(character, reader);
}

function readGroup(reader: Reader, start: string): Known {
  const [opening] = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(
    reader.source.slice(reader.at, reader.at + 40),
  ) as RegExpExecArray;
  reader.at += opening.length;
  const looksAround = /[=!]$/.test(opening);
  const inner = readAlternatives(reader, looksAround ? "" : start);
  reader.at++;
  if (!looksAround) return inner;
  // What stands before or behind must be in the text, too.
  return { exact: [start], need: opening.endsWith("=") ? toNeed(inner) : null };
}

/** Of a class only a few characters are told apart. */
function readClass(reader: Reader): Known {
  const { source } = reader;
  const start = reader.at++;
  while (source[reader.at] !== "]") reader.at += source[reader.at] === "\\" ? 2 : 1;
  const inner = [...source.slice(start + 1, reader.at++)];
  if (inner.length > MAX_CLASS || /[\\^-]/.test(inner.join(""))) return ANYTHING;
  const exact = inner.map((character) => literal(character, reader).exact);
  return exact.every((one) => one !== null) ? { exact: unite(exact), need: null } : ANYTHING;
}

function readEscape(reader: Reader): Known {
  const rest = reader.source.slice(reader.at, reader.at + 60);
  const [written] = /^\\(?:[pP]\{[^}]*\}|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<\w+>|\d+|.)/su.exec(
    rest,
  ) ?? [rest];
  reader.at += written.length;
  const name = written.charAt(1);
  if (written.length > 2) {
    const code = /^\\[ux]\{?([\da-fA-F]+)/.exec(written)?.[1];
    // Half of a character is none.
    const point = code === undefined ? 0xd800 : Number.parseInt(code, 16);
    return point >= 0xd800 && point <= 0xdfff ? ANYTHING : literal(String.fromCodePoint(point), reader);
  }
  if (name === "b" || name === "B") return NOTHING;
  if (SIGNS[name]) return literal(SIGNS[name], reader);
  return /[\p{L}\p{N}]/u.test(name) ? ANYTHING : literal(name, reader);
}

function literal(character: string, { letter }: Reader): Known {
  const small = character.toLowerCase();
  return letter.test(character) && letter.test(small) ? { exact: [small], need: null } : ANYTHING;
}

function toNeed({ exact, need }: Known): Need | null {
  return allOf([need, exact && toLiterals(exact)]);
}

function toLiterals(strings: readonly string[]): Need | null {
  if (!strings.every((one) => withoutStart(one).length >= MIN_LITERAL)) return null;
  return anyOf(unite([strings.map((one) => (STARTED_WORD.test(one) ? one : withoutStart(one)))]));
}

function withoutStart(string: string): string {
  return string.startsWith(WORD_START) ? string.slice(WORD_START.length) : string;
}

function allOf(needs: readonly (Need | null)[]): Need | null {
  const all = needs.filter((one) => one !== null);
  return all.length > 1 ? { all } : (all[0] ?? null);
}

function anyOf(needs: readonly (Need | null)[]): Need | null {
  const any = needs.filter((one) => one !== null);
  if (any.length < needs.length) return null;
  return any.length === 1 ? (any[0] as Need) : { any };
}

function isEmpty(strings: readonly string[]): boolean {
  return strings.length === 1 && withoutStart(strings[0] as string) === "";
}

function unite(lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}
