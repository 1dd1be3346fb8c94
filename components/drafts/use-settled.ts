"use client";

import { useEffect, useState } from "react";

/** A value as it was when it last stayed the same for so many milliseconds. */
export function useSettled<V>(value: V, quietMs: number): V {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return settled;
}
