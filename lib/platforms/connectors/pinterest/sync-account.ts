import type { ExportPost } from "../../../imports/export-row.ts";
import type { SyncEnd, SyncPage, SyncRequest, VendorSession } from "../connector.ts";
import { at, idOf, listOf, textOf } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { API, addSaves, firstTold } from "./read-saves.ts";
import { toAccount } from "./to-account.ts";
import { toPin } from "./to-pin.ts";

const PAGE = 250;
/** Pins that are not listed any more and are asked for one by one in a run; the rest waits for the next night. */
const MAX_DOUBTFUL = 100;
const NO_COMMENTS = "Comments: Pinterest says how many there are, but not what they say.";

/** Where a run stands; `page` is Pinterest's bookmark. */
type Place = {
  step: "pins" | "gone" | "end";
  page: string | null;
  hasSaves: boolean;
  oldest: string | null;
};

/** Reads a Pinterest account: its facts, and its pins with their figures. Others' words under them Pinterest gives to nobody. */
export async function* syncAccount(
  session: VendorSession,
  request: SyncRequest,
): AsyncGenerator<SyncPage, SyncEnd> {
  let place = request.cursor as Place | null;
  if (!place) {
    const { body } = await session.ask({ url: new URL(`${API}/user_account`) });
    const account = toAccount(body);
    if (account?.id !== request.account.id)
      throw new VendorFailure(
        "account_unfit",
        "This Pinterest account no longer exists or is a different one.",
      );
    place = { step: "pins", page: null, hasSaves: true, oldest: null };
    yield { step: "account", rows: [], account, cursor: place };
  }
  // What vanished is only told by a listing from its beginning to its end.
  const listed = place.step === "pins" && place.page === null ? new Set<string>() : null;
  if (place.step === "pins") place = yield* readPins(session, request, place, listed);
  if (place.step === "gone" && listed) {
    const gone = await findGone(session, request, listed);
    place = { ...place, step: "end" };
    yield { step: "posts", rows: [], cursor: place, gone };
  }
  const since = textOf(at(request.memory, "savesSince")) ?? firstTold(session.now).toISOString();
  return {
    memory: { savesSince: since },
    covered: { from: request.from, to: session.now },
    missing: listMissing(place, since),
  };
}

async function* readPins(
  session: VendorSession,
  request: SyncRequest,
  start: Place,
  listed: Set<string> | null,
): AsyncGenerator<SyncPage, Place> {
  let place = start;
  for (let mayRestart = start.page !== null; ; ) {
    const found = await readList(session, place.page).catch((error: unknown) => {
      const isLost = error instanceof VendorFailure && ["contract_changed", "not_found"].includes(error.kind);
      if (!mayRestart || !isLost) throw error;
      return null;
    });
    mayRestart = false;
    if (!found) {
      // A bookmark that Pinterest does not know any more: the listing begins again.
      place = { ...place, page: null };
      continue;
    }
    const { items, next } = found;
    for (const item of items) listed?.add(idOf(at(item, "id")) ?? "");
    const pins = items.flatMap((item) => toPin(item) ?? []);
    const wanted = pins.filter(({ createdAt }) => !createdAt || createdAt >= request.from);
    const { rows, hasSaves } = await withSaves(session, wanted, place.hasSaves);
    const times = wanted.flatMap(({ createdAt }) => createdAt?.toISOString() ?? []);
    const oldest = [...times, ...(place.oldest ? [place.oldest] : [])].sort()[0] ?? null;
    place = { step: next ? "pins" : "gone", page: next, hasSaves, oldest };
    yield { step: "posts", rows: rows.map((post) => ({ kind: "post", post })), cursor: place };
    if (!next) return place;
  }
}

async function readList({ ask }: VendorSession, page: string | null) {
  const query = new URLSearchParams({
    page_size: `${PAGE}`,
    pin_metrics: "true",
    pin_filter: "exclude_repins",
    ...(page && { bookmark: page }),
  });
  const { body } = await ask({ url: new URL(`${API}/pins?${query}`) });
  const items = at(body, "items");
  if (!Array.isArray(items) || (items.length > 0 && items.every((item) => !idOf(at(item, "id")))))
    throw new VendorFailure("contract_changed", "Pinterest gave an answer that is not a list of pins.");
  return { items: listOf(items), next: textOf(at(body, "bookmark")) ?? null };
}

/** Figures by day are for business accounts, and their address is new: without them all else is read. */
async function withSaves(
  session: VendorSession,
  pins: ExportPost[],
  isWanted: boolean,
): Promise<{ rows: ExportPost[]; hasSaves: boolean }> {
  if (!isWanted) return { rows: pins, hasSaves: false };
  try {
    return { rows: await addSaves(session, pins), hasSaves: true };
  } catch (error) {
    const kinds = ["permission_missing", "not_found", "contract_changed"];
    if (!(error instanceof VendorFailure) || !kinds.includes(error.kind)) throw error;
    return { rows: pins, hasSaves: false };
  }
}

/** Of pins that are not listed any more, those that Pinterest says it does not have. */
async function findGone(
  { ask }: VendorSession,
  { knownPosts }: SyncRequest,
  listed: ReadonlySet<string>,
): Promise<string[]> {
  const gone: string[] = [];
  let asked = 0;
  for await (const { id } of knownPosts()) {
    if (listed.has(id) || !/^\d+$/.test(id)) continue;
    asked += 1;
    if (asked > MAX_DOUBTFUL) break;
    try {
      await ask({ url: new URL(`${API}/pins/${id}`) });
    } catch (error) {
      if (!(error instanceof VendorFailure)) throw error;
      if (error.kind === "not_found") gone.push(id);
      else if (error.kind !== "permission_missing") throw error;
    }
  }
  return gone;
}

function listMissing({ hasSaves, oldest }: Place, since: string): string[] {
  const day = since.slice(0, 10);
  if (!hasSaves) return [NO_COMMENTS, "Saves: Pinterest does not give them to this account."];
  if (!oldest || oldest >= since) return [NO_COMMENTS];
  return [NO_COMMENTS, `Saves of pins from before ${day}: Pinterest gives them for the last 90 days only.`];
}
