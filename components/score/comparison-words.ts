import { formatList } from "#components/ui/format.ts";
import { type BasisDifference, isLikeForLike, type Knowledge } from "#lib/formula/compare-bases.ts";
import { PILLARS } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { PILLAR_WORDS } from "./score-words.ts";

/** Why a change since the audit before is no change of the brand, or only in part; null where it is one. */
export function differenceInWords(difference: BasisDifference | null): string | null {
  if (difference === null || isLikeForLike(difference)) return null;
  const { platforms } = difference;
  if (difference.formula) return "Not comparable: the formula has changed.";
  if (platforms) {
    const [before, after] = [platforms.before, platforms.after].map((names) =>
      formatList(names.map((name) => PLATFORM_WORDS[name])),
    );
    return `Not comparable: the previous audit covered ${before}, this one ${after}.`;
  }
  const parts = [
    difference.pillars.sentiment === "read anew" ? "comments are now read differently" : null,
    knownInWords(
      difference,
      "no longer known",
      "is no longer known and counts as 50",
      "are no longer known and count as 50",
    ),
    knownInWords(
      difference,
      "became known",
      "became known and counted as 50 before",
      "became known and counted as 50 before",
    ),
  ].filter((part) => part !== null);
  return `Not comparable: it moved partly because ${parts.join(", and ")}.`;
}

function knownInWords(
  { pillars }: BasisDifference,
  knowledge: Knowledge,
  one: string,
  many: string,
): string | null {
  const names = PILLARS.filter((pillar) => pillars[pillar] === knowledge).map(
    (name) => PILLAR_WORDS[name].name,
  );
  if (names.length === 0) return null;
  return `${formatList(names)} ${names.length === 1 ? one : many}`;
}
