import type { Platform } from "#lib/formula/names.ts";

export const WEEKS = 78;

/** Something that happens to a brand on a platform; weeks count from the first, 0 to 77. */
export type Event =
  /** What posts achieve moves evenly to so many times as much between two weeks, and stays there. */
  | { kind: "trend"; fromWeek: number; toWeek: number; times: number }
  /** No posts at all. */
  | { kind: "pause"; fromWeek: number; weeks: number }
  /** One post does so many times as well as the others. */
  | { kind: "viral"; week: number; times: number; audienceTimes: number }
  /** From here on so many posts a week. */
  | { kind: "cadence"; fromWeek: number; perWeek: number }
  /** Posts of this kind, or on this weekday (0 is Sunday), do so many times as well, all along. */
  | { kind: "format"; media: string; times: number }
  | { kind: "weekday"; day: number; times: number }
  /** A storm of comments that begins in the middle of a week and lasts so many days. */
  | { kind: "crisis"; week: number; days: number; comments: number; negative: number };

/** Whose figures are drawn: an ordinary account of this source near in size; where a typical post is given, brought to that. */
export type Donor = { source: string; typical?: number };

export type Channel = {
  platform: Platform;
  donor: Donor;
  followers: { first: number; last: number };
  perWeek: number;
  media: Record<string, number>;
  events: Event[];
  /** Comments on a typical post, and shares of positive and negative ones. */
  comments: { perPost: number; positive: number; negative: number };
  /** How the files are written: plain CSV with an audience series, one with the audience beside each post, JSON lines. */
  form: "csv" | "csv with followers" | "json lines";
};

export type Brand = {
  key: string;
  name: string;
  handle: string;
  kind: string;
  subjects: string[];
  channels: Channel[];
  /** What a reader of its scores should find. */
  expected: string[];
};
