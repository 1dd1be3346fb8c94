"use client";

import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Time } from "#components/ui/time.tsx";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { DismissedNotice, type Notice } from "#lib/notices/schemas.ts";

type Props = {
  workspaceId: string;
  notices: Notice[] /** Where there is more to see; then only the subject is shown. */;
  href?: string;
};

/** What owners and admins are told, until one of them dismisses it. */
export function NoticeList({ workspaceId, notices, href }: Props) {
  const router = useRouter();
  const [gone, setGone] = useState<string[]>([]);
  const dismiss = useMutation({
    mutationFn: (id: string) =>
      fetchJson(DismissedNotice, `/internal/workspaces/${workspaceId}/notices/${id}/dismiss`, {}),
    onMutate: (id) => setGone((ids) => [...ids, id]),
    onError: (_, id) => setGone((ids) => ids.filter((one) => one !== id)),
    onSuccess: () => router.refresh(),
  });
  const shown = notices.filter(({ id }) => !gone.includes(id));
  return (
    <section aria-label="Notices" className="mb-6 space-y-3 empty:hidden">
      {shown.map(({ id, subject, detail, created_at }) => (
        <Alert key={id} tone="poor" title={subject} className="break-words">
          {!href && <p>{detail}</p>}
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Time at={created_at} />
            {href && (
              <Link href={href} prefetch={false} className="font-medium underline underline-offset-4">
                See what to do
              </Link>
            )}
            <Button look="quiet" aria-label={`Dismiss: ${subject}`} onClick={() => dismiss.mutate(id)}>
              Dismiss
            </Button>
          </p>
          {dismiss.error && <p role="alert">Not dismissed: {dismiss.error.message}</p>}
        </Alert>
      ))}
    </section>
  );
}
