"use client";

import { ArrowDown, ArrowUp, ExternalLink } from "lucide-react";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { PlatformMark } from "#components/platforms/platform-mark.tsx";
import { cx } from "#components/ui/cx.ts";
import { formatDay } from "#components/ui/format.ts";
import { useIsHydrated } from "#components/ui/use-is-hydrated.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { PostFilter, PostRow, Sort } from "#lib/posts/schemas.ts";
import { postPath } from "./post-address.ts";
import { type PlacedColumn, type PostColumn, placeColumns } from "./post-columns.tsx";
import { PostPicture } from "./post-picture.tsx";
import { formatWords } from "./post-words.ts";
import { useRowsInSight } from "./use-rows-in-sight.ts";

const ROW_PX = 64;
/** As many as the box of a tall window shows. */
const FIRST_ROWS = 12;
/** The next part is asked for when so many rows are left, or a fifth of a short beginning: who only opens the page asks for none. */
const AHEAD = 40;

type Props = {
  workspaceId: string;
  posts: PostRow[];
  total: number;
  columns: PostColumn[];
  filter: PostFilter;
  onSort: (sort: Sort) => void;
  /** Asks for the next part; null where there is none, or it is on its way. */
  onEnd: (() => void) | null;
};

/** Any number of posts: only the rows in sight are on the page. Below a desk's width it moves sideways in its own box. */
export function PostTable({ workspaceId, posts, total, columns, filter, onSort, onEnd }: Props) {
  const box = useRef<HTMLElement>(null);
  const [from, to] = useRowsInSight(box, { count: posts.length, height: ROW_PX, first: FIRST_ROWS });
  const hasPictures = useIsHydrated();
  const placed = placeColumns(columns);
  const hasAddress = posts.some(({ url }) => isWeb(url));
  useEffect(() => {
    if (onEnd && to > posts.length - Math.min(AHEAD, posts.length / 5)) onEnd();
  }, [onEnd, to, posts.length]);
  const question = JSON.stringify(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top.
  useEffect(() => {
    box.current?.scrollTo({ top: 0 });
  }, [question]);
  return (
    <section
      ref={box}
      aria-label="Posts"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard.
      tabIndex={0}
      className="relative max-h-[75dvh] min-h-64 scroll-pt-11 scroll-pl-[clamp(8rem,100vw-14.5rem,16rem)] overflow-auto sm:scroll-pl-64 lg:scroll-pl-88 rounded-card border border-line bg-surface"
    >
      <table
        aria-rowcount={total + 1}
        className="w-full min-w-max table-fixed border-separate border-spacing-0 text-sm"
      >
        <caption className="sr-only">Posts with their figures</caption>
        <thead>
          <tr aria-rowindex={1} className="text-xs text-soft">
            <th
              scope="col"
              className={cx(
                HEAD,
                "left-0 z-20 w-[clamp(8rem,100vw-14.5rem,16rem)] text-left sm:w-64 lg:w-88",
              )}
            >
              Post
            </th>
            {placed.map((column) => (
              <HeadCell key={column.key} column={column} filter={filter} onSort={onSort} />
            ))}
            {hasAddress && (
              <th scope="col" className={cx(HEAD, "w-12")}>
                <span className="sr-only">On its platform</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          <Gap height={from * ROW_PX} />
          {posts.slice(from, to).map((post, place) => (
            <Row
              key={`${post.profile} ${post.id}`}
              index={from + place}
              post={post}
              columns={placed}
              hasAddress={hasAddress}
              hasPicture={hasPictures}
              workspaceId={workspaceId}
            />
          ))}
          <Gap height={(posts.length - to) * ROW_PX} />
        </tbody>
      </table>
    </section>
  );
}

const HEAD = "sticky top-0 z-10 h-11 border-b border-line bg-surface px-2 sm:px-3 font-medium";
const CELL = "h-16 border-b border-line px-2 py-0 sm:px-3";

/** Rows that are out of sight. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr>
      <td height={height} className="p-0" />
    </tr>
  );
}

type HeadProps = { column: PlacedColumn; filter: Props["filter"]; onSort: Props["onSort"] };

function HeadCell({ column, filter, onSort }: HeadProps) {
  const { label, sort, isNumber, width, className } = column;
  const isCurrent = sort === filter.sort;
  const Arrow = filter.order === "asc" ? ArrowUp : ArrowDown;
  const isHydrated = useIsHydrated();
  const state = isCurrent ? (filter.order === "asc" ? "ascending" : "descending") : undefined;
  return (
    <th
      scope="col"
      aria-sort={state}
      className={cx(HEAD, width, className, isNumber ? "text-right" : "text-left")}
    >
      {sort ? (
        <button
          type="button"
          onClick={() => onSort(sort)}
          disabled={!isHydrated}
          data-still={isHydrated ? undefined : ""}
          className={cx(
            "-mx-1.5 inline-flex min-h-8 items-center gap-1 rounded-md px-1.5 hover:bg-sunken hover:text-ink data-still:cursor-progress",
            isNumber && "flex-row-reverse text-right",
            isCurrent && "text-ink",
          )}
        >
          {label}
          <Arrow aria-hidden="true" className={cx("size-3.5 shrink-0", !isCurrent && "invisible")} />
        </button>
      ) : (
        label
      )}
    </th>
  );
}

type RowProps = {
  post: PostRow;
  index: number;
  columns: PlacedColumn[];
  hasAddress: boolean;
  /** Pictures come after the page's scripts, which they would hold up. */
  hasPicture: boolean;
  workspaceId: string;
};

function Row({ post, index, columns, hasAddress, hasPicture, workspaceId }: RowProps) {
  const { platform, url } = post;
  const root = `/w/${workspaceId}`;
  return (
    <tr aria-rowindex={index + 2} className="group hover:bg-canvas">
      <th
        scope="row"
        className={cx(CELL, "sticky left-0 z-1 bg-surface text-left font-normal group-hover:bg-canvas")}
      >
        <div className="flex items-center gap-3 sm:gap-4">
          <span className="relative flex shrink-0">
            <PostPicture root={root} post={hasPicture ? post : { ...post, picture: null }} size="row" />
            <span className="absolute -right-1.5 -bottom-1.5 flex origin-bottom-right rounded-md ring-2 ring-surface group-hover:ring-canvas max-sm:scale-75">
              <PlatformMark platform={platform} />
            </span>
          </span>
          <Link
            href={postPath(root, post)}
            prefetch={false}
            className="line-clamp-2 min-w-0 leading-snug break-words underline-offset-4 hover:underline"
          >
            {wordsOf(post)}
          </Link>
        </div>
        <p className="mt-0.5 truncate text-xs text-faint sm:hidden">{factsOf(post)}</p>
      </th>
      {columns.map(({ key, isNumber, className, show }) => (
        <td key={key} className={cx(CELL, className, isNumber ? "text-right tabular-nums" : "text-soft")}>
          {show(post)}
        </td>
      ))}
      {hasAddress && (
        <td className={cx(CELL, "px-1 text-center")}>
          {isWeb(url) && (
            <a
              href={url}
              rel="noreferrer"
              title={`Open on ${PLATFORM_WORDS[platform]}`}
              className="inline-flex size-8 items-center justify-center rounded-md text-soft hover:bg-sunken hover:text-ink"
            >
              <ExternalLink aria-hidden="true" className="size-4" />
              <span className="sr-only">Open on {PLATFORM_WORDS[platform]}</span>
            </a>
          )}
        </td>
      )}
    </tr>
  );
}

function isWeb(url: string | null): url is string {
  return url?.startsWith("https://") ?? false;
}

/** When it went out and as what, where there is no room for columns of them. */
function factsOf({ created_at: at, format }: PostRow): string {
  return [at && formatDay(at), format && formatWords(format)].filter(Boolean).join(" · ");
}

/** What a post says, on a line. */
export function wordsOf({ title, text }: Pick<PostRow, "title" | "text">): string {
  const words = [title, text].filter(Boolean).join(" · ").trim();
  return words === "" ? "A post without text" : words;
}
