"use client";

import { Button } from "#components/ui/button.tsx";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";

/** Opens the chooser of the page's drop zone. */
export function AddFilesButton({ platform, label }: { platform: Platform; label?: string }) {
  const open = () => document.getElementById("files")?.click();
  return (
    <Button
      look="quiet"
      onClick={open}
      aria-label={label ? undefined : `Add files of ${PLATFORM_WORDS[platform]}`}
    >
      {label ?? "Add files"}
    </Button>
  );
}
