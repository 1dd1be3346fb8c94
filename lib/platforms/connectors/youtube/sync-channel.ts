import type { Json, SyncEnd, SyncPage, SyncRequest, VendorSession } from "../connector.ts";
import { at } from "../read-answer.ts";
import { VendorFailure } from "../vendor-failure.ts";
import { readAudience } from "./read-audience.ts";
import { readChannel } from "./read-channel.ts";
import { readComments } from "./read-comments.ts";
import { readShares } from "./read-shares.ts";
import { readVideos } from "./read-videos.ts";

/** Where a run stands: what it reads, and how far it has come there. */
export type Place = {
  step: "videos" | "shares" | "comments" | "audience";
  uploads: string;
  /** As the channel told them at the beginning. */
  followers: number | null;
  /** The vendor's token of the next page, or an id. */
  page: string | null;
  /** Instant of the last thing that was read. */
  before: string | null;
  missing: string[];
};
export type Memory = { comments: string | null; hasSeries: boolean };

const STEPS = ["videos", "shares", "comments", "audience"] as const;
const READERS = { videos: readVideos, shares: readShares, comments: readComments, audience: readAudience };
/** What is missing without the permission of a step. */
const WITHOUT: Partial<Record<Place["step"], string>> = {
  shares: "Shares: the permission to read YouTube Analytics was not given. Connect again and allow it.",
  comments: "Comments: the permission to read them was not given. Connect again and allow it.",
  audience:
    "Subscribers of earlier days: the permission to read YouTube Analytics was not given. Connect again and allow it.",
};

const SWITCHED_OFF = "Comments: they are switched off on this channel.";

/** What is missing after a step that could not be read, though the others can. @throws the error, of any other kind */
function tellMissing(step: Place["step"], error: unknown): string {
  const kind = error instanceof VendorFailure ? error.kind : null;
  if (kind === "not_found" && step === "comments") return SWITCHED_OFF;
  const without = WITHOUT[step];
  if (!without || kind !== "permission_missing") throw error;
  return without;
}

/** Reads a channel: its facts, videos with their figures, shares, comments, and once the series of its subscribers. */
export async function* syncChannel(
  session: VendorSession,
  request: SyncRequest,
): AsyncGenerator<SyncPage, SyncEnd> {
  const memory = readMemory(request.memory);
  let place = readPlace(request.cursor);
  if (!place) {
    const { page, uploads, followers } = await readChannel(session, request);
    place = { step: "videos", uploads, followers, page: null, before: null, missing: [] };
    yield { ...page, cursor: place };
  }
  const { missing } = place;
  for (const step of STEPS.slice(STEPS.indexOf(place.step))) {
    // Somebody else's channel tells no shares and no series; what people say there is not asked for.
    if (request.role === "watched" && step !== "videos") continue;
    const from = step === place.step ? place : { ...place, step, page: null, before: null };
    try {
      yield* READERS[step](session, request, { ...from, missing }, memory);
    } catch (error) {
      missing.push(tellMissing(step, error));
    }
  }
  return {
    memory: { comments: session.now.toISOString(), hasSeries: true },
    covered: { from: request.from, to: session.now },
    missing: [...new Set(missing)],
  };
}

function readPlace(cursor: Json): Place | null {
  return cursor === null ? null : (cursor as Place);
}

function readMemory(memory: Json): Memory {
  const comments = at(memory, "comments");
  return {
    comments: typeof comments === "string" ? comments : null,
    hasSeries: at(memory, "hasSeries") === true,
  };
}
