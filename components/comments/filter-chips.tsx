import { X } from "lucide-react";
import Link from "next/link";
import { formatDay } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import { commentsHref, type PageFilters } from "./comments-href.ts";

type Props = {
  workspaceId: string;
  filters: PageFilters;
  /** What the post and the account that are asked for are called. */
  names: { post: string | null; profile: string | null };
};

/** Filters that no field shows, each with the way out of it. */
export function FilterChips({ workspaceId, filters, names }: Props) {
  const chips = listChips(filters, names);
  const { order: _, spam: __, told: ___, ...narrowing } = filters;
  const isNarrow = Object.values(narrowing).some(Boolean);
  if (!isNarrow) return null;
  return (
    <ul className="mt-4 flex flex-wrap items-center gap-2 text-sm">
      {chips.map(({ words, without }) => (
        <li key={words} className="min-w-0">
          <Link
            href={commentsHref(workspaceId, { ...filters, ...without, told: undefined })}
            prefetch={false}
            scroll={false}
            aria-label={`Remove the filter: ${words}`}
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-lg border border-edge px-2.5 hover:bg-sunken"
          >
            <span className="truncate">{words}</span>
            <X aria-hidden="true" className="size-3.5 shrink-0 text-soft" />
          </Link>
        </li>
      ))}
      <li>
        <TextLink href={commentsHref(workspaceId)} look="row">
          Clear filters
        </TextLink>
      </li>
    </ul>
  );
}

function listChips({ from, to, post, profile, counted }: PageFilters, names: Props["names"]) {
  const chips: { words: string; without: PageFilters }[] = [];
  if (from || to) chips.push({ words: daysWords(from, to), without: { from: undefined, to: undefined } });
  if (profile)
    chips.push({
      words: names.profile ? `@${names.profile}` : "One account",
      without: { profile: undefined },
    });
  if (post)
    chips.push({
      words: `On: ${names.post ?? "one post"}`,
      without: { post: undefined, profile: undefined },
    });
  if (counted)
    chips.push({
      words: counted === "score" ? "Only what the score counts" : "Every comment, repeats included",
      without: { counted: undefined },
    });
  return chips;
}

function daysWords(from: string | undefined, to: string | undefined): string {
  if (from && to) return `${formatDay(from)} – ${formatDay(to)}`;
  return from ? `Since ${formatDay(from)}` : `Up to ${formatDay(to as string)}`;
}
