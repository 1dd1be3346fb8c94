import type { ComponentProps } from "react";
import { cx } from "#components/ui/cx.ts";
import { Modal } from "#components/ui/modal.tsx";

/** An open dialog near the top of the window; Escape and a click beside it close it, and the focus goes back to where it was. */
export function DialogFrame({ className, ...props }: ComponentProps<typeof Modal>) {
  return (
    <Modal
      className={cx(
        "top-[min(12vh,6rem)] mx-auto mt-0 flex max-h-[calc(100dvh-min(12vh,6rem)-1rem)] max-w-[calc(100vw-1.5rem)] flex-col overflow-hidden",
        className,
      )}
      {...props}
    />
  );
}
