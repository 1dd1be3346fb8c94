import { CodeText } from "#components/ui/code-text.tsx";
import { CodeBlock } from "./code-block.tsx";

/** From nothing to the first answer: where a key comes from, and a request to paste. */
export function QuickStart({ baseUrl }: { baseUrl: string }) {
  return (
    <section
      aria-labelledby="quick-start"
      className="rounded-card border border-line bg-surface px-4 py-4 sm:px-5"
    >
      <h2 id="quick-start" className="scroll-mt-6 text-base font-semibold">
        First request
      </h2>
      <p className="mt-1 text-sm text-soft">
        <CodeText text="Whoever operates this installation makes a key for your workspace (Pro or above); the demo's keys are printed when it starts." />
      </p>
      <CodeBlock
        className="mt-3"
        name="command that makes a key"
        text="npm run -s cli -- key create --workspace ws_… --scopes read,write"
      />
      <CodeBlock
        className="mt-2"
        name="first request"
        text={`curl ${baseUrl}/v1/workspace -H "Authorization: Bearer plk_live_…"`}
      />
      <p className="mt-3 text-sm text-soft">
        Every operation below can be tried with your key, here in the page.
      </p>
    </section>
  );
}
