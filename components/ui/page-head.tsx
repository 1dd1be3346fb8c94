import Link from "next/link";
import type { ReactNode } from "react";

type Props = {
  title: string;
  /** What or whose it is, below the title. */
  about?: ReactNode;
  /** The page that this one is part of. */
  within?: { href: string; label: string };
  /** What can be done here, at the right. */
  aside?: ReactNode;
};

/** The head of a page. */
export function PageHead({ title, about, within, aside }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        {within && <PagePath {...within} />}
        <h1 className="text-2xl font-semibold tracking-tight break-words">{title}</h1>
        {about && <p className="mt-1 text-sm break-words text-soft">{about}</p>}
      </div>
      {aside}
    </div>
  );
}

/** Where a page stands. */
export function PagePath({ href, label }: { href: string; label: string }) {
  return (
    <nav aria-label="Path" className="mb-1 text-sm">
      <Link
        href={href}
        prefetch={false}
        className="inline-flex min-h-6 items-center text-accent underline-offset-4 hover:underline"
      >
        {label}
      </Link>
    </nav>
  );
}
