import type { CommentDay } from "../formula/formula-input.ts";
import type { Tone } from "../sentiment/classify-sentiment.ts";
import { nameOfAuthor } from "../text/name-of-author.ts";
import { utcDay } from "../time.ts";
import type { KnownTone } from "./known-tones.ts";
import type { ReadText } from "./read-text.ts";
import { openCommentMemory, type Verdict } from "./remember-comments.ts";
import type { CommentLabel } from "./schemas.ts";

/** The classifier whose mistakes `CLASSIFIER_ERRORS` holds; 1 was the one before it was told. */
const READING = 2;

/**
 * Digest of what is counted of the project's own sentences: it changes with whatever decides what counts, so that nothing stays kept
 * that was counted in another way. `counting.test.ts` says what it must be.
 */
export const COUNTING = "19434b7241c0";

export type CommentRow = {
  id: string;
  profile: string;
  createdAt: Date;
  /** A digest of how the platform or the file names them; null where it does not. */
  author: string | null;
  text: string;
  /** What a person says that it is; absent or null where nobody did. */
  corrected?: CommentLabel | null;
};

/** A comment as it was read and counted. */
export type ReadComment = {
  id: string;
  profile: string;
  /** What the classifier says, whatever a person says; of the brand's own it is not asked. */
  tone: KnownTone["label"];
  isSpam: boolean;
  language: string | null;
  verdict: Verdict | "spam" | "own" | "undated";
};

const OWN_WORDS = { tone: "unknown", isSpam: false, language: null, verdict: "own" } as const;

/** Tells what the text of a comment says by itself, with its tone where that is needed. */
export type Reader = (withTone: boolean) => ReadText;

export type CommentCounter = {
  /** Counts the next comment, in the order of `compareComments`. */
  add: (row: CommentRow, read: Reader) => void;
  /** What was counted of a profile, by rising day. */
  daysOf: (profile: string) => CommentDay[];
};

type Options = {
  /** Handles of the brand itself: what it writes counts for nothing. */
  own: readonly string[];
  /** First UTC day that is counted, YYYY-MM-DD; those before it, from `firstDayToRead` on, decide what is a repeat. */
  from: string;
  /** What older versions of the formula count: what is repeated, too. */
  counts?: "all";
  /** Is told of each comment of the days that are counted. */
  note?: ((read: ReadComment) => void) | undefined;
};

/**
 * Counts what others wrote on the profiles of one platform by day and by what the classifier says, so that comments cannot be
 * bought: what the brand wrote itself, and what is said again (`openCommentMemory`), is `repeated` and counts for nothing;
 * so does promotion (`isSpam`), which is no one's voice and not remembered either.
 */
export function openCommentCounter({ own, from, counts, note }: Options): CommentCounter {
  const brand = brandNames(own);
  const hear = openCommentMemory();
  const profiles = new Map<string, Map<string, CommentDay>>();
  const read = counts === "all" ? {} : { reading: READING };
  const add = ({ id, profile, createdAt, author, corrected }: CommentRow, readRow: Reader) => {
    const date = utcDay(createdAt);
    const day = date < from ? null : dayIn(profiles, profile, date, read);
    if (counts === "all") {
      if (day) day[labelOf(readRow(true))]++;
      return;
    }
    const name = nameOfAuthor(author ?? "");
    if (brand.has(name)) {
      if (day) repeat(day);
      if (day) note?.({ ...OWN_WORDS, id, profile });
      return;
    }
    const said = readRow(day !== null);
    const tell = (verdict: ReadComment["verdict"]) => note?.({ id, profile, ...told(said), verdict });
    if (corrected ? corrected === "spam" : said.isSpam) {
      if (day) day.spam = (day.spam ?? 0) + 1;
      if (day) tell("spam");
      return;
    }
    const verdict = hear(date, name, said.folded);
    if (!day) return;
    const label = correctedTone(corrected) ?? labelOf(said);
    if (verdict === "counts") day[label]++;
    else repeat(day);
    if (verdict === "chimes") chime(day, label);
    tell(verdict);
  };
  const daysOf = (profile: string) =>
    [...(profiles.get(profile)?.values() ?? [])].sort((a, b) => (a.date < b.date ? -1 : 1));
  return { add, daysOf };
}

/** Tells what is kept of comments that have no day to be counted on. @param own handles of the brand itself */
export function openUndated(own: readonly string[]) {
  const brand = brandNames(own);
  return ({ id, profile, author }: Omit<CommentRow, "createdAt">, readRow: Reader): ReadComment =>
    brand.has(nameOfAuthor(author ?? ""))
      ? { ...OWN_WORDS, id, profile }
      : { id, profile, ...told(readRow(true)), verdict: "undated" };
}

function told({ tone, isSpam }: ReadText): Pick<ReadComment, "tone" | "isSpam" | "language"> {
  return { tone: tone?.label ?? "unknown", isSpam, language: tone?.language ?? null };
}

function labelOf({ tone }: ReadText): Tone["label"] {
  return tone?.label ?? "unknown";
}

function brandNames(own: readonly string[]): ReadonlySet<string> {
  return new Set(own.map(nameOfAuthor).filter((name) => name !== ""));
}

/** The order in which comments are counted: the earlier one first, and of one instant by id. */
export function compareComments(a: CommentRow, b: CommentRow): number {
  const apart = a.createdAt.getTime() - b.createdAt.getTime();
  if (apart !== 0) return apart;
  if (a.id !== b.id) return a.id < b.id ? -1 : 1;
  return a.profile < b.profile ? -1 : 1;
}

function correctedTone(corrected: CommentRow["corrected"]) {
  return corrected === "spam" ? null : corrected;
}

function dayIn(
  profiles: Map<string, Map<string, CommentDay>>,
  profile: string,
  date: string,
  read: Pick<CommentDay, "reading">,
): CommentDay {
  const days = profiles.get(profile) ?? new Map<string, CommentDay>();
  profiles.set(profile, days);
  const day = days.get(date) ?? { date, positive: 0, neutral: 0, negative: 0, unknown: 0, ...read };
  days.set(date, day);
  return day;
}

function repeat(day: CommentDay): void {
  day.repeated = (day.repeated ?? 0) + 1;
}

function chime(day: CommentDay, label: Tone["label"]): void {
  if (label === "unknown") return;
  day.chorus ??= { positive: 0, neutral: 0, negative: 0 };
  day.chorus[label]++;
}
