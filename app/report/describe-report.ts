import { writePlatforms } from "#components/explain/input-words.ts";
import { inputsInWords } from "#components/explain/inputs-in-words.ts";
import { moveInWords } from "#components/explain/move-in-words.ts";
import { movesInWords } from "#components/explain/moves-in-words.ts";
import { changeInWords } from "#components/score/change-in-words.ts";
import { differenceInWords } from "#components/score/comparison-words.ts";
import {
  fiftyWords,
  gradeLook,
  knownInWords,
  LEVEL_WORDS,
  NOT_KNOWN,
  PILLAR_WORDS,
  UNKNOWN_WORDS,
} from "#components/score/score-words.ts";
import { unclearPillars } from "#components/score/unclear-pillars.ts";
import {
  formatCount,
  formatDay,
  formatList,
  formatScore,
  formatSigned,
  spellDays,
} from "#components/ui/format.ts";
import type { AuditExplanation } from "#lib/audits/explain-audit.ts";
import { PLACE_WORDS, placeOf } from "#lib/formula/grade.ts";
import { referenceMedian } from "#lib/formula/industry-benchmark.ts";
import { isAnyKnown } from "#lib/formula/is-any-known.ts";
import { PILLARS, type Pillar, type Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { scaleWords } from "#lib/formula/scale-words.ts";
import { formula } from "#lib/formula/versions.ts";
import type { Report, ReportPillar, Tone } from "#lib/pdf/schemas.ts";
import { utcDay } from "#lib/time.ts";

const ACTIONS = 3;
const NO_ACTIONS =
  "The data does not point to anything. More of it, such as comments or longer periods, may change that.";

/** A completed audit in the words and figures of its report. */
export function describeReport(brand: string, audit: AuditExplanation): Report {
  const { result, completed_at } = audit;
  const { formula_version } = result.explanation;
  const { reference } = formula(formula_version).benchmarks;
  const isKnown = isAnyKnown(result.confidence);
  const day = dayOf(audit);
  const platforms = formatList(audit.platforms.map((name) => PLATFORM_WORDS[name as Platform]));
  return {
    title: `${brand}: audit ${audit.as_of ? "as of" : "of"} ${day}`,
    brand,
    about: `Audit ${audit.as_of ? "as of" : "of"} ${day} · ${platforms} · formula ${formula_version}`,
    score: isKnown
      ? { shown: formatScore(result.score), place: PLACE_WORDS[placeOf(result.score, reference)] }
      : null,
    summary: summaryOf(audit, isKnown),
    pillars: PILLARS.map((pillar) => pillarOf(pillar, audit)),
    since: audit.previous ? `Change since ${dayOf(audit.previous)}` : "",
    actions: result.recommendations.slice(0, ACTIONS).map((one) => ({
      action: spellDays(one.action),
      impact:
        one.composite_gain > 0
          ? `${formatSigned(one.composite_gain)} on the score, with ${one.expected_impact}`
          : "",
      evidence: spellDays(one.evidence),
    })),
    noActions: NO_ACTIONS,
    restsOn: PILLARS.map((pillar) => {
      const { level, evidence } = result.confidence[pillar];
      const words = `${LEVEL_WORDS[level]}: ${spellDays(writePlatforms(evidence))}.`;
      return { name: PILLAR_WORDS[pillar].name, words };
    }),
    method: [
      fiftyWords(formula_version, referenceMedian(reference)),
      scaleWords(formula_version).rule,
      "Its input was frozen with it, so anyone with access to the installation can recompute the score and compare.",
    ],
    footer: `${brand} · ${audit.audit_id}`,
    madeAt: new Date(completed_at),
  };
}

function summaryOf({ result, known_weight, previous }: AuditExplanation, isKnown: boolean): string[] {
  const { industry_benchmark: others, confidence, explanation, change } = result;
  const rests = knownInWords(confidence, known_weight);
  if (!isKnown) return ["Nothing is known about the pillars yet, so there is no score.", rests];
  const accounts =
    others.basis === "industry"
      ? "brands in the same industry on this installation"
      : "accounts in the reference set";
  const lines = [`Ahead of ${others.percentile} % of ${formatCount(others.sample)} ${accounts}. ${rests}`];
  const levels = inputsInWords(explanation.contributions, explanation.formula_version);
  if (levels) lines.push(levels);
  if (!previous) return [...lines, "This is the first audit, so there is nothing to compare it with."];
  const points = result.score - previous.score;
  const since = `the audit of ${dayOf(previous)}, which was ${formatScore(previous.score)}`;
  const isComparable = differenceInWords(previous.difference) === null;
  const move = isComparable ? moveInWords(Number(points.toFixed(1))) : "It follows";
  const why = changeInWords(change, previous.difference);
  lines.push([`${move} ${since}.`, why === "Unchanged." ? null : why].filter(Boolean).join(" "));
  if (previous.movements.length > 0) {
    const unclear = unclearPillars((pillar) => result.pillars[pillar].change, result.pillar_noise);
    lines.push(movesInWords(previous.movements, unclear));
  }
  return lines;
}

function dayOf({ as_of, completed_at }: { as_of: Date | string | null; completed_at: string }): string {
  return formatDay(as_of ? utcDay(new Date(as_of)) : completed_at);
}

const TONES: Record<string, Tone> = { good: "good", poor: "poor" };

function pillarOf(pillar: Pillar, { result, previous }: AuditExplanation): ReportPillar {
  const { name } = PILLAR_WORDS[pillar];
  if (result.confidence[pillar].level === "none") {
    const words = `${NOT_KNOWN}, and counts as 50. ${UNKNOWN_WORDS[pillar]}`;
    return { name, score: null, words, tone: "neutral", change: "" };
  }
  const { score, change, grade } = result.pillars[pillar];
  const { word, tone } = gradeLook(grade);
  const isLike = previous && !previous.difference.formula && !previous.difference.platforms;
  const knowledge = previous?.difference.pillars[pillar];
  return {
    name,
    score,
    words: word,
    tone: TONES[tone] ?? "neutral",
    change: !isLike ? "" : knowledge === "known" ? formatSigned(change) : (knowledge ?? ""),
  };
}
