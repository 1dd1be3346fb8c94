import type { ReactNode } from "react";

/** A part of which there is nothing to show yet: its name and why, on a line. */
export function EmptyPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-1 rounded-card border border-line bg-surface px-5 py-4 sm:px-6"
    >
      <h2 id={id} className="text-base font-semibold">
        {title}
      </h2>
      <p className="text-sm text-soft">{children}</p>
    </section>
  );
}
