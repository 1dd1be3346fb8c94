import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fetchJson } from "./fetch-json.ts";

let asked: string[] = [];
let url = "";
const server = createServer(({ method }, outgoing) => {
  asked.push(method ?? "");
  outgoing.writeHead(200, { "Content-Type": "application/json" }).end('{"name":"Larkspur"}');
});

beforeEach(async () => {
  asked = [];
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  server.closeAllConnections();
  await once(server.close(), "close");
});

const schema = { parse: (answer: unknown) => (answer as { name: string }).name };
const late = async () => schema;
const lost = async (): Promise<typeof schema> => {
  throw new Error("the file did not come");
};

it("reads an answer by what is there, or comes with the question", async () => {
  expect(await fetchJson(schema, url)).toBe("Larkspur");
  expect(await fetchJson(late, url)).toBe("Larkspur");
  expect(await fetchJson(late, url, { name: "Larkspur" }, "PATCH")).toBe("Larkspur");
  expect(asked).toEqual(["GET", "GET", "PATCH"]);
});

it("changes nothing where what reads the answer does not come, and says so as of a lost connection", async () => {
  const failure = { title: "No connection", status: 0 };
  await expect(fetchJson(lost, url, {}, "DELETE")).rejects.toMatchObject(failure);
  expect(asked).toEqual([]);
  await expect(fetchJson(lost, url)).rejects.toMatchObject(failure);
});
