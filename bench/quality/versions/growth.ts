import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Platform } from "#lib/formula/names.ts";
import type { Growth } from "#lib/formula/reference-set.ts";
import { daysBetween } from "#lib/time.ts";

const MIN_DAYS = 12;

type Day = { account: string; platform: Platform; date: string; count: number };

/**
 * How audiences grew over the two or four weeks of the daily series, as yearly factors.
 *
 * @param dir the data directory
 * @returns natural logarithms by platform
 */
export function readGrowth(dir: string): Growth[] {
  const youtube = readTable(dir, "timeseries-youtube-daily").map((row) => ({
    account: row.channel_id ?? "",
    platform: "youtube" as const,
    date: row.date ?? "",
    count: Number(row.subscribers),
  }));
  const others = readTable(dir, "timeseries-multiplatform-daily").map((row) => ({
    account: row.account ?? "",
    platform: row.platform as Platform,
    date: row.date ?? "",
    count: Number(row.followers),
  }));
  return [
    growthOf("youtube", "timeseries-youtube-daily", youtube),
    ...(["instagram", "tiktok", "twitter"] as const).map((platform) =>
      growthOf(platform, "timeseries-multiplatform-daily", others),
    ),
  ];
}

function growthOf(platform: Platform, source: string, days: readonly Day[]): Growth {
  const own = days.filter((day) => day.platform === platform && day.count > 0);
  const accounts = [...Map.groupBy(own, ({ account }) => account).values()];
  const values = accounts.flatMap((series) => {
    const sorted = series.toSorted((a, b) => (a.date < b.date ? -1 : 1));
    const [first, last] = [sorted[0], sorted.at(-1)];
    if (!first || !last || daysBetween(first.date, last.date) < MIN_DAYS) return [];
    return [Math.log(last.count / first.count) * (365 / daysBetween(first.date, last.date))];
  });
  return { platform, source, values };
}

function readTable(dir: string, name: string): Record<string, string>[] {
  const [head = "", ...lines] = gunzipSync(readFileSync(join(dir, `${name}.csv.gz`)))
    .toString("utf8")
    .trim()
    .split(/\r?\n/);
  const columns = head.split(",");
  // A title with a comma stands in quotes; none of the columns that are read does.
  const cells = (line: string) => line.replace(/"(?:[^"]|"")*"/g, "").split(",");
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, at) => [columns[at] ?? "", cell])));
}
