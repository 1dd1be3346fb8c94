import { createSocket, type Socket } from "node:dgram";
import { promises as dns } from "node:dns";
import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { allowLoopback } from "#scripts/testing/https-receiver.ts";
import { resolveName } from "./resolve-name.ts";

/** The answer's records by type of question (1: A, 28: AAAA), or `silent` for none at all. */
type Zone = Record<string, "silent" | { 1?: Buffer; 28?: Buffer }>;

const ZONE: Zone = {
  "stuck.example.test": "silent",
  "good.example.test": {
    1: Buffer.from([192, 0, 2, 7]),
    28: Buffer.from("20010db8000000000000000000000009", "hex"),
  },
  "old.example.test": { 1: Buffer.from([192, 0, 2, 8]) },
  "empty.example.test": {},
};

let server: Socket;
let questions: string[];

beforeEach(async () => {
  allowLoopback(false);
  questions = [];
  server = createSocket("udp4").bind(0, "127.0.0.1");
  await once(server, "listening");
  server.on("message", (question, from) => {
    const reply = answer(question);
    if (reply) server.send(reply, from.port, from.address);
  });
});
afterEach(() => {
  allowLoopback(false);
  server.close();
});

/** RFC 1035, section 4: the question comes back, with one record or none; unknown names with NXDOMAIN. */
function answer(question: Buffer): Buffer | null {
  const labels: string[] = [];
  let at = 12;
  for (let length = question.readUInt8(at); length > 0; length = question.readUInt8(at)) {
    labels.push(question.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  const name = labels.join(".").toLowerCase();
  questions.push(name);
  const known = ZONE[name];
  if (known === "silent") return null;
  const type = question.readUInt16BE(at + 1);
  const record = type === 1 || type === 28 ? known?.[type] : undefined;
  const header = Buffer.from(question.subarray(0, 12));
  header.writeUInt16BE(known ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(record ? 1 : 0, 6);
  header.fill(0, 8);
  const start = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, record?.length ?? 0]);
  return Buffer.concat([header, question.subarray(12, at + 5), ...(record ? [start, record] : [])]);
}

function ask(hostname: string) {
  const resolver = new dns.Resolver({ timeout: 400, tries: 2 });
  resolver.setServers([`127.0.0.1:${server.address().port}`]);
  return resolveName(hostname, resolver);
}

describe("resolveName", () => {
  it("finds the addresses of both families", async () => {
    expect(await ask("good.example.test")).toEqual([
      { address: "192.0.2.7", family: 4 },
      { address: "2001:db8::9", family: 6 },
    ]);
    expect(await ask("old.example.test")).toEqual([{ address: "192.0.2.8", family: 4 }]);
  });

  it("finds nothing for names without address, unknown ones and those of the hosts file", async () => {
    for (const name of ["empty.example.test", "nobody.example.test", "localhost"]) {
      expect(await ask(name)).toEqual([]);
      expect(questions).toContain(name);
    }
  });

  it("knows the hosts file where the operator allows private networks", async () => {
    allowLoopback(true);
    expect(await ask("localhost")).toContainEqual({ address: "127.0.0.1", family: 4 });
  });

  it.each([false, true])(
    "is not held up by names whose server is silent (loopback allowed: %s)",
    async (allowed) => {
      allowLoopback(allowed);
      const begun = performance.now();
      let isStuck = true;
      const stuck = Promise.all(Array.from({ length: 40 }, () => ask("stuck.example.test"))).finally(() => {
        isStuck = false;
      });
      expect((await ask("good.example.test")).length).toBe(2);
      expect(performance.now() - begun).toBeLessThan(300);
      expect(isStuck).toBe(true);
      expect(await stuck).toEqual(Array(40).fill([]));
      expect(performance.now() - begun).toBeLessThan(3_000);
    },
  );
});
