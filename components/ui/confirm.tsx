"use client";

import { type ReactNode, useId } from "react";
import { Button } from "./button.tsx";
import { Modal } from "./modal.tsx";
import { useIsHydrated } from "./use-is-hydrated.ts";

type ConfirmProps = {
  /** What the button that opens the dialog shows. */
  trigger: ReactNode;
  /** For screen readers, where the trigger itself does not say it. */
  triggerName?: string;
  triggerClassName?: string;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The word for going on. */
  action: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isPending: boolean;
  /** Why it was not done. */
  error: Error | null;
  onConfirm: () => void;
};

/** Asks before something that is not undone by a click. The focus stays inside and goes back to the button. */
export function Confirm({ trigger, triggerName, triggerClassName, ...props }: ConfirmProps) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <button
        type="button"
        aria-label={triggerName}
        aria-haspopup="dialog"
        aria-expanded={props.isOpen}
        disabled={!isHydrated}
        data-still={isHydrated ? undefined : ""}
        onClick={(event) => {
          // Some browsers leave it where it was; it is to come back here.
          event.currentTarget.focus();
          props.onOpenChange(true);
        }}
        className={triggerClassName}
      >
        {trigger}
      </button>
      {props.isOpen && <Question {...props} />}
    </>
  );
}

type QuestionProps = Omit<ConfirmProps, "trigger" | "triggerName" | "triggerClassName">;

function Question({ title, children, action, onOpenChange, isPending, error, onConfirm }: QuestionProps) {
  const id = useId();
  const close = () => onOpenChange(false);
  return (
    <Modal
      role="alertdialog"
      labelledBy={`${id}title`}
      describedBy={`${id}about`}
      onClose={close}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[28rem] max-w-[calc(100vw-2rem)] overflow-y-auto p-5 sm:p-6"
    >
      <h2 id={`${id}title`} className="text-lg font-semibold tracking-tight">
        {title}
      </h2>
      <div id={`${id}about`} className="mt-2 space-y-3 text-sm leading-relaxed text-soft">
        {children}
        {error && (
          <p role="alert" className="text-poor">
            {error.message}
          </p>
        )}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={close}>
          Cancel
        </Button>
        <Button onClick={() => !isPending && onConfirm()} aria-disabled={isPending}>
          {action}
        </Button>
      </div>
    </Modal>
  );
}
