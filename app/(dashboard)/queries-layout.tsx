import type { ReactNode } from "react";
import { QueryProvider } from "#components/ui/query-provider.tsx";

/** For pages with parts that ask the service by themselves; the others do not load what that takes. */
export default function QueriesLayout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
