import Link from "next/link";
import { ChoiceLinks } from "#components/ui/choice-links.tsx";
import { PILLARS, type Pillar } from "#lib/formula/names.ts";
import {
  GRANULARITIES,
  type HistoryRange,
  historyAddress,
  readShownPillars,
  togglePillar,
} from "./history-range.ts";
import { LineSwatch } from "./line-swatch.tsx";
import { PILLAR_WORDS } from "./score-words.ts";

type Props = {
  range: HistoryRange;
  /** Path of the page, to which the choice is added as the query. */
  path: string;
};

/** Granularity and the lines of pillars as links, so that every choice can be shared and the back button works. */
export function HistoryControls({ range, path }: Props) {
  const granularities = GRANULARITIES.map((granularity) => ({
    label: granularity.charAt(0).toUpperCase() + granularity.slice(1),
    href: historyAddress(path, { ...range.query, granularity, ...range.kept }),
    isCurrent: range.granularity === granularity,
  }));
  const shown = readShownPillars(range);
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <ChoiceLinks name="Granularity" choices={granularities} />
      <nav aria-label="Pillars in the chart" className="flex flex-wrap gap-1.5">
        {PILLARS.map((pillar) => (
          <PillarSwitch
            key={pillar}
            pillar={pillar}
            isOn={shown.includes(pillar)}
            href={togglePillar(path, range, pillar)}
          />
        ))}
      </nav>
    </div>
  );
}

function PillarSwitch({ pillar, isOn, href }: { pillar: Pillar; isOn: boolean; href: string }) {
  const { name } = PILLAR_WORDS[pillar];
  return (
    <Link
      href={href}
      scroll={false}
      prefetch={false}
      aria-current={isOn ? "true" : undefined}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-lg border border-line px-2.5 text-sm text-soft hover:text-ink aria-[current]:border-edge aria-[current]:bg-sunken aria-[current]:text-ink"
    >
      <LineSwatch pillar={isOn ? pillar : null} />
      {name}
    </Link>
  );
}
