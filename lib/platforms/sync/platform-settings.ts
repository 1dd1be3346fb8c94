import { z } from "zod";
import { env } from "../../env.ts";
import type { Platform } from "../../formula/names.ts";
import type { Budget, ClientCredentials } from "../connectors/connector.ts";

const Budgets = z.record(z.string(), z.record(z.string(), z.number().min(0)));

/** Of the whole environment, by name. */
function settings(): Record<string, unknown> {
  return env();
}

function text(name: string): string | null {
  const value = settings()[name];
  return typeof value === "string" && value !== "" ? value : null;
}

/** The operator's app at a platform; null where none is set, so that it cannot be connected. */
export function findClient(platform: Platform): ClientCredentials | null {
  const name = platform.toUpperCase();
  const [id, secret] = [text(`${name}_CLIENT_ID`), text(`${name}_CLIENT_SECRET`)];
  return id && secret ? { id, secret } : null;
}

/** The address in front of which a platform's own are put, without a trailing slash; null where they are used as they are. */
export function findBase(platform: Platform): string | null {
  return text(`${platform.toUpperCase()}_BASE_URL`)?.replace(/\/+$/, "") ?? null;
}

/**
 * A platform's further settings of `lib/env.ts`, by their names without the platform's and in capitals: LINKEDIN_API_VERSION is
 * `API_VERSION`.
 */
export function readSettings(platform: Platform): Record<string, string> {
  const start = `${platform.toUpperCase()}_`;
  const own = Object.entries(settings()).flatMap(([name, value]): [string, string][] =>
    name.startsWith(start) && value !== undefined ? [[name.slice(start.length), String(value)]] : [],
  );
  const common = ["CLIENT_ID", "CLIENT_SECRET", "BASE_URL"];
  return Object.fromEntries(own.filter(([name]) => !common.includes(name)));
}

/**
 * How much of a budget may be used: what the operator set in PLINTH_BUDGETS, else the connector's own figure.
 * @throws Error when PLINTH_BUDGETS is not JSON of that shape.
 */
export function limitOf(platform: Platform, budget: Budget): number {
  const given = env().PLINTH_BUDGETS;
  if (!given) return budget.limit;
  try {
    return Budgets.parse(JSON.parse(given))[platform]?.[budget.name] ?? budget.limit;
  } catch {
    throw new Error('setting PLINTH_BUDGETS is not usable: expected {"platform":{"budget":number}}');
  }
}
