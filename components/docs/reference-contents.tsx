import { ListTree } from "lucide-react";
import { cx } from "#components/ui/cx.ts";
import type { ContentsEntry, ContentsGroup } from "./list-contents.ts";
import { MethodBadge } from "./method-badge.tsx";

const PANEL = "reference-contents";
/** Where there is room the panel stands beside the reference, open for good. */
const BESIDE =
  "lg:sticky lg:top-0 lg:m-0 lg:block lg:max-h-dvh lg:w-56 lg:shrink-0 lg:self-start lg:rounded-none lg:border-0 lg:bg-transparent lg:px-0 lg:py-6 lg:shadow-none";

/** The list of contents: beside the reference, or behind a button that stays in sight while one reads. */
export function ReferenceContents({ groups }: { groups: ContentsGroup[] }) {
  return (
    <>
      <div className="no-print sticky top-0 z-10 -mx-4 -mt-8 mb-6 border-b border-line bg-canvas px-4 py-2 sm:-mx-6 sm:px-6 lg:hidden">
        <button
          type="button"
          popoverTarget={PANEL}
          className="inline-flex min-h-10 w-full items-center gap-2 rounded-lg border border-edge bg-surface px-3 text-sm font-medium hover:bg-sunken"
        >
          <ListTree aria-hidden="true" className="size-4 text-faint" />
          Contents
        </button>
      </div>
      <nav
        id={PANEL}
        popover="auto"
        aria-label="Contents"
        className={cx(
          "inset-x-2 top-auto bottom-2 m-0 max-h-[calc(100dvh-8rem)] w-auto overflow-y-auto rounded-xl border border-line bg-surface p-4 text-ink shadow-lg",
          BESIDE,
        )}
      >
        <ul className="space-y-5">
          {groups.map(({ title, entries }) => (
            <li key={title}>
              <p className="text-xs font-semibold tracking-wide text-faint uppercase">{title}</p>
              <ul className="mt-1.5">
                {entries.map((entry) => (
                  <li key={entry.href}>
                    <Entry {...entry} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function Entry({ href, label, method, isCurrent = false, isPart = false }: ContentsEntry) {
  return (
    <a
      href={href}
      aria-current={isCurrent ? "page" : undefined}
      className={cx(
        "-mx-2 flex min-h-8 items-center gap-2 px-2 py-1 text-sm text-soft hover:bg-sunken hover:text-ink max-lg:min-h-10",
        "aria-[current]:font-medium aria-[current]:text-ink",
        isPart ? "ml-0 rounded-r-md border-l border-line" : "rounded-md",
      )}
    >
      <span className="min-w-0 flex-1 break-words">{label}</span>
      {method && <MethodBadge method={method} className="text-[0.625rem]!" />}
    </a>
  );
}
