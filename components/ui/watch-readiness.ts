const LOOK_EVERY_MS = 2_000;
const WITHIN_MS = 5_000;
/** A page that fails again although all is ready has a fault of its own, which more tries do not mend. */
const MAX_TRIES = 3;
const TRIES_WITHIN_MS = 60_000;

let tries: number[] = [];

type Told = {
  /** The service is not ready. */
  away: () => void;
  /** It is ready, again or after all: the page may be tried once more. */
  back: () => void;
};

/**
 * Asks every two seconds whether the service is ready, until it is.
 * @returns a function that ends it.
 */
export function watchReadiness({ away, back }: Told): () => void {
  let timer = setTimeout(look, LOOK_EVERY_MS);
  async function look(): Promise<void> {
    if (await isReady()) return tryAgain();
    away();
    timer = setTimeout(look, LOOK_EVERY_MS);
  }
  function tryAgain(): void {
    tries = tries.filter((at) => at > Date.now() - TRIES_WITHIN_MS);
    if (tries.length >= MAX_TRIES) return;
    tries.push(Date.now());
    back();
  }
  return () => clearTimeout(timer);
}

async function isReady(): Promise<boolean> {
  try {
    return (await fetch("/readyz", { cache: "no-store", signal: AbortSignal.timeout(WITHIN_MS) })).ok;
  } catch {
    return false;
  }
}
