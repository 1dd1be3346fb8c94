import { ChoiceLinks } from "#components/ui/choice-links.tsx";
import { formatCount } from "#components/ui/format.ts";
import type { CommentSummary } from "#lib/comments/schemas.ts";
import { TONE_CHOICES } from "./comment-words.ts";
import { commentsHref, type PageFilters } from "./comments-href.ts";

type Props = { workspaceId: string; page: PageFilters; tones: CommentSummary["tones"] };

/** How many comments there are of each kind, whichever is shown; each count leads to its comments. */
export function ToneLinks({ workspaceId, page, tones }: Props) {
  const all = Object.values(tones).reduce((sum, count) => sum + count, 0);
  const linkTo = (label: string, sentiment?: PageFilters["sentiment"]) => ({
    ...{ label, href: commentsHref(workspaceId, { ...page, sentiment, told: undefined }) },
    isCurrent: page.sentiment === sentiment,
  });
  const kinds = TONE_CHOICES.filter(({ value }) => tones[value] > 0 || value === page.sentiment);
  return (
    <ChoiceLinks
      name="How many of each kind"
      choices={[
        linkTo("All"),
        ...kinds.map(({ value, label }) => {
          const words = `${formatCount(tones[value])} ${label.toLowerCase()}`;
          const share = Math.round((100 * tones[value]) / Math.max(1, all));
          return linkTo(value === "negative" ? `${words} (${share}\u2009%)` : words, value);
        }),
      ]}
    />
  );
}
