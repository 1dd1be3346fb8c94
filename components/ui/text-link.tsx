import Link from "next/link";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** How a link looks: `row` stands alone or names a row, `text` stands within a sentence, `alert` has the colour around it. */
const LOOKS = {
  row: "inline-flex min-h-6 items-center font-medium text-accent underline-offset-4 hover:underline",
  text: "font-medium text-accent underline underline-offset-4",
  alert: "font-medium underline underline-offset-4",
};

type Props = { href: string; look?: keyof typeof LOOKS; className?: string; children: ReactNode };

/** A link that is read as text; what it leads to is loaded when it is pressed. */
export function TextLink({ href, look = "text", className, children }: Props) {
  return (
    <Link href={href} prefetch={false} className={cx(LOOKS[look], className)}>
      {children}
    </Link>
  );
}
