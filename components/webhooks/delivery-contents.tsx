"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { internalPath, type WebhookIds } from "#components/internal-paths.ts";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { formatExact } from "#components/ui/format.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { DeliveryContents as Contents, Delivery } from "#lib/webhooks/schemas.ts";
import { asDeliveryContents } from "./answers.ts";
import { CodeBlock } from "./code-block.tsx";
import { writeCurl } from "./write-curl.ts";

type Props = { ids: WebhookIds; delivery: Pick<Delivery, "id" | "attempts"> };

/** Body and headers of a delivery, as they went over the wire; asked for when it is opened. */
export function DeliveryContents({ ids, delivery: { id, attempts } }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({
    queryKey: ["contents", ids, id, attempts.length],
    queryFn: () =>
      fetchJson(
        asDeliveryContents,
        internalPath(
          "/internal/workspaces/[workspace_id]/webhooks/[webhook_id]/deliveries/[delivery_id]/contents",
          { ...ids, delivery_id: id },
        ),
      ),
    enabled: isOpen,
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Disclosure label="Payload and headers" isOpen={isOpen} onToggle={setOpen} className="mt-1">
      {error && <FailureAlert error={error} title="Not read" />}
      {isOpen && !data && !error && <Skeleton name="payload" className="mt-2 h-40 rounded-lg" />}
      {data && <Opened contents={data} />}
    </Disclosure>
  );
}

function Opened({ contents: { url, body, attempts } }: { contents: Contents }) {
  const newest = attempts.findLast(({ sent }) => sent !== null)?.sent;
  const request = {
    url: newest?.url ?? url,
    headers: newest?.headers ?? [["content-type", "application/json"]],
    body,
  } as const;
  return (
    <div className="mt-2 space-y-4 text-sm">
      <Part title="Body, exactly as it is sent">
        <CodeBlock text={body} name="the body" className="max-h-96 overflow-y-auto" />
      </Part>
      {attempts.map((attempt, at) => (
        <Attempt key={attempt.at} attempt={attempt} number={at + 1} />
      ))}
      {attempts.length === 0 && (
        <p className="text-soft">Nothing has been sent yet. Headers are known from the first attempt on.</p>
      )}
      <Part title={newest ? "The newest attempt with curl" : "The request with curl, without its signature"}>
        <CodeBlock text={writeCurl(request)} name="the curl command" className="max-h-64 overflow-y-auto" />
      </Part>
    </div>
  );
}

function Attempt({ attempt, number }: { attempt: Contents["attempts"][number]; number: number }) {
  const { at, status, error, duration_ms: ms, sent, answered, response } = attempt;
  return (
    <section aria-label={`Attempt ${number}`} className="space-y-3 border-l-2 border-line pl-3">
      <p>
        <span className="font-medium">Attempt {number}</span>{" "}
        <span className="text-soft">
          {status === null ? "no answer" : `HTTP ${status}`} in {ms} ms ·{" "}
          <time dateTime={at}>{formatExact(at)}</time>
        </span>
      </p>
      {error && <p className="break-words text-poor">{error}</p>}
      {sent ? (
        <Part title="Sent">
          <CodeBlock
            text={[`POST ${sent.url}`, ...lines(sent.headers)].join("\n")}
            name={`what attempt ${number} sent`}
          />
        </Part>
      ) : (
        <p className="text-soft">The headers of this attempt were not kept, or nothing was sent.</p>
      )}
      {answered && (
        <Part title="Answered">
          <CodeBlock
            text={[`HTTP ${status}`, ...lines(answered), ...(response ? ["", response] : [])].join("\n")}
            name={`the answer to attempt ${number}`}
            className="max-h-96 overflow-y-auto"
          />
        </Part>
      )}
    </section>
  );
}

function lines(headers: readonly (readonly [string, string])[]): string[] {
  return headers.map(([name, value]) => `${name}: ${value}`);
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h3 className="mb-1 font-medium">{title}</h3>
      {children}
    </div>
  );
}
