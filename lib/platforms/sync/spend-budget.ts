import { readWorkspace } from "../../db.ts";
import type { Budget, Connector } from "../connectors/connector.ts";
import { VendorFailure } from "../connectors/vendor-failure.ts";
import { limitOf } from "./platform-settings.ts";
import { startOfDay } from "./start-of-day.ts";

/** Takes what a request costs off the budgets, before it is sent. @throws VendorFailure when there is not so much left */
export type Spend = (cost: Record<string, number> | undefined) => Promise<void>;

type Spender = {
  connector: Connector;
  workspaceId: string;
  accountId: string;
  now: () => Date;
  /** How much of a budget may be used when this one takes of it, 0 to 1; all when left out. */
  share?: number;
};

/**
 * Counts what is asked of a vendor, exactly and over all processes: one statement counts and compares under the lock of its row.
 * What a vendor counts for the whole app is one row for all workspaces. A request that costs of two budgets and finds the second one
 * empty has cost of the first.
 * @returns throws `quota_spent` with the end of the window for what there is no room for
 */
export function spendFrom({ connector, workspaceId, accountId, now, share = 1 }: Spender): Spend {
  return async (cost) => {
    for (const budget of connector.budgets) {
      const amount = cost ? (cost[budget.name] ?? 0) : 1;
      if (amount <= 0) continue;
      const of = budget.of === "app" ? "app" : accountId;
      const window = windowOf(budget, now());
      const isThere = await take(workspaceId, { ...budget, of, amount, window, share }, connector);
      if (!isThere) throw spent(connector, budget, window.end);
    }
  };
}

type Taking = Omit<Budget, "of" | "window"> & { of: string; amount: number; window: Window; share: number };

async function take(
  workspaceId: string,
  { name, limit, of, amount, window, share }: Taking,
  { platform, budgets }: Connector,
): Promise<boolean> {
  const budget = budgets.find((one) => one.name === name);
  const most = Math.floor((budget ? limitOf(platform, budget) : limit) * share);
  if (amount > most) return false;
  const taken = await readWorkspace(
    workspaceId,
    (db) => db.$queryRaw<unknown[]>`
      INSERT INTO vendor_budgets AS b (platform, budget, "of", window_start, used)
      VALUES (${platform}, ${name}, ${of}, ${window.start}, ${amount})
      ON CONFLICT (platform, budget, "of") DO UPDATE SET
        used = CASE WHEN b.window_start < excluded.window_start THEN excluded.used ELSE b.used + excluded.used END,
        window_start = greatest(b.window_start, excluded.window_start)
      WHERE b.window_start < excluded.window_start OR b.used + excluded.used <= ${most}
      RETURNING 1`,
  );
  return taken.length > 0;
}

export type Window = { start: Date; end: Date };

/** The window of a budget at a moment: of so many seconds since 1970, or the calendar day of a time zone. */
export function windowOf({ window }: Pick<Budget, "window">, now: Date): Window {
  if (typeof window === "number") {
    const size = window * 1_000;
    const start = Math.floor(now.getTime() / size) * size;
    return { start: new Date(start), end: new Date(start + size) };
  }
  const start = startOfDay(now, window);
  // The longest day has 25 hours, the shortest 23.
  return { start, end: startOfDay(new Date(start.getTime() + 26 * 3_600_000), window) };
}

function spent({ title }: Connector, { name }: Budget, until: Date): VendorFailure {
  const what = name.replaceAll("_", " ");
  return new VendorFailure(
    "quota_spent",
    `What may be asked of ${title} is used up (${what}); it starts again at ${until.toISOString()}.`,
    until,
  );
}
