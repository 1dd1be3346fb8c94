"use client";

/** Two places on the scale from 0 to 100; the numbers stand beside it. Of the browser's for the reason of `Meter`. */
export function ScaleBar({ you, average }: { you: number; average: number }) {
  return (
    <svg aria-hidden="true" className="block h-5 w-full overflow-visible">
      <rect y="8" width="100%" height="4" rx="2" className="fill-sunken" />
      <rect x={`${average}%`} y="0" width="2" height="20" className="fill-edge" />
      <circle cx={`${you}%`} cy="10" r="6" className="fill-accent stroke-surface" strokeWidth="2" />
    </svg>
  );
}
