"use client";

import { focusManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { listenForReturns } from "./next-change.ts";

let ofBrowser: QueryClient | undefined;

/** One cache of answers for all pages of a browser; on the server one for each rendering, so that nobody meets another's. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(findClient);
  useEffect(() => focusManager.setEventListener(listenForReturns), []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function findClient(): QueryClient {
  if (typeof window === "undefined") return makeClient();
  ofBrowser ??= makeClient();
  return ofBrowser;
}

function makeClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: 2 } } });
}
