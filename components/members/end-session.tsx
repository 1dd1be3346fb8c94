"use client";

import { useRouter } from "next/navigation";
import { internalPath } from "#components/internal-paths.ts";
import { AskFirst } from "#components/ui/ask-first.tsx";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";

const WORDS = { action: "End", pending: "Ending …" };

/** Ends one session after asking. @param name of the browser, in words */
export function EndSession({ id, name }: { id: string; name: string }) {
  const router = useRouter();
  return (
    <AskFirst
      trigger="End"
      triggerName={`End the session of ${name}`}
      className="shrink-0"
      title="End this session?"
      words={WORDS}
      send={async () => {
        const path = internalPath("/internal/sessions/[session_id]", { session_id: id });
        await fetchJson(ANYTHING, path, {}, "DELETE");
        router.refresh();
      }}
    >
      <p>{name} is signed out immediately.</p>
    </AskFirst>
  );
}

/** Ends all sessions but the one that looks, after asking. */
export function EndOtherSessions() {
  const router = useRouter();
  return (
    <AskFirst
      trigger="End all others"
      className="shrink-0"
      title="End all other sessions?"
      words={WORDS}
      send={async () => {
        await fetchJson(ANYTHING, internalPath("/internal/sessions", {}), {}, "DELETE");
        router.refresh();
      }}
    >
      <p>Every other browser is signed out immediately. You stay signed in here.</p>
    </AskFirst>
  );
}
