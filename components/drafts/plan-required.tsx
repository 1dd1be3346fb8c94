import Link from "next/link";
import { buttonClass } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";

/** What scored drafts are and how to get them, for accounts whose plan has none. */
export function PlanRequired({ workspaceId, planName }: { workspaceId: string; planName: string }) {
  return (
    <Card id="plan-required" title="Drafts need the Agency plan" className="max-w-2xl">
      <div className="space-y-4 text-sm leading-relaxed text-soft">
        <p>
          This account has the {planName} plan. With Agency or above you see, while you write, how a post is
          likely to do on its platform, how sure that is, and what would make it better.
        </p>
        <p>
          The operator of this installation changes plans: ask them for Agency. Your own posts are learnt from
          on every plan, so that nothing is lost until then.
        </p>
        <Link href={`/w/${workspaceId}/settings`} prefetch={false} className={buttonClass("quiet")}>
          See plan and usage
        </Link>
      </div>
    </Card>
  );
}
