import Link from "next/link";

/** Where a page below the list of campaigns stands. */
export function CampaignsPath({ workspaceId }: { workspaceId: string }) {
  return (
    <nav aria-label="Path" className="mb-1 text-sm">
      <Link
        href={`/w/${workspaceId}/campaigns`}
        prefetch={false}
        className="inline-flex min-h-6 items-center text-accent underline-offset-4 hover:underline"
      >
        Campaigns
      </Link>
    </nav>
  );
}
