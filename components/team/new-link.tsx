import { Alert } from "#components/ui/alert.tsx";
import { CopyText } from "#components/ui/copy-text.tsx";
import type { CreatedInvitation } from "#lib/invitations/schemas.ts";

type Told = Pick<CreatedInvitation, "email" | "url" | "mailed">;

// Checked by hand: the library that checks answers elsewhere is a fifth of what these pages load.
export const NEW_LINK = { parse: readTold };

/** The link of an invitation, which is shown this once. */
export function NewLink({ email, url, mailed }: Told) {
  return (
    <Alert
      tone="good"
      title={mailed ? `${email} has been emailed an invitation` : `${email} is invited`}
      isUrgent
    >
      <p>
        {mailed
          ? "You can also pass on this link. It is shown only this once and works for seven days."
          : "Send them this link. It is shown only this once and works for seven days."}
      </p>
      <CopyText text={url} name="Copy the link" />
    </Alert>
  );
}

/** @throws Error when the answer is none to an invitation */
function readTold(answer: unknown): Told {
  const told = answer as Told | null;
  if (typeof told?.email !== "string" || typeof told.url !== "string")
    throw new Error("the answer has no link");
  return { email: told.email, url: told.url, mailed: told.mailed === true };
}
