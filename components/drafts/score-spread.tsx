"use client";

// Of the browser's for the reason of `Meter`.
type Props = { score: number; low: number; high: number };

/** Where the post is expected on the scale from 0 to 100, and between which places 8 of 10 such posts end. */
export function ScoreSpread({ score, low, high }: Props) {
  return (
    <div>
      <svg aria-hidden="true" className="block h-6 w-full overflow-visible">
        <rect y="10" width="100%" height="4" rx="2" className="fill-sunken" />
        <rect x={`${low}%`} y="7" width={`${high - low}%`} height="10" rx="5" className="fill-accent-soft" />
        <rect x="50%" y="4" width="1.5" height="16" className="fill-edge" />
        <circle cx={`${score}%`} cy="12" r="6.5" className="fill-accent stroke-surface" strokeWidth="2" />
      </svg>
      <p aria-hidden="true" className="grid grid-cols-[1fr_auto_1fr] text-xs text-faint">
        <span>0</span>
        <span className="text-center">50, the usual post</span>
        <span className="text-right">100</span>
      </p>
    </div>
  );
}
