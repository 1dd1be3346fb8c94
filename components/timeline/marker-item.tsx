import { formatDay } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import type { ShownMarker } from "./describe-marker.ts";
import { LazyNoteActions } from "./lazy-note-actions.tsx";
import { MarkerIcon } from "./marker-icon.tsx";

type Props = {
  marker: ShownMarker;
  workspaceId: string;
  /** Whether who looks may change notes. */
  canWrite: boolean;
};

/** One thing that happened, with its day and the way to more of it. */
export function MarkerItem({ marker, workspaceId, canWrite }: Props) {
  const { day, kind, text, href, note } = marker;
  return (
    <li className="flex flex-wrap items-start gap-x-3 py-2 text-sm">
      <span className="w-24 shrink-0 text-faint tabular-nums">{formatDay(day)}</span>
      <MarkerIcon kind={kind} className="mt-0.5 size-4 shrink-0 text-faint" />
      <span className="min-w-0 flex-1 basis-40 break-words">
        {href ? <TextLink href={href}>{text}</TextLink> : text}
        {note?.created_by && <span className="text-faint"> by {note.created_by}</span>}
      </span>
      {note && canWrite && <LazyNoteActions workspaceId={workspaceId} note={note} />}
    </li>
  );
}
