"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";

const PAGES = [
  { path: "", label: "Overview" },
  { path: "/audits", label: "Audits" },
  { path: "/drafts", label: "Drafts" },
  { path: "/campaigns", label: "Campaigns" },
  { path: "/platforms", label: "Platforms" },
  { path: "/webhooks", label: "Webhooks" },
  { path: "/settings", label: "Settings" },
];

/** The pages of a workspace, all in sight: in a second row where one does not hold them. */
export function WorkspaceNav({ workspaceId }: { workspaceId: string }) {
  const pathname = usePathname();
  const root = `/w/${workspaceId}`;
  return (
    <nav aria-label="Workspace" className="mx-auto max-w-page px-2 sm:px-4">
      <ul className="flex flex-wrap gap-x-0.5 gap-y-1 pb-1">
        {PAGES.map(({ path, label }) => (
          <li key={path}>
            <Link
              href={`${root}${path}`}
              prefetch={false}
              aria-current={isCurrent(pathname, root, path) ? "page" : undefined}
              className="relative inline-flex min-h-9 items-center rounded-md px-2 text-sm text-soft after:absolute after:inset-x-2 after:-bottom-1 after:h-0.5 after:rounded-full hover:bg-sunken hover:text-ink aria-[current]:font-medium aria-[current]:text-ink aria-[current]:after:bg-accent"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A page below one of these, such as a single audit, belongs to it. */
function isCurrent(pathname: string, root: string, path: string): boolean {
  if (path === "") return pathname === root;
  return pathname === `${root}${path}` || pathname.startsWith(`${root}${path}/`);
}
