import { Check } from "lucide-react";
import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

const ITEM =
  "flex min-h-10 w-full items-center gap-3 rounded-md px-3 py-1.5 text-left text-sm hover:bg-sunken";

type Props = {
  id: string;
  /** What the button shows. */
  label: ReactNode;
  /** Name of the button. */
  name: string;
  triggerClassName?: string;
  /** Place of the panel on the page. */
  className?: string;
  children: ReactNode;
};

/** A button that opens a panel of links and actions. The browser opens it, closes it by Escape or a click elsewhere. */
export function Menu({ id, label, name, triggerClassName, className, children }: Props) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={name}
        className={cx(
          "inline-flex min-h-9 min-w-0 items-center gap-2 rounded-lg px-2.5 text-sm font-medium hover:bg-sunken",
          triggerClassName,
        )}
      >
        {label}
      </button>
      <div
        id={id}
        popover="auto"
        className={cx(
          "absolute inset-auto top-13 m-0 tall:fixed max-h-[calc(100dvh-4.5rem)] w-72 max-w-[calc(100vw-2rem)] overflow-y-auto",
          "rounded-xl border border-line bg-surface p-1.5 text-ink shadow-lg",
          className,
        )}
      >
        {children}
      </div>
    </>
  );
}

type LinkProps = { href: string; isCurrent?: boolean; children: ReactNode };

export function MenuLink({ href, isCurrent = false, children }: LinkProps) {
  return (
    <Link href={href} prefetch={false} aria-current={isCurrent ? "page" : undefined} className={ITEM}>
      <span className="min-w-0 flex-1">{children}</span>
      {isCurrent && <Check aria-hidden="true" className="size-4 shrink-0 text-accent" />}
    </Link>
  );
}

export function MenuAction(props: ComponentProps<"button">) {
  return <button type="button" className={ITEM} {...props} />;
}

/** Text above or below the items. */
export function MenuText({ children }: { children: ReactNode }) {
  return <div className="px-3 py-2 text-sm text-soft">{children}</div>;
}
