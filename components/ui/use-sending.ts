"use client";

import { useState } from "react";

type Sending<T> = { isPending: boolean; data: T | null; error: Error | null };
const IDLE = { isPending: false, data: null, error: null };

/** Sends something once at a time and tells what came of it, on pages that load no library for that. */
export function useSending<Input, T>(request: (input: Input) => Promise<T>) {
  const [state, setState] = useState<Sending<T>>(IDLE);
  const send = async (input: Input) => {
    if (state.isPending) return;
    setState({ ...IDLE, isPending: true });
    try {
      setState({ ...IDLE, data: await request(input) });
    } catch (error) {
      setState({ ...IDLE, error: error instanceof Error ? error : new Error(String(error)) });
    }
  };
  const reset = () => setState((now) => (now.isPending ? now : IDLE));
  return { ...state, send, reset };
}
