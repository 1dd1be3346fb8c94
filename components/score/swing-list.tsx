import { formatDay, formatList, formatScore, formatSigned } from "#components/ui/format.ts";
import { findSwings, type Swing, type SwingPoint } from "#lib/formula/find-swings.ts";
import { PILLAR_WORDS } from "./score-words.ts";

/** When the score rose or fell most, and by which pillars; nothing where it never did. */
export function SwingList({ points }: { points: readonly SwingPoint[] }) {
  const swings = findSwings(points);
  if (swings.length === 0) return null;
  return (
    <ul className="mb-4 space-y-1 text-sm text-soft">
      {swings.map((swing) => (
        <li key={swing.from.date}>
          {swings.length === 1 ? "Largest swing" : "Large swing"}, {swingInWords(swing)}{" "}
          {reasonInWords(swing)}
        </li>
      ))}
    </ul>
  );
}

function swingInWords({ from, to }: Swing): string {
  return `${formatDay(from.date)} to ${formatDay(to.date)}: ${formatSigned(to.score - from.score)}.`;
}

/** The pillars behind a swing, as one or two sentences: from where to where, for their own points do not add up to those of the score. */
export function reasonInWords({ from, to, moved, turnedKnown }: Swing): string {
  const verb = to.score > from.score ? " rose" : " fell";
  const courses = moved.map(
    ({ pillar }, at) =>
      `${PILLAR_WORDS[pillar].name}${at === 0 ? verb : ""} from ${formatScore(from.pillars[pillar])} to ${formatScore(to.pillars[pillar])}`,
  );
  const known = formatList(turnedKnown.map((pillar) => PILLAR_WORDS[pillar].name));
  return [
    courses.length > 0 ? `${formatList(courses)}.` : "",
    turnedKnown.length > 0 ? `Not known at one end: ${known}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}
