import Link from "next/link";
import { buttonClass } from "#components/ui/button-class.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";

/** The table's place before it is there. */
export function TableSkeleton() {
  return <Skeleton name="posts" className="h-[75dvh] rounded-card" />;
}

/** Before there is any post. */
export function NoPosts({ workspaceId }: { workspaceId: string }) {
  return (
    <section aria-labelledby="no-posts" className="rounded-card border border-line bg-surface p-6 sm:p-10">
      <div className="mx-auto max-w-2xl">
        <h2 id="no-posts" className="text-xl font-semibold tracking-tight">
          No posts yet
        </h2>
        <p className="mt-3 mb-6 leading-relaxed text-soft">
          Connect an account, or import a file exported from a platform. Its posts will be listed here with
          how each one did, compared with your others.
        </p>
        <Link href={`/w/${workspaceId}/platforms#import`} prefetch={false} className={buttonClass("primary")}>
          Bring in posts
        </Link>
      </div>
    </section>
  );
}
