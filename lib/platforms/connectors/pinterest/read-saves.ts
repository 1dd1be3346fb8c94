import type { ExportPost } from "../../../imports/export-row.ts";
import { addDays, utcDay } from "../../../time.ts";
import type { VendorSession } from "../connector.ts";
import { at, countOf, listOf } from "../read-answer.ts";

export const API = "https://api.pinterest.com/v5";
/** Pinterest tells figures by day for so long back, today among them. */
const DAYS = 90;
const BATCH = 100;

/** From when on a pin's figures by day are those of its whole life. */
export function firstTold(now: Date): Date {
  return new Date(addDays(utcDay(now), 1 - DAYS));
}

/**
 * Adds saves, and views of videos, to pins that are so young that Pinterest tells each day of their life. Days that Pinterest has not
 * counted to the end are left out; without any other the figure is unknown. Of older pins nobody is told how often they were saved.
 */
export async function addSaves(session: VendorSession, pins: readonly ExportPost[]): Promise<ExportPost[]> {
  const first = firstTold(session.now);
  const young = pins.filter(({ createdAt }) => createdAt && createdAt >= first);
  const videos = young.filter(({ media }) => media === "video");
  const others = young.filter(({ media }) => media !== "video");
  // Pinterest refuses figures of videos for other pins.
  const told = new Map([
    ...(await readSums(session, others, ["SAVE"])),
    ...(await readSums(session, videos, ["SAVE", "VIDEO_MRC_VIEW"])),
  ]);
  return pins.map((pin) => {
    const sums = told.get(pin.id);
    const [saves, views] = [sums?.SAVE, sums?.VIDEO_MRC_VIEW];
    return { ...pin, ...(saves !== undefined && { saves }), ...(views !== undefined && { views }) };
  });
}

type Sums = Readonly<Record<string, number>>;

async function readSums(
  { ask, now }: VendorSession,
  pins: readonly ExportPost[],
  metrics: readonly string[],
): Promise<[string, Sums][]> {
  const found: [string, Sums][] = [];
  for (let from = 0; from < pins.length; from += BATCH) {
    const some = pins.slice(from, from + BATCH);
    const query = new URLSearchParams(some.map(({ id }) => ["pin_ids", id]));
    query.set("start_date", utcDay(firstTold(now)));
    query.set("end_date", utcDay(now));
    query.set("metric_types", metrics.join());
    const { body } = await ask({ url: new URL(`${API}/pins/analytics?${query}`) });
    for (const { id } of some) found.push([id, sumUp(at(body, id, "all", "daily_metrics"), metrics)]);
  }
  return found;
}

function sumUp(days: unknown, metrics: readonly string[]): Sums {
  const ready = listOf(days).filter((day) => at(day, "data_status") === "READY");
  return Object.fromEntries(
    metrics.flatMap((metric) => {
      const counts = ready.flatMap((day) => countOf(at(day, "metrics", metric)) ?? []);
      return counts.length > 0 ? [[metric, counts.reduce((sum, count) => sum + count, 0)]] : [];
    }),
  );
}
