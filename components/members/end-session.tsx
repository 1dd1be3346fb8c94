"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { Confirm } from "#components/ui/confirm.tsx";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asEndedSession, asEndedSessions } from "./answers.ts";

/** Ends one session after asking. @param name of the browser, in words */
export function EndSession({ id, name }: { id: string; name: string }) {
  return (
    <EndAfterAsking
      trigger="End"
      triggerName={`End the session of ${name}`}
      title="End this session?"
      about={`${name} is signed out immediately.`}
      end={() =>
        fetchJson(
          asEndedSession,
          internalPath("/internal/sessions/[session_id]", { session_id: id }),
          {},
          "DELETE",
        )
      }
    />
  );
}

/** Ends all sessions but the one that looks, after asking. */
export function EndOtherSessions() {
  return (
    <EndAfterAsking
      trigger="End all others"
      title="End all other sessions?"
      about="Every other browser is signed out immediately. You stay signed in here."
      end={() => fetchJson(asEndedSessions, internalPath("/internal/sessions", {}), {}, "DELETE")}
    />
  );
}

type Props = {
  trigger: string;
  triggerName?: string;
  title: string;
  about: string;
  end: () => Promise<unknown>;
};

function EndAfterAsking({ trigger, triggerName = trigger, title, about, end }: Props) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const ending = useMutation({
    mutationFn: end,
    onSuccess: () => {
      setOpen(false);
      router.refresh();
    },
  });
  return (
    <Confirm
      trigger={trigger}
      triggerName={triggerName}
      triggerClassName={buttonClass("quiet", "shrink-0")}
      title={title}
      action={ending.isPending ? "Ending …" : "End"}
      isOpen={isOpen}
      onOpenChange={setOpen}
      isPending={ending.isPending}
      error={ending.error}
      onConfirm={() => ending.mutate()}
    >
      <p>{about}</p>
    </Confirm>
  );
}
