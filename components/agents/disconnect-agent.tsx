"use client";

import { useRouter } from "next/navigation";
import { internalPath } from "#components/internal-paths.ts";
import { AskFirst } from "#components/ui/ask-first.tsx";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";

type Props = { workspaceId: string; agentId: string; client: string };

/** Ends an agent after asking. @param client what it calls itself */
export function DisconnectAgent({ workspaceId, agentId, client }: Props) {
  const router = useRouter();
  const ids = { workspace_id: workspaceId, agent_id: agentId };
  return (
    <AskFirst
      trigger="Disconnect"
      triggerName={`Disconnect ${client}`}
      className="min-h-9 px-3"
      title="Disconnect this agent?"
      words={{ action: "Disconnect", pending: "Disconnecting …" }}
      send={async () => {
        const path = internalPath("/internal/workspaces/[workspace_id]/agents/[agent_id]", ids);
        await fetchJson(ANYTHING, path, {}, "DELETE");
        router.refresh();
      }}
    >
      <p>
        {client} is refused within a second, and has to ask for consent again. Everything it has made stays.
      </p>
    </AskFirst>
  );
}
