"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { formatMoment } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import { Time } from "#components/ui/time.tsx";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { Notice } from "#lib/notices/schemas.ts";
import { asDismissedNotice } from "./answers.ts";

type Props = {
  workspaceId: string;
  notices: Notice[];
  /** Where there is more to see of webhooks; then only the subject of what is told of them is shown. */
  href?: string;
};

/** What owners and admins are told, until one of them dismisses it. */
export function NoticeList({ workspaceId, notices, href }: Props) {
  const router = useRouter();
  const said = useRef<HTMLParagraphElement>(null);
  const [gone, setGone] = useState<string[]>([]);
  const dismiss = useMutation({
    mutationFn: (id: string) =>
      fetchJson(
        asDismissedNotice,
        internalPath("/internal/workspaces/[workspace_id]/notices/[notice_id]/dismiss", {
          workspace_id: workspaceId,
          notice_id: id,
        }),
        {},
      ),
    onSuccess: ({ id }) => {
      setGone((ids) => [...ids, id]);
      // The button goes with its notice: the focus stays where it was on the page.
      said.current?.focus();
      router.refresh();
    },
  });
  const shown = notices.filter(({ id }) => !gone.includes(id));
  return (
    <>
      <p ref={said} role="status" tabIndex={-1} className="sr-only">
        {gone.length > 0 && "Notice dismissed"}
      </p>
      {shown.length > 0 && (
        <section aria-label="Notices" className="mb-6 space-y-3">
          {shown.map((notice) => (
            <NoticeAlert
              key={notice.id}
              notice={notice}
              workspaceId={workspaceId}
              isShort={href !== undefined && notice.kind.startsWith("webhook.")}
              error={dismiss.variables === notice.id ? dismiss.error : null}
              onDismiss={() => !dismiss.isPending && dismiss.mutate(notice.id)}
            />
          ))}
        </section>
      )}
    </>
  );
}

type AlertProps = {
  workspaceId: string;
  notice: Notice;
  isShort: boolean;
  error: Error | null;
  onDismiss: () => void;
};

function NoticeAlert({ workspaceId, notice, isShort, error, onDismiss }: AlertProps) {
  const { created_at: at, path, kind } = notice;
  const isCrisis = kind === "comments.crisis";
  const subject = writeForPage(notice.subject);
  return (
    <Alert tone="poor" title={subject} className="break-words">
      {!isShort && <p>{writeForPage(notice.detail)}</p>}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Time at={at} />
        {path && (isShort || isCrisis) && (
          <TextLink href={`/w/${workspaceId}${path}`} look="alert">
            {isCrisis ? "Read what people are saying" : "See what to do"}
          </TextLink>
        )}
        <Button look="quiet" aria-label={`Dismiss: ${subject}`} onClick={onDismiss}>
          Dismiss
        </Button>
      </p>
      {error && <p role="alert">Not dismissed: {error.message}</p>}
    </Alert>
  );
}

/** A text that was written for a mail: long addresses by their beginning, moments as everywhere in the dashboard. */
function writeForPage(text: string): string {
  return text
    .replace(/(https:\/\/\S{60})\S+/g, "$1…")
    .replace(/\b(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d\.\d{3}Z| UTC)/g, (_, day, minute) =>
      formatMoment(`${day}T${minute}:00.000Z`),
    );
}
