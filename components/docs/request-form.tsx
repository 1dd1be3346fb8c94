"use client";

import { type FormEvent, useState } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { CONTROL, Field } from "#components/ui/field.tsx";
import { KeyField } from "./key-field.tsx";
import { JSON_TYPE, type Sent, sendRequest } from "./send-request.ts";
import { SentAnswer } from "./sent-answer.tsx";
import { useApiKey } from "./use-api-key.ts";

export type TriedOperation = {
  id: string;
  summary: string;
  method: string;
  path: string;
  inputs: { name: string; place: "path" | "query"; isRequired: boolean; example: string; type: string }[];
  /** What the body is at first; null for an operation without one. */
  body: string | null;
  /** Media type of the body. */
  type: string;
};

/** Sends an operation with a key of one's own to the service that serves this page. */
export function RequestForm({ operation }: { operation: TriedOperation }) {
  const { id, method, inputs, body, type: bodyType } = operation;
  const [{ key }] = useApiKey();
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const [fault, setFault] = useState("");
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    setSending(true);
    setFault("");
    try {
      setSent(await sendRequest({ method, key, ...writeRequest(operation, values) }));
    } catch (error) {
      setSent(null);
      setFault(error instanceof Error ? error.message : "The request could not be sent.");
    }
    setSending(false);
  };
  return (
    <form onSubmit={send} className="mt-4 space-y-4">
      <KeyField id={id} />
      {inputs.map(({ name, isRequired, example, type }) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          name={name}
          label={name}
          defaultValue={example}
          required={isRequired}
          placeholder={type}
          autoComplete="off"
          spellCheck={false}
        />
      ))}
      {body !== null && <BodyField id={id} body={body} type={bodyType} />}
      {method !== "GET" && (
        <p className="text-sm text-soft">It is sent for real, to the workspace of the key.</p>
      )}
      <Button type="submit" disabled={isSending}>
        {isSending ? "Sending …" : `Send ${method}`}
      </Button>
      <div aria-live="polite">
        {fault && (
          <Alert tone="poor" title="Not sent">
            {fault}
          </Alert>
        )}
        {sent && <SentAnswer sent={sent} />}
      </div>
    </form>
  );
}

function BodyField({ id, body, type }: { id: string; body: string; type: string }) {
  return (
    <div className="space-y-1.5">
      <label htmlFor={`${id}-body`} className="block text-sm font-medium">
        Body ({type === JSON_TYPE ? "JSON" : type})
      </label>
      <textarea
        id={`${id}-body`}
        name="body"
        defaultValue={body}
        rows={Math.min(16, body.split("\n").length + 1)}
        spellCheck={false}
        className={`${CONTROL} py-2 font-mono text-sm`}
      />
    </div>
  );
}

/** Parameters that are left empty are left out. */
function writeRequest({ path, inputs, body, type }: TriedOperation, values: FormData) {
  const value = (name: string) => String(values.get(name) ?? "").trim();
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value(name)));
  const query = inputs.filter(({ name, place }) => place === "query" && value(name));
  const search = new URLSearchParams(query.map(({ name }) => [name, value(name)]));
  return {
    path: search.size > 0 ? `${filled}?${search}` : filled,
    body: body === null ? null : value("body"),
    type,
  };
}
