import { seededRandom } from "#lib/statistics/seeded-random.ts";
import { addDays } from "#lib/time.ts";
import type { Account } from "../real-accounts.ts";
import { type Figures, openDonor } from "./draw-figures.ts";
import { type Brand, type Channel, type Event, WEEKS } from "./story.ts";
import { type Mood, pick, writeComment, writePost } from "./write-texts.ts";

export type Post = {
  id: string;
  created_at: string;
  text: string;
  media: string;
  followers: number;
} & Figures;
export type Comment = { id: string; post_id: string; created_at: string; author: string; text: string };
export type Told = { posts: Post[]; comments: Comment[]; followers: { date: string; followers: number }[] };

const DAYS = WEEKS * 7;
const HOURS = { first: 8, span: 12 };
const READERS = 4_000;

/** Eighteen months of a brand on one platform, up to and with a day; the same for the same seed. */
export function tellStory(
  brand: Brand,
  channel: Channel,
  { accounts, today, seed }: { accounts: readonly Account[]; today: string; seed: string },
): Told {
  const random = seededRandom(`${seed} ${brand.key} ${channel.platform}`);
  const figuresOf = openDonor(channel, accounts, random);
  const first = addDays(today, 1 - DAYS);
  const told: Told = { posts: [], comments: [], followers: [] };
  const viral = new Set<Event>();
  for (let day = 0; day < DAYS; day++) {
    const date = addDays(first, day);
    const week = Math.floor(day / 7);
    const audience = Math.round(audienceOn(channel, day));
    if (day % 7 === 0) told.followers.push({ date, followers: audience });
    for (let count = drawCount(cadenceOf(channel, week) / 7, random); count > 0; count--) {
      const media = drawMedia(channel, random);
      const hit = channel.events.find((one) => one.kind === "viral" && one.week === week && !viral.has(one));
      if (hit) viral.add(hit);
      const times = levelOf(channel, week, date, media) * (hit?.kind === "viral" ? hit.times : 1);
      const hour = HOURS.first + Math.floor(random() * HOURS.span);
      const created_at = `${date}T${String(hour).padStart(2, "0")}:${pick(["00", "15", "30", "45"], random)}:00Z`;
      const id = `${channel.platform.slice(0, 2)}${day}n${count}`;
      const text = writePost(brand.subjects, random);
      told.posts.push({ id, created_at, text, media, followers: audience, ...figuresOf(audience, times) });
      addComments(told, channel, { id, date, times: Math.min(times, 20) }, random);
    }
    addStorm(told, channel, day, date, random);
  }
  return told;
}

/** Grows evenly from first to last; what went viral is a jump that the rest of the growth makes room for. */
function audienceOn({ followers, events }: Channel, day: number): number {
  const jumps = events.flatMap((one) => (one.kind === "viral" ? [one] : []));
  const whole = jumps.reduce((product, one) => product * one.audienceTimes, 1);
  const even = (followers.last / followers.first / whole) ** (day / DAYS);
  const jumped = jumps
    .filter(({ week }) => day >= 7 * (week + 1))
    .reduce((product, one) => product * one.audienceTimes, 1);
  return followers.first * even * jumped;
}

function cadenceOf({ perWeek, events }: Channel, week: number): number {
  const isPaused = events.some(
    (one) => one.kind === "pause" && week >= one.fromWeek && week < one.fromWeek + one.weeks,
  );
  if (isPaused) return 0;
  const changes = events.flatMap((one) => (one.kind === "cadence" && one.fromWeek <= week ? [one] : []));
  return changes.at(-1)?.perWeek ?? perWeek;
}

function levelOf({ events }: Channel, week: number, date: string, media: string): number {
  return events.reduce((level, one) => {
    if (one.kind === "trend") {
      const share = Math.min(1, Math.max(0, (week - one.fromWeek) / (one.toWeek - one.fromWeek)));
      return level * one.times ** share;
    }
    if (one.kind === "format" && one.media === media) return level * one.times;
    if (one.kind === "weekday" && one.day === new Date(date).getUTCDay()) return level * one.times;
    return level;
  }, 1);
}

function addComments(
  told: Told,
  { comments }: Channel,
  { id, date, times }: { id: string; date: string; times: number },
  random: () => number,
): void {
  for (let count = drawCount(comments.perPost * times, random); count > 0; count--) {
    const said = random();
    const mood =
      said < comments.positive
        ? "positive"
        : said < comments.positive + comments.negative
          ? "negative"
          : "neutral";
    push(told, { post_id: id, date, mood }, random);
  }
}

function addStorm(told: Told, { events }: Channel, day: number, date: string, random: () => number): void {
  for (const one of events) {
    if (one.kind !== "crisis") continue;
    const since = day - (7 * one.week + 3);
    if (since < 0 || since >= one.days) continue;
    const [shares, post] = [2 ** (one.days - since - 1) / (2 ** one.days - 1), told.posts.at(-1)];
    for (let count = Math.round(one.comments * shares); count > 0; count--) {
      const said = random();
      const mood = said < one.negative ? "negative" : said < (1 + one.negative) / 2 ? "neutral" : "positive";
      push(told, { post_id: post?.id ?? "", date, mood }, random);
    }
  }
}

function push(
  { comments }: Told,
  { post_id, date, mood }: { post_id: string; date: string; mood: Mood },
  random: () => number,
): void {
  const created_at = `${date}T${String(20 + Math.floor(random() * 4)).padStart(2, "0")}:${pick(["05", "25", "45"], random)}:00Z`;
  const author = `reader${Math.floor(random() * READERS)}`;
  comments.push({ id: `c${comments.length}`, post_id, created_at, author, text: writeComment(mood, random) });
}

function drawMedia({ media }: Channel, random: () => number): string {
  let left = random();
  for (const [name, share] of Object.entries(media)) {
    left -= share;
    if (left < 0) return name;
  }
  return Object.keys(media)[0] ?? "text";
}

/** A whole number around a mean: Poisson's, by Knuth's product. */
function drawCount(mean: number, random: () => number): number {
  if (mean > 30) return Math.round(mean);
  const limit = Math.exp(-mean);
  let [count, product] = [0, random()];
  while (product > limit) {
    product *= random();
    count++;
  }
  return count;
}
