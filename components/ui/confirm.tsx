"use client";

import type { ReactNode } from "react";
import { ConfirmTrigger } from "./confirm-trigger.tsx";
import Question, { type QuestionProps } from "./question.tsx";

type Props = Omit<QuestionProps, "onClose"> & {
  /** What the button that opens the dialog shows. */
  trigger: ReactNode;
  /** For screen readers, where the trigger itself does not say it. */
  triggerName?: string;
  triggerClassName?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** A button that asks before something that is not undone by a click. */
export function Confirm({ trigger, triggerName, triggerClassName, isOpen, onOpenChange, ...asked }: Props) {
  return (
    <>
      <ConfirmTrigger
        name={triggerName}
        className={triggerClassName}
        isOpen={isOpen}
        onOpen={() => onOpenChange(true)}
      >
        {trigger}
      </ConfirmTrigger>
      {isOpen && <Question {...asked} onClose={() => onOpenChange(false)} />}
    </>
  );
}
