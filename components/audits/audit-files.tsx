import { FileLink } from "#components/ui/file-link.tsx";

/** What a completed audit can be taken away as. @param path of the audit's page */
export function AuditFiles({ path }: { path: string }) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-2">
      <FileLink href={`${path}/report.pdf`}>Report as PDF</FileLink>
      <FileLink href={`${path}/inputs.csv`}>Inputs as CSV</FileLink>
    </p>
  );
}
