type Props = {
  /** What goes on. */
  label: string;
  /** Whole percent. */
  percent: number;
};

/** How far something is, as text and as a bar. */
export function ProgressBar({ label, percent }: Props) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-sm text-soft">
        <span>{label}</span>
        <span className="tabular-nums">{percent}&thinsp;%</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-1.5 h-2 overflow-hidden rounded-full bg-sunken"
      >
        <svg aria-hidden="true" className="block size-full">
          <rect width={`${percent}%`} height="100%" rx="4" className="fill-accent" />
        </svg>
      </div>
    </div>
  );
}
