import { Field } from "#components/ui/field.tsx";
import { FieldError } from "#components/ui/field-error.tsx";
import { errorsOf, errorWithin } from "#components/ui/field-errors.ts";
import type { EventType } from "#lib/events/schemas.ts";
import { EVENT_TYPES } from "#lib/events/values.ts";
import { EVENT_WORDS } from "./event-words.ts";

type Props = { url?: string; events?: EventType[]; error: Error | null };

/** Address and events of a webhook; what the service refused stands at its field. */
export function WebhookFields({ url = "", events = [], error }: Props) {
  const errors = errorsOf(error);
  const wrongEvents = errorWithin(errors, "/events");
  return (
    <>
      <Field
        label="Address"
        name="url"
        id="webhook-url"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        defaultValue={url}
        maxLength={2_000}
        error={errorWithin(errors, "/url")}
        hint="A public HTTPS address that accepts a POST."
      />
      <fieldset aria-describedby={wrongEvents ? "wrong-events" : undefined}>
        <legend className="text-sm font-medium">Events</legend>
        <div className="mt-1 divide-y divide-line">
          {EVENT_TYPES.map((event) => (
            <label key={event} className="flex min-h-11 items-center gap-3 py-2 text-sm">
              <input
                type="checkbox"
                name="events"
                value={event}
                defaultChecked={events.includes(event)}
                aria-invalid={wrongEvents !== null}
                className="size-6 shrink-0 accent-accent"
              />
              <span className="min-w-0 flex-1">
                <code className="font-mono break-words">{event}</code>
                <span className="block text-soft">{EVENT_WORDS[event]}</span>
              </span>
            </label>
          ))}
        </div>
        {wrongEvents && (
          <p id="wrong-events" className="mt-1 text-sm">
            <FieldError>{wrongEvents}</FieldError>
          </p>
        )}
      </fieldset>
    </>
  );
}

/** Address and events as they stand in the form. */
export function readFields(form: HTMLFormElement): { url: string; events: string[] } {
  const data = new FormData(form);
  return { url: String(data.get("url") ?? "").trim(), events: data.getAll("events").map(String) };
}
