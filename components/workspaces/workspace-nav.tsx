"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { LinkPending } from "#components/ui/link-pending.tsx";
import { listPages } from "./workspace-pages.ts";

/** The pages of a workspace in one row, which is moved aside where it is too long; the current one is in sight. */
export function WorkspaceNav({ workspaceId, isEditor }: { workspaceId: string; isEditor: boolean }) {
  const pathname = usePathname();
  const root = `/w/${workspaceId}`;
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current link.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav aria-label="Workspace" className="mx-auto max-w-page px-1 sm:px-3">
      <ul ref={row} className="relative flex gap-x-0.5 overflow-x-auto px-1 pb-1 [scrollbar-width:none]">
        {listPages(isEditor).map(({ path, label }) => (
          <li key={path}>
            <Link
              href={`${root}${path}`}
              prefetch={false}
              onFocus={({ currentTarget }) =>
                currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })
              }
              aria-current={isCurrent(pathname, root, path) ? "page" : undefined}
              data-label={label}
              className="steady-label relative inline-flex min-h-9 scroll-mx-1 rounded-md px-2 text-sm whitespace-nowrap text-soft -outline-offset-2 after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full hover:bg-sunken hover:text-ink aria-[current]:font-medium aria-[current]:text-ink aria-[current]:after:bg-accent"
            >
              {label}
              <LinkPending />
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
