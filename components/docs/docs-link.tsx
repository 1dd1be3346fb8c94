import type { ReactNode } from "react";

/** A link within a sentence of the reference. */
export function DocsLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="font-medium text-ink underline decoration-edge underline-offset-4 hover:decoration-ink"
    >
      {children}
    </a>
  );
}
