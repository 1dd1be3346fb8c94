"use client";

import { useRouter } from "next/navigation";
import { internalPath } from "#components/internal-paths.ts";
import { AskFirst } from "#components/ui/ask-first.tsx";
import { type Column, StackedTable } from "#components/ui/stacked-table.tsx";
import { Time } from "#components/ui/time.tsx";
import type { AgentView } from "#lib/agents/schemas.ts";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";

type Props = { workspaceId: string; agents: readonly AgentView[] };

const COLUMNS: Column[] = [
  { label: "Agent" },
  { label: "Permissions" },
  { label: "Connected" },
  { label: "Last used" },
  { label: "Actions" },
];

/** The agents that members have connected, each with the way to end it. */
export function AgentList({ workspaceId, agents }: Props) {
  const rows = agents.map((agent) => ({
    key: agent.agent_id,
    cells: [
      <span key="name" className="block min-w-0">
        <span className="block font-medium break-words">{agent.client}</span>
        <span className="block text-xs break-all text-soft">{agent.host}</span>
      </span>,
      agent.scopes.join(", "),
      <span key="made">
        <Time at={agent.connected_at} dayOnly />
        <span className="block text-xs break-words text-faint">by {agent.connected_by}</span>
      </span>,
      agent.last_used_at ? <Time key="used" at={agent.last_used_at} dayOnly /> : "Never",
      <Disconnect key="do" workspaceId={workspaceId} agent={agent} />,
    ],
  }));
  return <StackedTable caption="Connected agents" from="lg" columns={COLUMNS} rows={rows} />;
}

function Disconnect({ workspaceId, agent }: { workspaceId: string; agent: AgentView }) {
  const router = useRouter();
  const ids = { workspace_id: workspaceId, agent_id: agent.agent_id };
  return (
    <AskFirst
      trigger="Disconnect"
      triggerName={`Disconnect ${agent.client}`}
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
        {agent.client} is refused within a second, and has to ask for consent again. Everything it has made
        stays.
      </p>
    </AskFirst>
  );
}
