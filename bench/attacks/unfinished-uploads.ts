import { setTimeout as sleep } from "node:timers/promises";
import { type Attack, count } from "./ground/attack.ts";
import { drip, sendFile } from "./ground/send-file.ts";

const UPLOADS = 120;
const LARGE_BYTES = 120 * 1_048_576;
const SMALL_BYTES = 1_048_576;
/** What one account may have waiting. */
const MAX_FILES = 100;
const MOST_WAITS = 40;

/** One of 120 MB, and 119 more beside it, none of which ever ends. */
export const unfinishedUploads: Attack = {
  name: "unfinished-uploads",
  by: "tenant",
  tried: `${UPLOADS} files at once that never end, one of them of 120 MB`,
  clients: 20,
  run: async (site, tenant, tally) => {
    const end = new AbortController();
    const large = drip(LARGE_BYTES, end.signal);
    let refused = 0;
    const sending = Array.from({ length: UPLOADS }, async (_, n) => {
      const file = n === 0 ? large : drip(SMALL_BYTES, end.signal);
      const { answer } = await sendFile(site, tenant, file, end.signal);
      if (!end.signal.aborted) refused += 1;
      count(tally, end.signal.aborted ? "under way" : answer);
    });
    await sleep(site.seconds * 1_000);
    // On a slow machine the last ones are refused late.
    for (let waits = 0; refused < UPLOADS - MAX_FILES && waits < MOST_WAITS; waits++) await sleep(1_000);
    end.abort();
    await Promise.all(sending);
    const taken = UPLOADS - refused;
    return taken > MAX_FILES ? `${taken} files of ${MAX_FILES} were under way` : null;
  },
};
