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
  clicks?: number;
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
  | { kind: "post"; post: ExportPost }
  | { kind: "account_day"; day: ExportDay }
  | { kind: "comment"; comment: ExportComment };

/** `line` is the physical line, from 1, on which the record begins. */
export type ExportRow =
  | { kind: "format"; format: string }
  | (FormatRow & { line: number })
  | { kind: "rejected"; line: number; reason: string };
