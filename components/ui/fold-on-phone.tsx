"use client";

import { ChevronRight } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";

type Props = { label: string; className?: string; children: ReactNode };

/** Content that a phone shows when it is asked for, and any wider screen at once. */
export function FoldOnPhone({ label, className, children }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={className}>
      <Button
        look="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        className="w-full sm:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronRight aria-hidden="true" className={cx("size-4", isOpen && "rotate-90")} />
        {label}
      </Button>
      <div id={id} className={isOpen ? "max-sm:mt-4" : "max-sm:hidden"}>
        {children}
      </div>
    </div>
  );
}
