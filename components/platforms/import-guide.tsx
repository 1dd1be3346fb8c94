import Link from "next/link";
import { buttonClass } from "#components/ui/button-class.ts";
import { CopyText } from "#components/ui/copy-text.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { SETUP_WORDS } from "#components/workspaces/setup-words.ts";
import type { SetupStep } from "#lib/workspaces/schemas.ts";

/** The way to the import in the browser, and the same on the command line. */
function ImportGuide({ workspaceId }: { workspaceId: string }) {
  const command = `npm run cli -- import --workspace ${workspaceId} --platform instagram --handle yourbrand export.csv`;
  return (
    <>
      <Link href={`/w/${workspaceId}/platforms#import`} prefetch={false} className={buttonClass("primary")}>
        Import files
      </Link>
      <Disclosure label="Or on the command line" className="mt-2">
        <div className="mt-2 space-y-3 text-sm leading-relaxed text-soft">
          <p>Run this on the server, in Plinth's folder, with your own handle and file.</p>
          <CopyText text={command} />
        </div>
      </Disclosure>
    </>
  );
}

type FirstProps = { workspaceId: string; steps: readonly SetupStep[] };

/** The first thing to do in a workspace without any platform, and what comes after it. */
export function FirstImport({ workspaceId, steps }: FirstProps) {
  return (
    <section
      aria-labelledby="first-import"
      className="rounded-card border border-line bg-surface p-6 sm:p-10"
    >
      <div className="mx-auto max-w-2xl">
        <h2 id="first-import" className="text-xl font-semibold tracking-tight">
          Bring in your first data
        </h2>
        <p className="mt-3 mb-6 leading-relaxed text-soft">
          No platform is connected yet, so there is nothing to score. Plinth reads the files you can export
          from the platforms: posts with their figures, followers by day, comments. Drop them all at once.
        </p>
        <ImportGuide workspaceId={workspaceId} />
        <h3 className="mt-8 border-t border-line pt-6 text-sm font-semibold">What happens next</h3>
        <ol className="mt-3 space-y-3 text-sm">
          {steps
            .filter(({ name, isDone }) => name !== "data" && !isDone)
            .map(({ name }) => (
              <li key={name} className="grid gap-x-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
                <span className="font-medium">{SETUP_WORDS[name].label}</span>
                <span className="text-soft">{SETUP_WORDS[name].gain}</span>
              </li>
            ))}
        </ol>
      </div>
    </section>
  );
}

/** What a viewer is told of a workspace without any platform: what is to come, and from whom. */
export function NothingYet() {
  return (
    <section aria-labelledby="nothing-yet" className="rounded-card border border-line bg-surface p-6 sm:p-10">
      <div className="mx-auto max-w-2xl">
        <h2 id="nothing-yet" className="text-xl font-semibold tracking-tight">
          No data yet
        </h2>
        <p className="mt-3 leading-relaxed text-soft">
          Once an editor, admin or owner has connected a platform or imported its files and run an audit, you
          read the score and what it rests on here.
        </p>
      </div>
    </section>
  );
}
