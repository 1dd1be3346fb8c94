import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { cx } from "./cx.ts";

type Props = {
  /** `alertdialog` asks something that has to be answered: a click beside it does not close it. */
  role?: "alertdialog";
  labelledBy: string;
  describedBy?: string;
  /** What has the focus first; by default the first that can have it. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Escape, the system's way back, or a click beside it. */
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/**
 * A dialog while it is rendered, before all else of the page, which is out of reach meanwhile. It is the browser's own: when it goes,
 * the focus is where it was before.
 */
export function Modal({ role, labelledBy, describedBy, initialFocus, onClose, className, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  useLayoutEffect(() => {
    const dialog = box.current;
    const root = document.documentElement;
    // The page behind neither scrolls nor moves when its scrollbar goes.
    root.dataset.modal = window.innerWidth > root.clientWidth ? "bar" : "plain";
    dialog?.showModal();
    initialFocus?.current?.focus();
    return () => {
      delete root.dataset.modal;
      dialog?.close();
    };
  }, [initialFocus]);
  return createPortal(
    <dialog
      ref={box}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        isPressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        const isBeside = isPressedBeside.current && event.target === event.currentTarget;
        if (isBeside && role !== "alertdialog") onClose();
      }}
      className={cx(
        "fixed rounded-card border border-line bg-surface text-ink shadow-lg outline-none backdrop:bg-[rgb(0_0_0/0.5)]",
        className,
      )}
    >
      {children}
    </dialog>,
    document.body,
  );
}
