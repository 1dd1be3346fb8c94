import type { VendorSession } from "../connector.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { askGraph, askList } from "./ask-graph.ts";
import { FIELDS, type Figures, type Media, PICTURE_FIELDS, toFigures, toMedia } from "./to-post.ts";

const PAGE = 50;
/** A whole question is refused for one metric that does not fit; these fit whatever Instagram calls the place. */
const COMMON = "views,reach";
const METRICS: Record<string, string> = {
  FEED: "views,reach,likes,shares,saved,profile_visits",
  REELS: "views,reach,likes,shares,saved",
  STORY: "views,reach,shares,profile_visits",
};

export type MediaPage = { media: Media[]; next: string | null };

/** A page of posts and reels, newest first, or of the stories that can be seen now. */
export async function listMedia(
  session: VendorSession,
  { id, edge, after }: { id: string; edge: "media" | "stories"; after: string | null },
): Promise<MediaPage> {
  const { found, next } = await askList(session, `${id}/${edge}`, {
    // A story is meant to be gone after a day, and so is its picture.
    fields: edge === "media" ? `${FIELDS},${PICTURE_FIELDS}` : FIELDS,
    limit: `${PAGE}`,
    ...(after !== null && { after }),
  });
  return { media: found.flatMap((one) => toMedia(one, edge === "stories") ?? []), next };
}

/**
 * The figures of a post: none where Instagram has none, as of a story that hardly anybody saw.
 * @throws VendorFailure `permission_missing` without the permission for insights
 */
export async function readFigures(session: VendorSession, { id, product }: Media): Promise<Partial<Figures>> {
  for (const metric of new Set([METRICS[product] ?? COMMON, COMMON])) {
    try {
      return toFigures(await askGraph(session, `${id}/insights`, { metric }));
    } catch (error) {
      if (!(error instanceof VendorFailure)) throw error;
      if (error.kind === "not_found") return {};
      if (error.kind !== "contract_changed") throw error;
    }
  }
  return {};
}

/** Those of some ids that Instagram does not have. */
export async function findGone(session: VendorSession, ids: readonly string[]): Promise<string[]> {
  const gone: string[] = [];
  // An id that is none of Instagram's came with a file.
  for (const id of ids.filter((one) => /^\d{1,25}$/.test(one))) {
    try {
      await askGraph(session, id, { fields: "id" });
    } catch (error) {
      if (!(error instanceof VendorFailure) || error.kind !== "not_found") throw error;
      gone.push(id);
    }
  }
  return gone;
}
