import { cx } from "#components/ui/cx.ts";
import { TONE_BOX, type Tone } from "#components/ui/tone.ts";

const TONES: Record<string, Tone> = { GET: "good", POST: "accent", PATCH: "fair", DELETE: "poor" };

/** The method of a request, in a colour of its own. */
export function MethodBadge({ method, className }: { method: string; className?: string }) {
  const tone = TONE_BOX[TONES[method] ?? "neutral"];
  return (
    <span className={cx("rounded px-1.5 py-0.5 font-mono text-xs font-semibold", tone, className)}>
      {method}
    </span>
  );
}
