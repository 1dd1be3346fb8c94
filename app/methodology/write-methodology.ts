import { IN_SHORT, LIFT, LOOKS_AT, RULES, STEPS } from "#components/method/method-words.ts";
import { listAssumptions, listPublishers } from "#components/method/norm-words.ts";
import { publicUrl } from "#lib/env.ts";
import { PILLARS } from "#lib/formula/names.ts";
import { formula } from "#lib/formula/versions.ts";

type Point = { title: string; words: string };

/** How scores are made, as markdown: the words of the page, for whoever reads text. */
export function writeMethodology(): string {
  const { name, weights, benchmarks } = formula();
  const pillars = PILLARS.map((pillar) => {
    const weight = weights ? ` (${weights[pillar]} %)` : "";
    return `- **${pillar}**${weight}: ${LOOKS_AT[pillar]}`;
  });
  const sources = listPublishers(benchmarks.norms).map(
    ({ publisher, address }) => `- [${publisher}](${address})`,
  );
  const assumed = listAssumptions(benchmarks.norms).map(
    ({ assumption, measures }) => `- ${assumption} (${measures.join(", ")})`,
  );
  const parts = [
    "# How scores are made",
    `Formula ${name}, by which new audits are scored. The same as a page: ${publicUrl()}/methodology`,
    "## In short",
    writePoints(IN_SHORT),
    "## Pillars",
    pillars.join("\n"),
    "## How a figure becomes points",
    STEPS.map(({ title, words }, n) => `${n + 1}. **${title}.** ${words}`).join("\n"),
    "## Silence, gaps and comments",
    writePoints(RULES.map(({ title, words }) => ({ title: `${title}.`, words }))),
    "## Lift of a campaign",
    writePoints(LIFT),
    ...(sources.length > 0 ? ["## Published figures", sources.join("\n")] : []),
    ...(assumed.length > 0 ? ["## Assumptions", assumed.join("\n")] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

function writePoints(points: readonly Point[]): string {
  return points.map(({ title, words }) => `- **${title}** ${words}`).join("\n");
}
