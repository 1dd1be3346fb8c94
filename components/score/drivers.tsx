import { formatPlace } from "#components/explain/format-value.ts";
import { inputInShort } from "#components/explain/input-words.ts";
import {
  formatPoints,
  type ShownInput,
  type ShownPillar,
  showPoints,
} from "#components/explain/shown-points.ts";
import type { Explanation } from "#lib/formula/formula-result.ts";
import { isPlaced } from "#lib/formula/scale-words.ts";
import { PILLAR_WORDS } from "./score-words.ts";

type Driver = { name: string; label: string; points: number; about: string };

/** What lifts the score most above 50 and what holds it down most: a pillar with its strongest input; an input alone where no pillar does. */
export function Drivers({ explanation }: { explanation: Explanation }) {
  const { pillars } = showPoints(explanation);
  const { formula_version } = explanation;
  const told = [findDriver(pillars, 1, formula_version), findDriver(pillars, -1, formula_version)].filter(
    (driver) => driver !== null,
  );
  if (told.length === 0) return null;
  return (
    <dl className="mt-5 grid gap-x-10 gap-y-3 border-t border-line pt-4 text-sm sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      {told.map(({ name, label, points, about }) => (
        <div key={name} className="min-w-0">
          <dt className="text-faint">{name}</dt>
          <dd className="mt-0.5">
            <span className="font-medium tabular-nums">
              {label} {formatPoints(points)}
            </span>
            <span className="block text-xs leading-snug text-soft">{about}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** @param sign 1 for what lifts, -1 for what holds down */
function findDriver(pillars: readonly ShownPillar[], sign: 1 | -1, formulaVersion: string): Driver | null {
  const most = <T,>(list: readonly T[], points: (one: T) => number) =>
    list.toSorted((a, b) => sign * (points(b) - points(a)))[0];
  const pillar = most(pillars, (one) => one.points);
  const adverb = sign > 0 ? "Strongest" : "Weakest";
  if (pillar && sign * pillar.points > 0) {
    const input = most(pillar.inputs, ({ shown }) => shown);
    const about = input
      ? `${inputInShort(input.input, input.platform)}${placeInWords(input, formulaVersion)}`
      : "";
    return {
      name: `${adverb} pillar`,
      label: PILLAR_WORDS[pillar.pillar].name,
      points: pillar.points,
      about,
    };
  }
  const input = most(
    pillars.flatMap(({ inputs }) => inputs),
    ({ shown }) => shown,
  );
  if (!input || sign * input.shown <= 0) return null;
  const about = `${PILLAR_WORDS[input.pillar].name}${placeInWords(input, formulaVersion)}`;
  return {
    name: `${adverb} input`,
    label: inputInShort(input.input, input.platform),
    points: input.shown,
    about,
  };
}

function placeInWords({ normalised }: ShownInput, formulaVersion: string): string {
  return isPlaced(formulaVersion) ? `, ahead of ${formatPlace(normalised)}` : "";
}
