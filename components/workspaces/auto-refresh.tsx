"use client";

import type { NextChange } from "#components/ui/next-change.ts";
import { PollAlert } from "#components/ui/poll-alert.tsx";
import { useAutoRefresh } from "./use-auto-refresh.ts";

type Props = {
  workspaceId: string;
  /** When the server rendered the page, in milliseconds: a page that comes back from before is read again. */
  readAt: number;
  /** Of what the page shows, as the server found it before it read that. */
  change: NextChange;
};

/** Has the page read again as long as something that it shows changes by itself, and when the window gets the focus. */
export function AutoRefresh(props: Props) {
  const error = useAutoRefresh(props);
  return props.change === "never" ? null : <PollAlert error={error} className="mb-4 sm:mb-6" />;
}
