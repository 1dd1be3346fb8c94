"use client";

import { type FormEvent, type ReactNode, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { Modal } from "#components/ui/modal.tsx";

type Props = {
  title: string;
  /** What will happen, and what is asked for it. */
  children: ReactNode;
  /** The word for going on, and the one while it is done; null when it is done. */
  words: { action: string; pending: string; failed: string } | null;
  isPending: boolean;
  error: Error | null;
  onClose: () => void;
  onSend: (data: FormData) => void;
};

/** A question about the team with what it takes to answer it. It stays while something is under way. */
export function TeamDialog({ title, children, words, isPending, error, onClose, onSend }: Props) {
  const id = useId();
  const close = () => !isPending && onClose();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) onSend(new FormData(event.currentTarget));
  };
  return (
    <Modal
      labelledBy={id}
      onClose={close}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[28rem] max-w-[calc(100vw-2rem)] overflow-y-auto p-5 sm:p-6"
    >
      <form noValidate onSubmit={submit}>
        <h2 id={id} className="text-lg font-semibold tracking-tight break-words">
          {title}
        </h2>
        <div className="mt-3 space-y-4 text-sm leading-relaxed text-soft">
          {children}
          {words && error && <FailureAlert error={error} title={words.failed} />}
        </div>
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={close}>
            {words ? "Cancel" : "Close"}
          </Button>
          {words && (
            <Button type="submit" aria-disabled={isPending}>
              {isPending ? words.pending : words.action}
            </Button>
          )}
        </div>
      </form>
    </Modal>
  );
}
