import { formatPlace } from "#components/explain/format-value.ts";
import { inputInShort } from "#components/explain/input-words.ts";
import { type ShownInput, showPoints } from "#components/explain/shown-points.ts";
import { formatSigned } from "#components/ui/format.ts";
import type { Explanation } from "#lib/formula/formula-result.ts";
import { isPlaced } from "#lib/formula/scale-words.ts";
import { PILLAR_WORDS } from "./score-words.ts";

type Driver = { name: string; label: string; points: number; about: string };

/** The input that lifts the score most above 50 and the one that holds it down most. */
export function Drivers({ explanation }: { explanation: Explanation }) {
  const { formula_version } = explanation;
  const inputs = showPoints(explanation)
    .pillars.flatMap((pillar) => pillar.inputs)
    .sort((a, b) => b.shown - a.shown);
  const [best, worst] = [inputs[0], inputs.at(-1)];
  const told = [
    best && best.shown > 0 && tellDriver("Lifts the score most", best, formula_version),
    worst && worst.shown < 0 && tellDriver("Holds it down most", worst, formula_version),
  ].filter((driver) => typeof driver === "object");
  if (told.length === 0) return null;
  return (
    <dl className="mt-5 grid gap-x-10 gap-y-3 border-t border-line pt-4 text-sm sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      {told.map(({ name, label, points, about }) => (
        <div key={name} className="min-w-0">
          <dt className="text-faint">{name}</dt>
          <dd className="mt-0.5">
            <span className="font-medium tabular-nums">
              {label}, <span className="whitespace-nowrap">{formatSigned(points)} points</span>
            </span>
            <span className="block text-xs leading-snug text-soft">{about}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function tellDriver(name: string, input: ShownInput, formulaVersion: string): Driver {
  const place = isPlaced(formulaVersion) ? `, ahead of ${formatPlace(input.normalised)}` : "";
  return {
    name,
    label: inputInShort(input.input, input.platform),
    points: input.shown,
    about: `${PILLAR_WORDS[input.pillar].name}${place}`,
  };
}
