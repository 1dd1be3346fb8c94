import { CodeSamples } from "#components/docs/code-samples.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { CopyText } from "#components/ui/copy-text.tsx";
import { VERIFY_SNIPPETS } from "./verify-snippets.ts";

/** A secret that is shown this once, and how a receiver checks what is signed with it. */
export function NewSecret({ secret }: { secret: string }) {
  return (
    <div className="min-w-0 space-y-4">
      <Alert tone="fair" title="Copy the secret now: it is not shown again" isUrgent className="break-words">
        <p>Put it where your receiver reads its secrets. If it is lost, rotate it.</p>
      </Alert>
      <div className="break-all">
        <CopyText text={secret} name="Copy the secret" />
      </div>
      <div>
        <h3 className="mb-2 text-sm font-medium">Verify what arrives</h3>
        <CodeSamples name="verify a webhook" samples={VERIFY_SNIPPETS} />
        <p className="mt-3 text-sm text-soft">
          Messages are signed as Standard Webhooks 1.0 has it.{" "}
          <a
            href="/docs/recipes/receive-webhook"
            className="font-medium text-accent underline underline-offset-4"
          >
            The whole recipe, with a client
          </a>
        </p>
      </div>
    </div>
  );
}
