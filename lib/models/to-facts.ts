import { normaliseTexts } from "../draft-model/features/normalise-text.ts";
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

/** More than any platform takes: longer texts were imported by mistake, and are not read to their end. */
const MAX_CHARACTERS = 30_000;

/**
 * A stored post as the models look at it. On platforms with titles a post without one is read as a draft is: its first line
 * is the title.
 */
export function toFacts(
  platform: Platform,
  { title: wholeTitle, text: wholeText, media, durationS, createdAt }: StoredPost,
): PostFacts {
  const title = wholeTitle?.slice(0, MAX_CHARACTERS) ?? null;
  const text = wholeText?.slice(0, MAX_CHARACTERS) ?? null;
  const rest = { kind: media, durationS, hour: createdAt?.getUTCHours() ?? null };
  if (!TITLED.includes(platform)) {
    return { ...rest, ...normaliseTexts({ title: null, text: [title, text].filter(Boolean).join("\n") }) };
  }
  return title === null
    ? { ...rest, ...normaliseTexts(splitTitle(platform, text ?? "")) }
    : { ...rest, ...normaliseTexts({ title, text: text ?? "" }) };
}
