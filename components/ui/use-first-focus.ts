import { type RefObject, useEffect } from "react";

/** A form that a press has opened takes the focus from the button that is gone. */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.querySelector("input")?.focus(), [form]);
}
