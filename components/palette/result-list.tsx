import { useEffect } from "react";
import { cx } from "#components/ui/cx.ts";
import { formatPlural } from "#components/ui/format.ts";
import { Keys } from "./keys.tsx";
import type { Group, Row } from "./list-rows.ts";

type Props = {
  id: string;
  groups: readonly Group[];
  activeId: string | undefined;
  onPoint: (id: string) => void;
  onChoose: (row: Row) => void;
  isLooking: boolean;
  /** What can be found besides, while nothing is typed. */
  hint: string | null;
  error: Error | null;
};

/** The rows by their groups, and what is still looked for. The focus stays in the field above. */
export function ResultList({ id, groups, activeId, onPoint, onChoose, isLooking, hint, error }: Props) {
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label="Results"
        className="h-[31rem] min-h-0 overflow-y-auto overscroll-contain p-2"
      >
        {groups.map(({ name, rows }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options.
          <div key={name} role="group" aria-label={name} className="pb-2">
            <div aria-hidden="true" className="px-3 pt-1.5 pb-1 text-xs font-medium text-faint">
              {name}
            </div>
            {rows.map((row) => (
              <ResultRow
                key={row.id}
                row={row}
                isActive={row.id === activeId}
                onPoint={() => onPoint(row.id)}
                onChoose={() => onChoose(row)}
              />
            ))}
          </div>
        ))}
      </div>
      <div className="flex min-h-10 shrink-0 items-center justify-between gap-4 border-t border-line px-5 py-2 text-xs text-soft">
        <p role="status">{hint ?? tellState(count, isLooking, error)}</p>
        <p aria-hidden="true" className="hidden shrink-0 sm:block">
          ↑ ↓ to move · Enter to choose · Esc to close
        </p>
      </div>
    </>
  );
}

function tellState(count: number, isLooking: boolean, error: Error | null): string {
  if (error) return `Not everything could be searched: ${error.message}`;
  if (isLooking) return "Searching posts …";
  return count === 0 ? "Nothing found. Try fewer or different words." : formatPlural(count, "result");
}

type RowProps = { row: Row; isActive: boolean; onPoint: () => void; onChoose: () => void };

function ResultRow({ row: { id, label, note, keys, isLong }, isActive, onPoint, onChoose }: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names the active row.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={() => !isActive && onPoint()}
      onClick={onChoose}
      className="flex min-h-10 scroll-my-9 flex-wrap items-center gap-x-4 rounded-md sm:min-h-9 sm:flex-nowrap px-3 py-1.5 text-sm aria-selected:bg-sunken cursor-pointer"
    >
      <span className={cx("min-w-0 truncate sm:flex-1 sm:basis-0", isLong ? "basis-full" : "flex-1")}>
        {label}
      </span>
      {note && <span className="inline-flex shrink-0 items-center gap-1.5 text-xs text-soft">{note}</span>}
      {keys && (
        <span aria-hidden="true" className="hidden shrink-0 sm:block">
          <Keys keys={keys} />
        </span>
      )}
    </div>
  );
}
