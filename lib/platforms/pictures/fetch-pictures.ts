import { withWorkspace } from "../../db.ts";
import type { RunEnd } from "../../jobs/lease.ts";
import { makeThumbnail } from "../../media/make-thumbnail.ts";
import type { ImageFacts } from "../../media/media-facts.ts";
import { sniffMedia } from "../../media/sniff-media.ts";
import { type DownloadedFile, download } from "../../outgoing/download.ts";
import { Problem } from "../../problems.ts";
import { VendorFailure } from "../connectors/vendor-failure.ts";
import { placeAddress } from "../sync/vendor-address.ts";
import { type ClaimedPicture, claimPictures } from "./claim-pictures.ts";
import { digestPicture } from "./digest-picture.ts";

/** The largest picture that Instagram takes has 8 MB; what platforms hand out is smaller. */
const MAX_BYTES = 8 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const KINDS: readonly ImageFacts["type"][] = ["jpeg", "png", "webp", "gif"];
const MINUTE_MS = 60_000;
/** Minutes after the first, second … try that brought nothing; the last holds for all that follow. */
const PAUSES = [10, 120, 1_440, 10_080];

/** `isFinal`: it would bring nothing another time either, unless the platform names another picture. */
type Failed = { failure: string; isFinal: boolean };

/**
 * Fetches some of the pictures of a workspace that wait, the newest first, one after the other. What cannot be had is noted with the time
 * of the next try; a post that is gone by then keeps nothing.
 */
export async function fetchPictures(
  workspaceId: string,
  { now = () => new Date(), timeoutMs = TIMEOUT_MS }: { now?: () => Date; timeoutMs?: number } = {},
): Promise<RunEnd> {
  for (const claimed of await claimPictures(workspaceId, now())) {
    const made = await fetchThumbnail(claimed, { owner: workspaceId, timeoutMs });
    await (Buffer.isBuffer(made)
      ? keepThumbnail(workspaceId, claimed, made, now())
      : noteFailure(workspaceId, claimed, made, now()));
  }
  return "done";
}

/** No token goes along, and no address that is not public is connected to (`lib/outgoing`). */
async function fetchThumbnail(
  { platform, url }: ClaimedPicture,
  options: { owner: string; timeoutMs: number },
): Promise<Buffer | Failed> {
  if (!URL.canParse(url)) return { failure: "The platform gave no address.", isFinal: true };
  try {
    const placed = placeAddress(platform, new URL(url));
    const bounds = { ...options, maxBytes: MAX_BYTES, checkStart: kindOf };
    const made = await download(placed.href, reduce, bounds);
    return "unread" in made ? { failure: made.unread, isFinal: false } : made;
  } catch (error) {
    if (error instanceof Problem || error instanceof VendorFailure)
      return { failure: error.message, isFinal: true };
    throw error;
  }
}

async function reduce({ path, start }: DownloadedFile): Promise<Buffer> {
  const type = kindOf(start);
  try {
    return await makeThumbnail({ path, type });
  } catch (error) {
    const why = error instanceof Error ? error.message : "";
    throw new Problem("Media Unavailable", `The file cannot be read as ${type}: ${why}`);
  }
}

/** @throws Problem for what is none of the pictures that platforms hand out, such as SVG */
function kindOf(start: Uint8Array): ImageFacts["type"] {
  const type = KINDS.find((kind) => kind === sniffMedia(start)?.type);
  if (type) return type;
  throw new Problem("Media Unavailable", "The address holds no picture (JPEG, PNG, WebP or GIF).");
}

/** Unless the post is gone, or has another picture by now. */
async function keepThumbnail(
  workspaceId: string,
  { profileId, postId, url }: ClaimedPicture,
  picture: Buffer,
  now: Date,
): Promise<void> {
  const bytes = new Uint8Array(picture);
  const data = {
    picture: bytes,
    digest: digestPicture(bytes),
    fetchedAt: now,
    dueAt: null,
    tries: 0,
    failure: null,
  };
  const where = { workspaceId, profileId, postId, url };
  await withWorkspace(workspaceId, (tx) => tx.postPicture.updateMany({ where, data }));
}

async function noteFailure(
  workspaceId: string,
  { profileId, postId, url, tries }: ClaimedPicture,
  { failure, isFinal }: Failed,
  now: Date,
): Promise<void> {
  const minutes = PAUSES[tries - 1] ?? (PAUSES.at(-1) as number);
  const dueAt = isFinal ? null : new Date(now.getTime() + minutes * MINUTE_MS);
  const where = { workspaceId, profileId, postId, url };
  await withWorkspace(workspaceId, (tx) => tx.postPicture.updateMany({ where, data: { failure, dueAt } }));
}
