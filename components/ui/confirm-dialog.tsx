"use client";

import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode, RefObject } from "react";
import { Button } from "./button.tsx";
import { buttonClass } from "./button-class.ts";

type Props = {
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

/** The dialog of `Confirm`, which is loaded when it is wanted. @param opener what has the focus again at the end */
export function ConfirmDialog({ opener, ...props }: Props & { opener: RefObject<HTMLElement | null> }) {
  return (
    <AlertDialog.Root open={props.isOpen} onOpenChange={props.onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-20 min-h-dvh bg-[rgb(0_0_0/0.5)]" />
        <AlertDialog.Popup
          finalFocus={opener}
          className="fixed top-1/2 left-1/2 z-20 max-h-[calc(100dvh-2rem)] w-[28rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-surface p-5 text-ink shadow-lg sm:p-6"
        >
          <AlertDialog.Title className="text-lg font-semibold tracking-tight">
            {props.title}
          </AlertDialog.Title>
          <AlertDialog.Description
            render={<div />}
            className="mt-2 space-y-3 text-sm leading-relaxed text-soft"
          >
            {props.children}
            {props.error && (
              <p role="alert" className="text-poor">
                {props.error.message}
              </p>
            )}
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <AlertDialog.Close className={buttonClass("quiet")}>Cancel</AlertDialog.Close>
            <Button onClick={() => !props.isPending && props.onConfirm()} aria-disabled={props.isPending}>
              {props.action}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
