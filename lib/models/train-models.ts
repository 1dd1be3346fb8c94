import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { DraftFile } from "../draft-model/shipped-models.ts";
import { PLATFORMS } from "../formula/names.ts";
import { Problem } from "../problems.ts";
import { fitAllSentiment } from "./fit-all-sentiment.ts";
import { fitDrafts } from "./fit-drafts.ts";
import { draftModelsPath } from "./load-draft-models.ts";
import { sentimentModelPath } from "./load-sentiment-model.ts";
import { readLabelledTexts } from "./read-labelled-texts.ts";

/**
 * Fits the full models on a folder of data that the operator may use, and writes them under the data directory, where the
 * service finds them. Only train and dev files are opened.
 * @param from the folder, in the form that docs/model.md describes
 * @returns a summary: files, and how well the models rank the dev authors when fitted on the train files alone
 * @throws Problem "Invalid Request" when the folder holds nothing to learn from
 */
export function trainModels(from: string) {
  const drafts = fitDrafts(from, { learnFrom: ["train", "dev"], withWords: true });
  const hasPosts = PLATFORMS.some((platform) => drafts.platforms[platform].authors > 0);
  const texts = readLabelledTexts(from);
  const sentiment = fitAllSentiment(texts);
  if (!hasPosts && !sentiment) {
    const files =
      "<platform>-engagement.train.jsonl[.gz] with at least ten authors, and no sentiment-<set>.dev.jsonl[.gz]";
    throw new Problem("Invalid Request", `${from} holds no files ${files}.`);
  }
  if (hasPosts) writeModel(draftModelsPath(), drafts);
  if (sentiment) writeModel(sentimentModelPath(), sentiment);
  return {
    drafts: hasPosts ? { file: draftModelsPath(), platforms: summarise(drafts) } : null,
    sentiment: sentiment && { file: sentimentModelPath(), sets: countTexts(texts) },
  };
}

function countTexts(sets: ReturnType<typeof readLabelledTexts>) {
  return [...sets].map(([set, texts]) => ({ set, texts: texts.length }));
}

/** Written beside the file and renamed, so that nobody reads half a file. */
function writeModel(path: string, model: object): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, `${JSON.stringify(model)}\n`);
  renameSync(`${path}.new`, path);
}

function summarise({ platforms }: DraftFile) {
  return PLATFORMS.filter((platform) => platforms[platform].authors > 0).map((platform) => {
    const { authors, posts, heldOut } = platforms[platform];
    return { platform, authors, posts, rank_correlation: heldOut };
  });
}
