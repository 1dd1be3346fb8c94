import Form from "next/form";
import { buttonClass } from "#components/ui/button-class.ts";
import { ChoiceLinks } from "#components/ui/choice-links.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { type ActivityChoice, COMPARISONS } from "./activity-choice.ts";
import { type HistoryRange, historyAddress, PRESETS } from "./history-range.ts";

type Props = {
  range: HistoryRange;
  choice: ActivityChoice;
  /** Path of the page, to which the choice is added as the query. */
  path: string;
};

const DATE_INPUT =
  "min-h-10 w-full min-w-0 rounded-lg border border-edge bg-surface px-2.5 text-base sm:text-sm";

/** Which days the charts below show, and beside which others: one choice for all of them, which can be shared as the address. */
export function PageRange({ range, choice, path }: Props) {
  const { query, chosenGranularity: granularity, kept } = range;
  const presets = PRESETS.map(({ name, label }) => ({
    label,
    href: historyAddress(path, { range: name, granularity, ...kept }),
    isCurrent: range.preset === name,
  }));
  const comparisons = COMPARISONS.map(({ name, label }) => ({
    label,
    href: historyAddress(path, { ...query, granularity, ...kept, compare: name }),
    isCurrent: choice.compare === name,
  }));
  return (
    <section aria-label="Days shown" className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <ChoiceLinks name="Range" choices={presets} />
      <span className="inline-flex flex-wrap items-center gap-2 text-sm text-faint">
        against
        <ChoiceLinks name="Compared with" choices={comparisons} />
      </span>
      <Disclosure label={range.preset ? "Other dates" : "Dates chosen"}>
        <OwnDates range={range} path={path} />
      </Disclosure>
    </section>
  );
}

function OwnDates({ range, path }: Pick<Props, "range" | "path">) {
  const { kept, chosenGranularity } = range;
  return (
    <Form
      action={path}
      scroll={false}
      className="mt-2 grid max-w-lg gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-end"
    >
      <DateField label="From" name="start" value={range.from} />
      <DateField label="To" name="end" value={range.to} />
      <Kept name="granularity" value={chosenGranularity} />
      <Kept name="compare" value={kept.compare} />
      <Kept name="platform" value={kept.platform} />
      <Kept name="pillars" value={kept.pillars} />
      <button type="submit" className={buttonClass("quiet")}>
        Show
      </button>
    </Form>
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
