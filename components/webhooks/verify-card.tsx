"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { internalPath, type WebhookIds } from "#components/internal-paths.ts";
import { Card } from "#components/ui/card.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { Field } from "#components/ui/field.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { Delivery, DeliveryContents } from "#lib/webhooks/schemas.ts";
import { asDeliveryContents } from "./answers.ts";
import { CodeSamples } from "./code-samples.tsx";
import { type Example, isSignedBy, writeExample } from "./verify-example.ts";

type Props = { ids: WebhookIds; deliveries: readonly Delivery[] };

/** Code that checks the newest message of the list, filled in; a secret that is typed here goes nowhere. */
export function VerifyCard({ ids, deliveries }: Props) {
  const [isOpen, setOpen] = useState(false);
  const newest = deliveries.find(({ attempts }) => attempts.length > 0);
  const { data, error } = useQuery({
    queryKey: ["contents", ids, newest?.id, newest?.attempts.length],
    queryFn: () =>
      fetchJson(
        asDeliveryContents,
        internalPath(
          "/internal/workspaces/[workspace_id]/webhooks/[webhook_id]/deliveries/[delivery_id]/contents",
          { ...ids, delivery_id: newest?.id ?? "" },
        ),
      ),
    enabled: isOpen && newest !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const example = data && exampleOf(data);
  return (
    <Card id="verify" title="Verify messages">
      <div className="space-y-4 text-sm leading-relaxed text-soft">
        <p>Check that your receiver takes the right secret, with a message that was really sent to it.</p>
        {newest ? (
          <Disclosure label="Show the code, filled in" isOpen={isOpen} onToggle={setOpen}>
            {error && <FailureAlert error={error} title="Not read" />}
            {isOpen && !data && !error && <Skeleton name="example" className="h-40 rounded-lg" />}
            {example && <FilledIn example={example} />}
            {data && !example && (
              <p>The signature of this message was not kept. Send a test to have a new one.</p>
            )}
          </Disclosure>
        ) : (
          <p>Nothing has been sent yet. Send a test first.</p>
        )}
      </div>
    </Card>
  );
}

function FilledIn({ example }: { example: Example }) {
  const [secret, setSecret] = useState("");
  const given = secret.trim();
  const check = useQuery({
    queryKey: ["signed by", example.signature, given],
    queryFn: () => isSignedBy(example, given),
    enabled: given !== "",
    gcTime: 0,
  });
  return (
    <div className="mt-2 space-y-4">
      <Field
        label="Secret of your receiver (optional)"
        name="verify-secret"
        type="password"
        autoComplete="off"
        maxLength={512}
        value={secret}
        onChange={(event) => setSecret(event.target.value)}
        hint="It stays in this page and is not sent anywhere. The code then contains it."
      />
      <p role="status" className="font-medium text-ink">
        {given !== "" &&
          check.data !== undefined &&
          (check.data ? "This secret signed the message." : "This secret did not sign the message.")}
      </p>
      <CodeSamples
        name="check this message"
        samples={writeExample(example, given === "" ? null : given)}
        className="max-h-96 overflow-y-auto"
      />
    </div>
  );
}

function exampleOf({ body, attempts }: DeliveryContents): Example | null {
  const sent = attempts.findLast((one) => one.sent !== null)?.sent;
  const value = (name: string) => sent?.headers.find(([header]) => header === name)?.[1] ?? "";
  if (!sent) return null;
  return {
    id: value("webhook-id"),
    timestamp: value("webhook-timestamp"),
    signature: value("webhook-signature"),
    body,
  };
}
