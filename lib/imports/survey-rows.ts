import type { Platform } from "../formula/names.ts";
import { utcDay } from "../time.ts";
import type { ExportRow } from "./export-row.ts";
import { nameFromAddress, nameFromFile } from "./name-source.ts";

/** Whose a file is. */
export type FileSource = {
  /** null where nothing tells. */
  platform: Platform | null;
  /** Without the @; null where nothing tells. */
  handle: string | null;
  /** It is read from the name that somebody gave the file, not from what it holds. */
  isGuess: boolean;
};

/** What a file holds, as far as it was read. */
export type FileHolding = {
  posts: number;
  comments: number;
  accountDays: number;
  /** Of what is dated, and of the period that its name states; UTC days, YYYY-MM-DD. */
  from: string | null;
  to: string | null;
  /** The file was read to its end. */
  isWhole: boolean;
};

export type Survey = {
  holding: FileHolding;
  formatPlatform: Platform | null;
  accounts: Map<string, number>;
  platforms: Map<Platform, number>;
};

/** Of the addresses of a file so many must be of one account, for it to be that account's. */
const MOST = 0.6;

export function startSurvey(isWhole: boolean): Survey {
  return {
    holding: { posts: 0, comments: 0, accountDays: 0, from: null, to: null, isWhole },
    formatPlatform: null,
    accounts: new Map(),
    platforms: new Map(),
  };
}

/** Takes the next row of a file into account. */
export function surveyRow(survey: Survey, row: ExportRow): void {
  const { holding } = survey;
  if (row.kind === "format") {
    survey.formatPlatform = row.platform ?? null;
    if (row.period) {
      widen(holding, row.period.from);
      widen(holding, row.period.to);
    }
  } else if (row.kind === "post") {
    holding.posts += 1;
    widen(holding, row.post.createdAt);
    const named = row.post.url ? nameFromAddress(row.post.url) : null;
    if (named?.platform) count(survey.platforms, named.platform);
    const handle = row.account ?? named?.handle;
    if (handle) count(survey.accounts, handle.replace(/^@+/, ""));
  } else if (row.kind === "comment") {
    holding.comments += 1;
    widen(holding, row.comment.createdAt);
  } else if (row.kind === "account_day") {
    holding.accountDays += 1;
    widen(holding, row.day.date);
  }
}

/**
 * Whose the file is: by its format and the addresses of its posts, and where they do not tell by its name.
 *
 * @param fileName as the user has the file
 */
export function findSource(survey: Survey, fileName: string | undefined): FileSource {
  const named = nameFromFile(fileName ?? "");
  const { posts } = survey.holding;
  const platform = survey.formatPlatform ?? mostOf(survey.platforms, posts);
  const handle = mostOf(survey.accounts, posts);
  const isNameFit = platform === null || named.platform === null || named.platform === platform;
  const guessed = isNameFit ? named.handle : null;
  const found = { platform: platform ?? named.platform, handle: handle ?? guessed };
  return { ...found, isGuess: handle === null || platform === null };
}

function mostOf<T>(counts: Map<T, number>, among: number): T | null {
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first && first[1] >= MOST * among ? first[0] : null;
}

function count<T>(counts: Map<T, number>, key: T): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function widen(holding: FileHolding, at: Date | string | undefined): void {
  if (at === undefined) return;
  const day = typeof at === "string" ? at : utcDay(at);
  if (holding.from === null || day < holding.from) holding.from = day;
  if (holding.to === null || day > holding.to) holding.to = day;
}
