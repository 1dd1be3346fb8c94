import { Card } from "#components/ui/card.tsx";
import { Meter } from "#components/ui/meter.tsx";
import type { PostRow } from "#lib/posts/schemas.ts";
import { ageWords, ordinal, placeWords, wholePercentile } from "./post-words.ts";

/** Where the post stands among the brand's own, and why. */
export function PlaceCard({ post }: { post: PostRow }) {
  const { place, age_days: age } = post;
  const share = place && wholePercentile(place.percentile);
  return (
    <Card id="place" title="Among your own posts">
      {share === null ? (
        <p className="text-lg font-semibold tracking-tight">No percentile yet</p>
      ) : (
        <p className="flex items-baseline gap-2">
          <span className="text-4xl font-semibold tracking-tight tabular-nums">{ordinal(share)}</span>
          <span className="text-sm text-soft">percentile{age === null ? "" : ` · ${ageWords(age)}`}</span>
        </p>
      )}
      {share !== null && <Meter value={share} mark={50} className="mt-3" />}
      <p className="mt-3 text-sm leading-relaxed text-soft">{placeWords(post)}</p>
    </Card>
  );
}
