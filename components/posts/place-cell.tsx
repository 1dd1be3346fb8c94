import { cx } from "#components/ui/cx.ts";
import type { PostRow } from "#lib/posts/schemas.ts";
import { SETTLED_AGE } from "#lib/posts/values.ts";
import { ageWords, ordinal, placeWords, UNKNOWN, wholePercentile } from "./post-words.ts";

/** Only the best and the weakest tenth are marked. */
const NOTABLE = 10;

/** The percentile of a post with the age of its figures, on a phone only while they may change; the reason is there when one points at it. */
export function PlaceCell({ post }: { post: PostRow }) {
  const { place, age_days: age } = post;
  return (
    <span title={placeWords(post)} className="block">
      {place === null ? <NoPlace /> : <Place share={wholePercentile(place.percentile)} />}
      {age !== null && (
        <span className={cx("block text-xs text-faint", age >= SETTLED_AGE && "max-sm:hidden")}>
          {ageWords(age)}
        </span>
      )}
    </span>
  );
}

function Place({ share }: { share: number }) {
  const tone = share > 100 - NOTABLE ? "text-good" : share <= NOTABLE ? "text-poor" : "text-ink";
  return <span className={cx("font-medium", tone)}>{ordinal(share)}</span>;
}

function NoPlace() {
  return (
    <>
      <span aria-hidden="true">{UNKNOWN}</span>
      <span className="sr-only">not known</span>
    </>
  );
}
