import type { Site, Tenant } from "./site.ts";

/** What the product answered, by status or by how the connection ended. */
export type Tally = Map<string, number>;

export type Attack = {
  name: string;
  by: "stranger" | "tenant" | "fault";
  /** What is tried, in a line. */
  tried: string;
  /** So many clients ask for something harmless in the measurement that it is compared with. */
  clients: number;
  /** On a data directory of its own, on a volume of so many MB. */
  volumeMb?: number;
  /** @returns why the wall does not stand, whatever others saw of it; null when it does. */
  run: (site: Site, tenant: Tenant, tally: Tally) => Promise<string | null>;
};

export function count(tally: Tally, answer: number | string, times = 1): void {
  tally.set(String(answer), (tally.get(String(answer)) ?? 0) + times);
}

/** "200 × 12, 429 × 300" */
export function tell(tally: Tally): string {
  return [...tally]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([answer, times]) => `${answer} × ${times}`)
    .join(", ");
}
