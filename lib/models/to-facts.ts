import type { PostFacts } from "../draft-model/features/post-facts.ts";
import { splitTitle, TITLED } from "../draft-model/limits/split-title.ts";
import type { Platform } from "../formula/names.ts";

export type StoredPost = {
  title: string | null;
  text: string | null;
  media: string | null;
  durationS: number | null;
  createdAt: Date | null;
};

/** More than any platform takes: what is longer than that was imported by mistake, and is not read to its end. */
const LONGEST_READ = 30_000;

/**
 * A stored post as the models look at it. On platforms with titles a post without one is read as a draft is: its first line
 * is the title.
 */
export function toFacts(
  platform: Platform,
  { title: wholeTitle, text: wholeText, media, durationS, createdAt }: StoredPost,
): PostFacts {
  const title = wholeTitle?.slice(0, LONGEST_READ) ?? null;
  const text = wholeText?.slice(0, LONGEST_READ) ?? null;
  const rest = { kind: media, durationS, hour: createdAt?.getUTCHours() ?? null };
  if (!TITLED.includes(platform)) {
    return { ...rest, title: null, text: [title, text].filter(Boolean).join("\n") };
  }
  return title === null
    ? { ...rest, ...splitTitle(platform, text ?? "") }
    : { ...rest, title, text: text ?? "" };
}
