import { AccountModelsCard } from "#components/drafts/account-models-card.tsx";
import type { ReadBefore } from "#components/drafts/asked-drafts.ts";
import type { DraftStart } from "#components/drafts/draft-place.ts";
import { DraftStudio } from "#components/drafts/draft-studio.tsx";
import { MatchCard } from "#components/drafts/match-card.tsx";
import type { Member } from "#lib/access/find-member.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import type { DraftMatch } from "#lib/campaign-work/schemas.ts";
import type { CampaignChoice } from "#lib/campaigns/schemas.ts";
import type { Draft } from "#lib/drafts/schemas.ts";
import { MIN_POSTS } from "#lib/studio/account-model.ts";
import type { AccountModelFacts } from "#lib/studio/schemas.ts";

type Props = {
  /** What became of a draft of a campaign; null of others. */
  match: DraftMatch | null;
  member: Pick<Member, "role" | "workspace">;
  /** Null of a new one, which begins at `usual`. */
  kept: Draft | null;
  /** What is known of that from the start. */
  before: ReadBefore | null;
  usual: DraftStart;
  campaigns: CampaignChoice[];
  facts: AccountModelFacts[];
};

/** A draft with all that is said of it, and at its foot what is learnt from own posts. */
export function Studio({ member: { role, workspace }, kept, before, usual, campaigns, facts, match }: Props) {
  const canEdit = roleIncludes(role, "editor");
  const shared = { workspaceId: workspace.id, facts, needed: MIN_POSTS };
  return (
    <div className="space-y-4 sm:space-y-6">
      <DraftStudio
        key={kept?.id ?? `${workspace.id} ${usual.campaign_id} ${usual.planned_on}`}
        kept={kept}
        before={before}
        usual={usual}
        campaigns={campaigns}
        canEdit={canEdit}
        {...shared}
      />
      {kept && match && (
        <MatchCard
          key={`${match.posted_as} ${match.posted?.id}`}
          workspaceId={workspace.id}
          draftId={kept.id}
          match={match}
          canEdit={canEdit}
        />
      )}
      <AccountModelsCard canImport={canEdit} {...shared} />
    </div>
  );
}
