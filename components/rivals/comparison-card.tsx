import { formatPlace, formatValue } from "#components/explain/format-value.ts";
import { InputName } from "#components/explain/input-name.tsx";
import { Card } from "#components/ui/card.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { FoldOnPhone } from "#components/ui/fold-on-phone.tsx";
import { type Column, type Row, StackedTable } from "#components/ui/stacked-table.tsx";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { ComparedPlatform } from "#lib/platforms/schemas.ts";
import { LazyComparisonChart } from "./lazy-comparison-chart.tsx";

/** Own and watched profiles on a platform: a table of all inputs, and behind a toggle a chart of one at a time. */
export function ComparisonCard({ compared }: { compared: ComparedPlatform }) {
  const { platform, profiles, inputs } = compared;
  const title = PLATFORM_WORDS[platform];
  const id = `compared-${platform}`;
  const hasOwn = profiles.some(({ role }) => role === "own");
  return (
    <Card id={id} title={hasOwn ? `You and others on ${title}` : `Others on ${title}`}>
      <p className="-mt-2 max-w-prose text-sm leading-relaxed text-soft">
        Everyone is measured by figures that are known for all of them. The percentage says how many of the
        reference accounts are behind; 50&#8239;% is an ordinary account.
      </p>
      {inputs.length > 0 ? (
        <>
          <FoldOnPhone label={`All inputs on ${title}`} className="mt-4">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
            <section className="overflow-x-auto" aria-label={`Table: ${title}`} tabIndex={0}>
              <StackedTable
                from="lg"
                caption={`Inputs of your own and watched profiles on ${title}`}
                columns={columnsOf(compared)}
                rows={inputs.map((input) => rowOf(input, platform))}
              />
            </section>
          </FoldOnPhone>
          <Disclosure label="Show as a chart" className="mt-4">
            <LazyComparisonChart compared={compared} />
          </Disclosure>
        </>
      ) : (
        <p className="mt-3 text-sm text-soft">There are no figures to compare yet.</p>
      )}
    </Card>
  );
}

function columnsOf({ profiles }: ComparedPlatform): Column[] {
  const others = profiles.map(({ handle, role }) => ({
    label: role === "own" ? `@${handle} (you)` : `@${handle}`,
    isNumber: true,
  }));
  return [{ label: "Input", className: "min-w-48" }, ...others];
}

function rowOf(
  { key, input, pillar, unit, values }: ComparedPlatform["inputs"][number],
  platform: ComparedPlatform["platform"],
): Row {
  const known = values.flatMap((one) => (one ? [one.percentile] : []));
  const best = known.length > 1 ? Math.max(...known) : null;
  const cells = values.map((one, place) =>
    one ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of the profiles is that of the columns.
      <span key={place} className="whitespace-nowrap">
        <span className={one.percentile === best ? "font-semibold" : ""}>{formatValue(one.value, unit)}</span>
        <span className="ml-2 text-soft lg:ml-0 lg:block lg:text-xs">{formatPlace(one.percentile)}</span>
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of the profiles is that of the columns.
      <span key={place} className="text-faint">
        not known
      </span>
    ),
  );
  return {
    key,
    cells: [<InputName key="input" input={input} platform={platform} pillar={pillar} />, ...cells],
  };
}
