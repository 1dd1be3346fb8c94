import type { Platform } from "#lib/formula/names.ts";
import { addDays, utcDay } from "#lib/time.ts";

export type DemoFile = { platform: Platform; fileName: string; text: string };

const DAYS = 240;
/** For how long the campaign of the demo has run: it posts more, and is liked more. */
export const DEMO_CAMPAIGN_DAYS = 24;
/** What posts say, and how much more often than others they are seen: something that can be learnt from them. */
const SUBJECTS: { text: string; pull: number }[] = [
  { text: "in the morning light. Would you take it home?", pull: 1.5 },
  { text: "is new this week: three colours, all of them in stock.", pull: 0.8 },
  {
    text: "behind the scenes, from the first drawing to the last touch. Ask us anything about it.",
    pull: 1.7,
  },
  { text: "in your questions: care and repair, answered.", pull: 1 },
  { text: "from the workshop #making #craft #smallbusiness", pull: 0.7 },
  { text: "this weekend: Saturday from ten to six.", pull: 0.5 },
];
const PIECES = [
  "Alder",
  "Birch",
  "Cedar",
  "Elm",
  "Hazel",
  "Heron",
  "Larch",
  "Linden",
  "Maple",
  "Rowan",
  "Tern",
];
/** Said of the piece that a post is about: about as friendly as comments on brands usually are. */
const COMMENTS: ((piece: string) => string)[] = [
  (piece) => `Love the ${piece}, ordering again tomorrow!`,
  (piece) => `The ${piece} is so beautiful, great work`,
  (piece) => `Best ${piece} I have tried this year, thank you`,
  (piece) => `My ${piece} came quickly and I am very happy with it`,
  (piece) => `So glad I found the ${piece}, wonderful`,
  (piece) => `When will the ${piece} be back in stock?`,
  (piece) => `Is the ${piece} in the shop on Saturday?`,
  (piece) => `Which size is the ${piece} in the second picture?`,
  (piece) => `My ${piece} arrived broken and nobody answers, very disappointed`,
  (piece) => `Not what I expected, the colour of the ${piece} is awful`,
];

/**
 * Example files for a demo workspace, in the generic form of the import: made up, the same for the same brand and day.
 * @param brand seeds the numbers.
 * @param now the last day of the data.
 */
export function demoFiles(brand: string, now: Date): DemoFile[] {
  const random = seeded(brand);
  const today = utcDay(now);
  return (["instagram", "twitter"] as const).flatMap((platform) => {
    const scale = 4_000 + random() * 40_000;
    const posts = makePosts(platform, today, scale, random);
    const comments = posts.flatMap((post) => makeComments(post, random));
    return [
      { platform, fileName: "posts.csv", text: toCsv(posts) },
      { platform, fileName: "followers.csv", text: toCsv(makeFollowers(today, scale, random)) },
      { platform, fileName: "comments.csv", text: toCsv(comments) },
    ];
  });
}

type Row = Record<string, string | number>;

function makePosts(platform: Platform, today: string, scale: number, random: () => number): Row[] {
  const posts: Row[] = [];
  for (let ago = DAYS; ago >= 0; ago--) {
    const isCampaign = ago < DEMO_CAMPAIGN_DAYS;
    if (random() > (isCampaign ? 0.75 : 0.55)) continue;
    const subject = SUBJECTS[Math.floor(random() * SUBJECTS.length)] as (typeof SUBJECTS)[number];
    const reached = scale * (0.2 + random() * 0.4) * (1 + (DAYS - ago) / DAYS);
    const exposure = Math.round(reached * subject.pull);
    const likes = Math.round(exposure * (0.01 + random() * 0.03) * (isCampaign ? 1.5 : 1));
    const piece = PIECES[Math.floor(random() * PIECES.length)];
    posts.push({
      id: `${platform}-${DAYS - ago}`,
      created_at: `${addDays(today, -ago)}T${String(7 + Math.floor(random() * 12)).padStart(2, "0")}:30:00Z`,
      text: `${piece} ${subject.text}`,
      media: random() > 0.4 ? "image" : "video",
      likes,
      comments: Math.round(likes * random() * 0.12),
      shares: Math.round(likes * random() * 0.25),
      [platform === "twitter" ? "impressions" : "reach"]: exposure,
    });
  }
  return posts;
}

function makeFollowers(today: string, scale: number, random: () => number): Row[] {
  let followers = Math.round(scale);
  return Array.from({ length: DAYS }, (_, n) => {
    followers += Math.round(scale * 0.001 * (random() * 1.6 - 0.3));
    return { date: addDays(today, n - DAYS + 1), followers };
  });
}

function makeComments(post: Row, random: () => number): Row[] {
  const piece = String(post.text).split(" ", 1)[0] ?? "";
  return Array.from({ length: Math.floor(random() * 4) }, (_, n) => ({
    id: `${post.id}-${n}`,
    post_id: post.id as string,
    created_at: post.created_at as string,
    author: `reader${Math.floor(random() * 900)}`,
    text: COMMENTS[Math.floor(random() * COMMENTS.length)]?.(piece) ?? "",
  }));
}

function toCsv(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => JSON.stringify(row[column])).join(","));
  return [columns.join(","), ...lines, ""].join("\n");
}

/** mulberry32, seeded by the characters of a text: a small generator whose numbers are the same everywhere. */
function seeded(text: string): () => number {
  let state = [...text].reduce((sum, char) => Math.imul(sum, 31) + char.charCodeAt(0), 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
