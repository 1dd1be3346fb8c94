import { Download } from "lucide-react";
import type { ReactNode } from "react";

/** A link to a file that the browser keeps. */
export function FileLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      download
      className="no-print inline-flex min-h-6 items-center gap-1.5 text-sm font-medium text-accent underline-offset-4 hover:underline"
    >
      <Download aria-hidden="true" className="size-4" />
      {children}
    </a>
  );
}
