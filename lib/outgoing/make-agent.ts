import type { LookupAddress } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector } from "undici";
import { classifyAddress } from "./classify-address.ts";
import { resolveName } from "./resolve-name.ts";

/** Finds the addresses of a host name. */
export type Resolve = (
  hostname: string,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** Idle connections are dropped soon: an address is checked when a connection begins. */
const IDLE_MS = 4_000;
const CONNECT_MS = 10_000;
/** Milliseconds that one of several addresses of a host is tried before the next one. */
const ATTEMPT_MS = 1_000;

/**
 * The connection pool for requests to addresses that users gave. Every connect checks the literal address, or all addresses
 * that the name has at that moment, and uses one of those: DNS rebinding has no gap. Plain http is spoken only to addresses
 * that the operator allows. Redirects are not followed, answers are not decompressed, and the proxies of the environment are
 * not used. Beyond the connect there is no time limit: callers pass a signal.
 * @param resolve how names are looked up; `resolveName` when not given
 */
export function makeAgent(resolve: Resolve = askNameServers): Agent {
  const connectTls = buildConnector({ ...connectOptions(resolve, "https:") });
  const connectPlain = buildConnector({ ...connectOptions(resolve, "http:") });
  return new Agent({
    connect: (options, callback) => {
      if (isIP(bare(options.hostname)) > 0 && !mayReach(options.hostname, options.protocol)) {
        return callback(notPublic(options.hostname), null);
      }
      const connect = options.protocol === "https:" ? connectTls : connectPlain;
      return connect(options, callback);
    },
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
    headersTimeout: 0,
    bodyTimeout: 0,
    pipelining: 1,
    allowH2: false,
  });
}

function connectOptions(resolve: Resolve, protocol: string) {
  return {
    lookup: vettedLookup(resolve, protocol),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: ATTEMPT_MS,
    timeout: CONNECT_MS,
    allowH2: false,
  };
}

/** The lookup of one connect. Node asks it about everything that is no literal address, and connects to what it answers. */
function vettedLookup(resolve: Resolve, protocol: string): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? notFound(hostname), []);
      if (!addresses.every(({ address }) => mayReach(address, protocol))) {
        return callback(notPublic(hostname), []);
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

function mayReach(address: string, protocol: string): boolean {
  const verdict = classifyAddress(address);
  return verdict === "allowed" || (verdict === "public" && protocol === "https:");
}

function askNameServers(hostname: string, done: Parameters<Resolve>[1]): void {
  resolveName(hostname).then(
    (addresses) => done(null, addresses),
    (error) => done(error, []),
  );
}

function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, "");
}

function notPublic(hostname: string): Error {
  return Object.assign(new Error(`${hostname} is not public`), { code: "NOT_PUBLIC" });
}

function notFound(hostname: string): Error {
  return Object.assign(new Error(`${hostname} has no address`), { code: "ENOTFOUND" });
}
