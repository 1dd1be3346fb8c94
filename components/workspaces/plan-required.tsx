import Link from "next/link";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";

/** What needs the Agency plan: what one gets, after "With Agency or above", and what becomes of what is there. */
const FEATURES = {
  campaigns: {
    name: "Campaigns",
    gain: "you plan campaigns in phases by week; they begin and move from phase to phase by themselves, and you see what your score has done since the start.",
    kept: "Campaigns of an earlier plan are kept. They run to their end and are shown again then.",
  },
  drafts: {
    name: "Drafts",
    gain: "you see, while you write, how a post is likely to do on its platform, how sure that is, and what would make it better.",
    kept: "Your own posts are learnt from on every plan, so that nothing is lost until then.",
  },
  webhooks: {
    name: "Webhooks",
    gain: "your own systems are told at once, by a signed POST, when an audit ends, the score changes or a campaign moves.",
    kept: "Webhooks of an earlier plan are kept, paused.",
  },
};

type Props = { feature: keyof typeof FEATURES; workspaceId: string; planName: string };

/** What a page is for and how to get it, for accounts whose plan is too small. */
export function PlanRequired({ feature, workspaceId, planName }: Props) {
  const { name, gain, kept } = FEATURES[feature];
  return (
    <Card id="plan-required" title={`${name} need the Agency plan`} className="max-w-2xl">
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
