import { promises as dns, type LookupAddress } from "node:dns";
import { env } from "../env.ts";

/** Each name server is asked twice: for 2 seconds, then for 4. */
const TIMEOUTS = { timeout: 2_000, tries: 2 };
/** What is answered at once for a name of the hosts file, also where there is no name server. */
const QUICK_MISSES = ["ENOTFOUND", "ENODATA", "ECONNREFUSED"];

/**
 * Finds the IPv4 and IPv6 addresses of a host name by asking the name servers. `dns.lookup` holds one of the process's few
 * threads until it has an answer, so a name whose server is silent would hold up all the others. It is used only where the
 * operator allows private networks, because it knows the hosts file, and only when every server has answered.
 * @param resolver whom to ask; a new one for each name follows changes of the system's settings
 * @returns the addresses, IPv4 first; empty when none is found
 * @throws Error of `dns.lookup`, with its code, where that is asked
 */
export async function resolveName(
  hostname: string,
  resolver = new dns.Resolver(TIMEOUTS),
): Promise<LookupAddress[]> {
  const answers = await Promise.allSettled([
    resolver.resolve4(hostname).then((found) => found.map((address) => ({ address, family: 4 }))),
    resolver.resolve6(hostname).then((found) => found.map((address) => ({ address, family: 6 }))),
  ]);
  const addresses = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  const mayAskSystem = env().PLINTH_ALLOWED_PRIVATE_CIDRS !== "" && answers.every(isQuickMiss);
  if (addresses.length > 0 || !mayAskSystem) return addresses;
  return await dns.lookup(hostname, { all: true });
}

function isQuickMiss(answer: PromiseSettledResult<unknown>): boolean {
  return answer.status === "rejected" && QUICK_MISSES.includes(answer.reason.code);
}
