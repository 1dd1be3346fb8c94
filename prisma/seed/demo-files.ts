import type { Platform } from "#lib/formula/names.ts";
import { seededRandom } from "#lib/statistics/seeded-random.ts";
import { addDays, DAY_MS, utcDay } from "#lib/time.ts";
import { DEMO_BRANDS, type DemoAccount, type DemoBrand, type DemoRival } from "./demo-brands.ts";
import { grownAfter } from "./demo-figures.ts";

/** Of the brand's own profile, or of the one with the handle, which it watches. */
export type DemoFile = { platform: Platform; handle?: string; fileName: string; text: string };

const DAYS = 240;
/** For how long the campaign of the demo has run, to its third week: it posts more, and is liked more. */
export const DEMO_CAMPAIGN_DAYS = 17;
/** What each platform tells of how far a post came. */
const EXPOSURE: Partial<Record<Platform, string>> = {
  twitter: "impressions",
  youtube: "views",
  tiktok: "views",
};
const VIDEO_ONLY: readonly Platform[] = ["youtube", "tiktok"];

type Random = () => number;
type Row = Record<string, string | number>;
/** A post with what it is about. */
type Post = { row: Row; at: Date; thing: string };

/**
 * Example files for a demo workspace, in the generic form of the import: made up, the same for the same brand and moment.
 * @param brand a name in `DEMO_BRANDS`, which seeds the numbers.
 * @param now what is dated after it is left out.
 * @throws Error when there is no such brand.
 */
export function demoFiles(brand: string, now: Date): DemoFile[] {
  const about = DEMO_BRANDS[brand];
  if (!about) throw new Error(`no demo brand is called ${brand}`);
  const random = seededRandom(brand);
  const own = about.platforms.flatMap((platform) => {
    const followers = about.followers * (0.6 + random() * 0.8);
    const posts = makePosts({ platform, prefix: platform, followers }, about, now, random);
    const comments = posts.flatMap((post) => makeComments(post, about, now));
    return [
      { platform, fileName: "posts.csv", text: toCsv(posts.map(({ row }) => row)) },
      { platform, fileName: "followers.csv", text: toCsv(makeFollowers(followers, utcDay(now), random)) },
      { platform, fileName: "comments.csv", text: toCsv(comments) },
    ];
  });
  return [...own, ...(about.rivals ?? []).flatMap((rival) => rivalFiles(rival, now))];
}

/** What everybody can see of a profile that is watched. */
function rivalFiles({ platform, handle, ...account }: DemoRival, now: Date): DemoFile[] {
  const random = seededRandom(handle);
  const posts = makePosts({ platform, prefix: handle, followers: account.followers }, account, now, random);
  const followers = makeFollowers(account.followers, utcDay(now), random);
  return [
    { platform, handle, fileName: "posts.csv", text: toCsv(posts.map(({ row }) => row)) },
    { platform, handle, fileName: "followers.csv", text: toCsv(followers) },
  ];
}

type Profile = {
  platform: Platform;
  /** Of the ids of its posts. */
  prefix: string;
  followers: number;
};

function makePosts(
  { platform, prefix, followers }: Profile,
  { daily, silentWeeks, response, openers, subjects, things }: DemoAccount,
  now: Date,
  random: Random,
): Post[] {
  const posts: Post[] = [];
  const today = utcDay(now);
  for (let ago = DAYS; ago >= 0; ago--) {
    const isCampaign = ago < DEMO_CAMPAIGN_DAYS;
    if (random() > daily * (isCampaign ? 1.3 : 1) || silentWeeks.includes(Math.floor(ago / 7))) continue;
    const [hour, minute] = [7 + Math.floor(random() * 13), Math.floor(random() * 60)];
    const at = new Date(`${addDays(today, -ago)}T${twoDigits(hour)}:${twoDigits(minute)}:00Z`);
    const subject = pick(subjects, random);
    const thing = pick(things, random);
    // It grows over the months.
    const id = `${prefix}-${DAYS - ago}`;
    const grown = grownAfter(id, Math.max(0, now.getTime() - at.getTime()) / DAY_MS);
    const exposure = followers * (0.2 + random() * 0.4) * (1.5 - ago / (2 * DAYS)) * subject.pull * grown;
    const likes = exposure * response * (0.6 + random() * 0.8) * (isCampaign ? 1.4 : 1);
    const row = {
      id,
      created_at: at.toISOString(),
      text: `${pick(openers, random)}${subject.text}`.replaceAll("{thing}", thing),
      media: VIDEO_ONLY.includes(platform) ? "video" : subject.media,
      likes: Math.round(likes),
      comments: Math.round(likes * (0.03 + random() * 0.06)),
      shares: Math.round(likes * random() * 0.2),
      [EXPOSURE[platform] ?? "reach"]: Math.round(exposure),
    };
    if (at < now) posts.push({ row, at, thing });
  }
  return posts;
}

function makeFollowers(start: number, today: string, random: Random): Row[] {
  let followers = Math.round(start);
  return Array.from({ length: DAYS }, (_, n) => {
    followers += Math.round(start * 0.001 * (random() * 1.6 - 0.3));
    return { date: addDays(today, n - DAYS + 1), followers };
  });
}

/** Those of a post that came within a day: drawn for it alone, so that no other post depends on the hour of the first start. */
function makeComments({ row, at, thing }: Post, { voices }: DemoBrand, now: Date): Row[] {
  const random = seededRandom(`comments on ${row.id}`);
  const comments = Array.from(
    { length: Math.min(Number(row.comments), Math.floor(random() * 5)) },
    (_, n) => {
      const after = Math.floor(random() ** 2 * DAY_MS);
      return {
        id: `${row.id}-${n}`,
        post_id: String(row.id),
        created_at: new Date(at.getTime() + after).toISOString(),
        author: `reader${Math.floor(random() * 900)}`,
        text: say(voices, random).replaceAll("{thing}", thing),
      };
    },
  );
  return comments.filter(({ created_at }) => new Date(created_at) < now);
}

function say(voices: DemoBrand["voices"], random: Random): string {
  const drawn = random();
  let below = 0;
  for (const { share, texts } of voices) {
    below += share;
    if (drawn < below) return pick(texts, random);
  }
  return pick(voices[0]?.texts ?? [], random);
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)] as T;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

function toCsv(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => quote(row[column])).join(","));
  return [columns.join(","), ...lines, ""].join("\n");
}

function quote(value: string | number | undefined): string {
  return typeof value === "string" ? `"${value.replaceAll('"', '""')}"` : String(value ?? "");
}
