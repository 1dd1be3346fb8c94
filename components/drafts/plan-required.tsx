import { PlanRequired as Card } from "#components/workspaces/plan-required.tsx";

/** What scored drafts are and how to get them, for accounts whose plan has none. */
export function PlanRequired(account: { workspaceId: string; planName: string }) {
  return (
    <Card
      {...account}
      what="Drafts"
      gain="you see, while you write, how a post is likely to do on its platform, how sure that is, and what would make it better."
      kept="Your own posts are learnt from on every plan, so that nothing is lost until then."
    />
  );
}
