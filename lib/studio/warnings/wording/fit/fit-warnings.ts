import { tokenise } from "../../../../sentiment/tokenise.ts";
import { fitSoftmax, type SoftmaxExample } from "../../../../statistics/fit-softmax.ts";
import { fnvHash, mixHash } from "../../../../statistics/fnv-hash.ts";
import { openSoftmax, type SoftmaxModel } from "../../../../statistics/softmax.ts";
import { warnByRules } from "../../list-warnings.ts";
import { readable } from "../../readable.ts";
import { listSigns } from "../list-signs.ts";
import { measureWording, splitBlocks, type WordingFile } from "../read-wording.ts";
import { LABELS, type TrainingDraft } from "./training-drafts.ts";

/** Hyperparameters, chosen by cross-validation. */
const OPTIONS = { bits: 16, epochs: 8, rate: 0.3 };
/** How much a draft of a pattern and a block of a real post count beside a draft. */
const PATTERN_WEIGHT = 0.5;
const POST_WEIGHT = 0.3;
/** Drafts in other languages than English are few beside it. */
const OTHER_LANGUAGES = 2.5;
const FOLDS = 5;
/** At most so large a share of ordinary drafts that come near, and of the posts of each platform, may have a warning. */
const WRONG_DRAFTS = 0.03;
const WRONG_POSTS = 0.0019;

/** A draft with what the regression says of it that has not seen it nor those like it. */
export type TriedDraft = TrainingDraft & { probability: number };

type Example = { rows: ReturnType<typeof listSigns>[]; label: number; weight: number; group: string };

/** Real posts: those that are learnt as ordinary, whose licence allows it, and by platform those that only bound warnings. */
export type RealPosts = { learnt: string[]; measured: string[][] };

/**
 * Fits how wording is read for warnings, and the probability from which on there is one: the least at which it is wrong
 * about 3 % of the ordinary drafts that come near, in grouped cross-validation, and about 1.9 of 1,000 posts on any platform.
 * Deterministic.
 * @param drafts to learn from
 * @param posts those that a rule warns of are not learnt
 * @returns what is shipped, and every draft as it was tried
 */
export function fitWarnings(
  drafts: readonly TrainingDraft[],
  { learnt, measured }: RealPosts,
  sources: string[],
): { file: WordingFile; tried: TriedDraft[] } {
  const examples = drafts.map(toExample);
  const real = learnt
    .filter((text) => warnByRules(readable(text)).length === 0)
    .map((text): Example => ({ rows: toRows(text), label: 0, weight: POST_WEIGHT, group: text }));
  const all = [...examples, ...real];
  const probabilities = crossValidate(examples, all);
  const tried = drafts
    .map((draft, at) => ({ ...draft, probability: probabilities[at] as number }))
    .filter(({ source }) => source !== "patterns");
  const regression = fitSoftmax(all.flatMap(toRowsOfFit), OPTIONS);
  const model = openSoftmax(regression);
  const near = tried.filter(({ code }) => code === "ordinary").map(({ probability }) => probability);
  const bounds = measured.map((texts) => {
    return boundOf(
      texts.map((text) => measureWording(model, toRows(text)).probability),
      WRONG_POSTS,
    );
  });
  const threshold = Math.max(boundOf(near, WRONG_DRAFTS), ...bounds);
  return { file: { format: "plinth-warnings-1", sources, threshold, regression }, tried };
}

function toRows(text: string) {
  return splitBlocks(tokenise(readable(text).text)).map((block) => listSigns(block, OPTIONS.bits));
}

function toExample({ code, language, text, source, group }: TrainingDraft): Example {
  const weight = source === "patterns" ? PATTERN_WEIGHT : language === "en" ? 1 : OTHER_LANGUAGES;
  return { rows: toRows(text), label: LABELS.indexOf(code), weight, group };
}

function toRowsOfFit({ rows, label, weight }: Example): SoftmaxExample[] {
  return rows.map((row) => ({ row, label, weight }));
}

/** The probability that each is not ordinary, by a regression of the other groups. */
function crossValidate(tried: readonly Example[], all: readonly Example[]): number[] {
  const foldOf = ({ group }: Example) => mixHash(fnvHash(group)) % FOLDS;
  const models = Array.from({ length: FOLDS }, (_, fold) => {
    const others = all.filter((one) => foldOf(one) !== fold);
    return openSoftmax(fitSoftmax(others.flatMap(toRowsOfFit), OPTIONS));
  });
  return tried.map((one) => measureWording(models[foldOf(one)] as SoftmaxModel, one.rows).probability);
}

/** The probability that only a share of them reaches. */
function boundOf(probabilities: readonly number[], share: number): number {
  const sorted = probabilities.toSorted((a, b) => b - a);
  return Number(((sorted[Math.floor(sorted.length * share)] ?? 1) + 0.0005).toFixed(3));
}
