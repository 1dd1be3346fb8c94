"use client";

import { type ReactNode, useId } from "react";
import { Button } from "./button.tsx";
import { Modal } from "./modal.tsx";

export type QuestionProps = {
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The word for going on. */
  action: string;
  onClose: () => void;
  isPending: boolean;
  /** Why it was not done. */
  error: Error | null;
  onConfirm: () => void;
};

/** Asks before something that is not undone by a click. The focus stays inside and goes back to where it was. */
export default function Question({
  title,
  children,
  action,
  onClose,
  isPending,
  error,
  onConfirm,
}: QuestionProps) {
  const id = useId();
  return (
    <Modal
      role="alertdialog"
      labelledBy={`${id}title`}
      describedBy={`${id}about`}
      onClose={onClose}
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
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => !isPending && onConfirm()} aria-disabled={isPending}>
          {action}
        </Button>
      </div>
    </Modal>
  );
}
