"use client";

import { useRouter } from "next/navigation";
import { useSending } from "#components/ui/use-sending.ts";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";

type Change = { path: string; body?: Record<string, unknown>; method: "POST" | "PATCH" | "DELETE" };

/** Sends a change of the team, shows the page as it is then, and ends. @param onDone in place of reading the page again */
export function useTeamChange(onEnd: () => void, onDone?: () => void) {
  const router = useRouter();
  return useSending(async ({ path, body = {}, method }: Change) => {
    await fetchJson(ANYTHING, path, body, method);
    if (onDone) return onDone();
    router.refresh();
    onEnd();
  });
}
