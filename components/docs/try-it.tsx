import { Play } from "lucide-react";
import { Badge } from "#components/ui/badge.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { CONTROL } from "#components/ui/control-class.ts";
import { cx } from "#components/ui/cx.ts";
import { TONE_BOX } from "#components/ui/tone.ts";
import { CodeBlock } from "./code-block.tsx";
import type { Input, Operation } from "./read-reference.ts";

const JSON_TYPE = "application/json";

/** A form that sends the operation with a key of one's own to the service that serves this page (`browser/try-it.ts`). */
export function TryIt({ operation }: { operation: Operation }) {
  const { id, summary, method, path, inputs, body, file } = operation;
  const text = file?.example ?? (body && JSON.stringify(body.example ?? {}, null, 2));
  const type = file?.types[0] ?? JSON_TYPE;
  return (
    <div className="rounded-lg border border-line p-3 noscript:hidden">
      <button
        type="button"
        data-try=""
        aria-expanded="false"
        aria-controls={`${id}-try`}
        className={buttonClass("quiet", "w-full")}
      >
        <Play aria-hidden="true" className="size-4" />
        Try it<span className="sr-only">: {summary}</span>
      </button>
      <form
        id={`${id}-try`}
        hidden
        data-method={method}
        data-path={path}
        data-type={type}
        className="mt-4 space-y-4"
      >
        <KeyField id={id} />
        {inputs.map((input) => (
          <InputField key={input.name} id={`${id}-${input.name}`} input={input} />
        ))}
        {text !== null && <BodyField id={`${id}-body`} text={text} type={type} />}
        {method !== "GET" && (
          <p className="text-sm text-soft">
            It is sent for real, to the workspace of the key; with a test key, to its fixtures.
          </p>
        )}
        <button type="submit" className={buttonClass("primary")}>
          Send {method}
        </button>
        <div aria-live="polite" data-told="" />
      </form>
    </div>
  );
}

const LABEL = "block text-sm font-medium";
const MONO = "font-mono text-sm";

function KeyField({ id }: { id: string }) {
  return (
    <div className="space-y-2">
      <div className="space-y-1.5">
        <label htmlFor={`${id}-key`} className={LABEL}>
          API key
        </label>
        <input
          id={`${id}-key`}
          data-key=""
          type="password"
          placeholder="plk_test_… or plk_live_…"
          required
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-key-hint`}
          className={CONTROL}
        />
        <p id={`${id}-key-hint`} className="text-sm text-soft">
          It is sent to this host only, and forgotten when you leave the page.
        </p>
      </div>
      <label className="flex min-h-8 items-center gap-2 text-sm">
        <input type="checkbox" data-keep-key="" className="size-6 shrink-0 accent-accent" />
        Keep it in this tab until I close it
      </label>
    </div>
  );
}

function InputField({ id, input: { name, place, isRequired, example, type } }: { id: string; input: Input }) {
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className={LABEL}>
        {name}
      </label>
      <input
        id={id}
        name={name}
        data-place={place}
        defaultValue={example}
        required={isRequired}
        placeholder={type}
        autoComplete="off"
        spellCheck={false}
        className={CONTROL}
      />
    </div>
  );
}

function BodyField({ id, text, type }: { id: string; text: string; type: string }) {
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className={LABEL}>
        Body ({type === JSON_TYPE ? "JSON" : type})
      </label>
      <textarea
        id={id}
        data-body=""
        defaultValue={text}
        rows={Math.min(16, text.split("\n").length + 1)}
        spellCheck={false}
        className={cx(CONTROL, MONO, "py-2")}
      />
    </div>
  );
}

/** What the forms of a page fill in and show: an answer with status, time, the headers that a caller acts on and the body; or that nothing was sent. */
export function AnswerTemplates() {
  return (
    <>
      <template id="sent-answer">
        <div className="space-y-3">
          <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
            <Badge tone="good">
              <span data-status="" />
            </Badge>
            <span data-time="" className="tabular-nums" />
          </p>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
            <dt className="text-faint" />
            <dd className="font-mono text-[0.8125rem] break-words" />
          </dl>
          <CodeBlock text="" syntax="JSON" name="the answer" />
        </div>
      </template>
      <template id="not-sent">
        <div className={cx("rounded-lg p-3.5 text-sm", TONE_BOX.poor)}>
          <p className="font-semibold">Not sent</p>
          <p data-why="" className="mt-2 text-ink" />
        </div>
      </template>
    </>
  );
}
