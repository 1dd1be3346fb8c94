import { Check, Copy } from "lucide-react";
import { cx } from "#components/ui/cx.ts";
import { Highlighted, type Syntax } from "./highlight.tsx";

type Props = {
  text: string;
  syntax: Syntax;
  /** What it is, for the button that copies it. */
  name: string;
  className?: string | undefined;
};

/** Lines of code, which get a button that copies them. Long lines break, so that nothing scrolls sideways. */
export function CodeBlock({ text, syntax, name, className }: Props) {
  return (
    <div data-code={name} className={cx("relative rounded-lg bg-sunken text-[0.8125rem]", className)}>
      <pre className="py-3 pr-11 pl-3.5 font-mono leading-relaxed break-words whitespace-pre-wrap">
        <code>{text && <Highlighted code={text} syntax={syntax} />}</code>
      </pre>
    </div>
  );
}

/** The button of every block, once a page: `browser/copy.ts` puts it into each, which a long page would pay for dearly. */
export function CopyTemplate() {
  return (
    <template id="copy-code">
      <button
        type="button"
        data-copy=""
        className="group absolute top-1.5 right-1.5 inline-flex size-8 items-center justify-center rounded-md text-soft hover:bg-surface hover:text-ink"
      >
        <Copy aria-hidden="true" className="size-4 group-data-copied:hidden" />
        <Check aria-hidden="true" className="hidden size-4 group-data-copied:block" />
      </button>
      <span aria-live="polite" className="sr-only" />
    </template>
  );
}
