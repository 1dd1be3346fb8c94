"use client";

import { CopyButton } from "#components/ui/copy-button.tsx";
import { cx } from "#components/ui/cx.ts";

type Props = {
  text: string;
  /** Of the button: what is copied. */
  name: string;
  className?: string;
};

/** Lines of code with a button that copies them. Long lines break, so that nothing scrolls sideways. */
export function CodeBlock({ text, name, className }: Props) {
  return (
    <div className={cx("relative rounded-lg bg-sunken text-[0.8125rem]", className)}>
      <pre className="py-3 pr-11 pl-3.5 font-mono leading-relaxed break-words whitespace-pre-wrap">
        <code>{text}</code>
      </pre>
      <CopyButton text={text} name={`Copy ${name}`} className="absolute top-1.5 right-1.5" />
    </div>
  );
}
