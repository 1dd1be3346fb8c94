"use client";

import type { ReactNode } from "react";
import { PLAIN_REGION, REGION_KEY, type Region } from "#lib/region/plain-region.ts";

type Props = { region?: Region; children: ReactNode };

/**
 * Has the browser write numbers and dates as the server did. It stands around all that does, so that its own rendering comes first;
 * on the server each request has its region already.
 */
export function RegionProvider({ region = PLAIN_REGION, children }: Props) {
  if (typeof window !== "undefined") keep(region);
  return children;
}

function keep(region: Region): void {
  (globalThis as unknown as { [key: symbol]: unknown })[REGION_KEY] = { getStore: () => ({ region }) };
}
