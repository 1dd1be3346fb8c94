"use client";

// Of the browser's for the reason of `Meter`; a style attribute would be refused by the security policy.

/** A thin band of the brand's colour; it says nothing, so that any colour may be used. */
export function ColourBand({ colour }: { colour: string }) {
  return (
    <svg aria-hidden="true" className="block h-1.5 w-full overflow-hidden rounded-full">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}
