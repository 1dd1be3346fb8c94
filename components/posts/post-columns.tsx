import type { ReactNode } from "react";
import { formatDay } from "#components/ui/format.ts";
import type { PostRow, Sort } from "#lib/posts/schemas.ts";
import { PlaceCell } from "./place-cell.tsx";
import { countWords, formatWords, rateWords, UNKNOWN } from "./post-words.ts";

export type PostColumn = {
  name: string;
  label: string;
  /** What it is ordered by, where it can be. */
  sort?: Sort;
  isNumber?: boolean;
  /** Shown unless a person chooses otherwise. */
  isUsual?: boolean;
  width: string;
  show: (post: PostRow) => ReactNode;
};

const number = (name: Sort & keyof PostRow, label: string, isUsual = false): PostColumn => ({
  ...{ name, label, sort: name, isNumber: true, isUsual, width: "w-28" },
  show: (post) => countWords(post[name] as number | null),
});

/** A rate with what it is a share of: impressions or views where they are known. */
function Rate({ post: { engagement, views } }: { post: PostRow }) {
  return (
    <>
      <span className="block">{rateWords(engagement)}</span>
      {engagement !== null && (
        <span className="block text-xs text-faint">{views === null ? "of reach" : "of views"}</span>
      )}
    </>
  );
}

/** What a phone shows beside the words of a post, in this order; the other columns are reached sideways. */
const FIRST_ON_PHONES: [name: string, width: string][] = [
  ["percentile", "w-23"],
  ["interactions", "w-26"],
];

export type PlacedColumn = PostColumn & { key: string; className: string };

/** Columns in the order of each width: what came of a post stands first where there is room for little. */
export function placeColumns(columns: PostColumn[]): PlacedColumn[] {
  const first = FIRST_ON_PHONES.flatMap(([name, width]) => {
    const column = columns.find((one) => one.name === name);
    return column ? [{ ...column, width, key: `${name} on phones`, className: "sm:hidden" }] : [];
  });
  const others = columns.map((column) => {
    const isFirst = first.some(({ name }) => name === column.name);
    return { ...column, key: column.name, className: isFirst ? "max-sm:hidden" : "" };
  });
  return [...first, ...others];
}

/** What a list of posts can show of them beside their words. */
export const POST_COLUMNS: PostColumn[] = [
  {
    ...{ name: "date", label: "Date", sort: "date", isUsual: true, width: "w-30" },
    show: ({ created_at }) =>
      created_at ? <time dateTime={created_at}>{formatDay(created_at)}</time> : UNKNOWN,
  },
  {
    ...{ name: "format", label: "Format", isUsual: true, width: "w-24" },
    show: ({ format }) => (format ? formatWords(format) : UNKNOWN),
  },
  number("interactions", "Interactions", true),
  { ...number("views", "Impressions or views", true), width: "w-32" },
  {
    ...{
      name: "engagement",
      label: "Engagement",
      sort: "engagement",
      isNumber: true,
      isUsual: true,
      width: "w-30",
    },
    show: (post) => <Rate post={post} />,
  },
  {
    ...{
      name: "percentile",
      label: "Percentile",
      sort: "percentile",
      isNumber: true,
      isUsual: true,
      width: "w-32",
    },
    show: (post) => <PlaceCell post={post} />,
  },
  number("likes", "Likes"),
  number("comments", "Comments"),
  number("shares", "Shares"),
  number("saves", "Saves"),
  number("reach", "Reach"),
];
