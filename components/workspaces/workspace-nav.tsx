"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

const PAGES = [
  { path: "", label: "Overview" },
  { path: "/audits", label: "Audits" },
  { path: "/drafts", label: "Drafts" },
  { path: "/campaigns", label: "Campaigns" },
  { path: "/platforms", label: "Platforms" },
  { path: "/webhooks", label: "Webhooks" },
  { path: "/settings", label: "Settings" },
];

/** The pages of a workspace, in a row that scrolls where it does not fit. */
export function WorkspaceNav({ workspaceId }: { workspaceId: string }) {
  const pathname = usePathname();
  const root = `/w/${workspaceId}`;
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useEffect(() => {
    if (row.current) showCurrent(row.current);
  }, [pathname]);
  return (
    <nav
      ref={row}
      aria-label="Workspace"
      className="mx-auto max-w-page overflow-x-auto px-2 [scrollbar-width:none] sm:px-4"
    >
      <ul className="flex gap-0.5 pb-1">
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

/** Scrolls the row alone: `scrollIntoView` would move the page, too. */
function showCurrent(row: HTMLElement): void {
  const current = row.querySelector("[aria-current=page]")?.getBoundingClientRect();
  if (!current) return;
  const { left, right } = row.getBoundingClientRect();
  if (current.left < left || current.right > right) row.scrollLeft += current.right - right + 16;
}

/** A page below one of these, such as a single audit, belongs to it. */
function isCurrent(pathname: string, root: string, path: string): boolean {
  if (path === "") return pathname === root;
  return pathname === `${root}${path}` || pathname.startsWith(`${root}${path}/`);
}
