import type { ReactNode } from "react";
import { CodeText } from "#components/ui/code-text.tsx";
import { CodeBlock } from "./code-block.tsx";
import type { Refusal } from "./read-reference.ts";
import { RefusalList } from "./refusal-list.tsx";

/** What holds for every operation, in pairs of name and rule. */
export const RULES: [string, string][] = [
  [
    "Key",
    "Send `Authorization: Bearer <API_KEY>`. A key belongs to a workspace and has scopes: `read` and `write`, or single ones such as `audits:write`; each operation names the one it needs. Keep it on a server: there is no CORS.",
  ],
  [
    "Test mode",
    "A key that begins with `plk_test_` sees fixtures only, and every problem can be provoked with it. Answers to it carry `Plinth-Mode: test`.",
  ],
  [
    "Success and refusal",
    "Every success is 200. Every refusal is `application/problem+json` (RFC 9457): program against `code`, read `detail`, follow `type`, and give `request_id` to the operator.",
  ],
  [
    "Repeating",
    "Send an `Idempotency-Key` with a POST: if you repeat it within 24 hours, nothing is done twice and you get the first answer, with `Idempotency-Replayed: true`.",
  ],
  [
    "Rate",
    "`RateLimit` in each answer says how many requests are left in this minute. After 429, 425 and 503, wait for the number of seconds in `Retry-After`.",
  ],
  [
    "Caching",
    "Send the `ETag` of an answer as `If-None-Match` with the next GET: 304 means nothing has changed.",
  ],
  ["Lists", "Lists take `limit` (20 when left out, at most 100) and `offset`, and return `total`."],
  [
    "Times",
    "Times are RFC 3339 in UTC, such as `2026-11-01T09:32:11.482Z`; days are `YYYY-MM-DD`. Unknown fields and parameters are ignored.",
  ],
];

type Props = { baseUrl: string; shared: Refusal[]; refusalExample: string };

/** What holds for every operation. */
export function Conventions({ baseUrl, shared, refusalExample }: Props) {
  return (
    <>
      <Section id="conventions" title="Conventions">
        <CodeBlock text={baseUrl} syntax="shell" name="the base address" className="mb-5" />
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
          {RULES.map(([name, rule]) => (
            <div key={name} className="sm:contents">
              <dt className="text-sm font-semibold">{name}</dt>
              <dd className="text-sm leading-relaxed text-soft">
                <CodeText text={rule} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="everywhere" title="Errors any request can get">
        <p className="mb-4 text-sm text-soft">
          Checks happen in this order: 401, 403, 429, the request itself, 404, the state of the resource. A
          refused request changes nothing.
        </p>
        <RefusalList refusals={shared} />
        <h3 className="mt-6 mb-2 text-sm font-semibold">Body of a refusal</h3>
        <p className="mb-2 text-sm text-soft">
          <CodeText text="Every refusal has this form. `errors` is only there if fields are wrong, and lists each of them." />
        </p>
        <CodeBlock text={refusalExample} syntax="JSON" name="the body of a refusal" />
      </Section>
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 id={id} className="mb-4 scroll-mt-6 text-lg font-semibold tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}
