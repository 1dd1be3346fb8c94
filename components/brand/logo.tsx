/** The mark: a column's foot, three steps that carry. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <rect x="8" y="3" width="8" height="9" rx="1.5" className="fill-accent" />
      <rect x="5" y="13.5" width="14" height="3.5" rx="1.25" className="fill-accent" />
      <rect x="2" y="18.5" width="20" height="3.5" rx="1.25" className="fill-accent" />
    </svg>
  );
}

/** Mark and name; on narrow screens of the dashboard the mark alone. */
export function Logo({ isCompact = false }: { isCompact?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2">
      <Mark className="size-6 shrink-0" />
      <span
        className={
          isCompact
            ? "sr-only sm:not-sr-only sm:text-lg sm:font-semibold sm:tracking-tight"
            : "text-lg font-semibold tracking-tight"
        }
      >
        Plinth
      </span>
    </span>
  );
}
