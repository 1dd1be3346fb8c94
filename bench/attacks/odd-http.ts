import { connect } from "node:net";
import { type Attack, count, type Tally } from "./ground/attack.ts";
import { nameFailure } from "./ground/flood.ts";

const CLIENTS = 20;
const GIVE_UP_MS = 10_000;
const HOST = "Host: 127.0.0.1";
const GET = `GET /v1/workspace HTTP/1.1\r\n${HOST}\r\n`;
const POST = `POST /v1/campaigns HTTP/1.1\r\n${HOST}\r\nContent-Type: application/json\r\n`;
const SMUGGLED = "GET /smuggled HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";

/** What is written on a socket. After `smuggle`, more than one answer would mean that a request was smuggled. */
const TRICKS: { name: string; text: string; smuggle?: boolean }[] = [
  {
    name: "CL+TE",
    text: `${POST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    smuggle: true,
  },
  {
    name: "TE+CL",
    text: `${POST}Transfer-Encoding: chunked\r\nContent-Length: 900\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    smuggle: true,
  },
  {
    name: "two lengths",
    text: `${POST}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${SMUGGLED}`,
    smuggle: true,
  },
  { name: "odd TE", text: `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`, smuggle: true },
  {
    name: "TE twice",
    text: `${POST}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    smuggle: true,
  },
  { name: "bare LF", text: `${GET}X: a\nY: b\r\n\r\n${SMUGGLED}`, smuggle: true },
  { name: "space before colon", text: `${POST}Content-Length : 40\r\n\r\n${SMUGGLED}`, smuggle: true },
  {
    name: "chunk extension",
    text: `${POST}Transfer-Encoding: chunked\r\n\r\n1;${"x".repeat(200_000)}\r\na\r\n0\r\n\r\n`,
  },
  { name: "endless chunk size", text: `${POST}Transfer-Encoding: chunked\r\n\r\n${"f".repeat(100_000)}\r\n` },
  { name: "giant header", text: `${GET}X-Big: ${"x".repeat(1_000_000)}\r\n\r\n` },
  { name: "50,000 headers", text: `${GET}${"X: y\r\n".repeat(50_000)}\r\n` },
  { name: "giant line", text: `GET /${"x".repeat(500_000)} HTTP/1.1\r\n${HOST}\r\n\r\n` },
  { name: "junk", text: "\x00\xff\x16\x03\x01".repeat(20_000) },
  { name: "pipelined junk", text: `${`${GET}\r\n`.repeat(50)}${"junk\r\n\r\n".repeat(1_000)}` },
  { name: "pipelined requests", text: `${GET}\r\n`.repeat(1_000) },
];

/** Sockets on which something else than a clean request is written. */
export const oddHttp: Attack = {
  name: "odd-http",
  by: "stranger",
  tried: `${CLIENTS} raw sockets at a time: smuggling, giant headers, junk, 1,000 pipelined requests`,
  clients: CLIENTS,
  run: async ({ port, seconds }, _tenant, tally) => {
    const until = performance.now() + seconds * 1_000;
    const smuggled = new Set<string>();
    const walk = async (place: number) => {
      for (let n = place; performance.now() < until; n += CLIENTS) {
        const trick = TRICKS[n % TRICKS.length];
        if (!trick) continue;
        const statuses = await write(port, trick.text).catch((error) => [nameFailure(error)]);
        tallyUp(tally, statuses);
        if (trick.smuggle && statuses.includes("404")) smuggled.add(trick.name);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, place) => walk(place)));
    return smuggled.size > 0 ? `smuggled by ${[...smuggled].join(", ")}` : null;
  },
};

function tallyUp(tally: Tally, statuses: string[]): void {
  if (statuses.length === 0) count(tally, "closed");
  for (const status of statuses) count(tally, status);
}

/** @returns the statuses of all answers that came until the connection ended, or nothing came for a second. */
function write(port: number, text: string): Promise<string[]> {
  return new Promise((resolve) => {
    let answered = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text, "latin1"));
    const finish = () => {
      socket.destroy();
      resolve([...answered.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = ""]) => status));
    };
    socket.setTimeout(1_000, finish);
    setTimeout(finish, GIVE_UP_MS).unref();
    socket.on("data", (chunk) => (answered += chunk.toString("latin1")));
    socket.on("error", finish);
    socket.on("close", finish);
  });
}
