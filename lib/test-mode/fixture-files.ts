import type { Platform } from "../formula/names.ts";
import { addDays } from "../time.ts";

export type FixtureFile = { platform: Platform; fileName: string; text: string };

/** The brand that test keys see. */
export const FIXTURE_BRAND = "Lumen Lamps";
export const FIXTURE_HANDLE = "lumenlamps";
/** Days that the fixtures reach back, the last one included. */
export const FIXTURE_DAYS = 91;
/** One post a platform every so many days. */
const POST_EVERY = 4;

type Account = { platform: Platform; followers: number; growth: number; exposure: string; media: string };

const ACCOUNTS: readonly Account[] = [
  { platform: "instagram", followers: 12_400, growth: 9, exposure: "reach", media: "image" },
  { platform: "youtube", followers: 3_150, growth: 2, exposure: "views", media: "video" },
  { platform: "linkedin", followers: 1_980, growth: 1, exposure: "impressions", media: "image" },
];
const TEXTS = [
  "Warm light or cold light at your desk? Tell us which one you work by.",
  "How we wind the shade of the Dune lamp, from the first turn to the last.",
  "The Harbour lamp is back in brass and in green.",
  "Three lamps, one small room: where we would put them.",
  "Repair instead of replace: new cables for lamps from before the war.",
];
/** What readers write, one under each post. None is like another: of comments that are, one counts, by weeks that begin on certain days. */
const VOICES = [
  "Love it, what a wonderful glow in our hall.",
  "When do you ship to Ireland?",
  "Mine arrived broken and nobody answers. Very disappointed.",
  "Beautiful craft, thank you for showing us.",
  "Which bulb fits inside?",
  "Terrible service, I waited six weeks for a refund.",
  "My grandmother adores this, best present ever!",
  "Could you film how brass gets polished?",
  "So happy with our order, perfect colour.",
  "Is green still available?",
  "The cable is too short and feels cheap.",
  "Great idea, we visited your workshop last summer.",
  "How tall does that one stand?",
  "Gorgeous! Exactly right for reading at night.",
  "Poor packaging, glass everywhere. Never again.",
  "Looking forward to autumn.",
  "Amazing quality, worth every penny.",
  "Do architects get a discount?",
  "Our office bought twelve and everybody is pleased.",
  "Website crashed twice while paying, really annoying.",
  "Where can people see these in Dublin?",
  "Excellent repair, fast and friendly. Thanks!",
  "Who designed it?",
];

/**
 * The files that a test workspace is filled with, in the generic form of the import: the same figures at every time, dated back from `last`.
 * @param last the last day with figures, YYYY-MM-DD
 */
export function fixtureFiles(last: string): FixtureFile[] {
  return ACCOUNTS.flatMap((account, place) => {
    const { platform } = account;
    const posts = listPosts(account, place, last);
    return [
      { platform, fileName: "posts.csv", text: toCsv(posts.map(({ row }) => row)) },
      { platform, fileName: "followers.csv", text: toCsv(listFollowers(account, last)) },
      { platform, fileName: "comments.csv", text: toCsv(posts.flatMap(listComments)) },
    ];
  });
}

type Row = Record<string, string | number>;
type Post = { row: Row; day: string; n: number };

function listPosts({ platform, followers, exposure, media }: Account, place: number, last: string): Post[] {
  const count = Math.floor((FIXTURE_DAYS - 1 - place) / POST_EVERY) + 1;
  return Array.from({ length: count }, (_, n) => {
    const day = addDays(last, -place - POST_EVERY * (count - 1 - n));
    const seen = Math.round(followers * (0.3 + 0.04 * (n % 6)));
    const likes = Math.round(seen * (0.03 + 0.004 * (n % 5)));
    const row = {
      id: `${platform}-${n + 1}`,
      created_at: `${day}T09:00:00Z`,
      text: TEXTS[n % TEXTS.length] ?? "",
      media,
      likes,
      comments: 1 + (n % 4),
      shares: Math.round(likes * 0.1),
      [exposure]: seen,
    };
    return { row, day, n };
  });
}

function listFollowers({ followers, growth }: Account, last: string): Row[] {
  return Array.from({ length: FIXTURE_DAYS }, (_, n) => {
    return { date: addDays(last, n - FIXTURE_DAYS + 1), followers: followers + growth * n };
  });
}

function listComments({ row, day, n }: Post): Row[] {
  const text = VOICES[n % VOICES.length] ?? "";
  const id = `${row.id}-1`;
  return [{ id, post_id: String(row.id), created_at: `${day}T10:00:00Z`, author: `reader${n + 1}`, text }];
}

function toCsv(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => quote(row[column])).join(","));
  return [columns.join(","), ...lines, ""].join("\n");
}

function quote(value: string | number | undefined): string {
  return typeof value === "string" ? `"${value.replaceAll('"', '""')}"` : String(value ?? "");
}
