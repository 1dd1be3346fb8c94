import type { ExportPost, FormatRow } from "../../../imports/export-row.ts";
import { DAY_MS, utcDay } from "../../../time.ts";
import type { VendorSession } from "../connector.ts";
import { at, countOf, withoutUnknown } from "../read-answer.ts";
import { askAll, encodeUrn, urnOf } from "./ask-rest.ts";
import { pageUrn } from "./read-page.ts";
import { millisToTime } from "./to-post.ts";

/** LinkedIn keeps figures for twelve months. */
export const MONTHS_BACK_MS = 364 * DAY_MS;
/** An address of fifty names has about 2,500 letters. */
const BATCH = 50;

type Figures = Partial<
  Pick<ExportPost, "impressions" | "reach" | "clicks" | "likes" | "comments" | "shares">
>;

/**
 * Figures of posts by their names, fifty at a time. A post of which LinkedIn says nothing, as of one that nobody has met yet, has none.
 * https://learn.microsoft.com/linkedin/marketing/community-management/organizations/share-statistics
 */
export async function readFigures(
  session: VendorSession,
  pageId: string,
  urns: readonly string[],
): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>();
  for (let from = 0; from < urns.length; from += BATCH) {
    const some = urns.slice(from, from + BATCH);
    const lists = [
      listParameter("shares", some, "urn:li:share:"),
      listParameter("ugcPosts", some, "urn:li:ugcPost:"),
    ];
    if (lists.join("") === "") continue;
    const path = `organizationalEntityShareStatistics?${ofPage(pageId)}${lists.join("")}`;
    for (const element of await askAll(session, path)) {
      const urn = urnOf(at(element, "share")) ?? urnOf(at(element, "ugcPost"));
      if (urn) figures.set(urn, toFigures(at(element, "totalShareStatistics")));
    }
  }
  return figures;
}

function ofPage(pageId: string): string {
  return `q=organizationalEntity&organizationalEntity=${encodeUrn(pageUrn(pageId))}`;
}

function listParameter(name: string, urns: readonly string[], start: string): string {
  const own = urns.filter((urn) => urn.startsWith(start)).map(encodeUrn);
  return own.length > 0 ? `&${name}=List(${own.join(",")})` : "";
}

function toFigures(told: unknown): Figures {
  return withoutUnknown({
    impressions: countOf(at(told, "impressionCount")),
    reach: countOf(at(told, "uniqueImpressionsCount")),
    clicks: countOf(at(told, "clickCount")),
    likes: countOf(at(told, "likeCount")),
    comments: countOf(at(told, "commentCount")),
    shares: countOf(at(told, "shareCount")),
  });
}

/**
 * Followers of the days before the page was connected: the number of today less what was won since, as LinkedIn tells it by day. The
 * last two days are not told, so that each figure may be off by what they brought.
 */
export async function readAudience(
  session: VendorSession,
  { pageId, followers, from }: { pageId: string; followers: number; from: Date },
): Promise<FormatRow[]> {
  const { now } = session;
  const start = Date.parse(utcDay(new Date(Math.max(from.getTime(), now.getTime() - MONTHS_BACK_MS))));
  const end = Date.parse(utcDay(now));
  if (start >= end) return [];
  const range = `timeIntervals=(timeRange:(start:${start},end:${end}),timeGranularityType:DAY)`;
  const path = `organizationalEntityFollowerStatistics?${ofPage(pageId)}&${range}`;
  const gains = (await askAll(session, path)).flatMap(toGain);
  let standing = followers;
  return gains
    .toSorted((one, other) => other.day.getTime() - one.day.getTime())
    .map(({ day, gain }): FormatRow => {
      // The figure of a day is the one at its end.
      const row: FormatRow = { kind: "account_day", day: { date: day, followers: standing } };
      standing = Math.max(0, standing - gain);
      return row;
    })
    .toReversed();
}

function toGain(element: unknown): { day: Date; gain: number }[] {
  const day = millisToTime(at(element, "timeRange", "start"));
  const parts = ["organicFollowerGain", "paidFollowerGain"].map((name) => at(element, "followerGains", name));
  const known = parts.filter((part): part is number => Number.isSafeInteger(part));
  if (!day || known.length === 0) return [];
  return [{ day: new Date(utcDay(day)), gain: known.reduce((sum, part) => sum + part, 0) }];
}
