import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";

export type Canary = { port: number; connections: number; close: () => void };

/** Counts every TCP connection, on both loopback addresses, with one port. */
export async function startCanary(): Promise<Canary> {
  const servers: Server[] = [];
  const canary: Canary = {
    port: 0,
    connections: 0,
    close: () => {
      for (const server of servers) server.close();
    },
  };
  for (const host of ["127.0.0.1", "::1"]) {
    const server = createServer((socket) => {
      canary.connections += 1;
      socket.destroy();
    });
    server.listen(canary.port, host);
    await once(server, "listening");
    canary.port = (server.address() as AddressInfo).port;
    servers.push(server);
  }
  return canary;
}

/** Hosts that are loopback, private, or otherwise not public, in the spellings that parsers of addresses know. */
export const SPELLINGS = [
  "127.0.0.1",
  "127.1",
  "127.0.1",
  "0x7f000001",
  "0x7f.1",
  "2130706433",
  "0177.0.0.1",
  "0.0.0.0",
  "0",
  "127.0.0.1.",
  "%31%32%37.0.0.1",
  "１２７.0.0.1",
  "127。0。0。1",
  "[::1]",
  "[::]",
  "[0:0:0:0:0:0:0:1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[::127.0.0.1]",
  "[64:ff9b::7f00:1]",
  "[64:ff9b:1::7f00:1]",
  "[2002:7f00:1::]",
  "[2001:0:7f00:1::]",
  "[fe80::1]",
  "[fc00::1]",
  "[ff02::1]",
  "169.254.169.254",
  "10.0.0.1",
  "172.16.0.1",
  "172.31.255.254",
  "192.168.1.1",
  "192.0.0.8",
  "198.18.0.1",
  "100.64.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "localhost",
  "localhost.",
  "LOCALHOST",
  "ⓛocalhost",
  "sub.localhost",
  "printer.local",
];
