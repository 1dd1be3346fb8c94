import { unstable_rethrow } from "next/navigation";
import { log } from "#lib/log.ts";
import { Problem } from "#lib/problems.ts";
import { currentIds } from "#lib/work-scope.ts";

/** A part of a page that could not be read: the id that finds why in the log, empty where no server has named the request. */
export type PartFailure = { requestId: string };

/**
 * What a page reads, or all of it but a part that cannot be read: one that fails does not take the rest away.
 * @param without reads the rest. When that fails too, the page as a whole has failed.
 * @returns what was read, and what failed; null where nothing did.
 * @throws Problem as `whole` does, and whatever `without` throws.
 */
export async function readOrWithout<Whole, Rest>(
  whole: () => Promise<Whole>,
  without: () => Promise<Rest>,
): Promise<{ read: Whole | Rest; failure: PartFailure | null }> {
  try {
    return { read: await whole(), failure: null };
  } catch (error) {
    unstable_rethrow(error);
    if (error instanceof Problem) throw error;
    const read = await without();
    log().error({ err: error }, "part of a page failed");
    return { read, failure: { requestId: currentIds().request_id ?? "" } };
  }
}
