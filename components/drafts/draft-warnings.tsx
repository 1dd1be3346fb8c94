import { Alert } from "#components/ui/alert.tsx";
import type { Tone } from "#components/ui/tone.ts";
import type { DraftWarning } from "#lib/studio/schemas.ts";

const TITLES: Record<DraftWarning["code"], string> = {
  harm: "This could hurt someone",
  insensitive: "This could look heartless",
  spam: "This reads like spam",
  unreadable: "This cannot be read",
};
const TONES: Record<DraftWarning["code"], Tone> = {
  harm: "poor",
  insensitive: "poor",
  spam: "fair",
  unreadable: "fair",
};

/** What must be known before anything else; nothing for almost every draft. They are read out with the score. */
export function DraftWarnings({ warnings }: { warnings: readonly DraftWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul aria-label="Warnings" className="space-y-3">
      {warnings.map(({ code, detail }) => (
        <li key={code}>
          <Alert tone={TONES[code]} title={TITLES[code]}>
            <p className="leading-relaxed [overflow-wrap:anywhere]">{detail}.</p>
          </Alert>
        </li>
      ))}
    </ul>
  );
}
