import { postPath } from "#components/posts/post-address.ts";
import { formatCount, formatPlural } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import { Time } from "#components/ui/time.tsx";
import type { Posted } from "#lib/campaign-work/schemas.ts";

type Props = { posted: Posted; root: string };

/** The post that a planned one became, with what it got. */
export function PostedFacts({ posted, root }: Props) {
  return (
    <span className="text-sm text-soft max-lg:text-right">
      <TextLink href={postPath(root, posted)} look="row">
        Posted{" "}
        <span className="ml-1">
          <Time at={posted.day} dayOnly />
        </span>
      </TextLink>
      <span className="block tabular-nums">{tellFigures(posted)}</span>
    </span>
  );
}

/** "1,200 views, 34 engagements"; what is not known is left out. */
export function tellFigures({ views, interactions }: Pick<Posted, "views" | "interactions">): string {
  const known = [
    ...(views === null ? [] : [`${formatCount(views)} ${views === 1 ? "view" : "views"}`]),
    ...(interactions === null ? [] : [formatPlural(interactions, "engagement")]),
  ];
  return known.length === 0 ? "Figures not known" : known.join(", ");
}
