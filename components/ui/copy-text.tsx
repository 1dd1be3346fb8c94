"use client";

import { Check, Copy } from "lucide-react";
import { Fragment, useState } from "react";

type Props = {
  text: string;
  /** Of the button. */
  name?: string;
};

/** A line of code with a button that copies it. */
export function CopyText({ text, name = "Copy the command" }: Props) {
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
    <div className="flex items-start gap-2 rounded-lg bg-sunken p-2 pl-3">
      <code className="min-w-0 flex-1 py-1.5 font-mono text-[0.8125rem] leading-relaxed break-words">
        <Words text={text} />
      </code>
      <button
        type="button"
        onClick={copy}
        aria-label={name}
        className="inline-flex size-8 shrink-0 items-center justify-center rounded-md text-soft hover:bg-surface hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
      <span aria-live="polite" className="sr-only">
        {copied ? "Copied" : ""}
      </span>
    </div>
  );
}

/** Lines break between the words only, so that an option keeps its hyphens. */
function Words({ text }: { text: string }) {
  const words = [...text.matchAll(/\S+/g)];
  return words.map(({ 0: word, index }) => (
    <Fragment key={index}>
      {index > 0 && " "}
      <span className="inline-block max-w-full">{word}</span>
    </Fragment>
  ));
}
