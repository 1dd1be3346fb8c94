import { formatCount, formatDay, formatPlural, formatShortDay } from "#components/ui/format.ts";
import type { FilePreview } from "#lib/uploads/schemas.ts";

type Holding = FilePreview["holding"];

/** What a file holds, in words: "23 posts, 1–31 Dec 2019"; of a file that is read in part "over 400 posts, from 1 Dec 2019". */
export function tellHolding(holding: Holding): string {
  const { posts, comments, account_days, is_whole } = holding;
  const counts = [
    posts > 0 && formatPlural(posts, "post"),
    comments > 0 && formatPlural(comments, "comment"),
    account_days > 0 && `followers on ${formatPlural(account_days, "day")}`,
  ].filter((part) => part !== false);
  if (counts.length === 0) return "Contains nothing that can be kept";
  const days = tellDays(holding);
  return `${is_whole ? "" : "over "}${counts.join(" and ")}${days ? `, ${days}` : ""}`;
}

/** The same of several files; counts of days and of posts that are in two of them are counted twice. */
export function addHoldings(holdings: readonly Holding[]): Holding {
  const sum = (pick: (one: Holding) => number) => holdings.reduce((all, one) => all + pick(one), 0);
  const days = holdings.flatMap(({ from, to }) => [from, to]).filter((day) => day !== null);
  return {
    posts: sum(({ posts }) => posts),
    comments: sum(({ comments }) => comments),
    account_days: sum(({ account_days }) => account_days),
    from: days.reduce<string | null>((one, day) => (one === null || day < one ? day : one), null),
    to: days.reduce<string | null>((one, day) => (one === null || day > one ? day : one), null),
    is_whole: holdings.every(({ is_whole }) => is_whole),
  };
}

/** "1–31 Dec 2019", "28 Nov – 3 Dec 2019", "1 Dec 2018 – 3 Jan 2019". */
export function tellDays({ from, to }: Pick<Holding, "from" | "to">): string | null {
  if (from === null || to === null) return null;
  if (from === to) return formatDay(to);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${formatCount(Number(from.slice(8)))}–${formatDay(to)}`;
  if (from.slice(0, 4) === to.slice(0, 4)) return `${formatShortDay(from)} – ${formatDay(to)}`;
  return `${formatDay(from)} – ${formatDay(to)}`;
}
