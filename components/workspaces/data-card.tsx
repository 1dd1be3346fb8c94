import { Card } from "#components/ui/card.tsx";
import { FileLink } from "#components/ui/file-link.tsx";

/** All data of a workspace as one file, for owners. */
export function DataCard({ workspaceId }: { workspaceId: string }) {
  return (
    <Card id="data" title="Your data">
      <div className="max-w-prose space-y-3 text-sm leading-relaxed text-soft">
        <p>
          Everything this workspace holds as one ZIP file, with the rows of each table as lines of JSON. Keys,
          passwords and other secrets are left out, and so are pictures. A large workspace takes some minutes.
        </p>
        <FileLink href={`/exports/${workspaceId}/data`}>Export all data</FileLink>
      </div>
    </Card>
  );
}
