import type { ReactNode } from "react";
import { cx } from "./cx.ts";

type Props = {
  /** Heading of the section; it also names the section for screen readers. */
  title: string;
  /** Of the heading, unique on the page. */
  id: string;
  /** Stands at the right of the heading. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A titled section on a surface of its own. */
export function Card({ title, id, aside, className, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className={cx("min-w-0 rounded-card border border-line bg-surface p-5 sm:p-6", className)}
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="scroll-mt-8 text-base font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
