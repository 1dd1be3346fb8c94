import Link from "next/link";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";

/** What needs a larger plan: what one gets, after "With Agency or above", and what becomes of what is there. */
const FEATURES = {
  campaigns: {
    name: "Campaigns",
    gain: "you can plan campaigns in phases by week. They start and move from phase to phase by themselves, and you see how your score has moved since the start.",
    kept: "Campaigns from an earlier plan are kept. They run to their end and will be shown again then.",
  },
  drafts: {
    name: "Drafts",
    gain: "you can see, as you write, how a post is likely to do on its platform, how certain that is, and what would make it better.",
    kept: "Plinth learns from your own posts on every plan, so nothing is lost until then.",
  },
  keys: {
    name: "API keys",
    gain: "your own programs can read scores and audits, import files and start audits, each with a key that you can revoke.",
    kept: "Keys from an earlier plan are kept, but the API refuses them until then.",
  },
  rivals: {
    name: "Rivals",
    gain: "you can watch others in your field beside your own profiles: followers, posts, interactions, your share of voice, and the best posts of the week.",
    kept: "Watched profiles never count towards your score.",
  },
  webhooks: {
    name: "Webhooks",
    gain: "your own systems are told straight away, with a signed POST, when an audit ends, the score changes or a campaign moves on.",
    kept: "Webhooks from an earlier plan are kept, but paused.",
  },
};

type Props = {
  feature: keyof typeof FEATURES;
  workspaceId: string;
  planName: string;
  /** The lowest plan that has it. */
  needed?: string;
};

/** What a page is for and how to get it, for accounts whose plan is too small. */
export function PlanRequired({ feature, workspaceId, planName, needed = "Agency" }: Props) {
  const { name, gain, kept } = FEATURES[feature];
  return (
    <Card id="plan-required" title={`${name} need the ${needed} plan`} className="max-w-2xl">
      <div className="space-y-4 text-sm leading-relaxed text-soft">
        <p>
          This account is on the {planName} plan. With {needed} or above, {gain}
        </p>
        <p>
          To move to {needed}, ask the operator of this installation. {kept}
        </p>
        <Link href={`/w/${workspaceId}/settings`} prefetch={false} className={buttonClass("quiet")}>
          See plan and usage
        </Link>
      </div>
    </Card>
  );
}
