import { CodeSamples } from "./code-samples.tsx";
import { VERIFY_SNIPPETS } from "./verify-snippets.ts";

/** How a receiver checks what is signed with a webhook's secret. */
export function VerifyCode() {
  return (
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
  );
}
