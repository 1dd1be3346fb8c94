"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { cx } from "#components/ui/cx.ts";

type Props = {
  text: string;
  /** Of the button: what is copied. */
  name: string;
  className?: string;
};

/** Lines of code with a button that copies them. Long lines break, so that nothing scrolls sideways. */
export function CodeBlock({ text, name, className }: Props) {
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
    <div className={cx("relative rounded-lg bg-sunken text-[0.8125rem]", className)}>
      <pre className="py-3 pr-11 pl-3.5 font-mono leading-relaxed break-words whitespace-pre-wrap">
        <code>{text}</code>
      </pre>
      <button
        type="button"
        onClick={copy}
        aria-label={`Copy ${name}`}
        className="absolute top-1.5 right-1.5 inline-flex size-8 items-center justify-center rounded-md text-soft hover:bg-surface hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
      <span aria-live="polite" className="sr-only">
        {copied ? "Copied" : ""}
      </span>
    </div>
  );
}
