import { formatScore } from "#components/ui/format.ts";

/** "Up 1.4 points, from", before the score that it was. */
export function moveInWords(difference: number): string {
  if (difference === 0) return "Unchanged from";
  return `${difference > 0 ? "Up" : "Down"} ${formatScore(Math.abs(difference))} points, from`;
}
