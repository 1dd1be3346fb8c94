import { Alert } from "#components/ui/alert.tsx";
import { nameCrisis } from "#lib/formula/crisis-words.ts";
import type { Crisis } from "#lib/formula/find-crisis.ts";

/** That comments have suddenly turned negative; nothing where they have not. */
export function CrisisAlert({ crisis, className }: { crisis: Crisis | null; className?: string }) {
  if (!crisis) return null;
  return (
    <Alert tone="poor" title={nameCrisis(crisis)} {...(className && { className })}>
      <p>Read what people write, and answer soon. The score stays what it is: this stands beside it.</p>
    </Alert>
  );
}
