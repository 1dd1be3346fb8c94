"use client";

import { useState } from "react";
import { keepEarlyInput } from "#components/ui/keep-early-input.ts";
import { switchShortcuts, useShortcutsOn } from "./shortcut-setting.ts";

/** Switches shortcuts of single letters on and off, for this browser. */
export function ShortcutSwitch() {
  const isOn = useShortcutsOn();
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          ref={keepEarlyInput}
          type="checkbox"
          name="shortcuts"
          checked={isOn}
          onChange={(event) => setFailed(!switchShortcuts(event.target.checked))}
          className="size-6 shrink-0 accent-accent"
        />
        Single-letter shortcuts in this browser
      </label>
      {hasFailed && (
        <p role="alert" className="text-sm text-poor">
          This browser does not store settings for this site, so nothing was changed.
        </p>
      )}
      <p className="mt-1 text-sm leading-relaxed text-soft">
        <kbd className="font-sans font-medium">g</kbd> then a letter takes you to a page,{" "}
        <kbd className="font-sans font-medium">?</kbd> lists them all. Switch them off if you use dictation or
        if they get in the way; search stays available.
      </p>
    </>
  );
}
