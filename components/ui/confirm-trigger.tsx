"use client";

import type { ReactNode } from "react";
import { useIsHydrated } from "./use-is-hydrated.ts";

type Props = {
  /** What the button shows. */
  children: ReactNode;
  /** For screen readers, where the button itself does not say it. */
  name?: string | undefined;
  className?: string | undefined;
  isOpen: boolean;
  onOpen: () => void;
};

/** The button that opens a question. */
export function ConfirmTrigger({ children, name, className, isOpen, onOpen }: Props) {
  const isHydrated = useIsHydrated();
  return (
    <button
      type="button"
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      disabled={!isHydrated}
      data-still={isHydrated ? undefined : ""}
      onClick={(event) => {
        // Some browsers leave it where it was; it is to come back here.
        event.currentTarget.focus();
        onOpen();
      }}
      className={className}
    >
      {children}
    </button>
  );
}
