import type { Json, SyncRequest, VendorSession } from "../connector.ts";
import { at } from "../read-answer.ts";
import { chooseVocabulary, type Speech, type VocabularyName } from "./x-vocabulary.ts";

const DAY_MS = 86_400_000;
/** For one day less than the 30 for which X tells them: a run may take its time. */
const HIDDEN_DAYS = 29;
/** How far back X goes, reposts included. */
export const LAST_POSTS = 3_200;
/** Where a run stands. */
export type Place = Speech & {
  step: "recent" | "older" | "mentions" | "end";
  /** X's token of the next page. */
  page: string | null;
  /** Instant of the last post that was read in this step. */
  before: string | null;
  /** Posts from here on have the figures that only their author is told; as it was when the run began. */
  boundary: string;
  hasHidden: boolean;
  /** Posts in all, as X tells; null when it does not. */
  total: number | null;
  read: number;
  oldest: string | null;
  /** The newest mention that was known before, the newest of this run, and how many it has read. */
  since: string | null;
  newest: string | null;
  mentions: number;
  missing: string[];
};
export type Memory = {
  mention: string | null;
  vocabulary: VocabularyName | null;
  hiddenSince: string | null;
};

/** Where a run begins. @param total posts of the account in all, null when X does not tell */
export function openPlace(
  session: VendorSession,
  { role }: SyncRequest,
  { mention, vocabulary }: Memory,
  total: number | null,
): Place {
  const end = role === "own" ? session.now.getTime() - HIDDEN_DAYS * DAY_MS : session.now.getTime();
  // X takes whole seconds, and what lies between two of them belongs to one step.
  const boundary = new Date(Math.floor(end / 1_000) * 1_000).toISOString();
  return {
    step: role === "own" ? "recent" : "older",
    page: null,
    before: null,
    // Somebody else's posts have no such figures: all are read in one step.
    boundary,
    hasHidden: role === "own",
    total,
    read: 0,
    oldest: null,
    since: mention,
    newest: mention,
    mentions: 0,
    missing: [],
    vocabulary: chooseVocabulary(session, vocabulary),
    isProven: false,
  };
}

/** What the last whole run left to know; nothing before the first. */
export function readMemory(memory: Json): Memory {
  const text = (name: string) => {
    const value = at(memory, name);
    return typeof value === "string" ? value : null;
  };
  const vocabulary = text("vocabulary");
  return {
    mention: text("mention"),
    vocabulary: vocabulary === "tweet" || vocabulary === "post" ? vocabulary : null,
    hiddenSince: text("hiddenSince"),
  };
}
