import { type Column, StackedTable } from "#components/ui/stacked-table.tsx";
import { Time } from "#components/ui/time.tsx";
import type { AgentView } from "#lib/agents/schemas.ts";
import { DisconnectAgent } from "./disconnect-agent.tsx";

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
      <DisconnectAgent key="do" workspaceId={workspaceId} agentId={agent.agent_id} client={agent.client} />,
    ],
  }));
  return <StackedTable caption="Connected agents" from="lg" columns={COLUMNS} rows={rows} />;
}
