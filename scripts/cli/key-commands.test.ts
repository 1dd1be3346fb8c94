import { beforeAll, expect, it } from "vitest";
import { runHere } from "../testing/run-here.ts";

let workspace: string;

beforeAll(async () => {
  const made = await runHere(
    "workspace",
    "create",
    "--name",
    "Brand",
    "--plan",
    "pro",
    "--owner",
    "owner@example.com",
    "--password",
    "long-enough",
    "--json",
  );
  workspace = JSON.parse(made.stdout).workspace_id;
});

const create = (...options: string[]) =>
  runHere("key", "create", "--workspace", workspace, ...options, "--json");

it("makes no key that has ended, and says what time it is", async () => {
  for (const past of ["2020-01-01", "2020-01-01T10:00:00Z"]) {
    const { code, stderr } = await create("--expires", past);
    expect(code).not.toBe(0);
    expect(stderr).toMatch(/must be in the future; it is now \d{4}-\d\d-\d\dT\d\d:\d\dZ/);
  }
  expect((await create("--expires", "2099-01-01")).code).toBe(0);
});

it("limits a key to addresses, and lists them", async () => {
  expect((await create("--allow", "203.0.113.9/24, 2001:db8::1")).code).toBe(0);
  const { stdout } = await runHere("key", "list", "--workspace", workspace, "--json");
  expect(JSON.parse(stdout).keys[0].addresses).toEqual(["203.0.113.0/24", "2001:db8::1"]);
  for (const [wrong, told] of [
    ["10.0.0.0/8,nowhere", "nowhere: must be an address such as"],
    ["0.0.0.0/0", "must not be every address"],
    [Array(21).fill("10.0.0.1").join(), "must be 20 at most"],
  ] as const) {
    const { code, stderr } = await create("--allow", wrong);
    expect([code === 0, stderr]).toEqual([false, expect.stringContaining(told)]);
  }
});
