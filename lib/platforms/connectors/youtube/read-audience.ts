import type { FormatRow } from "../../../imports/export-row.ts";
import { utcDay } from "../../../time.ts";
import type { SyncPage, SyncRequest, VendorSession } from "../connector.ts";
import { at, listOf, textOf } from "../read-answer.ts";
import type { Memory, Place } from "./sync-channel.ts";
import { ANALYTICS } from "./youtube-addresses.ts";

/**
 * Subscribers of the days before the channel was connected, once: the number of today less what was won and lost since, by Analytics.
 * From then on a figure is kept each day. The number of today is rounded by YouTube to three figures, and so is each of these.
 */
export async function* readAudience(
  session: VendorSession,
  request: SyncRequest,
  place: Place,
  memory: Memory,
): AsyncGenerator<SyncPage> {
  const { followers } = place;
  if (memory.hasSeries || followers === null) return;
  const { ask, now } = session;
  const today = utcDay(now);
  const query = new URLSearchParams({
    ids: "channel==MINE",
    startDate: utcDay(request.from),
    endDate: today,
    metrics: "views,subscribersGained,subscribersLost",
    dimensions: "day",
    sort: "day",
  });
  const { body } = await ask({ url: new URL(`${ANALYTICS}?${query}`), cost: { analytics: 1 } });
  const names = listOf(at(body, "columnHeaders")).map((header) => textOf(at(header, "name")));
  const columns = ["day", "subscribersGained", "subscribersLost"].map((name) => names.indexOf(name));
  const rows: FormatRow[] = [];
  let standing = followers;
  for (const row of listOf(at(body, "rows")).toReversed()) {
    const [day, gained, lost] = columns.map((column) => listOf(row)[column]);
    if (typeof day !== "string" || !/^\d{4}-\d\d-\d\d$/.test(day)) continue;
    if (typeof gained !== "number" || typeof lost !== "number") continue;
    // The figure of a day is the one at its end; that of today is kept by itself.
    if (day < today) rows.push({ kind: "account_day", day: { date: new Date(day), followers: standing } });
    standing = Math.max(0, standing - gained + lost);
  }
  yield { step: "audience", rows: rows.toReversed(), cursor: { ...place, page: "done" } };
}
