import { CONTROL } from "#components/ui/control-class.ts";
import { cx } from "#components/ui/cx.ts";
import { FieldError } from "#components/ui/field-error.tsx";
import { formatCount } from "#components/ui/format.ts";
import { keepEarlyInput } from "#components/ui/keep-early-input.ts";
import { MAX_CHARACTERS } from "#lib/studio/values.ts";
import { isTooLong } from "./asked-drafts.ts";
import type { DraftPlace } from "./draft-place.ts";
import { LengthMeter } from "./length-meter.tsx";

type Props = {
  id: string;
  place: DraftPlace;
  text: string;
  isReadOnly: boolean;
  onWrite: (text: string) => void;
};

/** Platforms on which the first line is the title. */
const TITLED = ["youtube", "pinterest"];

/** The text of a draft, with how much of it the platform takes. */
export function TextField({ id, place, text, isReadOnly, onWrite }: Props) {
  const isRefused = isTooLong(text);
  const isTitled = TITLED.includes(place.platform);
  return (
    <div className="space-y-2">
      <label htmlFor={id} className={isTitled ? "block text-sm text-soft" : "sr-only"}>
        Text{isTitled && ": its first line is the title"}
      </label>
      <textarea
        ref={keepEarlyInput}
        id={id}
        name={id}
        rows={5}
        value={text}
        readOnly={isReadOnly}
        onChange={({ target }) => onWrite(target.value)}
        aria-describedby={`${id}-length`}
        aria-invalid={isRefused}
        className={cx(
          CONTROL,
          "read-only:bg-sunken field-sizing-content max-h-72 min-h-34 py-2.5 leading-relaxed aria-invalid:border-poor sm:max-h-[32rem] sm:min-h-52",
        )}
      />
      {isRefused ? (
        <p id={`${id}-length`} className="text-sm">
          <FieldError isUrgent>
            Only texts of up to {formatCount(MAX_CHARACTERS)} characters are scored. Shorten this one.
          </FieldError>
        </p>
      ) : (
        <LengthMeter id={`${id}-length`} place={place} text={text} />
      )}
    </div>
  );
}
