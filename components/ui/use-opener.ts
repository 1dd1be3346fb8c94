import { type RefObject, useRef, useState } from "react";

/** A button that opens something below it, to which the focus comes back when that is done. */
export function useOpener(): {
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  toggle: () => void;
  end: () => void;
} {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const end = () => {
    setOpen(false);
    button.current?.focus();
  };
  return { button, isOpen, toggle: () => setOpen(!isOpen), end };
}
