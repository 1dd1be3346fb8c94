import { goalName } from "#components/goals/goal-words.ts";
import { formatPlural, formatScore } from "#components/ui/format.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import type { Marker, Note } from "#lib/timeline/schemas.ts";

/** What a marker is of, by which it has its sign. */
export const MARKER_KINDS = ["audit", "campaign", "account", "import", "formula", "goal", "note"] as const;
export type MarkerKind = (typeof MARKER_KINDS)[number];

/** A marker as people read it. */
export type ShownMarker = {
  /** UTC day, YYYY-MM-DD. */
  day: string;
  kind: MarkerKind;
  text: string;
  /** Where more of it stands. */
  href: string | null;
  note: Note | null;
};

/** What happened, in words. @param path of the workspace's pages */
export function describeMarker(marker: Marker, path: string): ShownMarker {
  const { day } = marker;
  const told = { day, href: null, note: null };
  switch (marker.kind) {
    case "audit": {
      const text = `Audit: ${formatScore(marker.score)}`;
      return { ...told, kind: "audit", text, href: `${path}/audits/${marker.auditId}` };
    }
    case "phase": {
      const what = marker.phase === null ? " ended" : `: ${marker.phase} began`;
      const href = `${path}/campaigns/${marker.campaignId}`;
      return { ...told, kind: "campaign", text: `${marker.campaign}${what}`, href };
    }
    case "connected":
    case "disconnected": {
      const account = [PLATFORM_WORDS[marker.platform], marker.handle && `@${marker.handle}`];
      const text = `${account.filter(Boolean).join(" ")} ${marker.kind}`;
      return { ...told, kind: "account", text, href: `${path}/platforms` };
    }
    case "imported": {
      const text = `${marker.fileName} imported: ${formatPlural(marker.posts, "new post")}`;
      return { ...told, kind: "import", text, href: `${path}/platforms` };
    }
    case "goal": {
      const text = `Goal reached: ${goalName(marker)}`;
      return { ...told, kind: "goal", text, href: `${path}/goals/${marker.goalId}` };
    }
    case "note":
      return { ...told, kind: "note", text: marker.note.text, note: marker.note };
  }
}

/** Where scores of another formula begin. */
export function formulaMarker(day: string, version: string): ShownMarker {
  const text = `Formula ${version} from here on: scores before it cannot be compared`;
  return { day, kind: "formula", text, href: null, note: null };
}
