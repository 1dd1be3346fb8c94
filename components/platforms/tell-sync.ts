import { formatPlural } from "#components/ui/format.ts";
import type { ConnectedAccount } from "#lib/platforms/schemas.ts";

const STEPS: Record<string, string> = {
  account: "the account",
  posts: "posts",
  figures: "figures of posts",
  comments: "comments",
  audience: "the audience of earlier days",
};

/** How the reading of an account goes, or went, in words. */
export function tellSync({ status, problem, sync }: ConnectedAccount): { words: string; missing: string[] } {
  if (sync?.status === "processing") {
    if (sync.step === "history") return { words: "Writing your history …", missing: [] };
    const what = STEPS[sync.step ?? ""];
    const counts = `${formatPlural(sync.posts, "new post")}, ${formatPlural(sync.comments, "comment")} so far`;
    return { words: what ? `Reading ${what} … ${counts}.` : "Waiting for its turn …", missing: [] };
  }
  if (status !== "connected") return { words: problem ?? "It cannot be read at the moment.", missing: [] };
  if (sync?.status === "failed")
    return {
      words: `The last reading ended early. ${sync.error ?? ""} It is tried again by itself.`,
      missing: [],
    };
  if (!sync) return { words: "Not read yet.", missing: [] };
  const found = `${formatPlural(sync.posts, "new post")} and ${formatPlural(sync.comments, "new comment")}`;
  return { words: `Last read with ${found},`, missing: sync.missing };
}
