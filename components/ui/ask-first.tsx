"use client";

import { type ReactNode, useState } from "react";
import type { ButtonLook } from "./button-class.ts";
import { buttonClass } from "./button-class.ts";
import { ConfirmTrigger } from "./confirm-trigger.tsx";
import { loadLater } from "./load-later.tsx";
import { useSending } from "./use-sending.ts";

const Question = loadLater(() => import("./question.tsx"));

type Props = {
  /** What the button shows. */
  trigger: ReactNode;
  /** For screen readers, where the trigger itself does not say it. */
  triggerName?: string;
  look?: ButtonLook;
  className?: string;
  title: string;
  words: { action: string; pending: string };
  /** What is done; the question stays until it is. */
  send: () => Promise<unknown>;
  /** What will happen. */
  children: ReactNode;
};

/** A button that asks before it sends, on pages that load little: the question comes when it is pressed. */
export function AskFirst({
  trigger,
  triggerName,
  look = "quiet",
  className,
  title,
  words,
  send,
  children,
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const sending = useSending(async () => {
    await send();
    setOpen(false);
  });
  const turn = (next: boolean) => {
    if (sending.isPending) return;
    sending.reset();
    setOpen(next);
  };
  return (
    <>
      <ConfirmTrigger
        name={triggerName}
        className={buttonClass(look, className)}
        isOpen={isOpen}
        onOpen={() => turn(true)}
      >
        {trigger}
      </ConfirmTrigger>
      {isOpen && (
        <Question
          title={title}
          action={sending.isPending ? words.pending : words.action}
          onClose={() => turn(false)}
          isPending={sending.isPending}
          error={sending.error}
          onConfirm={() => void sending.send(undefined)}
        >
          {children}
        </Question>
      )}
    </>
  );
}
