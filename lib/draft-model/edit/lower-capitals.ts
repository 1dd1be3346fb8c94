/** A word in capitals between spaces and punctuation; not what has a digit, dot, slash, hashtag or mention in it. */
const TOKEN = /^([\p{Ps}\p{Pi}\p{Po}"'«»]*)(\p{Lu}+(?:['’\-–]\p{Lu}+)*)([\p{Pe}\p{Pf}\p{Po}"'«»\-–]*)$/u;
const NAMED = /^[^\p{L}]*[#@$]/u;
const CODE =
  /(?:^|[^\p{L}])(?:codes?|coupons?|vouchers?|promo|code promo|código|codigo|codice|cup[oó]m|cup[oó]n|\p{L}*code|gutschein)["'“«:]*$/iu;
const SENTENCE_ENDS = /[.!?…:。！？]["'”»)\]]*$/u;
/** Days and months keep their first letter in English. */
const CALENDAR =
  /^(?:(?:MON|TUES|WEDNES|THURS|FRI|SATUR|SUN)DAY|JANUARY|FEBRUARY|APRIL|JUNE|JULY|AUGUST|(?:SEPT|NOV|DEC)EMBER|OCTOBER|CHRISTMAS)(?:['’]S)?$/u;
/** Fewest letters of a word that shouts alone, and of each of two in a row. */
const MIN_ALONE = 6;
const MIN_TOGETHER = 3;

type Word = { at: number; before: string; word: string; after: string };

/**
 * A text with small letters for words in capitals, where they are more than abbreviations: two in a row, or one of more
 * than five letters. The first word of a sentence keeps its first letter; codes, hashtags and addresses stay.
 *
 * @param text any length
 */
export function lowerCapitals(text: string): string {
  // The dotted and the dotless i are two letters in Turkish and Azerbaijani.
  const locale = /[İıĞğŞş]/u.test(text) ? "tr" : "en";
  return text
    .split(/(\r\n|\r|\n)/u)
    .map((line, index) => (index % 2 === 0 ? lowerLine(line, locale) : line))
    .join("");
}

/**
 * Whether such words stand within a sentence, where names in capitals cannot be told from words that shout.
 *
 * @param text any length
 */
export function shoutsWithin(text: string): boolean {
  return text.split(/[\r\n]+/u).some((line) => {
    const tokens = line.split(/(\s+)/u);
    return findRuns(tokens).some((run) => isShouted(run) && !isFirst(tokens, run[0]?.at ?? 0));
  });
}

function lowerLine(line: string, locale: string): string {
  const tokens = line.split(/(\s+)/u);
  for (const run of findRuns(tokens).filter(isShouted))
    for (const { at, before, word, after } of run) {
      // A surname among names that are written as usual.
      const isNamed = run.length === 1 && /^\p{Lu}\p{Ll}/u.test(tokens[at - 2] ?? "");
      const keepsFirst = isFirst(tokens, at) || isNamed || CALENDAR.test(word);
      tokens[at] = before + lowerWord(word, keepsFirst, locale) + after;
    }
  return tokens.join("");
}

/** At the start of a sentence, or after nothing but a bullet or an emoji. U+E000 stands for a link. */
function isFirst(tokens: readonly string[], at: number): boolean {
  const said = tokens[at - 2] ?? "";
  return !/[\p{L}\p{N}\uE000]/u.test(said) || SENTENCE_ENDS.test(said);
}

/** Words in capitals with nothing but spaces between; every second token is a space. */
function findRuns(tokens: readonly string[]): Word[][] {
  const runs: Word[][] = [[]];
  for (let at = 0; at < tokens.length; at += 2) {
    const [, before = "", word = "", after = ""] = TOKEN.exec(tokens[at] ?? "") ?? [];
    if (word === "" || NAMED.test(before) || CODE.test(tokens[at - 2] ?? "")) runs.push([]);
    else runs.at(-1)?.push({ at, before, word, after });
    // "SMITH, CEO" are two.
    if (after !== "") runs.push([]);
  }
  return runs;
}

function isShouted(run: readonly Word[]): boolean {
  const letters = run.map(({ word }) => word.match(/\p{Lu}/gu)?.length ?? 0);
  return letters.some(
    (count, index) =>
      count >= MIN_ALONE || (count >= MIN_TOGETHER && (letters[index + 1] ?? 0) >= MIN_TOGETHER),
  );
}

function lowerWord(word: string, isFirst: boolean, locale: string): string {
  if (/^I(?:['’]|$)/u.test(word)) return `I${word.slice(1).toLowerCase()}`;
  const [first = "", ...rest] = word;
  return (isFirst ? first : first.toLocaleLowerCase(locale)) + rest.join("").toLocaleLowerCase(locale);
}
