import Form from "next/form";
import { buttonClass } from "#components/ui/button-class.ts";
import { ChoiceLinks } from "#components/ui/choice-links.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { GRANULARITIES, type HistoryRange, historyAddress, PRESETS } from "./history-range.ts";

type Props = {
  range: HistoryRange;
  /** Path of the page, to which the choice is added as the query. */
  path: string;
};

const DATE_INPUT =
  "min-h-10 w-full min-w-0 rounded-lg border border-edge bg-surface px-2.5 text-base sm:text-sm";

/** Range and granularity as links, so that every choice can be shared and the back button works. */
export function HistoryControls({ range, path }: Props) {
  const presets = PRESETS.map(({ name, label }) => ({
    label,
    href: historyAddress(path, { range: name, granularity: range.chosenGranularity, ...range.kept }),
    isCurrent: range.preset === name,
  }));
  const granularities = GRANULARITIES.map((granularity) => ({
    label: granularity.charAt(0).toUpperCase() + granularity.slice(1),
    href: historyAddress(path, { ...range.query, granularity, ...range.kept }),
    isCurrent: range.granularity === granularity,
  }));
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <ChoiceLinks name="Range" choices={presets} />
      <ChoiceLinks name="Granularity" choices={granularities} />
      <Disclosure label={range.preset ? "Other dates" : "Dates chosen"} className="basis-full">
        <Form
          action={path}
          scroll={false}
          className="mt-2 grid max-w-lg gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-end"
        >
          <DateField label="From" name="start" value={range.from} />
          <DateField label="To" name="end" value={range.to} />
          {range.chosenGranularity && (
            <input type="hidden" name="granularity" value={range.chosenGranularity} />
          )}
          <Kept name="compare" value={range.kept.compare} />
          <Kept name="platform" value={range.kept.platform} />
          <button type="submit" className={buttonClass("quiet")}>
            Show
          </button>
        </Form>
      </Disclosure>
    </div>
  );
}

function Kept({ name, value }: { name: string; value: string | undefined }) {
  return value === undefined ? null : <input type="hidden" name={name} value={value} />;
}

function DateField({ label, name, value }: { label: string; name: string; value: string }) {
  return (
    <div className="space-y-1">
      <label htmlFor={name} className="block text-xs text-soft">
        {label}
      </label>
      <input
        key={value}
        id={name}
        name={name}
        type="date"
        required
        defaultValue={value}
        className={DATE_INPUT}
      />
    </div>
  );
}
