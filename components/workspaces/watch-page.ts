import { FRESH_MS, isRefused, listenForReturns } from "#components/ui/next-change.ts";

type Watch = {
  /** Asks whether the page can be read again; null when it can, and why not otherwise. */
  read: () => Promise<Error | null>;
  /** Is told what came of it, as long as the page is watched. */
  tell: (failed: Error | null) => void;
  /** Null where nothing changes by itself. */
  intervalMs: number | null;
  /** Whether it is to be read at once. */
  isStale: boolean;
};

/**
 * Asks again every `intervalMs` while the page is in sight, and when somebody comes back to it. After a refusal only the latter.
 * @returns what ends the watching
 */
export function watchPage({ read, tell, intervalMs, isStale }: Watch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askedAt = Date.now();
  let isAsking = false;
  let isOver = false;
  const plan = () => {
    clearTimeout(timer);
    if (intervalMs !== null) timer = setTimeout(tick, intervalMs);
  };
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    const failed = await read();
    isAsking = false;
    askedAt = Date.now();
    if (isOver) return;
    tell(failed);
    if (!isRefused(failed)) plan();
  };
  const isInSight = () => document.visibilityState === "visible";
  const tick = () => (isInSight() ? void ask() : plan());
  const stopListening = listenForReturns(() => {
    if (isInSight() && Date.now() - askedAt > FRESH_MS) void ask();
  });
  if (isStale) void ask();
  else plan();
  return () => {
    isOver = true;
    clearTimeout(timer);
    stopListening();
  };
}
