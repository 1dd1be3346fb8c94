import { Info } from "lucide-react";
import { Change } from "#components/score/change.tsx";
import { Button } from "#components/ui/button.tsx";
import type { PageScore } from "#lib/studio/schemas.ts";

export type Suggestion = PageScore["feedback"][number];

type Props = {
  suggestions: Suggestion[];
  /** The text that they were made for. */
  text: string;
  /** What would help comes after what stands in a warning. */
  isWarned: boolean;
  /** The text has changed since, so that none can be applied. */
  isOld: boolean;
  /** Null for whom may only read. */
  onApply: ((suggestion: Suggestion, text: string) => void) | null;
};

/** What is to be known before anything else, and what would make a draft better; what has a changed text can be applied. */
export function SuggestionList(props: Props) {
  const notes = props.suggestions.filter(isNote);
  const lifting = props.suggestions.filter((one) => !isNote(one));
  return (
    <>
      {notes.length > 0 && (
        <section>
          <h3 className="mb-2 text-sm font-semibold">Before you publish</h3>
          <List {...props} suggestions={notes} />
        </section>
      )}
      <section>
        <h3 className="mb-2 text-sm font-semibold">What would help</h3>
        {lifting.length > 0 ? (
          <List {...props} suggestions={lifting} />
        ) : (
          <p className="text-sm text-soft">
            {props.isWarned
              ? "Suggestions will appear once you have dealt with the warning above."
              : "Nothing else the data supports."}
          </p>
        )}
      </section>
    </>
  );
}

function List({ suggestions, text, isOld, onApply }: Props) {
  return (
    <ul className="divide-y divide-line">
      {suggestions.map((one) => (
        <li key={one.suggestion} className="flex items-center gap-3 py-2.5 text-sm first:pt-0 last:pb-0">
          {isNote(one) && <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 self-start text-fair" />}
          <div className="min-w-0 flex-1">
            <p className="leading-relaxed [overflow-wrap:anywhere]">{one.suggestion}.</p>
            {!isNote(one) && (
              <p className="mt-0.5 flex items-baseline gap-1 text-soft">
                <Change change={one.expected_lift} /> points expected
              </p>
            )}
          </div>
          {one.changed_text !== null && onApply && (
            <Button
              look="quiet"
              aria-disabled={isOld}
              aria-label={`${actionOf(one)}: ${one.suggestion}`}
              onClick={() => !isOld && onApply(one, one.changed_text ?? text)}
              className="shrink-0"
            >
              {actionOf(one)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the platform would not take, what was assumed, or what may be a mistake. */
function isNote({ kind }: Suggestion): boolean {
  return kind === "notice";
}

/** A note has a text to apply only where it is too long: its beginning. */
function actionOf(one: Suggestion): string {
  return isNote(one) ? "Cut there" : "Apply";
}
