import { existsSync } from "node:fs";
import { join } from "node:path";
import { PLATFORMS } from "#lib/formula/names.ts";
import { type Account, type PostFile, readAccountsOf } from "../real-accounts.ts";
import { maySpeak, type Says } from "./sources.ts";

const ADDED = [
  "twitter-small-libraries2014",
  "twitter-small-noaa2018",
  "multi-brand-suiteexport",
  "youtube-small-vegan2025",
  "youtube-small-meditation2024",
  "youtube-small-brdata2023",
  "youtube-small-studioexports",
  "instagram-small-orgs",
  "tiktok-small-brands",
];

/**
 * Every account of the reference data: of the engagement sets (train and dev) and of the small accounts added since.
 *
 * @param dir the data directory; sets that it lacks are passed over
 * @param metrics only accounts of sources that may speak for all of these; every account when there are none
 * @returns accounts with at least five posts that are no replies, sorted by platform, source and author
 */
export function readReferenceAccounts(dir: string, ...metrics: Exclude<keyof Says, "why">[]): Account[] {
  const files: PostFile[] = [
    ...PLATFORMS.flatMap((platform) =>
      ["train", "dev"].map((split) => ({
        path: join(dir, `${platform}-engagement.${split}.jsonl.gz`),
        platform,
      })),
    ),
    ...ADDED.map((name) => ({ path: join(dir, `${name}.jsonl.gz`) })),
  ];
  const accounts = readAccountsOf(files.filter(({ path }) => existsSync(path)));
  return accounts.filter(({ source }) => metrics.every((metric) => maySpeak(source, metric)));
}
