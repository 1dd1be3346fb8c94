import type { ReactNode } from "react";
import { Logo } from "./logo.tsx";

type Props = {
  children?: ReactNode;
  end: ReactNode;
  /** A second row. */
  below?: ReactNode;
  /** Whether it stays in sight; where a window is too low for that, it does not. */
  isSticky?: boolean;
};

/** The bar at the top of every page. */
export function SiteHeader({ children, end, below, isSticky = false }: Props) {
  return (
    <header
      data-sticky={isSticky ? "" : undefined}
      className="border-b border-line bg-surface tall:data-sticky:sticky tall:data-sticky:top-0 tall:data-sticky:z-10"
    >
      <div className="mx-auto flex h-14 max-w-page items-center gap-2 px-4 sm:gap-3 sm:px-6">
        {/* Pages for everybody load nothing that only goes from page to page. */}
        <a href="/" className="inline-flex min-h-9 items-center rounded-md">
          <Logo isCompact={children !== undefined} />
        </a>
        <div className="flex min-w-0 flex-1 items-center">{children}</div>
        <div className="-mr-2 flex shrink-0 items-center gap-1">{end}</div>
      </div>
      {below}
    </header>
  );
}
