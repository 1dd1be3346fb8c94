import type { ReactNode } from "react";

type Props = { kicker: string; title: string; children: ReactNode };

/** A page that has one thing to say. */
export function PageMessage({ kicker, title, children }: Props) {
  return (
    <div className="mx-auto max-w-xl px-4 py-16 sm:px-6 sm:py-24">
      <p className="text-sm font-medium text-faint">{kicker}</p>
      <h1 className="mt-2 text-2xl font-semibold tracking-tight">{title}</h1>
      <div className="mt-4 space-y-6 text-soft">{children}</div>
    </div>
  );
}
