const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * What is wrong with an address that a client wants its codes sent to; null where nothing is. It is HTTPS or on the person's own machine
 * (MCP, Authorization, "Communication Security"), and has no part that a browser keeps to itself.
 */
export function refuseRedirect(text: string): string | null {
  if (!URL.canParse(text)) return "is no address";
  const { protocol, hostname, username, password, hash } = new URL(text);
  const isOwnMachine = protocol === "http:" && LOOPBACK.includes(hostname);
  if (protocol !== "https:" && !isOwnMachine) return "must be https://, or http:// on localhost";
  if (username || password) return "must not name a user";
  return hash || text.includes("#") ? "must have no fragment" : null;
}

/** Whether an address is one of those that were registered. On the person's own machine any port will do (RFC 8252, 7.3). */
export function isRegistered(uri: string, registered: readonly string[]): boolean {
  return registered.includes(uri) || registered.some((one) => isSameButPort(one, uri));
}

function isSameButPort(one: string, other: string): boolean {
  if (!URL.canParse(one) || !URL.canParse(other)) return false;
  const [a, b] = [new URL(one), new URL(other)];
  if (a.protocol !== "http:" || !LOOPBACK.includes(a.hostname)) return false;
  a.port = b.port;
  return a.href === b.href && refuseRedirect(other) === null;
}
