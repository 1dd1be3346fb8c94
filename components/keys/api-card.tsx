import { Card } from "#components/ui/card.tsx";
import { CopyText } from "#components/ui/copy-text.tsx";
import { Fact } from "#components/ui/fact.tsx";
import { formatCount } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";

type Props = {
  baseUrl: string;
  /** Of the plan, requests a minute. */
  limits: { score_requests_per_minute: number; requests_per_minute: number };
};

/** What a program needs beside a key. */
export function ApiCard({ baseUrl, limits }: Props) {
  return (
    <Card id="api" title="Using the API">
      <div className="space-y-4 text-sm leading-relaxed text-soft">
        <p>
          Send a key as <code className="font-mono text-ink">Authorization: Bearer</code> with each request to
        </p>
        <div className="break-all text-ink">
          <CopyText text={`${baseUrl}/v1`} name="Copy the address" />
        </div>
        <dl className="space-y-2">
          <Fact name="Score requests per minute">{formatCount(limits.score_requests_per_minute)}</Fact>
          <Fact name="Other requests per minute">{formatCount(limits.requests_per_minute)}</Fact>
        </dl>
        <p>
          Keys do not belong in a web page or an app. <TextLink href="/docs">Read the reference</TextLink>
        </p>
      </div>
    </Card>
  );
}
