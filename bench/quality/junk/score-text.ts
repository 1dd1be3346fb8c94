import type { PlatformModel } from "#lib/draft-model/draft-model.ts";
import { type ContentScore, scoreContent } from "#lib/draft-model/score-content.ts";
import type { Platform } from "#lib/formula/names.ts";
import { readText } from "#lib/models/read-text.ts";
import { measureLanguageConfidence } from "#lib/studio/language-confidence.ts";

/** The score of a text alone, as the API answers it to a brand of which nothing is known. */
export function scoreText(platform: Platform, model: PlatformModel, text: string): ContentScore {
  const languageConfidence = measureLanguageConfidence(text);
  const draft = { platform, format: "post" as const, text, media: null, languageConfidence };
  return scoreContent(draft, { model, account: null, validation: null, read: readText });
}
