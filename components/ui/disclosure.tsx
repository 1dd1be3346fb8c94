import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

type Props = {
  label: string;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  className?: string;
  children: ReactNode;
};

/** Content behind a toggle. */
export function Disclosure({ label, isOpen = false, onToggle, className, children }: Props) {
  return (
    <details
      className={cx("group", className)}
      open={isOpen}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary className="-ml-1 inline-flex min-h-8 list-none items-center gap-1 rounded-md pr-2 text-sm font-medium text-accent hover:underline [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 motion-safe:transition-transform group-open:rotate-90"
        />
        {label}
      </summary>
      {children}
    </details>
  );
}
