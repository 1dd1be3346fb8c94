import { MethodBadge } from "./method-badge.tsx";
import type { Group } from "./read-reference.ts";

export type ContentsGroup = { title: string; entries: { href: string; label: string; method?: string }[] };

/** The list of contents of the reference: the operations by tag. */
export function listContents(groups: Group[]): ContentsGroup[] {
  return groups.map(({ tag, operations }) => ({
    title: tag,
    entries: operations.map(({ id, summary, method }) => ({ href: `#${id}`, label: summary, method })),
  }));
}

/** Stands beside the reference where there is room, and behind a toggle above it where there is none. */
export function ReferenceContents({ groups }: { groups: ContentsGroup[] }) {
  return (
    <>
      <details className="mb-6 rounded-card border border-line bg-surface lg:hidden">
        <summary className="min-h-11 px-4 py-2.5 text-sm font-medium">Contents</summary>
        <nav aria-label="Contents" className="border-t border-line p-4">
          <ContentsList groups={groups} />
        </nav>
      </details>
      <nav
        aria-label="Contents"
        className="sticky top-0 hidden max-h-dvh w-56 shrink-0 self-start overflow-y-auto py-6 lg:block"
      >
        <ContentsList groups={groups} />
      </nav>
    </>
  );
}

function ContentsList({ groups }: { groups: ContentsGroup[] }) {
  return (
    <ul className="space-y-5">
      {groups.map(({ title, entries }) => (
        <li key={title}>
          <p className="text-xs font-semibold tracking-wide text-faint uppercase">{title}</p>
          <ul className="mt-1.5">
            {entries.map(({ href, label, method }) => (
              <li key={href}>
                <a
                  href={href}
                  className="-mx-2 flex min-h-8 items-center gap-2 rounded-md px-2 py-1 text-sm text-soft hover:bg-sunken hover:text-ink"
                >
                  <span className="min-w-0 flex-1">{label}</span>
                  {method && <MethodBadge method={method} className="text-[0.625rem]" />}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
