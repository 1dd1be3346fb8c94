import { formatDay, formatList, formatScore, formatSigned } from "#components/ui/format.ts";
import { findSwings, type Swing, type SwingPoint } from "#lib/formula/find-swings.ts";
import { PILLAR_WORDS } from "./score-words.ts";

/** When the score rose or fell most, and by which pillars; nothing where it never did. */
export function SwingList({ points }: { points: readonly SwingPoint[] }) {
  const swings = findSwings(points);
  if (swings.length === 0) return null;
  return (
    <ul aria-label="Largest moves" className="mb-4 space-y-1 text-sm text-soft">
      {swings.map((swing) => (
        <li key={swing.from.date}>
          <span className="font-semibold text-ink">{moveInWords(swing)}</span> {reasonInWords(swing)}
        </li>
      ))}
    </ul>
  );
}

function moveInWords({ from, to }: Swing): string {
  const change = to.score - from.score;
  return `${formatDay(from.date)} to ${formatDay(to.date)}: ${change > 0 ? "up" : "down"} ${formatScore(Math.abs(change))}.`;
}

/** The pillars behind a swing, as one or two sentences. */
export function reasonInWords({ moved, turnedKnown }: Pick<Swing, "moved" | "turnedKnown">): string {
  const names = moved.map(({ pillar, change }) => `${PILLAR_WORDS[pillar].name} ${formatSigned(change)}`);
  const known = formatList(turnedKnown.map((pillar) => PILLAR_WORDS[pillar].name));
  return [
    names.length > 0 ? `${formatList(names)}.` : "",
    turnedKnown.length > 0 ? `Not known at one end: ${known}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}
