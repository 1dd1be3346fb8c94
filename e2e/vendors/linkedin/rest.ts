import type { Answer } from "../serve.ts";
import { type Company, type CompanyPost, countPost, presentPost } from "./company.ts";
import { refuse } from "./refuse.ts";

const DAY = 86_400_000;
/** The last two days are not counted yet. */
const LATE_DAYS = 2;
/** Figures are kept for twelve months. */
const KEPT_DAYS = 365;

type Asked = { address: string; query: URLSearchParams };

/** A part of a list by `start` and `count`, with the addresses of its neighbours. */
export function paged(all: readonly unknown[], { address, query }: Asked, most = 100): Answer {
  const [start, count] = [Number(query.get("start") ?? 0), Number(query.get("count") ?? 10)];
  if (!(Number.isInteger(start) && start >= 0 && count >= 1 && count <= most))
    return refuse(400, "ILLEGAL_ARGUMENT", `count must be from 1 to ${most}, start from 0.`);
  const rest = [...query].filter(([name]) => name !== "start" && name !== "count");
  const neighbour = (rel: string, at: number) => ({
    type: "application/json",
    rel,
    href: `${address}?${new URLSearchParams([...rest, ["start", `${at}`], ["count", `${count}`]])}`,
  });
  const links = [
    ...(start > 0 ? [neighbour("prev", Math.max(0, start - count))] : []),
    ...(start + count < all.length ? [neighbour("next", start + count)] : []),
  ];
  const paging = { start, count, links, total: all.length };
  return { body: { paging, elements: all.slice(start, start + count) } };
}

export function listPosts(company: Company, asked: Asked): Answer {
  return paged(
    company.posts.map((post) => presentPost(company, post)),
    asked,
  );
}

export function listComments({ comments }: CompanyPost, asked: Asked): Answer {
  const elements = comments.map(({ id, actor, at, text }) => ({
    actor,
    id,
    created: { actor, time: at },
    lastModified: { actor, time: at },
    message: { attributes: [], text },
    likesSummary: { selectedLikes: [], aggregatedTotalLikes: 0, likedByCurrentUser: false, totalLikes: 0 },
  }));
  return paged(elements, asked);
}

/** Figures of posts by name. One that nobody has met is missing. */
export function reportPosts({ id, posts }: Company, search: string, now: number): Answer {
  const wanted: { name: string; urn: string }[] = [];
  for (const name of ["shares", "ugcPosts"]) {
    const given = new RegExp(`[?&]${name}=([^&]*)`).exec(`?${search}`)?.[1];
    if (given === undefined) continue;
    // Colons inside are encoded, brackets and commas are not.
    const list = /^List\(([^():]+)\)$/.exec(given)?.[1];
    const names = list?.split(",").map(decodeURIComponent) ?? [];
    if (
      !list ||
      !names.every((urn) => urn.startsWith(name === "shares" ? "urn:li:share:" : "urn:li:ugcPost:"))
    )
      return refuse(400, "ILLEGAL_ARGUMENT", `Invalid value for ${name}.`);
    wanted.push(...names.map((urn) => ({ name: name === "shares" ? "share" : "ugcPost", urn })));
  }
  const elements = wanted.flatMap(({ name, urn }) => {
    const post = posts.find((one) => one.urn === urn);
    if (!post || now - post.at > KEPT_DAYS * DAY) return [];
    return [
      {
        totalShareStatistics: countPost(post),
        [name]: urn,
        organizationalEntity: `urn:li:organization:${id}`,
      },
    ];
  });
  return { body: { paging: { start: 0, count: 10, links: [] }, elements } };
}

/** Followers that were won by day: three each, and on every seventh day one went. */
export function reportFollowers({ id }: Company, search: string, now: number): Answer {
  const range =
    /[?&]timeIntervals=\(timeRange:\(start:(\d+),end:(\d+)\),timeGranularityType:DAY\)(?:&|$)/.exec(
      `?${search}`,
    );
  if (!range) return refuse(400, "ILLEGAL_ARGUMENT", "Invalid timeIntervals.");
  const [start, end] = range.slice(1).map(Number) as [number, number];
  if (start < now - (KEPT_DAYS + 1) * DAY || start >= end)
    return refuse(400, "ILLEGAL_ARGUMENT", "Figures are kept for twelve months.");
  const last = Math.min(end, Math.floor(now / DAY) * DAY - LATE_DAYS * DAY);
  const days = Array.from(
    { length: Math.max(0, Math.floor((last - start) / DAY)) },
    (_, n) => start + n * DAY,
  );
  const elements = days.map((day) => ({
    timeRange: { start: day, end: day + DAY },
    followerGains: { organicFollowerGain: (day / DAY) % 7 === 0 ? -1 : 3, paidFollowerGain: 0 },
    organizationalEntity: `urn:li:organization:${id}`,
  }));
  return { body: { paging: { start: 0, count: 10, links: [] }, elements } };
}
