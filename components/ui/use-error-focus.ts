"use client";

import { type RefObject, useEffect, useRef } from "react";

/** A form whose first wrong field takes the focus when the service refuses what was sent. */
export function useErrorFocus(error: Error | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [error]);
  return form;
}
