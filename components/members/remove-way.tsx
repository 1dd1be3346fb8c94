"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { AskFirst } from "#components/ui/ask-first.tsx";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";

type Props = {
  path: string;
  trigger: string;
  triggerName: string;
  title: string;
  words: { action: string; pending: string };
  /** What will happen. */
  children: ReactNode;
};

/** Removes a way to sign in, after asking. */
export function RemoveWay({ path, children, ...shown }: Props) {
  const router = useRouter();
  return (
    <AskFirst
      {...shown}
      className="shrink-0"
      send={async () => {
        await fetchJson(ANYTHING, path, {}, "DELETE");
        router.refresh();
      }}
    >
      {children}
    </AskFirst>
  );
}
