"use client";

import { type ReactNode, useState } from "react";
import type { ButtonLook } from "./button-class.ts";
import { buttonClass } from "./button-class.ts";
import { Confirm } from "./confirm.tsx";
import { useSending } from "./use-sending.ts";

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

/** A button that asks before it sends, on pages that load little. */
export function AskFirst({ look = "quiet", className, words, send, children, ...shown }: Props) {
  const [isOpen, setOpen] = useState(false);
  const sending = useSending(async () => {
    await send();
    setOpen(false);
  });
  return (
    <Confirm
      {...shown}
      triggerClassName={buttonClass(look, className)}
      action={sending.isPending ? words.pending : words.action}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (sending.isPending) return;
        sending.reset();
        setOpen(next);
      }}
      isPending={sending.isPending}
      error={sending.error}
      onConfirm={() => void sending.send(undefined)}
    >
      {children}
    </Confirm>
  );
}
