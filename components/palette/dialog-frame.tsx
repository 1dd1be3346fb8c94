import { Dialog } from "@base-ui/react/dialog";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";

type Props = Pick<ComponentProps<typeof Dialog.Popup>, "initialFocus"> & {
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/** An open dialog near the top of the window; Escape and a click beside it close it, and the focus goes back to where it was. */
export function DialogFrame({ onClose, className, children, ...props }: Props) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-20 min-h-dvh bg-[rgb(0_0_0/0.5)]" />
        <Dialog.Popup
          className={cx(
            "fixed top-[min(12vh,6rem)] left-1/2 z-20 flex max-h-[calc(100dvh-min(12vh,6rem)-1rem)] max-w-[calc(100vw-1.5rem)] -translate-x-1/2 flex-col overflow-hidden",
            "rounded-card border border-line bg-surface text-ink shadow-lg outline-none",
            className,
          )}
          {...props}
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
