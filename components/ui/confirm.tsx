"use client";

import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import type { ConfirmDialog } from "./confirm-dialog.tsx";
import { useIsHydrated } from "./use-is-hydrated.ts";

type Props = Omit<ComponentProps<typeof ConfirmDialog>, "opener"> & {
  /** What the button that opens the dialog shows. */
  trigger: ReactNode;
  /** For screen readers, where the trigger itself does not say it. */
  triggerName?: string;
  triggerClassName?: string;
};

/**
 * Asks before something that is not undone by a click. The focus stays inside and goes back to the button. The dialog is loaded
 * when somebody comes near the button.
 */
export function Confirm({ trigger, triggerName, triggerClassName = "", ...dialog }: Props) {
  const isHydrated = useIsHydrated();
  const opener = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<typeof ConfirmDialog | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = async () => {
    const { ConfirmDialog: loaded } = await import("./confirm-dialog.tsx");
    setDialog(() => loaded);
  };
  const prepare = () => void load().catch(() => {});
  const open = () => {
    setFailed(false);
    dialog.onOpenChange(true);
    load().catch(() => {
      setFailed(true);
      dialog.onOpenChange(false);
    });
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={dialog.isOpen && Dialog !== null}
        aria-label={triggerName}
        className={triggerClassName}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
        disabled={!isHydrated}
        data-still={isHydrated ? undefined : ""}
      >
        {trigger}
      </button>
      {hasFailed && (
        <span role="alert" className="text-sm text-poor">
          This could not be loaded. Check the connection and try again.
        </span>
      )}
      {Dialog && <Dialog {...dialog} opener={opener} />}
    </>
  );
}
