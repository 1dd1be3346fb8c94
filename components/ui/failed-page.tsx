"use client";

import { lazy, Suspense } from "react";
import type { FailureProps } from "./failure-told.tsx";

// Every page brings its place for failures along, and hardly any page fails.
const Told = lazy(() => import("./failure-told.tsx").catch(() => ({ default: NotLoaded })));

/** A page that could not be shown. What it says is loaded then. */
export function FailedPage(props: FailureProps) {
  return (
    <Suspense fallback={null}>
      <Told {...props} />
    </Suspense>
  );
}

/** Where nothing more can be loaded either. */
function NotLoaded() {
  return (
    <div className="mx-auto max-w-xl px-4 py-16">
      <h1 className="text-2xl font-semibold tracking-tight">This page could not be shown</h1>
      <p className="mt-4 text-soft">Check your connection, then load the page again.</p>
    </div>
  );
}
