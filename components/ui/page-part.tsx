"use client";

import { type ReactNode, Suspense, useState } from "react";

type Props = {
  /** Its geometry, while it is on its way; null where it is there. */
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * A part of a page that may come after it. It stays one that came later, or did not, for as long as it is open: as the other of the two
 * the next state of the page would be a new part, without what was typed in it or is shown only once, such as a secret.
 */
export function PagePart({ fallback, children }: Props) {
  const [isLater] = useState(fallback !== null);
  return isLater ? <Suspense fallback={fallback}>{children}</Suspense> : children;
}
