import { CodeSamples } from "./code-samples.tsx";
import { VERIFY_SNIPPETS } from "./verify-snippets.ts";

/** How a receiver checks what is signed with a webhook's secret. */
export function VerifyCode() {
  return (
    <div>
      <h3 className="mb-2 text-sm font-medium">Verify messages</h3>
      <CodeSamples name="verify a webhook" samples={VERIFY_SNIPPETS} />
      <p className="mt-3 text-sm text-soft">
        Messages are signed according to Standard Webhooks 1.0.{" "}
        <a
          href="/docs/recipes/receive-webhook"
          className="font-medium text-accent underline underline-offset-4"
        >
          See the full recipe, with a client
        </a>
      </p>
    </div>
  );
}
