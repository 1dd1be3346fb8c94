import { type AuditResult, OPERATIONS, type PlinthOperations } from "../plinth.ts";
import { type PlinthOptions, type PostOptions, sendRequest } from "./send-request.ts";
import { type WaitOptions, waitForAudit } from "./wait-for-audit.ts";

/** The operations of the service by their names, and what is made of them. */
export type PlinthClient = PlinthOperations & {
  /**
   * Waits until an audit has ended, asking as often as the service asks for.
   * @returns its result. A failed audit is a result too: `status` is `failed`, `error` says why, and its run is given back.
   * @throws PlinthError `timed_out` when it has not ended in `timeoutMs`; the audit goes on.
   */
  waitForAudit(auditId: string, options?: WaitOptions): Promise<AuditResult>;
};

/**
 * A client of the service.
 *
 *     const client = plinth({ apiKey: process.env.PLINTH_API_KEY ?? "", baseUrl: "https://plinth.example" });
 *     const { score } = await client.getScore();
 *
 * Every operation takes one object with its path, query and body fields together, and throws PlinthError.
 */
export function plinth(options: PlinthOptions): PlinthClient {
  if (!options.apiKey) throw new TypeError("plinth() needs an apiKey");
  const methods = Object.entries(OPERATIONS).map(([name, operation]) => [
    name,
    (input: Record<string, unknown> = {}, call: PostOptions = {}) =>
      sendRequest(options, operation, input, call),
  ]);
  const operations = Object.fromEntries(methods) as PlinthOperations;
  return {
    ...operations,
    waitForAudit: (auditId, wait = {}) => waitForAudit(operations.getAudit, auditId, wait),
  };
}
