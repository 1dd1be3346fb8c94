import { crisisHref } from "#components/comments/comments-href.ts";
import { Alert } from "#components/ui/alert.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { nameCrisis } from "#lib/formula/crisis-words.ts";
import type { Crisis } from "#lib/formula/find-crisis.ts";

type Props = {
  workspaceId: string;
  crisis: Crisis | null;
  /** Last UTC day that was looked at. */
  asOf: string;
  className?: string;
};

/** That comments have suddenly turned negative; nothing where they have not. */
export function CrisisAlert({ workspaceId, crisis, asOf, className }: Props) {
  if (!crisis) return null;
  return (
    <Alert tone="poor" title={nameCrisis(crisis)} {...(className && { className })}>
      <p>
        <TextLink href={crisisHref(workspaceId, crisis, asOf)} look="alert">
          Read what people are saying
        </TextLink>{" "}
        and reply soon. This is reported beside the score and does not change it.
      </p>
    </Alert>
  );
}
