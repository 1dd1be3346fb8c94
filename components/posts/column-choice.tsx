import { keepEarlyInput } from "#components/ui/keep-early-input.ts";
import { POST_COLUMNS, type PostColumn } from "./post-columns.tsx";

type Props = { id: string; columns: PostColumn[]; onToggle: (name: string) => void };

/** Which columns are shown, kept in this browser. */
export function ColumnChoice({ id, columns, onToggle }: Props) {
  return (
    <fieldset id={id} className="rounded-lg bg-sunken px-4 py-3">
      <legend className="sr-only">Columns shown in this browser</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-1">
        {POST_COLUMNS.map(({ name, label }) => (
          <label key={name} className="flex min-h-8 items-center gap-2 text-sm">
            <input
              ref={keepEarlyInput}
              type="checkbox"
              checked={columns.some((one) => one.name === name)}
              onChange={() => onToggle(name)}
              className="size-6 shrink-0 accent-accent"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
