import { Disclosure } from "#components/ui/disclosure.tsx";
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
      {partly.length > 0 && (
        <p>Without a share, because only part of these days is known: {formatList(partly.map(partWords))}.</p>
      )}
      <Disclosure label="How this is counted">
        <div className="mt-2 space-y-2">
          <p>
            From {formatDay(period.from)} to {formatDay(period.to)}, the last day on which your own posts are
            known, or up to a week earlier where that lets a rival count. Share of voice is a profile's part
            of all interactions, or posts, of everyone here who is known on every one of these days. “Gaining”
            compares the average week of the first quarter with that of the last.
          </p>
          {counted.map(({ platform, kinds }) => (
            <p key={platform}>
              {kinds.length > 0
                ? `Interactions on ${PLATFORM_WORDS[platform]} are ${formatList(kinds)}: what is known of everyone there.`
                : `On ${PLATFORM_WORDS[platform]} no kind of interaction is known of everyone.`}
            </p>
          ))}
          <p>
            Interactions per post are those of an average post. The engagement rates further down are inputs
            of the score and are worked out in another way. “Ahead of” says how many reference accounts of the
            platform are behind.
          </p>
        </div>
      </Disclosure>
    </div>
  );
}

function partWords(row: RivalRow): string {
  return row.knownUntil === null ? `${nameWords(row)} (no posts yet)` : nameWords(row);
}
