import { ArrowDown, ArrowUp, type LucideIcon, X } from "lucide-react";

type Props = {
  /** Of the phase; the tools have it with their own word behind. */
  id: string;
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** Moves a phase or takes it out. */
export function PhaseTools({ id, title, isFirst, isLast, onMove, onRemove }: Props) {
  return (
    <span className="flex shrink-0">
      <Tool
        id={`${id}-up`}
        name={`Move ${title} up`}
        icon={ArrowUp}
        isIdle={isFirst}
        onPress={() => onMove(-1)}
      />
      <Tool
        id={`${id}-down`}
        name={`Move ${title} down`}
        icon={ArrowDown}
        isIdle={isLast}
        onPress={() => onMove(1)}
      />
      <Tool
        id={`${id}-remove`}
        name={`Take out ${title}`}
        icon={X}
        isIdle={isFirst && isLast}
        onPress={onRemove}
      />
    </span>
  );
}

type ToolProps = { id: string; name: string; icon: LucideIcon; isIdle: boolean; onPress: () => void };

/** Stays focusable where it can do nothing, so that the focus is not lost at the ends of the list. */
function Tool({ id, name, icon: Icon, isIdle, onPress }: ToolProps) {
  return (
    <button
      id={id}
      type="button"
      aria-label={name}
      aria-disabled={isIdle}
      onClick={() => !isIdle && onPress()}
      className="inline-flex size-9 items-center justify-center rounded-md text-soft hover:bg-sunken hover:text-ink aria-disabled:opacity-40"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
