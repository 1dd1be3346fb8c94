import { CircleCheck, CircleSlash, PencilLine, Send } from "lucide-react";
import { type Look, LookBadge } from "#components/ui/badge.tsx";
import type { DraftStatus } from "#lib/drafts/schemas.ts";
import { DRAFT_STATUSES } from "#lib/drafts/values.ts";

/** How far a draft is, as word, colour and icon. */
export const STATUS_LOOKS: Record<DraftStatus, Look> = {
  draft: { word: "Draft", tone: "neutral", icon: PencilLine },
  ready: { word: "Ready", tone: "accent", icon: CircleCheck },
  posted: { word: "Posted", tone: "good", icon: Send },
  dropped: { word: "Dropped", tone: "neutral", icon: CircleSlash },
};

export const STATUS_CHOICES = DRAFT_STATUSES.map((value) => ({ value, label: STATUS_LOOKS[value].word }));

export function DraftStatusBadge({ status }: { status: DraftStatus }) {
  return <LookBadge look={STATUS_LOOKS[status]} />;
}
