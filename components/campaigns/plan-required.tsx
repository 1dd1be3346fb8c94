import { PlanRequired as Card } from "#components/workspaces/plan-required.tsx";

/** What campaigns are and how to get them, for accounts whose plan has none. */
export function PlanRequired(account: { workspaceId: string; planName: string }) {
  return (
    <Card
      {...account}
      what="Campaigns"
      gain="you plan campaigns in phases by week; they begin and move from phase to phase by themselves, and you see what your score has done since the start."
      kept="Campaigns of an earlier plan are kept. They run to their end and are shown again then."
    />
  );
}
