import { fnvHash, mixHash } from "../statistics/fnv-hash.ts";
import comparatives from "./hard-comments/comparatives.json" with { type: "json" };
import domainWords from "./hard-comments/domain-words.json" with { type: "json" };
import emoji from "./hard-comments/emoji.json" with { type: "json" };
import idioms from "./hard-comments/idioms.json" with { type: "json" };
import implicitBlame from "./hard-comments/implicit-blame.json" with { type: "json" };
import implicitPraise from "./hard-comments/implicit-praise.json" with { type: "json" };
import loadedQuestions from "./hard-comments/loaded-questions.json" with { type: "json" };
import mixed from "./hard-comments/mixed.json" with { type: "json" };
import negationFar from "./hard-comments/negation-far.json" with { type: "json" };
import notSpam from "./hard-comments/not-spam.json" with { type: "json" };
import politeComplaints from "./hard-comments/polite-complaints.json" with { type: "json" };
import sarcasm from "./hard-comments/sarcasm.json" with { type: "json" };
import slang from "./hard-comments/slang.json" with { type: "json" };
import spam from "./hard-comments/spam.json" with { type: "json" };
import switching from "./hard-comments/switching.json" with { type: "json" };
import thirdParty from "./hard-comments/third-party.json" with { type: "json" };
import typos from "./hard-comments/typos.json" with { type: "json" };

/** A comment of our own that is easily misread, with what a careful reader would say of it. */
export type HardComment = {
  text: string;
  /** `spam` where it is promotion, whatever its tone. */
  label: "negative" | "neutral" | "positive" | "spam";
  /** ISO 639; of those that mix languages one of them; `und` without words. */
  language: string;
  /** What makes it hard. */
  kind: string;
  /** `kept`: a third that nothing is built with, and that is only counted, never read. */
  part: "build" | "kept";
};

type Sheet = Record<string, Partial<Record<HardComment["label"], string[]>>>;
const SHEETS: Record<string, Sheet> = {
  spam,
  "not spam": notSpam,
  "domain words": domainWords,
  comparatives,
  idioms,
  "polite complaints": politeComplaints,
  sarcasm,
  "implicit praise": implicitPraise,
  "implicit blame": implicitBlame,
  "loaded questions": loadedQuestions,
  mixed,
  "negation at a distance": negationFar,
  emoji,
  slang,
  typos,
  "mixed languages": switching,
  "third parties": thirdParty,
};
const LABELS = ["negative", "neutral", "positive", "spam"] as const;
const PARTS = 3;

/** Comments on brands that are hard to read, by what makes them so. A hash of the text keeps a third of them apart. */
export function readHardComments(): HardComment[] {
  return Object.entries(SHEETS).flatMap(([kind, sheet]) =>
    Object.entries(sheet).flatMap(([language, byLabel]) =>
      LABELS.flatMap((label) =>
        (byLabel[label] ?? []).map((text) => ({ text, label, language, kind, part: partOf(text) })),
      ),
    ),
  );
}

function partOf(text: string): HardComment["part"] {
  return mixHash(fnvHash(text)) % PARTS === 0 ? "kept" : "build";
}
