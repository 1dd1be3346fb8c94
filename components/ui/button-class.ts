import { cx } from "./cx.ts";

export type ButtonLook = "primary" | "quiet" | "plain";

const LOOKS: Record<ButtonLook, string> = {
  primary: "bg-accent text-on-accent hover:bg-accent-hover",
  quiet: "border border-edge bg-surface text-ink hover:bg-sunken",
  plain: "text-soft hover:bg-sunken hover:text-ink",
};

/** Classes of a button, also for links that look like one. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return cx(
    "inline-flex min-h-10 items-center justify-center gap-2 rounded-lg px-4 text-sm font-medium",
    "motion-safe:transition-colors not-data-still:disabled:opacity-60 aria-disabled:opacity-60 data-still:cursor-progress",
    LOOKS[look],
    className,
  );
}
