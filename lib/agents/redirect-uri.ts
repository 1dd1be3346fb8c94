const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];
/** Of editors that get their codes by an address of their own (RFC 8252, 7.1). No others: what a browser runs or shows must not be among them. */
const OF_APPS = ["cursor:", "vscode:", "vscode-insiders:", "windsurf:"];

/**
 * What is wrong with an address that a client wants its codes sent to; null where nothing is. It is HTTPS or on the person's own machine
 * (MCP, Authorization, "Communication Security"), and has no part that a browser keeps to itself.
 */
export function refuseRedirect(text: string): string | null {
  if (!URL.canParse(text)) return "is no address";
  const { protocol, hostname, username, password, hash } = new URL(text);
  const isOwnMachine = protocol === "http:" && LOOPBACK.includes(hostname);
  if (protocol !== "https:" && !isOwnMachine && !OF_APPS.includes(protocol))
    return "must be https://, http:// on localhost, or of an editor that is known";
  if (username || password) return "must not name a user";
  return hash || text.includes("#") ? "must have no fragment" : null;
}

/** What people read of such an address, and whether it is on the machine that they sit at. */
export function tellRedirect(uri: string): { host: string; isOwnMachine: boolean } {
  const { protocol, host } = new URL(uri);
  const isOfApp = OF_APPS.includes(protocol);
  return { host: isOfApp ? `${protocol}//${host}` : host, isOwnMachine: isOfApp || protocol === "http:" };
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
