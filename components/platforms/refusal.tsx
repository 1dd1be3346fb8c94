import { Alert } from "#components/ui/alert.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";

type Props = {
  /** Of the alert, where it is not what every refused file is told. */
  title?: string;
  problem: { title: string; detail: string };
  isUrgent?: boolean;
};

/** What to do now, by the title of the problem; said here, since leaving the page would let go of the chosen files. */
const NEXT_ACTIONS: Record<string, string> = {
  "Not An Export": "Take the file as the platform gave it, or one of the other forms that can be read.",
  "Limit Reached":
    "Disconnect a platform that is not needed any more, or ask the operator for a larger plan.",
  "Content Too Large": "Export a shorter period, and import the parts one after the other.",
  "Insufficient Scope": "Ask an owner or admin of the workspace for another role.",
  Unauthorized: "Reload the page and sign in again; then choose the files again.",
};

const EXPECTED = " Expected: ";

/** Why a file cannot be imported; the long list of what can be is behind a toggle. */
export function Refusal({ title = "This file cannot be imported", problem, isUrgent = false }: Props) {
  const [finding = "", expected] = problem.detail.split(EXPECTED);
  return (
    <Alert tone="poor" title={title} isUrgent={isUrgent}>
      <p className="break-words">{finding}</p>
      <p>{NEXT_ACTIONS[problem.title] ?? "Nothing was imported. Please try again."}</p>
      {expected && (
        <Disclosure label="What can be imported">
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {expected
              .replace(/\.$/, "")
              .split("; ")
              .map((format) => (
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
