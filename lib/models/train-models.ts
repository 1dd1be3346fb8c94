import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { DraftFile } from "../formula/content/v1/shipped-models.ts";
import { PLATFORMS } from "../formula/names.ts";
import { Problem } from "../problems.ts";
import { fitDrafts } from "./fit-drafts.ts";
import { draftModelsPath } from "./load-draft-models.ts";

/**
 * Fits the full models on a folder of data that the operator may use, and writes them under the data directory, where the
 * service finds them. Only train and dev files are opened.
 * @param from the folder, in the form that docs/model.md describes
 * @returns a summary: files, and how well the models rank the dev authors when fitted on the train files alone
 * @throws Problem "Invalid Request" when the folder holds nothing to learn from
 */
export function trainModels(from: string) {
  const drafts = fitDrafts(from, { learnFrom: ["train", "dev"], withWords: true });
  if (PLATFORMS.every((platform) => drafts.platforms[platform].authors === 0)) {
    const files = "<platform>-engagement.train.jsonl[.gz]";
    throw new Problem("Invalid Request", `${from} holds no files ${files} with at least ten authors.`);
  }
  writeModel(draftModelsPath(), drafts);
  return { drafts: { file: draftModelsPath(), platforms: summarise(drafts) } };
}

/** Written beside and moved, so that nobody reads half a file. */
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
