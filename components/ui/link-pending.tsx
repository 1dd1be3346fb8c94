"use client";

import { useLinkStatus } from "next/link";
import { cx } from "./cx.ts";

/** A line within a link, at its lower edge, while what it leads to is on its way; what comes at once shows none. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return (
    <span
      aria-hidden="true"
      data-pending={pending ? "" : undefined}
      className={cx(
        "absolute inset-x-2 bottom-0 h-0.5 rounded-full bg-accent",
        pending ? "opacity-60 motion-safe:transition-opacity motion-safe:delay-150" : "opacity-0",
      )}
    />
  );
}
