import { screenDraft } from "../features/screen-draft.ts";
import type { DraftParts } from "./draft-parts.ts";
import { findPlaceholder } from "./find-placeholder.ts";
import { LOREM_WORDS } from "./word-lists.ts";

const TAG =
  /<\/[a-z][\w-]{0,30}>|<(?:!doctype|\?xml|br|img|hr|input|meta|link|div|span|p|a|ul|li|h[1-6])\b[^<>\n]{0,200}>/giu;
const MIN_TAGS = 2;
const JSON_KEY = /"[\w$ .-]{1,60}"\s*:\s*(?:"|\d|\[|\{|true|false|null)/gu;
const MIN_KEYS = 2;
/** Turns of programming languages, style sheets and shells; each line of code has one or two. */
const CODE =
  /\b(?:const|let|var|int|void|public|private|static|def|class|function|return|import|export|await|async)\s+[\w${*"'][^\n]{0,80}?[({;=:]|=>|\bfunction\s*\(|\bconsole\.log\(|\bprint(?:f|ln)?\(|#include\s*<|\bSELECT\b[^\n]{1,200}\bFROM\b|\bINSERT INTO\b|[;{}]\s*$|^\s*[.#]?[\w-]+\s*\{|\b(?:\w+-*|-+):\s*[\w#.%() -]{1,40};|\$\s(?:npm|git|sudo|cd|ls|pip|docker)\b|^\s*at\s[\w.$]+\s?\(|&(?:nbsp|amp|lt|gt|quot);|\s&&\s|^#!\/\S+|\b(?:npm|pip|git|apt|yarn)\s(?:install|run|add|commit|push|clone)\b|:\d+:\d+\)|\b(?:undefined|null) is not (?:a function|an object)|\b(?:Type|Syntax|Reference|Value|Key|Name)?Error:\s|\bTraceback\b/gmu;
/** Without one of these words or signs nothing of that is in a text. */
const CODE_WORDS =
  /\b(?:const|let|var|int|void|public|private|static|def|class|function|return|import|export|await|async|npm|pip|git|apt|yarn)\s|\bSELECT\b|Error:|INSERT INTO|\b(?:undefined|null) is not|Traceback/u;
const screenCode = screenDraft([CODE_WORDS]);
const CODE_SIGN = /[({;=<$]|&&|#!|:\d/;
/** What a program prints where it should print a text. */
const LEFT_OVER = /^\W*\[object \w+\]\W*$/u;
const MIN_TURNS = 2;
/** One turn of code in so many words, or more, makes a text code. */
const WORDS_PER_TURN = 10;

const LOREM = { words: 5, share: 0.5 };
/** What comes along when a page or an e-mail is copied whole. */
const BOILERPLATE: readonly RegExp[] = [
  /\ball rights reserved\b|\btous droits réservés\b|\btodos los derechos reservados\b|\balle rechte vorbehalten\b/iu,
  /\bterms (?:and|&) conditions\b|\bterms of (?:use|service)\b/iu,
  /\bprivacy (?:policy|notice)\b|\bdatenschutz(?:erklärung)?\b/iu,
  /\byou(?:'|’)?(?:re| are) receiving this e-?mail\b|\bdo not reply to this e-?mail\b/iu,
  /\bunsubscribe\b|\bse désabonner\b/iu,
  /\b(?:we use|this (?:web)?site uses) cookies\b|\baccept (?:all )?cookies\b|\bcookie (?:policy|settings)\b/iu,
  /\b(?:intended|solely) (?:only )?for the (?:named )?(?:addressee|recipient|use of)|\bif you (?:have received|are not the intended)/iu,
  /©|\(c\)\s?(?:19|20)\d{2}|\bcopyright\b/iu,
  /\bview (?:this e-?mail )?in (?:your )?browser\b/iu,
  /\bskip to (?:main )?content\b|\bback to top\b|\bsite ?map\b|\bread more »?|\bsign in\b[^\n]{0,40}\bsign up\b/iu,
  /\bno part of this (?:publication|website)\b|\bregistered trademarks?\b|\bsubject to change without notice\b/iu,
];
const screenBoilerplate = screenDraft(BOILERPLATE);
const MIN_BOILERPLATE = 3;

/**
 * Whether a text was made for or by a machine: HTML, JSON, a program.
 *
 * @param text as it stands
 * @param parts of the text
 * @returns whether most of it is code
 */
export function isCode(text: string, { words }: DraftParts): boolean {
  if (/^\s*[[{]/.test(text) && isJson(text)) return true;
  const keys = text.includes('"') ? (text.match(JSON_KEY)?.length ?? 0) : 0;
  const tags = text.includes("<") ? (text.match(TAG)?.length ?? 0) : 0;
  if (tags >= MIN_TAGS || keys >= MIN_KEYS) return (tags + keys) * WORDS_PER_TURN >= words.length;
  if (LEFT_OVER.test(text)) return true;
  const mayBe = screenCode(text).length > 0 || CODE_SIGN.test(text);
  const turns = mayBe ? (text.match(CODE)?.length ?? 0) : 0;
  return turns >= MIN_TURNS && turns * WORDS_PER_TURN >= words.length;
}

/**
 * Whether a text still waits to be written: a place to fill in, or "lorem ipsum".
 *
 * @param text as it stands
 * @param parts of the text
 * @returns whether it does; an address of example.com alone is none
 */
export function isUnfinished(text: string, { words }: DraftParts): boolean {
  const place = findPlaceholder(text);
  if (place !== null && !/^https?:/iu.test(place)) return true;
  const known = words.filter((word) => LOREM_WORDS.has(word));
  return new Set(known).size >= LOREM.words && known.length >= words.length * LOREM.share;
}

/** Whether a text is what comes along when a page is copied: terms, cookies, copyright. */
export function isBoilerplate(text: string): boolean {
  const likely = screenBoilerplate(text);
  if (likely.length < MIN_BOILERPLATE) return false;
  return likely.filter((at) => BOILERPLATE[at]?.test(text)).length >= MIN_BOILERPLATE;
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}
