import { PILLAR_WORDS } from "#components/score/score-words.ts";
import { formatList, formatScore } from "#components/ui/format.ts";
import type { Grade } from "#lib/formula/grade.ts";
import { PILLARS, type Pillar } from "#lib/formula/names.ts";

export type PillarGrades = Record<Pillar, { score: number; grade: Grade }>;

/**
 * One sentence on the weak pillars for which nothing is recommended, so that nobody takes it for an oversight, for results
 * that do not say so themselves; none when there are no such pillars.
 */
export function weakPillarWords(
  pillars: PillarGrades,
  recommendations: readonly { pillar: Pillar }[],
): string[] {
  const weak = PILLARS.filter(
    (pillar) => pillars[pillar].grade === "red" && !recommendations.some((one) => one.pillar === pillar),
  );
  if (weak.length === 0) return [];
  const names = weak.map((pillar) => `${PILLAR_WORDS[pillar].name} (${formatScore(pillars[pillar].score)})`);
  const [are, them] = weak.length === 1 ? ["is", "it"] : ["are", "them"];
  return [
    `${formatList(names)} ${are} weak. The explanation shows which inputs hold ${them} down; the data does not point to any change worth making for ${them}.`,
  ];
}
