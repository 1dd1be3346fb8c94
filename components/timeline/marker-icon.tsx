import { ClipboardCheck, FileUp, Megaphone, Plug, Sigma, StickyNote, Target } from "lucide-react";
import type { MarkerKind } from "./describe-marker.ts";

const ICONS = {
  audit: ClipboardCheck,
  campaign: Megaphone,
  account: Plug,
  import: FileUp,
  formula: Sigma,
  goal: Target,
  note: StickyNote,
} as const satisfies Record<MarkerKind, unknown>;

const WORDS: Record<MarkerKind, string> = {
  audit: "Audit",
  campaign: "Campaign",
  account: "Account",
  import: "Import",
  formula: "Formula",
  goal: "Goal",
  note: "Note",
};

/** The sign of a kind of marker; its name where none stands beside it. */
export function MarkerIcon({ kind, className }: { kind: MarkerKind; className?: string }) {
  const Icon = ICONS[kind];
  return <Icon role="img" aria-label={WORDS[kind]} className={className} />;
}
