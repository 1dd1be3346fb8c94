import { Card } from "#components/ui/card.tsx";
import { LeaveButton, type LeaveProps } from "./leave-button.tsx";
import { ROLE_WORDS, type Role } from "./role-words.ts";

/** What somebody may do here, and the way out, for those to whom the team is not shown. */
export function AccessCard({ role, ...props }: LeaveProps & { role: Role }) {
  const { word, about } = ROLE_WORDS[role];
  return (
    <Card id="access" title="Your access">
      <p className="text-sm leading-relaxed text-soft">
        <span className="font-medium text-ink">{word}. </span>
        {about}
      </p>
      <LeaveButton {...props} />
    </Card>
  );
}
