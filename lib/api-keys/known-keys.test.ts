import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { makeSmallWorkspace } from "#scripts/testing/audits.ts";
import { findCaller } from "./find-caller.ts";
import { forgetKeys, keepKeys, rememberKey, stopKeepingKeys } from "./known-keys.ts";
import { revokeKey } from "./revoke-key.ts";

beforeAll(keepKeys);
afterAll(stopKeepingKeys);
beforeEach(forgetKeys);

function counted(answers: (string | null)[]) {
  let asked = 0;
  const ask = async () => answers[asked++] ?? null;
  return { ask, times: () => asked };
}

it("asks once for requests that come together, and again after a second", async () => {
  const { ask, times } = counted(["first", "second"]);
  const all = await Promise.all(Array.from({ length: 20 }, () => rememberKey("a", ask)));
  expect(new Set(all)).toEqual(new Set(["first"]));
  expect(times()).toBe(1);
  await sleep(1_050);
  expect(await rememberKey("a", ask)).toBe("second");
});

it("keeps neither what is not there nor what could not be asked", async () => {
  const { ask } = counted([null, "there"]);
  expect(await rememberKey("b", ask)).toBeNull();
  expect(await rememberKey("b", ask)).toBe("there");
  await expect(rememberKey("c", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await rememberKey("c", async () => "back")).toBe("back");
});

it("lets a key that is revoked elsewhere work for a second at most, and no moment longer here", async () => {
  const { key } = await makeSmallWorkspace("agency");
  const caller = await findCaller(key, new Date());
  expect(caller?.plan).toBe("agency");
  await revokeKey(caller?.actor.id ?? "", new Date());
  expect(await findCaller(key, new Date())).toBeNull();
});
