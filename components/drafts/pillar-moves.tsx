import { Change } from "#components/score/change.tsx";
import { PILLAR_WORDS } from "#components/score/score-words.ts";
import { PILLARS } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { PageScore } from "#lib/studio/schemas.ts";

/** What the pillars would do if the posts of the platform did as this one is predicted to do. */
export function PillarMoves({ answer }: { answer: PageScore }) {
  const where = PLATFORM_WORDS[answer.platform];
  return (
    <>
      <p className="text-sm text-soft">
        {answer.evidence.pillars_from === "own posts"
          ? `In points of your current audit, if all your posts on ${where} did like this.`
          : `In points of a middle account, if all its posts on ${where} did like this; your current audit has no posts there.`}
      </p>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-x-4 gap-y-3">
        {PILLARS.map((pillar) => (
          <div key={pillar}>
            <dt className="text-xs text-faint">{PILLAR_WORDS[pillar].name}</dt>
            <dd className="text-sm">
              <Change change={answer.pillar_predictions[pillar]} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
