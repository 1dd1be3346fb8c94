import { formatPlace } from "#components/explain/format-value.ts";
import { inputInShort } from "#components/explain/input-words.ts";
import { formatPoints, type ShownPillar, showPoints } from "#components/explain/shown-points.ts";
import type { Explanation } from "#lib/formula/formula-result.ts";
import { isPlaced } from "#lib/formula/scale-words.ts";
import { PILLAR_WORDS } from "./score-words.ts";

/** Which pillar lifts the score most above 50 and which holds it down most, each with its strongest input; nothing where none does. */
export function Drivers({ explanation }: { explanation: Explanation }) {
  const pillars = showPoints(explanation).pillars.toSorted((a, b) => b.points - a.points);
  const [lift, drag] = [pillars[0], pillars.at(-1)];
  const told = [
    { name: "Biggest lift", pillar: lift && lift.points > 0 ? lift : null },
    { name: "Biggest drag", pillar: drag && drag.points < 0 ? drag : null },
  ].flatMap(({ name, pillar }) => (pillar ? [{ name, pillar }] : []));
  if (told.length === 0) return null;
  return (
    <dl className="mt-5 grid gap-x-10 gap-y-3 border-t border-line pt-4 text-sm sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      {told.map(({ name, pillar }) => (
        <div key={name} className="min-w-0">
          <dt className="text-faint">{name}</dt>
          <dd className="mt-0.5">
            <span className="font-medium tabular-nums">
              {PILLAR_WORDS[pillar.pillar].name} {formatPoints(pillar.points)}
            </span>
            <span className="block text-xs leading-snug text-soft">
              {strongestInWords(pillar, explanation.formula_version)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The input that moves the pillar most its way. */
function strongestInWords({ inputs, points }: ShownPillar, formulaVersion: string): string {
  const [strongest] = inputs.toSorted((a, b) => (points > 0 ? b.points - a.points : a.points - b.points));
  if (!strongest) return "";
  const { input, platform, normalised } = strongest;
  const place = isPlaced(formulaVersion) ? `, ahead of ${formatPlace(normalised)}` : "";
  return `${inputInShort(input, platform)}${place}`;
}
