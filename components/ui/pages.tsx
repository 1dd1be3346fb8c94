import { ArrowLeft, ArrowRight } from "lucide-react";
import Link from "next/link";
import { buttonClass } from "./button-class.ts";
import { formatCount } from "./format.ts";
import { LinkPending } from "./link-pending.tsx";
import { type Page, pageAddress } from "./read-search.ts";

type Props = {
  /** Name of the list, for screen readers. */
  name: string;
  /** Path of the list, to which the page is added; it may have a query. */
  path: string;
  page: Page;
  total: number;
};

/** Which part of a list is shown, and links to the parts before and after; nothing when all of it is shown. */
export function Pages({ name, path, page: { number, limit, offset }, total }: Props) {
  if (total <= limit) return null;
  const last = Math.min(total, offset + limit);
  return (
    <nav aria-label={name} className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-faint tabular-nums">
        {formatCount(offset + 1)}–{formatCount(last)} of {formatCount(total)}
      </p>
      <div className="flex gap-2">
        {number > 1 && (
          <Link
            href={pageAddress(path, number - 1)}
            prefetch={false}
            className={buttonClass("quiet", "relative")}
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            Newer
            <LinkPending />
          </Link>
        )}
        {last < total && (
          <Link
            href={pageAddress(path, number + 1)}
            prefetch={false}
            className={buttonClass("quiet", "relative")}
          >
            Older
            <ArrowRight aria-hidden="true" className="size-4" />
            <LinkPending />
          </Link>
        )}
      </div>
    </nav>
  );
}
