"use client";

import { useState } from "react";
import { drawTrend, type TrendPoint } from "#components/score/draw-trend.ts";
import { TrendChart } from "#components/score/trend-chart.tsx";
import { Card } from "#components/ui/card.tsx";
import { Chip } from "#components/ui/choice-chips.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { formatCount, formatDay } from "#components/ui/format.ts";
import { StackedTable } from "#components/ui/stacked-table.tsx";
import type { GrowthPoint } from "#lib/posts/schemas.ts";
import { EmptyPart } from "./empty-part.tsx";
import { countWords } from "./post-words.ts";

const MEASURES = [
  { value: "interactions", label: "Interactions" },
  { value: "views", label: "Impressions or views" },
] as const;
type Measure = (typeof MEASURES)[number]["value"];
/** Figures are kept when they change: between two of them the line goes on. */
const KEPT_RARELY = { gapDays: Number.POSITIVE_INFINITY };

/** How the figures of a post grew, as far as they were kept. */
export function GrowthCard({ growth, createdAt }: { growth: GrowthPoint[]; createdAt: string | null }) {
  const known = MEASURES.filter(({ value }) => growth.filter((point) => point[value] !== null).length > 1);
  const [chosen, setChosen] = useState<Measure>(known[0]?.value ?? "interactions");
  const points = growth.flatMap(({ day, [chosen]: value }) => (value === null ? [] : [{ date: day, value }]));
  if (points.length < 2)
    return (
      <EmptyPart id="growth" title="Growth">
        {points[0]
          ? `Read once, on ${formatDay(points[0].date)}. The next file or sync starts the curve.`
          : "No figures are known for this post."}
      </EmptyPart>
    );
  return (
    <Card id="growth" title="Growth">
      {known.length > 1 && (
        <div className="mb-4 flex flex-wrap gap-2">
          {known.map(({ value, label }) => (
            <Chip
              key={value}
              name="growth"
              value={value}
              label={label}
              isChecked={value === chosen}
              onChoose={() => setChosen(value)}
              className="px-3.5"
            />
          ))}
        </div>
      )}
      <Curve points={points} createdAt={createdAt} />
      <Disclosure label="Show as a table" className="mt-3">
        <div className="mt-2">
          <GrowthTable growth={growth} />
        </div>
      </Disclosure>
    </Card>
  );
}

/** From nothing on the day it went out, where that is known, to the newest figure. */
function Curve({ points, createdAt }: { points: TrendPoint[]; createdAt: string | null }) {
  const [first, last] = [points[0], points.at(-1)];
  const start = createdAt?.slice(0, 10);
  const all = start && first && start < first.date ? [{ date: start, value: 0 }, ...points] : points;
  const most = Math.max(1, ...all.map(({ value }) => value));
  const drawing = drawTrend(all, [0, most], KEPT_RARELY);
  if (!drawing || !last) return null;
  return (
    <div>
      <p className="text-2xl font-semibold tracking-tight tabular-nums">{formatCount(last.value)}</p>
      <TrendChart drawing={{ ...drawing, middle: null }} className="mt-3 h-40" />
      <p className="mt-2 flex justify-between text-xs text-faint tabular-nums">
        <span>{formatDay(all[0]?.date ?? last.date)}</span>
        <span>{formatDay(last.date)}</span>
      </p>
    </div>
  );
}

function GrowthTable({ growth }: { growth: GrowthPoint[] }) {
  return (
    <StackedTable
      caption="Figures by day"
      columns={[
        { label: "Day" },
        { label: "Interactions", isNumber: true, isCompact: true },
        { label: "Impressions or views", isNumber: true, isCompact: true },
      ]}
      rows={growth.map(({ day, interactions, views }) => ({
        key: day,
        cells: [formatDay(day), countWords(interactions), countWords(views)],
      }))}
    />
  );
}
