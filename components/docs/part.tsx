import type { ReactNode } from "react";

type Props = { title: string; isShown: boolean; children: ReactNode };

/** A part of an operation under a small title. */
export function Part({ title, isShown, children }: Props) {
  if (!isShown) return null;
  return (
    <div>
      <h3 className="mb-2.5 text-xs font-semibold tracking-wide text-faint uppercase">{title}</h3>
      {children}
    </div>
  );
}
