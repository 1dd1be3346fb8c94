"use client";

import { useId, useState } from "react";
import { splitInput } from "#components/explain/input-words.ts";
import { PILLAR_WORDS } from "#components/score/score-words.ts";
import { loadLater } from "#components/ui/load-later.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { WhenSeen } from "#components/ui/when-seen.tsx";
import type { ComparedPlatform } from "#lib/platforms/schemas.ts";

const Chart = loadLater(() => import("./comparison-chart.tsx"), <Skeleton className="size-full" />);
const ROW_PX = 36;
const AXIS_PX = 36;

/** The chart of an input that is chosen, in a box whose height is known beforehand: nothing moves when its code comes. */
export function LazyComparisonChart({ compared }: { compared: ComparedPlatform }) {
  const { platform, inputs, profiles } = compared;
  const id = useId();
  const [key, setKey] = useState(mostTold(inputs)?.key ?? "");
  const input = inputs.find((one) => one.key === key) ?? inputs[0];
  if (!input) return null;
  const options = inputs.map((one) => ({ value: one.key, label: nameOf(one) }));
  return (
    <div className="mt-4">
      <div className="max-w-xl">
        <SelectField
          label="Show in the chart"
          name={`chart-${platform}`}
          id={id}
          options={options}
          value={input.key}
          onChange={(event) => setKey(event.target.value)}
        />
      </div>
      <div className="relative mt-3">
        {/* It holds the height: the security policy refuses an inline style of the server's. */}
        <svg aria-hidden="true" height={profiles.length * ROW_PX + AXIS_PX} className="block w-0" />
        <WhenSeen className="absolute inset-0">
          <Chart input={input} profiles={profiles} />
        </WhenSeen>
      </div>
    </div>
  );
}

type Input = ComparedPlatform["inputs"][number];

/** An engagement rate says most; else the first input that is known of all. */
function mostTold(inputs: readonly Input[]): Input | undefined {
  const whole = inputs.filter(({ values }) => values.every((one) => one !== null));
  return whole.find(({ unit }) => unit.startsWith("interactions per")) ?? whole[0];
}

function nameOf({ pillar, input }: Input): string {
  const { name, detail } = splitInput(input);
  return `${PILLAR_WORDS[pillar].name}: ${name}${detail ? ` (${detail})` : ""}`;
}
