"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useTransition } from "react";
import { Button } from "./button.tsx";

type Props = {
  /** Of the form, for screen readers. */
  name: string;
  /** Path of the list. */
  path: string;
  children: ReactNode;
};

/** Fields whose values stand in the address of a list, each as soon as it is chosen. Without a script the button sends the form. */
export function FilterForm({ name, path, children }: Props) {
  const router = useRouter();
  const [isLoading, startLoading] = useTransition();
  const send = (form: HTMLFormElement) => {
    const given = [...new FormData(form)].map(([key, value]) => [key, String(value).trim()]);
    const query = new URLSearchParams(given.filter(([, value]) => value !== ""));
    startLoading(() => router.push(query.size > 0 ? `${path}?${query}` : path, { scroll: false }));
  };
  return (
    <form
      aria-label={name}
      aria-busy={isLoading}
      action={path}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) send(currentTarget);
      }}
      className="flex flex-wrap items-end gap-3 *:min-w-32 *:flex-1"
    >
      {children}
      <Button type="submit" look="quiet" className="min-h-11 max-w-32">
        Filter
      </Button>
    </form>
  );
}
