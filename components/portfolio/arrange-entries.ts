import type { PortfolioEntry } from "#lib/portfolio/schemas.ts";

/** How a portfolio can be ordered; the first is that of the service. */
export const ORDERS = [
  { value: "attention", label: "Needs attention first" },
  { value: "name", label: "Name" },
  { value: "score", label: "Score, highest first" },
  { value: "lowest", label: "Score, lowest first" },
  { value: "change", label: "Change, largest fall first" },
  { value: "audit", label: "Last audit, oldest first" },
] as const;
export type Order = (typeof ORDERS)[number]["value"];

/** What is not known stands last, whichever way it is ordered. */
const LAST = Number.POSITIVE_INFINITY;
const byName = (a: PortfolioEntry, b: PortfolioEntry) => a.name.localeCompare(b.name, "en");

const KEYS: Record<Exclude<Order, "attention" | "name">, (entry: PortfolioEntry) => number> = {
  score: ({ score }) => (score === null ? LAST : -score),
  lowest: ({ score }) => score ?? LAST,
  change: (entry) => entry.change?.points ?? courseOf(entry)?.points ?? LAST,
  audit: ({ lastAudit }) => (lastAudit ? Date.parse(lastAudit.at) : LAST),
};

/** How the score has gone over the 90 days that are drawn: what stands in for a change where no audit came before. */
export function courseOf({
  points,
}: Pick<PortfolioEntry, "points">): { points: number; since: string } | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  return { points: last.value - first.value, since: first.date };
}

/** The entries whose name or account has all the words, in an order. @param entries in that of the service */
export function arrangeEntries(
  entries: readonly PortfolioEntry[],
  { words, order }: { words: string; order: Order },
): PortfolioEntry[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  const found = entries.filter(({ name, account }) => {
    const text = fold(`${name} ${account.name}`);
    return wanted.every((word) => text.includes(word));
  });
  if (order === "attention") return found;
  if (order === "name") return found.toSorted(byName);
  const key = KEYS[order];
  // A difference of two that are not known is no number.
  return found.toSorted((a, b) => (key(a) === key(b) ? byName(a, b) : key(a) < key(b) ? -1 : 1));
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}
