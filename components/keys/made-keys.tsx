"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import { loadLater } from "#components/ui/load-later.tsx";

const NewKey = loadLater(() => import("./new-key.tsx"));
const Told = createContext<(key: string) => void>(() => {});

/** Tells the key that was made in the place of another. */
export const useMadeKeys = () => useContext(Told);

/** Keys, and above them the one that was made in the place of another. @param baseUrl of the API */
export function MadeKeys({ baseUrl, children }: { baseUrl: string; children: ReactNode }) {
  const [made, setMade] = useState<string | null>(null);
  return (
    <Told value={setMade}>
      <div className="space-y-6">
        {made && <NewKey made={made} baseUrl={baseUrl} />}
        {children}
      </div>
    </Told>
  );
}
