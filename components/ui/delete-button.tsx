"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";
import { Confirm } from "./confirm.tsx";

type Props = {
  /** What is deleted. */
  path: string;
  /** Where the page of it leads when it is gone; left out where the page that lists it stays. */
  leadsTo?: string;
  trigger: ReactNode;
  triggerName?: string;
  triggerClassName: string;
  title: string;
  words?: { action: string; pending: string };
  /** What will happen. */
  children: ReactNode;
};

const DELETE = { action: "Delete", pending: "Deleting …" };

/** Deletes something after asking. While it goes, the question stays. */
export function DeleteButton({ path, leadsTo, words = DELETE, children, ...shown }: Props) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const remove = useMutation({
    mutationFn: () => fetchJson(ANYTHING, path, {}, "DELETE"),
    onSuccess: () => {
      if (leadsTo) return router.push(leadsTo);
      setOpen(false);
      router.refresh();
    },
  });
  const isGoing = remove.isPending || (leadsTo !== undefined && remove.isSuccess);
  return (
    <Confirm
      {...shown}
      action={isGoing ? words.pending : words.action}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (isGoing) return;
        remove.reset();
        setOpen(next);
      }}
      isPending={isGoing}
      error={remove.error}
      onConfirm={() => remove.mutate()}
    >
      {children}
    </Confirm>
  );
}
