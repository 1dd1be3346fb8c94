import type { ReactNode } from "react";
import { Field } from "#components/ui/field.tsx";
import { EVENT_TYPES, type EventType } from "#lib/events/schemas.ts";
import { isFailure } from "#lib/http/fetch-json.ts";
import { EVENT_WORDS } from "./event-words.ts";

type Props = { url?: string; events?: EventType[]; error: Error | null };

/** Address and events of a webhook; what the service refused stands at its field. */
export function WebhookFields({ url = "", events = [], error }: Props) {
  const wrongUrl = faultOf(error, "url");
  const wrongEvents = faultOf(error, "events");
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
        aria-invalid={wrongUrl !== null}
        hint={wrongUrl ? <Fault text={wrongUrl} /> : "A public HTTPS address that takes a POST."}
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
            <Fault text={wrongEvents} />
          </p>
        )}
      </fieldset>
    </>
  );
}

/** What the service says of a field of the body; null when it is right. */
export function faultOf(error: Error | null, field: string): string | null {
  if (!error || !isFailure(error)) return null;
  const fault = error.errors.find(
    ({ pointer }) => pointer === `/${field}` || pointer.startsWith(`/${field}/`),
  );
  return fault ? `${fault.detail.charAt(0).toUpperCase()}${fault.detail.slice(1)}.` : null;
}

export function Fault({ text }: { text: string }): ReactNode {
  return (
    <span role="alert" className="text-poor">
      {text}
    </span>
  );
}

/** Address and events as they stand in the form. */
export function readFields(form: HTMLFormElement): { url: string; events: string[] } {
  const data = new FormData(form);
  return { url: String(data.get("url") ?? "").trim(), events: data.getAll("events").map(String) };
}
