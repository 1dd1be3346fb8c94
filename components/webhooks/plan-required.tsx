import { PlanRequired as Card } from "#components/workspaces/plan-required.tsx";

/** What webhooks are and how to get them, for accounts whose plan has none. */
export function PlanRequired(account: { workspaceId: string; planName: string }) {
  return (
    <Card
      {...account}
      what="Webhooks"
      gain="your own systems are told at once, by a signed POST, when an audit ends, the score changes or a campaign moves."
      kept="Webhooks of an earlier plan are kept, paused."
    />
  );
}
