import type { Tone } from "#components/ui/tone.ts";
import type { WatchedAccount } from "#lib/platforms/schemas.ts";
import { tellSync } from "./tell-sync.ts";

type Told = { words: string; tone: Tone; at: string | null };

/** How the reading of a watched profile goes, or went, in words; `at` stands behind them. */
export function tellWatched(account: WatchedAccount): Told {
  const { reading, why, status, problem, sync } = account;
  if (reading === "import") {
    const words = why ?? "It can now be read from its platform.";
    return { words, tone: why === null ? "neutral" : "fair", at: null };
  }
  const isRunning = sync?.status === "processing";
  // It says itself what there is to do.
  if (status === "error" && !isRunning)
    return { words: problem ?? "It could not be read.", tone: "poor", at: null };
  const { words, tone } = tellSync(account);
  const isDone = sync?.status === "completed";
  return isDone
    ? { words: "Read every night, last", tone: "neutral", at: sync.completedAt }
    : { words, tone, at: null };
}
