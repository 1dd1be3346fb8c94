"use client";

import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { cx } from "#components/ui/cx.ts";
import { useIsHydrated } from "#components/ui/use-is-hydrated.ts";

type Props = {
  id: string;
  title: ReactNode;
  /** Name of the button. */
  hideName: string;
  /** What the browser keeps, so that the server leaves it out from the next page on. */
  cookie: { name: string; value: string; path: string };
  children?: ReactNode;
};

const YEAR_SECONDS = 365 * 24 * 3_600;

/** A section that is hidden for good in this browser by a button. */
export function Hidable({ id, title, hideName, cookie, children }: Props) {
  const isHydrated = useIsHydrated();
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  const hide = () => {
    const secure = window.location.protocol === "https:" ? "; Secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the newer way.
    document.cookie = `${cookie.name}=${cookie.value}; Path=${cookie.path}; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
    setHidden(true);
  };
  return (
    <section
      aria-labelledby={id}
      className="no-print mb-4 rounded-card border border-line bg-surface px-5 py-3.5 sm:mb-6 sm:px-6"
    >
      <div className={cx("flex items-center justify-between gap-4", children !== undefined && "mb-1.5")}>
        <h2 id={id} className="text-sm font-semibold">
          {title}
        </h2>
        <button
          type="button"
          onClick={hide}
          disabled={!isHydrated}
          data-still={isHydrated ? undefined : ""}
          aria-label={hideName}
          className="-me-2 inline-flex min-h-8 items-center gap-1.5 rounded-md px-2 text-sm text-soft hover:bg-sunken hover:text-ink data-still:cursor-progress"
        >
          <X aria-hidden="true" className="size-4" />
          Hide
        </button>
      </div>
      {children}
    </section>
  );
}
