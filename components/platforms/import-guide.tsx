import { CopyText } from "#components/ui/copy-text.tsx";
import type { Platform } from "#lib/formula/names.ts";

type Props = { workspaceId: string; platform: Platform };

/** How to bring in an export file on the command line. */
export function ImportGuide({ workspaceId, platform }: Props) {
  const command = `npm run cli -- import --workspace ${workspaceId} --platform ${platform} --handle yourbrand export.csv`;
  return (
    <div className="mt-2 space-y-3 text-sm leading-relaxed text-soft">
      <p>
        Download an export of your posts from the platform, then run this on the server, in the folder of
        Plinth. Use your own handle and file; importing here in the browser comes later.
      </p>
      <CopyText text={command} />
    </div>
  );
}

/** The first thing to do in a workspace without any platform. */
export function FirstImport({ workspaceId }: { workspaceId: string }) {
  return (
    <section
      aria-labelledby="first-import"
      className="rounded-card border border-line bg-surface p-6 sm:p-10"
    >
      <div className="mx-auto max-w-2xl">
        <h2 id="first-import" className="text-xl font-semibold tracking-tight">
          Bring in your first data
        </h2>
        <p className="mt-3 leading-relaxed text-soft">
          No platform is connected yet, so there is nothing to score. Plinth reads the export files that the
          platforms give you: posts with their figures, followers by day, comments.
        </p>
        <div className="mt-4">
          <ImportGuide workspaceId={workspaceId} platform="instagram" />
        </div>
        <p className="mt-5 leading-relaxed text-soft">
          Then reload this page and run your first audit. It scores presence, reach, impact, sentiment and
          momentum, and says what would help most.
        </p>
      </div>
    </section>
  );
}
