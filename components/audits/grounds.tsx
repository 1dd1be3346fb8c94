import { EvidenceWords } from "#components/comments/evidence-words.tsx";
import { PILLAR_WORDS } from "#components/score/score-words.ts";
import { Disclosure } from "#components/ui/disclosure.tsx";
import type { Pillar } from "#lib/formula/names.ts";
import { PatternPosts, type PostNames } from "./pattern-posts.tsx";
import { promiseWords } from "./promise-words.ts";
import type { Recommendation } from "./recommendation-list.tsx";

type Props = {
  workspaceId: string;
  of: Omit<Recommendation, "priority">;
  keptWeeks: (pillar: Pillar) => number;
  postNames: PostNames;
  /** The posts stand behind a toggle. */
  areFolded?: boolean;
};

/** Why it is advised, which posts show it, and what it brings when. */
export function Grounds({ of, workspaceId, keptWeeks, postNames, areFolded = false }: Props) {
  const posts = of.posts && <PatternPosts workspaceId={workspaceId} posts={of.posts} names={postNames} />;
  return (
    <>
      <p className="text-sm leading-relaxed text-soft">
        <EvidenceWords workspaceId={workspaceId} evidence={of.evidence} comments={of.comments} />
      </p>
      {!areFolded && posts}
      <PromiseWords of={of} keptWeeks={keptWeeks(of.pillar)} />
      {areFolded && posts && <Disclosure label="Posts that show it">{posts}</Disclosure>}
    </>
  );
}

/** How much of the gain shows when; not told by audits of older versions. */
function PromiseWords({ of, keptWeeks }: { of: Gains; keptWeeks: number }) {
  const { pillar, pillar_gain: whole, pillar_gain_28: after28 } = of;
  if (!whole || after28 === undefined) return null;
  return (
    <p className="mt-1 text-sm text-soft">
      {PILLAR_WORDS[pillar].name}: {promiseWords({ pillar, whole, after28, keptWeeks })}.
    </p>
  );
}

type Gains = Pick<Recommendation, "pillar" | "pillar_gain" | "pillar_gain_28">;
