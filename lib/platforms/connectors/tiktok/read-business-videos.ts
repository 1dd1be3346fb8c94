import type { VendorSession } from "../connector.ts";
import { at, countOf, idOf } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { BUSINESS } from "./business-consent.ts";
import { inPieces } from "./find-vanished.ts";
import { toBusinessVideo, type Video } from "./to-post.ts";

const PAGE = 20;
const PLAIN =
  "item_id,media_type,create_time,caption,share_url,video_duration,likes,comments,shares,video_views";
const INSIGHTS = "favorites,reach,profile_views,website_clicks";

/** A page of posts, newest first; `next` is null behind the last one. */
export type VideoPage = { videos: Video[]; next: number | null };

/** @param isPlain without the figures that need the permission for insights */
export async function listBusinessVideos(
  session: VendorSession,
  { id, page, isPlain }: { id: string; page: number | null; isPlain: boolean },
): Promise<VideoPage> {
  const data = await askVideos(session, id, isPlain ? PLAIN : `${PLAIN},${INSIGHTS}`, {
    ...(page !== null && { cursor: `${page}` }),
  });
  const found = at(data, "videos") ?? (at(data, "has_more") === false ? [] : undefined);
  if (!Array.isArray(found))
    throw new VendorFailure("contract_changed", "TikTok gave a list of videos that cannot be read.");
  const videos = found.flatMap((video) => toBusinessVideo(video) ?? []);
  if (at(data, "has_more") !== true) return { videos, next: null };
  const next = countOf(at(data, "cursor"));
  if (next === undefined)
    throw new VendorFailure("contract_changed", "TikTok did not say where its list of videos continues.");
  return { videos, next };
}

/** Those of some ids that TikTok does not have. An answer with other videos did not look at the ids, and says nothing of them. */
export async function findGoneOnBusiness(
  session: VendorSession,
  id: string,
  ids: readonly string[],
): Promise<string[]> {
  const gone: string[] = [];
  for (const piece of inPieces(
    ids.filter((one) => /^\d{1,25}$/.test(one)),
    PAGE,
  )) {
    const filters = JSON.stringify({ video_ids: piece });
    const found = at(await askVideos(session, id, "item_id", { filters }), "videos");
    if (!Array.isArray(found)) continue;
    const there = found.map((video) => idOf(at(video, "item_id")));
    if (there.some((one) => one === undefined || !piece.includes(one))) continue;
    gone.push(...piece.filter((one) => !there.includes(one)));
  }
  return gone;
}

async function askVideos(
  { ask }: VendorSession,
  id: string,
  fields: string,
  more: Record<string, string>,
): Promise<unknown> {
  const query = new URLSearchParams({
    business_id: id,
    fields: JSON.stringify(fields.split(",")),
    max_count: `${PAGE}`,
    ...more,
  });
  const { body } = await ask({ url: new URL(`${BUSINESS}/business/video/list/?${query}`) });
  return at(body, "data");
}
