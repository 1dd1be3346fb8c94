import Link from "next/link";
import { buttonClass } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";

/** What webhooks are and how to get them, for accounts whose plan has none. */
export function PlanRequired({ workspaceId, planName }: { workspaceId: string; planName: string }) {
  return (
    <Card id="plan-required" title="Webhooks need the Agency plan">
      <div className="space-y-4 text-sm leading-relaxed text-soft">
        <p>
          This account has the {planName} plan. With Agency or above your own systems are told at once, by a
          signed POST, when an audit ends, the score changes or a campaign moves.
        </p>
        <p>
          The operator of this installation changes plans: ask them for Agency. Webhooks of an earlier plan
          are kept, paused.
        </p>
        <Link href={`/w/${workspaceId}/settings`} prefetch={false} className={buttonClass("quiet")}>
          See plan and usage
        </Link>
      </div>
    </Card>
  );
}
