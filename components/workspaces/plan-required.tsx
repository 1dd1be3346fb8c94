import Link from "next/link";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";

type Props = {
  workspaceId: string;
  planName: string;
  /** What is missing, as a title begins with it: "Campaigns". */
  what: string;
  /** What one gets, after "With Agency or above". */
  gain: string;
  /** What becomes of what is there. */
  kept: string;
};

/** What a page is for and how to get it, for accounts whose plan is too small. */
export function PlanRequired({ workspaceId, planName, what, gain, kept }: Props) {
  return (
    <Card id="plan-required" title={`${what} need the Agency plan`} className="max-w-2xl">
      <div className="space-y-4 text-sm leading-relaxed text-soft">
        <p>
          This account has the {planName} plan. With Agency or above {gain}
        </p>
        <p>The operator of this installation changes plans: ask them for Agency. {kept}</p>
        <Link href={`/w/${workspaceId}/settings`} prefetch={false} className={buttonClass("quiet")}>
          See plan and usage
        </Link>
      </div>
    </Card>
  );
}
