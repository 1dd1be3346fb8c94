import type { ReactNode } from "react";

/** What is wrong with a field, else its hint. */
export function FaultOr({ fault, children }: { fault: string | null; children?: ReactNode }) {
  return fault ? <span className="font-medium text-poor">{fault}</span> : children;
}
