"use client";

import { lazy, type ReactNode } from "react";
import { EditInPlace } from "#components/ui/edit-in-place.tsx";
import type { Digest } from "#lib/weekly-digest/schemas.ts";

const DigestForm = lazy(() => import("./digest-form.tsx"));

/** One's own weekly digest as it is, until it is to be changed. */
export function ChangeDigest(props: { workspaceId: string; digest: Digest; children: ReactNode }) {
  const { workspaceId, digest, children } = props;
  return (
    <EditInPlace
      words={digest.is_on ? "Change digest" : "Set up digest"}
      form={<DigestForm workspaceId={workspaceId} digest={digest} />}
    >
      {children}
    </EditInPlace>
  );
}
