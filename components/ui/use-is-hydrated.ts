import { useSyncExternalStore } from "react";

const NEVER = () => () => {};

/** Whether the script of the page is there: false on the server and until the browser has taken the page over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
}
