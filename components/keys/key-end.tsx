import { Badge } from "#components/ui/badge.tsx";
import { Time } from "#components/ui/time.tsx";
import type { KeyState, KeyView } from "#lib/api-keys/schemas.ts";

/** What is said of a key that does not simply go on, before the moment. */
const WORDS: Record<Exclude<KeyState, "active">, { word: string; tone: "fair" | "neutral" }> = {
  ending: { word: "Ends soon", tone: "fair" },
  replaced: { word: "Replaced", tone: "fair" },
  expired: { word: "Expired", tone: "neutral" },
  revoked: { word: "Revoked", tone: "neutral" },
};

/** When a key ends or has ended, and why. */
export function KeyEnd({ of: { state, ends_at } }: { of: KeyView }) {
  if (ends_at === null) return "Never";
  if (state === "active") return <Time at={ends_at} dayOnly />;
  const { word, tone } = WORDS[state];
  return (
    <span className="inline-flex flex-col items-end gap-1 lg:items-start">
      <Badge tone={tone}>{word}</Badge>
      <Time at={ends_at} />
    </span>
  );
}
