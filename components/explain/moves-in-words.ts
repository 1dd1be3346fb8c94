import { PILLAR_WORDS } from "#components/score/score-words.ts";
import type { Movement, Side } from "#lib/formula/compare-explanations.ts";
import type { Pillar } from "#lib/formula/names.ts";
import { formatValue } from "./format-value.ts";
import { inputInShort, reasonInWords } from "./input-words.ts";
import { formatPoints, twoDecimals } from "./shown-points.ts";

const UNMOVED = "No input moved.";

/**
 * What raised a score most and what lowered it most, each with its figures.
 *
 * @param unclear pillars whose change is too small to tell
 */
export function movesInWords(movements: readonly Movement[], unclear: ReadonlySet<Pillar>): string {
  const moves = movements.map((move) => ({ ...move, points: twoDecimals(move.points) }));
  const up = moves.find(({ points }) => points > 0);
  const down = moves.find(({ points }) => points < 0);
  const words = (move: Movement) =>
    `${wordsOfMove(move)}${unclear.has(move.pillar) ? ", too small to tell" : ""}.`;
  const told = [up && `Biggest gain: ${words(up)}`, down && `Biggest loss: ${words(down)}`];
  return told.filter(Boolean).join(" ") || UNMOVED;
}

function wordsOfMove({ input, platform, pillar, before, after, points, reason }: Movement): string {
  const where = inputInShort(input, platform);
  const why = reason ? `, because ${reasonInWords(reason)}` : "";
  return `${where} (${PILLAR_WORDS[pillar].name}), ${valuesInWords(shown(before), shown(after))}${why}, ${formatPoints(points)} points`;
}

/** The points of an input also move with those beside it. */
function valuesInWords(before: string, after: string): string {
  return before === after ? `unchanged at ${after}` : `from ${before} to ${after}`;
}

function shown(side: Side): string {
  return typeof side === "string" ? side : formatValue(side.value, side.unit);
}
