export type Tone = "good" | "neutral" | "poor";

export type ReportPillar = {
  name: string;
  /** 0–100; null where nothing is known of it. */
  score: number | null;
  /** Beside the bar: a grade, or why there is none. */
  words: string;
  tone: Tone;
  /** Against the audit before, "+1.2"; empty where there is none. */
  change: string;
};

export type ReportAction = { action: string; impact: string; evidence: string };

/** Whose report it is, beyond its name. */
export type ReportBrand = {
  /** Of the band at the head, "#1d6b4f"; null without one. */
  band: string | null;
  /** Of words that stand out; null where they have the product's own. It can be read on white. */
  words: string | null;
  /** PNG without transparency, and its size in pixels. */
  logo: { bytes: Uint8Array; width: number; height: number } | null;
};

/** An audit as a printed page tells it: words and figures as they are shown. */
export type Report = {
  /** Of the document, as a reader's window shows it. */
  title: string;
  brand: string;
  about: string;
  /** Null where nothing is known of any pillar. */
  score: { shown: string; place: string } | null;
  summary: string[];
  pillars: ReportPillar[];
  /** What the changes of the pillars are against; empty with the first audit. */
  since: string;
  actions: ReportAction[];
  /** Stands where there are no actions. */
  noActions: string;
  restsOn: { name: string; words: string }[];
  method: string[];
  /** At the foot of every page. */
  footer: string;
  /** The date of the document: the same audit gives the same bytes. */
  madeAt: Date;
};
