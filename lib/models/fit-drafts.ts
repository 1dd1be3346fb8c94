import type { PlatformModel } from "../draft-model/draft-model.ts";
import { fitPlatform } from "../draft-model/fit/fit-platform.ts";
import type { DraftFile } from "../draft-model/shipped-models.ts";
import { PLATFORMS, type Platform } from "../formula/names.ts";
import { type Part, readPosts } from "./read-posts.ts";

/** Links in public posts on X also stand for attached pictures, so that their effect is not that of a link. */
const CONFOUNDED: Partial<Record<Platform, string[]>> = { twitter: ["links"] };

/** For a platform without data: every draft is like the usual post. */
const EMPTY_MODEL: PlatformModel = {
  authors: 0,
  posts: 0,
  heldOut: null,
  spread: 1,
  characters: [0, 0],
  curves: {},
  words: null,
  changes: [],
};

/**
 * Fits the models of drafts of all platforms on a folder of files `<platform>-engagement.train|dev.jsonl[.gz]`. How well
 * they rank is measured on the dev file by a model of the train file alone; of models without words that learn from both
 * files, by cross-validation over all authors.
 * @param options `learnFrom`: the files learnt from; `withWords`: whether single words are learnt too
 */
export function fitDrafts(
  folder: string,
  { learnFrom, withWords }: { learnFrom: readonly Part[]; withWords: boolean },
): DraftFile {
  const platforms = PLATFORMS.map((platform) => {
    const confounded = CONFOUNDED[platform] ?? [];
    const train = readPosts(folder, platform, ["train"]);
    const others = readPosts(folder, platform, ["dev"]);
    const measured = fitPlatform({ authors: train, others, confounded, withWords });
    if (measured === null || !learnFrom.includes("dev")) return [platform, measured ?? EMPTY_MODEL] as const;
    const authors = [...train, ...others].sort((a, b) => (a.key < b.key ? -1 : 1));
    const whole = fitPlatform({ authors, others: [], confounded, withWords }) ?? EMPTY_MODEL;
    const { heldOut, heldOutWhole, changes } = measured;
    return [platform, { ...whole, ...(withWords && { heldOut, heldOutWhole }), changes }] as const;
  });
  return {
    format: "plinth-drafts-1",
    sources: [`${learnFrom.join(" and ")} files of public posts of real accounts`],
    platforms: Object.fromEntries(platforms) as DraftFile["platforms"],
  };
}
