import { formatDay, formatList } from "#components/ui/format.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { RivalRow, Rivals } from "#lib/rivals/schemas.ts";
import { nameWords } from "./rival-words.ts";

/** Over which days everyone is compared, who has no share and why, and what counts as an interaction. */
export function CountingNote({ rivals, days }: { rivals: Rivals; days: number }) {
  const { period, rows, counted } = rivals;
  if (!period) return null;
  const partly = rows.filter(({ knownDays }) => knownDays < days);
  return (
    <div className="mt-5 max-w-prose space-y-2 border-t border-line pt-4 text-sm leading-relaxed text-soft">
      <p>
        From {formatDay(period.from)} to {formatDay(period.to)}, the last day on which your own posts are
        known, or up to a week earlier where that lets a rival count. Share of voice is a profile's part of
        all interactions, or posts, of everyone here who is known on every one of these days.
      </p>
      {partly.length > 0 && (
        <p>Without a share, because only part of these days is known: {formatList(partly.map(partWords))}.</p>
      )}
      {counted.map(({ platform, kinds }) => (
        <p key={platform}>
          {kinds.length > 0
            ? `Interactions on ${PLATFORM_WORDS[platform]} are ${formatList(kinds)}: what is known of everyone there.`
            : `On ${PLATFORM_WORDS[platform]} no kind of interaction is known of everyone.`}
        </p>
      ))}
      <p>
        The engagement rate is the interactions of an average post for every hundred followers. “Ahead of”
        says how many reference accounts of the platform are behind.
      </p>
    </div>
  );
}

function partWords(row: RivalRow): string {
  return row.knownUntil === null ? `${nameWords(row)} (no posts yet)` : nameWords(row);
}
