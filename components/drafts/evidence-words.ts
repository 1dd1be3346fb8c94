import { formatCount, formatDecimals, formatPlural, formatScore } from "#components/ui/format.ts";
import type { Tone } from "#components/ui/tone.ts";
import { concordance } from "#lib/draft-model/predict/concordance.ts";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { type CorrelationInterval, correlationInterval } from "#lib/statistics/correlation-interval.ts";
import type { AccountModelFacts, ContentEvidence, PageScore } from "#lib/studio/schemas.ts";

type Workspace = ContentEvidence["workspace"];
type General = ContentEvidence["platform"];

/** How well what predicted a text did so far: on the own posts where they are learnt from, else on other accounts. */
export function certaintyOf({ workspace, platform }: ContentEvidence): CorrelationInterval | null {
  if (workspace.model === "platform") return certaintyOfPlatform(platform);
  const { rank_correlation: rho, n } = workspace;
  return rho === null ? null : correlationInterval(rho, n);
}

/** The same of the model of a platform; null where no curve ranks accounts that it was not fitted on. */
export function certaintyOfPlatform({
  rank_correlation: rho,
  from,
  to,
}: General): CorrelationInterval | null {
  // Where no curve ranks unseen accounts, every text gets the same score, and nothing was compared.
  if (rho === null || from === null || to === null || (rho === 0 && from === to)) return null;
  return { rho, from, to };
}

/** "Predicted: better than 53 of 100 posts on Instagram." */
export function scoreInWords({ score, platform, evidence }: PageScore, isText: boolean): string {
  const { model } = evidence.workspace;
  const whose = model === "own posts" ? "of your own posts" : "posts";
  const where = `on ${PLATFORM_WORDS[platform]}`;
  if (isText && model === "platform" && certaintyOf(evidence) === null)
    return `Not known: 50 stands for the usual post ${where}.`;
  if (score === 50)
    return `Like the usual ${model === "own posts" ? "one of your own posts" : "post"} ${where}.`;
  return `Predicted: better than ${Math.round(score)} of 100 ${whose} ${where}.`;
}

type Verdict = { tone: Tone; word: string; detail: string };

/** Percentiles from which on nobody would call an interval narrow. */
const WIDE = 60;

/** Between which places 8 of 10 posts with a score end, and how little that says. */
export function intervalInWords({ low, high }: ContentEvidence["interval"], isText: boolean): string {
  const range = `between ${Math.round(low)} and ${Math.round(high)}`;
  if (high - low <= WIDE) return `8 of 10 posts with this score end ${range}.`;
  const why = isText ? "a text alone says little here" : "what a file looks like says little here";
  return `It could land anywhere ${range}: ${why}. 8 of 10 posts with this score end there.`;
}

/**
 * The feedback without what stands beside the score already: the warnings, that a text alone says nothing, and the checks.
 * @param told sentences of the checks
 */
export function listOwnSuggestions(
  { feedback, evidence, unproven }: PageScore,
  told: readonly string[] = [],
): PageScore["feedback"] {
  const said = new Set([unproven, ...told, ...evidence.warnings.map(({ detail }) => detail)]);
  return feedback.filter(({ suggestion }) => !said.has(suggestion));
}

/** How far a score can be relied on, in a word and a sentence. */
export function judgeScore(
  { evidence, unproven }: Pick<PageScore, "evidence" | "unproven">,
  isText: boolean,
): Verdict {
  if (!isText) {
    return {
      tone: "neutral",
      word: "Not measured",
      detail: "For files, the score follows what the platform recommends. How much that helps is not proven.",
    };
  }
  const { workspace, platform } = evidence;
  if (workspace.verdict === "proven") {
    return { tone: "good", word: "Proven on your posts", detail: workspaceInWords(workspace) };
  }
  if (unproven !== null) return { tone: "fair", word: "Not shown to work", detail: `${unproven}.` };
  const detail = workspace.model === "own posts" ? workspaceInWords(workspace) : generalInWords(platform);
  return { tone: "fair", word: "Not proven on your posts yet", detail };
}

/** How predictions did on the workspace's own later posts. */
export function workspaceInWords({ rank_correlation: rho, n, verdict }: Workspace): string {
  if (rho === null) return "No prediction for your posts could be compared with how they did yet.";
  const tried = `Tried on ${formatCount(n)} of your later posts`;
  const picked = `${tried}: it picked the better of two posts ${pairs(rho)}\u2009% of the time`;
  if (verdict === "proven") return `${picked} (a coin: 50\u2009%).`;
  return `${picked}. A coin might do as well.`;
}

/** How predictions did on public accounts that the platform's model had not seen. */
export function generalInWords(general: General): string {
  const certainty = certaintyOfPlatform(general);
  if (certainty === null) return "Nothing has been measured on how a text does with new accounts.";
  const { rho, from, to } = certainty;
  const range = `${pairs(from)} to ${pairs(to)}\u2009%`;
  if (from <= 0)
    return `Not shown to beat a coin on accounts it had not seen: it picked the better of two posts ${range} of the time.`;
  return `On accounts it had not seen, it picked the better of two posts ${pairs(rho)}\u2009% of the time (${range}; a coin: 50\u2009%).`;
}

/** "weak (0.12)": the conventional words for a correlation (Cohen, 1988), with the figure. */
export function correlationInWords(rho: number): string {
  const figure = `(${formatRho(rho)})`;
  if (Math.abs(rho) < 0.05) return `next to none ${figure}`;
  if (rho < 0) return `the wrong way ${figure}`;
  return `${rho < 0.3 ? "weak" : rho < 0.5 ? "moderate" : "strong"} ${figure}`;
}

/** "0.12", and "−0.05" with a real minus. */
export function formatRho(rho: number): string {
  const hundredths = formatDecimals(Math.abs(rho), 2);
  return rho <= -0.005 ? `−${hundredths}` : hundredths;
}

function pairs(rho: number): string {
  return String(Math.round(concordance(rho)));
}

export type Missing = { words: string; action: string | null };

/**
 * What an own model of a platform has, or what it still lacks and what to do.
 * @param facts of the platform; undefined when it is not connected
 */
export function missingInWords(
  platform: Platform,
  facts: AccountModelFacts | undefined,
  needed: number,
): Missing {
  const where = PLATFORM_WORDS[platform];
  const needs = `With ${needed} of them, Plinth learns a model of your own.`;
  if (!facts) {
    return {
      words: `${where} is not connected, so none of your own posts are known. ${needs}`,
      action: "Import posts",
    };
  }
  if (facts.state === "learnt") {
    return {
      words: `Your own model has learnt from ${formatCount(facts.posts ?? 0)} of your posts.`,
      action: null,
    };
  }
  if (facts.state === "learning") {
    return {
      words: `Your ${formatPlural(facts.kept, "post")} are being read. Come back in a minute.`,
      action: null,
    };
  }
  const usable = facts.posts ?? 0;
  const of = facts.kept > usable ? ` of ${formatCount(facts.kept)}` : "";
  return {
    words: `You have ${formatCount(usable)}${of} ${facts.kept === 1 ? "post" : "posts"} to learn from: with a date, text and figures, and at least a week old. ${needs}`,
    action: "Import more posts",
  };
}

/** What is read out once a score stands; what was not read has an alert of its own. */
export function announce(answer: PageScore, isText: boolean): string {
  if (!isText && answer.unread !== null) return "";
  const count = answer.feedback.filter(({ kind }) => kind === "advice").length;
  const helps = count === 0 ? "No suggestion." : `${formatPlural(count, "suggestion")}.`;
  const warned = answer.evidence.warnings.map(({ detail }) => `Warning: ${detail}. `).join("");
  return `${warned}Score ${formatScore(answer.score)}. ${scoreInWords(answer, isText)} ${helps}`;
}
