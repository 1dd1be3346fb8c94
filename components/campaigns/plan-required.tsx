import Link from "next/link";
import { buttonClass } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";

/** What campaigns are and how to get them, for accounts whose plan has none. */
export function PlanRequired({ workspaceId, planName }: { workspaceId: string; planName: string }) {
  return (
    <Card id="plan-required" title="Campaigns need the Agency plan" className="max-w-2xl">
      <div className="space-y-4 text-sm leading-relaxed text-soft">
        <p>
          This account has the {planName} plan. With Agency or above you plan campaigns in phases by week;
          they begin and move from phase to phase by themselves, and you see what your score has done since
          the start.
        </p>
        <p>
          The operator of this installation changes plans: ask them for Agency. Campaigns of an earlier plan
          are kept. They run to their end and are shown again then.
        </p>
        <Link href={`/w/${workspaceId}/settings`} prefetch={false} className={buttonClass("quiet")}>
          See plan and usage
        </Link>
      </div>
    </Card>
  );
}
