import { spellDays } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import type { CountedComments } from "#lib/formula/formula-result.ts";
import { countedHref } from "./comments-href.ts";

type Props = {
  workspaceId: string;
  /** "28 of 106 comments in the last 91 days of comments were critical; …" */
  evidence: string;
  comments?: CountedComments | undefined;
};

/** The evidence of a recommendation; where it counts comments, the count leads to exactly those. */
export function EvidenceWords({ workspaceId, evidence, comments }: Props) {
  const words = spellDays(evidence);
  const count = comments && `${comments.critical} of ${comments.all} comments`;
  if (!count || !words.startsWith(count)) return words;
  return (
    <>
      <TextLink href={countedHref(workspaceId, comments)}>{count}</TextLink>
      {words.slice(count.length)}
    </>
  );
}
