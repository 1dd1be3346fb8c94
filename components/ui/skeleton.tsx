import { cx } from "./cx.ts";

/** A quiet block in the place and size of what is still on its way. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div aria-hidden="true" className={cx("rounded-md bg-sunken motion-safe:animate-pulse", className)} />
  );
}
