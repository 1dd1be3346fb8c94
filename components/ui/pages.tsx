import { ArrowLeft, ArrowRight } from "lucide-react";
import Link from "next/link";
import { buttonClass } from "./button-class.ts";
import { formatCount } from "./format.ts";

type Props = {
  /** Name of the list, for screen readers. */
  name: string;
  /** Path of the page, to which `page` is added; it may have a query. */
  path: string;
  page: number;
  size: number;
  total: number;
};

/** Which part of a list is shown, and links to the parts before and after; nothing when all of it is shown. */
export function Pages({ name, path, page, size, total }: Props) {
  if (total <= size) return null;
  const first = (page - 1) * size + 1;
  const last = Math.min(total, page * size);
  const start = `${path}${path.includes("?") ? "&" : "?"}page=`;
  return (
    <nav aria-label={name} className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-faint tabular-nums">
        {formatCount(first)}–{formatCount(last)} of {formatCount(total)}
      </p>
      <div className="flex gap-2">
        {page > 1 && (
          <Link href={`${start}${page - 1}`} prefetch={false} className={buttonClass("quiet")}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            Newer
          </Link>
        )}
        {last < total && (
          <Link href={`${start}${page + 1}`} prefetch={false} className={buttonClass("quiet")}>
            Older
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        )}
      </div>
    </nav>
  );
}
