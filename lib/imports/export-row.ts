import type { Platform } from "../formula/names.ts";
import type { FilePeriod } from "./read-file-period.ts";

/** A published post. A figure that the file does not tell is absent, never 0. Counts are whole numbers. */
export type ExportPost = {
  id: string;
  createdAt?: Date;
  text?: string;
  title?: string;
  url?: string;
  /** text, image, video, short, carousel, reel, story … in lower case. */
  media?: string;
  /** Length in seconds. */
  durationS?: number;
  isReply?: boolean;
  likes?: number;
  comments?: number;
  shares?: number;
  quotes?: number;
  saves?: number;
  views?: number;
  impressions?: number;
  reach?: number;
  /** Clicks on links. */
  clicks?: number;
  /** Clicks on the account's name or picture, visits of its profile. */
  profileClicks?: number;
  /** Audience of the account when the post was published. */
  followers?: number;
};

/** The audience of the account on one UTC day (midnight UTC of that day). */
export type ExportDay = { date: Date; followers: number };

/** What somebody else wrote under a post, or about the account. */
export type ExportComment = {
  id: string;
  postId?: string;
  createdAt?: Date;
  author?: string;
  text: string;
};

/** What one record of a file says: the part of a row that a format produces. */
export type FormatRow =
  | {
      kind: "post";
      post: ExportPost;
      /** Whose it is, where the file says so. */
      account?: string;
    }
  | { kind: "account_day"; day: ExportDay }
  | { kind: "comment"; comment: ExportComment };

/** What becomes of a column: `unused` ones are known and say nothing that is kept, `unknown` ones were never seen before. */
export type ColumnUse = {
  /** As the file writes it. */
  column: string;
  /** What it is read as; null unless it is used. */
  field: string | null;
  status: "used" | "unused" | "unknown";
};

/** What is known of a file before its rows. */
export type FormatHead = {
  kind: "format";
  format: string;
  /** What a person calls this file. */
  title: string;
  columns: ColumnUse[];
  /** False for a file that is right and holds nothing which can be kept. */
  stores: boolean;
  /** The only platform that makes such a file; absent when any may. */
  platform?: Platform;
  /** The days of which the name of the file says that all posts are in it. */
  period?: FilePeriod;
};

/** `line` is the physical line, from 1, on which the record begins. A note says how the file was understood. */
export type ExportRow =
  | FormatHead
  | { kind: "note"; note: string }
  | (FormatRow & { line: number })
  | { kind: "rejected"; line: number; reason: string };
