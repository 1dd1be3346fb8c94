type Props = {
  /** How much has passed, 0 to 1. */
  share: number;
  label: string;
};

/** A line with its date over the whole height; where the date would leave the box, it stands at the line's side. */
export function TodayLine({ share, label }: Props) {
  const x = `${100 * share}%`;
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full overflow-visible">
      <line x1={x} x2={x} y1="20" y2="100%" strokeWidth="5" className="stroke-surface" />
      <line x1={x} x2={x} y1="20" y2="100%" strokeWidth="2" className="stroke-ink" />
      <text x={x} y="14" textAnchor={anchorAt(share)} className="fill-ink text-xs font-semibold">
        {label}
      </text>
    </svg>
  );
}

function anchorAt(share: number): "start" | "middle" | "end" {
  if (share < 0.15) return "start";
  return share > 0.85 ? "end" : "middle";
}
