import { fnvHash, mixHash } from "../statistics/fnv-hash.ts";
import ar from "./check-list/ar.json" with { type: "json" };
import ary from "./check-list/ary.json" with { type: "json" };
import de from "./check-list/de.json" with { type: "json" };
import en from "./check-list/en.json" with { type: "json" };
import es from "./check-list/es.json" with { type: "json" };
import fr from "./check-list/fr.json" with { type: "json" };
import ha from "./check-list/ha.json" with { type: "json" };
import hi from "./check-list/hi.json" with { type: "json" };
import it from "./check-list/it.json" with { type: "json" };
import pcm from "./check-list/pcm.json" with { type: "json" };
import pt from "./check-list/pt.json" with { type: "json" };
import sw from "./check-list/sw.json" with { type: "json" };

/** A text of our own, with the label that every reader would give it. */
export type Check = {
  text: string;
  label: "negative" | "neutral" | "positive";
  /** ISO 639. */
  language: string;
  /** What is tested: "negation", "praise"; in other languages than English always "brand comments". */
  capability: string;
  /** Whether it may be used for building the model, or only for reporting how good it is. */
  half: "build" | "report";
};

type Sheet = Record<string, Partial<Record<Check["label"], string[]>>>;
const SHEETS: Record<string, Sheet> = { ar, ary, de, en, es, fr, ha, hi, it, pcm, pt, sw };
const LABELS = ["negative", "neutral", "positive"] as const;

/**
 * The check list: short texts of our own that a classifier of comments has to get right, after the minimal functional
 * tests of CheckList (Ribeiro et al., "Beyond Accuracy", ACL 2020). A hash of the text decides its half.
 */
export function readCheckList(): Check[] {
  return Object.entries(SHEETS).flatMap(([language, sheet]) =>
    Object.entries(sheet).flatMap(([capability, byLabel]) =>
      LABELS.flatMap((label) =>
        (byLabel[label] ?? []).map((text) => ({ text, label, language, capability, half: halfOf(text) })),
      ),
    ),
  );
}

function halfOf(text: string): Check["half"] {
  return (mixHash(fnvHash(text)) & 1) === 0 ? "build" : "report";
}
