import { CircleAlert, CircleCheck } from "lucide-react";

export type Outcome = {
  id: string;
  name: string;
  /** What came of it; `isDone` says whether it is what was asked for. */
  told: string;
  isDone: boolean;
};

/** What came of something that was done for several workspaces, one line each. */
export function OutcomeList({ outcomes }: { outcomes: readonly Outcome[] }) {
  return (
    <ul className="space-y-1.5">
      {outcomes.map(({ id, name, told, isDone }) => (
        <li key={id} className="flex items-start gap-2">
          {isDone ? (
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />
          ) : (
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-poor" />
          )}
          <span className="min-w-0 break-words">
            <span className="font-medium">{name}:</span> {told}
          </span>
        </li>
      ))}
    </ul>
  );
}
