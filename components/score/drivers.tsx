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

type Driver = { label: string; points: number; strongest: ShownInput };

/** What lifts the score most above 50 and what holds it down most: a pillar with its strongest input; an input alone where no pillar does. */
export function Drivers({ explanation }: { explanation: Explanation }) {
  const { pillars } = showPoints(explanation);
  const told = [
    { name: "Biggest lift", driver: findDriver(pillars, 1) },
    { name: "Biggest drag", driver: findDriver(pillars, -1) },
  ].flatMap(({ name, driver }) => (driver ? [{ name, ...driver }] : []));
  if (told.length === 0) return null;
  return (
    <dl className="mt-5 grid gap-x-10 gap-y-3 border-t border-line pt-4 text-sm sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      {told.map(({ name, label, points, strongest }) => (
        <div key={name} className="min-w-0">
          <dt className="text-faint">{name}</dt>
          <dd className="mt-0.5">
            <span className="font-medium tabular-nums">
              {label} {formatPoints(points)}
            </span>
            <span className="block text-xs leading-snug text-soft">
              {inputInWords(strongest, explanation.formula_version)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** @param sign 1 for what lifts, -1 for what holds down */
function findDriver(pillars: readonly ShownPillar[], sign: 1 | -1): Driver | null {
  const most = <T,>(list: readonly T[], points: (one: T) => number) =>
    list.toSorted((a, b) => sign * (points(b) - points(a)))[0];
  const pillar = most(pillars, (one) => one.points);
  const counts = pillar && sign * pillar.points > 0;
  const strongest = most(
    counts ? pillar.inputs : pillars.flatMap(({ inputs }) => inputs),
    ({ shown }) => shown,
  );
  if (!strongest || sign * strongest.shown <= 0) return null;
  const points = counts ? pillar.points : strongest.shown;
  return { label: PILLAR_WORDS[strongest.pillar].name, points, strongest };
}

function inputInWords({ input, platform, normalised }: ShownInput, formulaVersion: string): string {
  const place = isPlaced(formulaVersion) ? `, ahead of ${formatPlace(normalised)}` : "";
  return `${inputInShort(input, platform)}${place}`;
}
