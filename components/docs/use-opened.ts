"use client";

import { useEffect, useState } from "react";

/** Whether a part of the page is open: its reader opens it, and so does an address that leads to it. */
export function useOpened(id: string): [boolean, () => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const follow = () => {
      if (location.hash === `#${id}`) setOpen(true);
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [id]);
  return [isOpen, () => setOpen(!isOpen)];
}
