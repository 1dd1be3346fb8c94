"use client";

import { useState } from "react";
import { useIsHydrated } from "#components/ui/use-is-hydrated.ts";
import { switchShortcuts, useShortcutsOn } from "./shortcut-setting.ts";

/** Switches shortcuts of single letters on and off, for this browser. */
export function ShortcutSwitch() {
  const isOn = useShortcutsOn();
  const isHydrated = useIsHydrated();
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          name="shortcuts"
          checked={isOn}
          disabled={!isHydrated}
          data-still={isHydrated ? undefined : ""}
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
    </>
  );
}
