import { Button } from "#components/ui/button.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";

export type OtherWorkspace = { id: string; name: string };

type Props = {
  /** What choosing them does: "Also invite to". */
  legend: string;
  workspaces: readonly OtherWorkspace[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Further workspaces for which the same is done at once. */
export function OtherWorkspaces({ legend, workspaces, chosen, onChange }: Props) {
  if (workspaces.length === 0) return null;
  const areAll = chosen.length === workspaces.length;
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Disclosure label={chosen.length > 0 ? `${legend} (${chosen.length} selected)` : legend}>
      <fieldset className="mt-2">
        <legend className="sr-only">{legend}</legend>
        {workspaces.length > 1 && (
          <Button
            look="quiet"
            className="min-h-9 px-3"
            onClick={() => onChange(areAll ? [] : workspaces.map(({ id }) => id))}
          >
            {areAll ? "Clear selection" : `Select all ${workspaces.length}`}
          </Button>
        )}
        <div className="mt-1 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {workspaces.map(({ id, name }) => (
            <label key={id} className="flex min-h-11 items-center gap-3 py-1 text-sm">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
                className="size-6 shrink-0 accent-accent"
              />
              <span className="min-w-0 break-words">{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </Disclosure>
  );
}
