import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { seededRandom } from "#lib/statistics/seeded-random.ts";
import { addDays } from "#lib/time.ts";
import { readReferenceAccounts } from "../versions/reference-accounts.ts";
import { BRANDS } from "./brands.ts";
import { type Brand, type Channel, type Event, WEEKS } from "./story.ts";
import { type Told, tellStory } from "./tell-story.ts";

/** What `import-brands` reads: for each brand its files, by platform. */
export type Listed = {
  brand: string;
  name: string;
  channels: { platform: string; handle: string; files: string[] }[];
};

type Options = {
  dataDir: string;
  out: string;
  /** Where the answers are written, away from the files that are to be judged. */
  answers: string;
  /** The last day of all data. */
  today: string;
  seed: string;
  /** Names, handles and order tell nothing. */
  isUnnamed: boolean;
};

/** Writes the files of six brands with known stories, the list of them, and the answers. */
export function writeBrands({ dataDir, out, answers, today, seed, isUnnamed }: Options): Listed[] {
  const accounts = readReferenceAccounts(dataDir);
  const named = (isUnnamed ? shuffle(BRANDS, seed) : [...BRANDS]).map((brand, at) => {
    const unnamed = `brand-${String.fromCharCode(97 + at)}`;
    return isUnnamed
      ? { brand, folder: unnamed, name: unnamed, handle: unnamed }
      : { brand, folder: brand.key, name: brand.name, handle: brand.handle };
  });
  const listed = named.map(({ brand, folder, name, handle }): Listed => {
    const channels = brand.channels.map((channel) => {
      const told = tellStory(brand, channel, { accounts, today, seed });
      const path = join(folder, channel.platform);
      mkdirSync(join(out, path), { recursive: true });
      const files = filesOf(channel, told, today).map(({ file, text }) => {
        writeFileSync(join(out, path, file), text);
        return join(path, file);
      });
      return { platform: channel.platform, handle, files };
    });
    return { brand: folder, name, channels };
  });
  writeFileSync(join(out, "brands.json"), `${JSON.stringify(listed, null, 2)}\n`);
  const key = named.map(({ brand, folder }) => answerOf(brand, folder, today));
  mkdirSync(dirname(answers), { recursive: true });
  writeFileSync(answers, `${JSON.stringify(key, null, 2)}\n`);
  return listed;
}

function filesOf({ form }: Channel, { posts, comments, followers }: Told, today: string) {
  const isBeside = form === "csv with followers";
  const rows = posts.map(({ followers: audience, ...post }) =>
    isBeside ? { ...post, followers: audience } : post,
  );
  const days = `${addDays(today, 1 - 7 * WEEKS)}_${today}`;
  const lines = form === "json lines";
  return [
    { file: `posts_${days}.${lines ? "jsonl" : "csv"}`, text: lines ? toLines(rows) : toCsv(rows) },
    ...(isBeside ? [] : [{ file: "followers.csv", text: toCsv(followers) }]),
    ...(comments.length > 0 ? [{ file: "comments.csv", text: toCsv(comments) }] : []),
  ];
}

function toLines(rows: readonly object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

function toCsv(rows: readonly object[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (value: unknown) => {
    const text = String(value ?? "");
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = rows.map((row) =>
    names.map((name) => cell((row as Record<string, unknown>)[name])).join(","),
  );
  return `${[names.join(","), ...lines].join("\n")}\n`;
}

function answerOf({ key, name, kind, channels, expected }: Brand, folder: string, today: string) {
  const dayOf = (week: number, plus = 0) => addDays(today, 1 - 7 * (WEEKS - week) + plus);
  const dated = (event: Event) => {
    if (event.kind === "viral") return { ...event, from: dayOf(event.week), to: dayOf(event.week, 6) };
    if (event.kind === "crisis")
      return { ...event, from: dayOf(event.week, 3), to: dayOf(event.week, 2 + event.days) };
    if (event.kind === "trend") return { ...event, from: dayOf(event.fromWeek), to: dayOf(event.toWeek) };
    if (event.kind === "pause")
      return { ...event, from: dayOf(event.fromWeek), to: dayOf(event.fromWeek + event.weeks, -1) };
    return event.kind === "cadence" ? { ...event, from: dayOf(event.fromWeek) } : event;
  };
  return {
    folder,
    brand: key,
    name,
    kind,
    expected,
    channels: channels.map(({ platform, donor, followers, perWeek, comments, events }) => {
      return { platform, donor, followers, perWeek, comments, events: events.map(dated) };
    }),
  };
}

function shuffle<T>(all: readonly T[], seed: string): T[] {
  const random = seededRandom(`order ${seed}`);
  return all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
