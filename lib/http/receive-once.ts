import { withPatience } from "../database-patience.ts";
import { inOneTransaction } from "../db.ts";
import { type Claim, claimKey } from "./claim-key.ts";
import type { Endpoint } from "./endpoint.ts";
import { doOnce, inProgress, type Kept, type Repeatable, readIdempotencyKey } from "./idempotency.ts";
import type { HttpRequest } from "./plain-answer.ts";
import { takeFile } from "./take-file.ts";

type Received = Parameters<Endpoint["handle"]>[0];
type Upload = NonNullable<Endpoint["upload"]>;
type Exchange = {
  request: HttpRequest;
  upload: Upload;
  /** Named by the head of the request; what its body is shows only when it has arrived. */
  repeatable: Repeatable | null;
};

/**
 * Takes the file of a request in, and does the work with it: once under an `Idempotency-Key`, whose fingerprint has the digest of
 * the bytes. Whatever goes wrong, the file is let go of.
 * @param work gives the answer's text, in one transaction with what is kept.
 * @throws Problem of the upload, of the work, and of `doOnce`.
 */
export async function receiveOnce(
  { request, upload, repeatable }: Exchange,
  input: Received,
  work: (input: Received) => Promise<string>,
): Promise<Kept> {
  const { pieces, digest } = takeFile(request, upload);
  if (!repeatable) {
    const { workspaceId } = input.caller;
    const text = await receive({ upload, input, pieces }, (received) =>
      inOneTransaction(workspaceId, () => work(received)),
    );
    return { text, replayed: false };
  }
  const { workspaceId, now } = repeatable;
  const asked = (): Repeatable => ({
    ...repeatable,
    ...readIdempotencyKey(request, workspaceId, { file: digest() }, now),
  });
  const claim = await claimKey(repeatable);
  if (!claim) return await compareOnly(pieces, asked);
  let replayed = false;
  try {
    const text = await receive({ upload, input, pieces: renewing(pieces, claim) }, async (received) => {
      const kept = await doOnce({ ...asked(), claim: claim.name }, () => work(received));
      replayed = kept.replayed;
      if (replayed) await upload.discard(received, received.received);
      return kept.text;
    });
    return { text, replayed };
  } catch (error) {
    await withPatience(() => claim.release());
    throw error;
  }
}

type Receipt = { upload: Upload; input: Received; pieces: AsyncGenerator<Uint8Array> };

async function receive(
  { upload, input, pieces }: Receipt,
  work: (input: Received) => Promise<string>,
): Promise<string> {
  const received = await upload.receive({ ...input, file: pieces });
  try {
    // The waits of a long body are over: what comes now may wait as long as another request.
    return await withPatience(() => work({ ...input, received }));
  } catch (error) {
    await upload.discard(input, received);
    throw error;
  }
}

/** An answer is kept: the body is read for its digest alone, and the answer given again or the key refused. */
async function compareOnly(pieces: AsyncGenerator<Uint8Array>, asked: () => Repeatable): Promise<Kept> {
  for await (const _ of pieces);
  return await doOnce(asked(), async () => {
    // The day of the answer has ended meanwhile.
    throw inProgress();
  });
}

async function* renewing(pieces: AsyncGenerator<Uint8Array>, claim: Claim): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    yield piece;
    // The file goes on arriving: a wait here is none of the request's own.
    await withPatience(() => claim.renew());
  }
}
