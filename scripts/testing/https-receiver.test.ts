import { request } from "undici";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Receiver, startHttpsReceiver } from "./https-receiver.ts";

let receiver: Receiver;

beforeAll(async () => {
  receiver = await startHttpsReceiver();
});
afterAll(() => receiver.close());

it("is trusted by this process, and keeps what arrived", async () => {
  receiver.behave({ status: 503, headers: { "retry-after": "7" }, body: "later" });
  const answer = await request(`${receiver.url}hook?a=1`, { method: "POST", body: "{}" });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("7");
  expect(await answer.body.text()).toBe("later");
  expect(receiver.requests.at(-1)).toMatchObject({ method: "POST", path: "/hook?a=1", body: "{}" });
  expect(receiver.connections()).toBeGreaterThan(0);
});

it("answers each request as a function says", async () => {
  receiver.behave(({ path }) => ({ status: path === "/a" ? 201 : 404 }));
  expect((await request(`${receiver.url}a`)).statusCode).toBe(201);
  expect((await request(`${receiver.url}b`)).statusCode).toBe(404);
});

it("serves a gzip bomb of about 200 kB", async () => {
  receiver.behave({ ending: "gzip-bomb" });
  const answer = await request(receiver.url);
  expect(answer.headers["content-encoding"]).toBe("gzip");
  expect((await answer.body.arrayBuffer()).byteLength).toBeLessThan(250_000);
});

it.each(["close", "cut"] as const)("breaks off: %s", async (ending) => {
  receiver.behave({ ending, body: "abc" });
  await expect(request(receiver.url).then(({ body }) => body.text())).rejects.toThrow();
});

it.each(["tar-pit", "drip", "endless"] as const)("never ends: %s", async (ending) => {
  receiver.behave({ ending });
  const asked = request(receiver.url, { signal: AbortSignal.timeout(300) }).then(({ body }) => body.text());
  await expect(asked).rejects.toThrow("timeout");
});

it.each([
  ["unknown-authority", "unable to verify"],
  ["other-name", "altnames"],
  ["expired", "expired"],
] as const)("has no good certificate: %s", async (certificate, message) => {
  const bad = await startHttpsReceiver({ certificate });
  await expect(request(bad.url)).rejects.toThrow(message);
  await bad.close();
});
