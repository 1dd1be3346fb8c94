import type { SyncEnd, SyncPage, SyncRequest, VendorSession } from "../connector.ts";
import { at } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { LAST_POSTS, type Memory, openPlace, type Place, readMemory } from "./place.ts";
import { readMentions } from "./read-mentions.ts";
import { readPosts } from "./read-posts.ts";
import { toAccount } from "./to-account.ts";
import { API } from "./x-vocabulary.ts";

const LAST_MENTIONS = 800;
/** So many posts and reposts together are near enough to the last ones. */
const NEARLY = 0.9;

/** Reads an account of X: its facts, its posts with their figures, and what others wrote to it. */
export async function* syncAccount(
  session: VendorSession,
  request: SyncRequest,
): AsyncGenerator<SyncPage, SyncEnd> {
  const memory = readMemory(request.memory);
  let place = request.cursor as Place | null;
  if (!place) {
    const found = await readAccount(session, request);
    place = openPlace(session, request, memory, found.posts);
    yield { step: "account", rows: [], account: found.account, cursor: place };
  }
  while (place.step === "recent" || place.step === "older") place = yield* readPosts(session, request, place);
  if (place.step === "mentions" && request.role === "own")
    place = yield* readOwnMentions(session, request, place);
  const { vocabulary, newest, boundary } = place;
  return {
    memory: { vocabulary, mention: newest, hiddenSince: memory.hiddenSince ?? boundary },
    covered: { from: reachOf(place, request), to: session.now },
    missing: [...place.missing, ...listMissing(place, request, memory)],
  };
}

async function* readOwnMentions(
  session: VendorSession,
  request: SyncRequest,
  place: Place,
): AsyncGenerator<SyncPage, Place> {
  if (session.settings.MENTIONS === "0") {
    const told = "Mentions and answers: the operator of this installation has switched this off.";
    return { ...place, missing: [...place.missing, told] };
  }
  try {
    return yield* readMentions(session, request, place);
  } catch (error) {
    if (!(error instanceof VendorFailure) || error.kind !== "permission_missing") throw error;
    const told = "Mentions and answers: X does not let this account read them.";
    return { ...place, missing: [...place.missing, told] };
  }
}

async function readAccount({ ask }: VendorSession, { account, role }: SyncRequest) {
  const who = role === "own" ? "me" : encodeURIComponent(account.id);
  const url = new URL(`${API}/users/${who}?user.fields=public_metrics,profile_image_url,protected`);
  const { body } = await ask({ url, cost: { users: 1, milli_usd: 10 } });
  const found = toAccount(at(body, "data"));
  if (found?.account.id === account.id) return found;
  throw new VendorFailure("account_unfit", "This account no longer exists at X, or is not this person's.");
}

/** From when on every post was read: X may have had older ones that it does not give. */
function reachOf(place: Place, { from, memory }: SyncRequest): Date {
  const isFull = place.read >= LAST_POSTS * NEARLY;
  const isFirst = memory === null && (place.total ?? 0) > LAST_POSTS;
  return (isFull || isFirst) && place.oldest ? new Date(place.oldest) : from;
}

function listMissing(place: Place, request: SyncRequest, { hiddenSince }: Memory): string[] {
  const day = (time: string | Date) => new Date(time).toISOString().slice(0, 10);
  const reach = reachOf(place, request);
  const hidden = hiddenSince ?? place.boundary;
  const isOwn = request.role === "own";
  return [
    ...(reach > request.from
      ? [`Posts before ${day(reach)}: X gives the last 3,200 only. Import X's files for earlier ones.`]
      : []),
    ...(isOwn && place.oldest && place.oldest < hidden
      ? [
          `Clicks of posts before ${day(hidden)}: X gives them for 30 days only. Import X's files for earlier ones.`,
        ]
      : []),
    ...(isOwn && !place.hasHidden ? ["Clicks: X does not give them to this installation."] : []),
    ...(isOwn && place.since === null && place.mentions >= LAST_MENTIONS * NEARLY
      ? ["Earlier mentions and answers: X gives the last 800 only."]
      : []),
  ];
}
