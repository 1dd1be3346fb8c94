import type { Fault } from "./fault.ts";

/** Its place is here: no platform is connected by its own interface yet, so there is nothing that could fail. */
const vendor: Fault = {
  number: 29,
  title: "platform vendor: 401, 429, 5xx, cut body, hostile body, token refresh raced by two workers",
  bar: "the connection says so, the audit goes on, one refresh, no token lost",
  invariants: [],
  run: async () => ({ figure: "not yet: connectors", pass: false }),
};

export const VENDOR_FAULTS = [vendor];
