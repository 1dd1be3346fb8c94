import { Alert } from "#components/ui/alert.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import type { Refusal as Problem } from "#lib/uploads/schemas.ts";

type Props = {
  /** Of the alert, where it is not what every refused file is told. */
  title?: string;
  problem: Pick<Problem, "code" | "finding" | "expected">;
  isUrgent?: boolean;
};

/** What to do now, by the code of the problem; said here, since leaving the page would let go of the chosen files. */
const NEXT_ACTIONS: Record<string, string> = {
  not_an_export:
    "Use the file exactly as the platform exported it, or one of the other formats that can be read.",
  limit_reached: "Disconnect a platform you no longer need, or ask the operator for a larger plan.",
  content_too_large: "Export a shorter period and import the parts one after the other.",
  insufficient_scope: "Ask an owner or admin of the workspace to change your role.",
  unauthorized: "Reload the page and sign in again, then choose the files again.",
};

/** Why a file cannot be imported; the long list of what can be is behind a toggle. */
export function Refusal({ title = "This file cannot be imported", problem, isUrgent = false }: Props) {
  const { code, finding, expected } = problem;
  return (
    <Alert tone="poor" title={title} isUrgent={isUrgent}>
      <p className="break-words">{finding}</p>
      <p>{NEXT_ACTIONS[code] ?? "Nothing was imported. Try again."}</p>
      {expected.length > 0 && (
        <Disclosure label="What can be imported">
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {expected.map((format) => (
              <li key={format} className="break-words">
                {format}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Alert>
  );
}
