"use client";

import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { buttonClass } from "./button-class.ts";
import { useIsHydrated } from "./use-is-hydrated.ts";

type Props = {
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
export function Confirm(props: Props) {
  const isHydrated = useIsHydrated();
  return (
    <AlertDialog.Root open={props.isOpen} onOpenChange={props.onOpenChange}>
      <AlertDialog.Trigger
        aria-label={props.triggerName}
        className={props.triggerClassName ?? ""}
        disabled={!isHydrated}
        data-still={isHydrated ? undefined : ""}
      >
        {props.trigger}
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-20 min-h-dvh bg-[rgb(0_0_0/0.5)]" />
        <AlertDialog.Popup className="fixed top-1/2 left-1/2 z-20 max-h-[calc(100dvh-2rem)] w-[28rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-surface p-5 text-ink shadow-lg sm:p-6">
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
