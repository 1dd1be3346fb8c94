export type Protocol = typeof import("@modelcontextprotocol/server");

let loading: Promise<Protocol> | undefined;

/** The protocol's package, once: a process that no agent asks goes without its 14 MB. */
export function loadProtocol(): Promise<Protocol> {
  loading ??= import("@modelcontextprotocol/server");
  return loading;
}
