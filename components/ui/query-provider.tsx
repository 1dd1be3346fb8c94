"use client";

import { focusManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";

/** One cache of answers for the pages below. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 2 } } }));
  useEffect(() => focusManager.setEventListener(listenForReturns), []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Somebody comes back to a page by its tab, or by its window, which can be in sight all the time. */
function listenForReturns(tell: () => void): () => void {
  const listener = () => tell();
  const signs = ["visibilitychange", "focus"];
  for (const sign of signs) window.addEventListener(sign, listener);
  return () => {
    for (const sign of signs) window.removeEventListener(sign, listener);
  };
}
