import type { ReactNode } from "react";
import { PublicPage } from "#app/public-page.tsx";

type Props = {
  title: string;
  about: ReactNode;
  /** Below the form. */
  below: ReactNode;
  children?: ReactNode;
};

/** A page for people who are not signed in, with one form at most. */
export function AuthPage({ title, about, below, children }: Props) {
  return (
    <PublicPage>
      <div className="mx-auto max-w-md px-4 py-10 sm:py-16">
        <div className="rounded-card border border-line bg-surface p-6 sm:p-8">
          <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
          <p className="mt-2 text-pretty text-soft">{about}</p>
          {children && <div className="mt-6">{children}</div>}
        </div>
        <div className="mt-6 space-y-2 px-1 text-sm text-soft">{below}</div>
      </div>
    </PublicPage>
  );
}
