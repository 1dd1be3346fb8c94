import { CodeText } from "#components/ui/code-text.tsx";
import { CodeBlock } from "./code-block.tsx";

/** Where a key comes from. */
export const QUICK_START =
  "Owners and admins make a key in the settings of their workspace, under API keys (Pro or above). Whoever operates this installation can make one by a command; the demo's keys are printed when it starts. A test key, which begins with `plk_test_`, sees a made-up brand.";
/** The command that makes one. */
export const MAKE_KEY = "npm run -s cli -- key create --workspace ws_… --scopes read,write";

/** The first request to send. @param baseUrl of the installation */
export function writeFirstRequest(baseUrl: string): string {
  return `curl ${baseUrl}/v1/workspace -H "Authorization: Bearer plk_live_…"`;
}

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
        <CodeText text={QUICK_START} />
      </p>
      <CodeBlock syntax="shell" className="mt-3" name="first request" text={writeFirstRequest(baseUrl)} />
      <p className="mt-3 text-sm text-soft">
        For those who run this installation, the command that makes a key:
      </p>
      <CodeBlock syntax="shell" className="mt-2" name="command that makes a key" text={MAKE_KEY} />
      <p className="mt-3 text-sm text-soft">
        Every operation can be tried with your key, on its own page here.
      </p>
    </section>
  );
}
