import { formatPlural } from "#components/ui/format.ts";
import type { Tone } from "#components/ui/tone.ts";
import type { ConnectedAccount } from "#lib/platforms/schemas.ts";

const STEPS: Record<string, string> = {
  account: "the account",
  posts: "posts",
  figures: "figures of posts",
  comments: "comments",
  audience: "the audience of earlier days",
};

const ON =
  "What was read is kept. Sync again; if that does not help, contact the operator of this installation.";

type Told = { words: string; tone: Tone; missing: string[] };

/** How the reading of an account goes, or went, in words. */
export function tellSync({ status, problem, sync }: ConnectedAccount): Told {
  const told = (words: string, tone: Tone = "neutral", missing: string[] = []) => ({ words, tone, missing });
  if (sync?.status === "processing") {
    if (sync.step === "history") return told("Updating your history …");
    const what = STEPS[sync.step ?? ""];
    const counts = `${formatPlural(sync.posts, "new post")}, ${formatPlural(sync.comments, "comment")} so far`;
    return told(what ? `Reading ${what} … ${counts}.` : "Waiting for its turn …");
  }
  if (status === "reconnect_required") return told(problem ?? "It needs to be connected again.", "poor");
  if (status === "error") return told(`${problem ?? "It could not be read."} ${ON}`, "poor");
  if (sync?.status === "failed")
    return told(`The last sync ended early. ${sync.error ?? ""} Plinth will try again by itself.`, "fair");
  if (!sync) return told("Not read yet.");
  const found = `${formatPlural(sync.posts, "new post")} and ${formatPlural(sync.comments, "new comment")}`;
  return told(`Last read with ${found},`, "neutral", sync.missing);
}
