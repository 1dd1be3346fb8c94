"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { cx } from "./cx.ts";

type Props = {
  /** What is copied. */
  text: string;
  /** Of the button. */
  name: string;
  className?: string;
};

/** Copies a text, and says so. */
export function CopyButton({ text, name, className }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // Browsers have no clipboard for pages without https; the text can still be marked and copied.
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <>
      <button
        type="button"
        onClick={copy}
        aria-label={name}
        className={cx(
          "inline-flex size-8 shrink-0 items-center justify-center rounded-md text-soft hover:bg-surface hover:text-ink",
          className,
        )}
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
      <span aria-live="polite" className="sr-only">
        {copied ? "Copied" : ""}
      </span>
    </>
  );
}
