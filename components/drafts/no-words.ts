import type { ContentType } from "#lib/draft-model/content-draft.ts";

/** What a draft is called that has no words and no file yet. */
export const NO_WORDS: Record<ContentType, string> = {
  text: "No text yet",
  image: "No image yet",
  video: "No video yet",
};
