import type { RivalDays, RivalLine, Rivals } from "#lib/rivals/schemas.ts";
import { PERIOD_WORDS, wholeShareWords } from "./rival-words.ts";

/** Less of all interactions is no gain worth a sentence, 0–1. */
const LEAST_GAIN = 0.05;
/** The first so many of the weeks are held against the last. */
const PARTS = 4;

type Known = Pick<Rivals, "rows" | "together" | "lines">;

/**
 * What the comparison comes to: one's own share, and who has gained most of it since the period began.
 * @returns sentences; none where shares are not known
 */
export function verdictWords({ rows, together, lines }: Known, days: RivalDays): string[] {
  const own = together ?? rows.find(({ role }) => role === "own");
  const share = own?.shareOfInteractions ?? null;
  if (share === null) return [];
  const [most] = lines.flatMap(gainOf).sort((a, b) => b.to - b.from - (a.to - a.from));
  const got = `You got ${wholeShareWords(share)} of all interactions in these ${PERIOD_WORDS[days]}.`;
  if (!most || most.to - most.from < LEAST_GAIN) return [got];
  const who = most.handle === null ? "You are" : `@${most.handle} is`;
  return [got, `${who} gaining: ${wholeShareWords(most.from)} to ${wholeShareWords(most.to)}.`];
}

/** The mean share of the first and of the last quarter of the weeks; nothing where a week of them is not known. */
function gainOf({ handle, values }: RivalLine) {
  const weeks = Math.floor(values.share.length / PARTS);
  const [from, to] = [meanOf(values.share.slice(0, weeks)), meanOf(values.share.slice(-weeks))];
  return from === null || to === null ? [] : [{ handle, from, to }];
}

function meanOf(shares: readonly (number | null)[]): number | null {
  if (shares.length === 0 || shares.includes(null)) return null;
  return shares.reduce<number>((sum, share) => sum + (share ?? 0), 0) / shares.length;
}
