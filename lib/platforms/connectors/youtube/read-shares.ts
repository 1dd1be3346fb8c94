import type { FormatRow } from "../../../imports/export-row.ts";
import { utcDay } from "../../../time.ts";
import type { SyncPage, SyncRequest, VendorSession } from "../connector.ts";
import { at, countOf, listOf, textOf } from "../read-answer.ts";
import type { Place } from "./sync-channel.ts";
import { ANALYTICS } from "./youtube-addresses.ts";

/** Videos of one report; the filter takes 500. */
const BATCH = 200;
const FIRST_DAY = "2005-02-14";

/** Shares of each video, which only Analytics tells. */
export async function* readShares(
  session: VendorSession,
  request: SyncRequest,
  place: Place,
): AsyncGenerator<SyncPage> {
  let ids: string[] = [];
  let isThere = place.page === null;
  for await (const { id } of request.knownPosts()) {
    if (isThere) ids.push(id);
    isThere ||= id === place.page;
    if (ids.length < BATCH) continue;
    yield { step: "figures", rows: await readReport(session, ids), cursor: { ...place, page: id } };
    ids = [];
  }
  const rows = ids.length > 0 ? await readReport(session, ids) : [];
  yield { step: "figures", rows, cursor: { ...place, step: "comments", page: null, before: null } };
}

async function readReport({ ask, now }: VendorSession, ids: readonly string[]): Promise<FormatRow[]> {
  const query = new URLSearchParams({
    ids: "channel==MINE",
    startDate: FIRST_DAY,
    endDate: utcDay(now),
    metrics: "shares",
    dimensions: "video",
    filters: `video==${ids.join()}`,
    maxResults: `${BATCH}`,
    sort: "-shares",
  });
  const { body } = await ask({ url: new URL(`${ANALYTICS}?${query}`), cost: { analytics: 1 } });
  return listOf(at(body, "rows")).flatMap((row): FormatRow[] => {
    const [id, shares] = [textOf(listOf(row)[0]), countOf(listOf(row)[1])];
    return id !== undefined && shares !== undefined && ids.includes(id)
      ? [{ kind: "post", post: { id, shares } }]
      : [];
  });
}
