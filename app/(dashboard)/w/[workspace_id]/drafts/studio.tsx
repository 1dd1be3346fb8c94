import { AccountModelsCard } from "#components/drafts/account-models-card.tsx";
import type { DraftPlace } from "#components/drafts/draft-place.ts";
import { DraftStudio } from "#components/drafts/draft-studio.tsx";
import type { Member } from "#lib/access/find-member.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import type { Draft } from "#lib/drafts/schemas.ts";
import { MIN_POSTS } from "#lib/studio/account-model.ts";
import type { AccountModelFacts } from "#lib/studio/schemas.ts";

type Props = {
  member: Pick<Member, "role" | "workspace">;
  /** Null of a new one, which begins at `usual`. */
  kept: Draft | null;
  usual: DraftPlace;
  facts: AccountModelFacts[];
};

/** A draft with all that is said of it, and at its foot what is learnt from own posts. */
export function Studio({ member: { role, workspace }, kept, usual, facts }: Props) {
  const canEdit = roleIncludes(role, "editor");
  const shared = { workspaceId: workspace.id, facts, needed: MIN_POSTS };
  return (
    <div className="space-y-4 sm:space-y-6">
      <DraftStudio key={kept?.id ?? workspace.id} kept={kept} usual={usual} canEdit={canEdit} {...shared} />
      <AccountModelsCard canImport={canEdit} {...shared} />
    </div>
  );
}
