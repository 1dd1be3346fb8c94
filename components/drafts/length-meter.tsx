import { TriangleAlert } from "lucide-react";
import { formatCount, formatPlural } from "#components/ui/format.ts";
import { Meter } from "#components/ui/meter.tsx";
import { type LengthPart, measureLength } from "#lib/draft-model/limits/measure-length.ts";
import type { DraftPlace } from "./draft-place.ts";

type Props = { id: string; place: DraftPlace; text: string };

const NAMES = { title: "Title", text: "Text", "longest post": "Longest post" };

/** How much of what the platform takes a text uses, as text and as a bar. */
export function LengthMeter({ id, place: { platform, format }, text }: Props) {
  const { parts, posts } = measureLength(platform, format, text);
  return (
    <div id={id} className="space-y-2 text-sm text-soft tabular-nums">
      {parts.map((part) => (
        <Part key={part.name} part={part} isAlone={parts.length === 1} isWeighted={platform === "twitter"} />
      ))}
      {posts > 1 && <p>{formatPlural(posts, "post")} in this thread</p>}
    </div>
  );
}

type PartProps = { part: LengthPart; isAlone: boolean; isWeighted: boolean };

function Part({ part: { name, used, most }, isAlone, isWeighted }: PartProps) {
  const over = used - most;
  const label = isAlone && name === "text" ? "" : `${NAMES[name]}: `;
  return (
    <div className="space-y-1.5">
      <Meter value={(100 * used) / most} tone={over > 0 ? "poor" : "accent"} className="h-1.5!" />
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          {label}
          {formatCount(used)} of {formatCount(most)} characters
          {isWeighted && ", as X counts"}
        </span>
        {over > 0 && (
          <span className="inline-flex items-center gap-1.5 font-medium text-poor">
            <TriangleAlert aria-hidden="true" className="size-4" />
            {formatCount(over)} too many
          </span>
        )}
      </p>
    </div>
  );
}
