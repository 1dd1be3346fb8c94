import { expect, it } from "vitest";
import type { Member } from "#lib/access/find-member.ts";
import { withWorkspace } from "#lib/db.ts";
import type { Plan } from "#lib/plans.ts";
import { changeWorkspace } from "#lib/workspaces/change-workspace.ts";
import { makeMember } from "#scripts/testing/members.ts";
import { checkNewKey } from "./check-new-key.ts";
import { findCaller } from "./find-caller.ts";
import { listKeyViews } from "./list-key-views.ts";
import { MOST_KEYS, makeKey } from "./make-key.ts";
import { replaceKey } from "./replace-key.ts";
import { revokeOwnKey } from "./revoke-own-key.ts";
import { NewKeyBody } from "./schemas.ts";

const now = new Date("2026-11-23T10:00:00Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const asked = (ends: string): NewKeyBody => ({ name: "Reporting", scopes: ["read"], ends, addresses: [] });

async function nameless(plan: Plan = "agency"): Promise<Member> {
  const member = await makeMember("owner", plan);
  const { workspaceId } = member.caller;
  await withWorkspace(workspaceId, (tx) => tx.apiKey.deleteMany({ where: { workspaceId } }));
  return member;
}

it.each([
  ["30", "2026-12-23T10:00:00.000Z"],
  ["365", "2027-11-23T10:00:00.000Z"],
  ["2026-11-23", "2026-11-24T00:00:00.000Z"],
  ["never", null],
])("a key that ends %s: %s", async (ends, endsAt) => {
  const { caller } = await nameless();
  const { key_id, key } = await makeKey(caller, asked(ends), now);
  const { working, ended } = await listKeyViews(caller, now);
  expect(ended).toEqual([]);
  expect(working).toEqual([
    expect.objectContaining({
      ...{ key_id, name: "Reporting", prefix: "plk_live_", last_four: key.slice(-4), scopes: ["read"] },
      ...{ ends_at: endsAt, created_by: expect.any(String), last_used_at: null },
      addresses: [],
      state: ends === "2026-11-23" ? "ending" : "active",
    }),
  ]);
  expect((await findCaller(key, now))?.scopes).not.toContain("audits:write");
  if (endsAt) expect(await findCaller(key, new Date(endsAt))).toBeNull();
});

it("ends on no day of the past, on no other word, and not in a hundred years", () => {
  const told = (ends: unknown) => {
    const parsed = checkNewKey(NewKeyBody)(now).safeParse({
      name: "A",
      scopes: ["read"],
      ends,
      addresses: [],
    });
    return parsed.success ? null : parsed.error.issues[0]?.message;
  };
  expect(["2026-11-23", "2031-11-22", "30", "never"].map(told)).toEqual([null, null, null, null]);
  expect(told("2026-11-22")).toBe("must be 2026-11-23 or later");
  expect(told("2126-01-01")).toMatch(/^must be 2031-\d\d-\d\d or before$/);
  for (const wrong of ["31", "2026-02-30", "", null, 30])
    expect(told(wrong)).toBe("must be 30, 90, 365, never or a day");
});

it("a replaced key works on as long as was chosen, and its successor has its name and scopes", async () => {
  const { caller } = await nameless();
  const old = await makeKey(caller, asked("90"), now);
  const made = await replaceKey(caller, old.key_id, { overlapHours: 24, now });
  expect(made.previous_ends_at).toBe(inHours(24).toISOString());
  expect((await findCaller(old.key, inHours(23)))?.actor.id).toBe(old.key_id);
  expect(await findCaller(old.key, inHours(24))).toBeNull();
  expect((await findCaller(made.key, inHours(24)))?.actor.id).toBe(made.key_id);
  const { working } = await listKeyViews(caller, now);
  expect(working.map(({ key_id, name, state }) => [key_id, name, state]).toSorted()).toEqual(
    [
      [old.key_id, "Reporting", "replaced"],
      [made.key_id, "Reporting", "active"],
    ].toSorted(),
  );
  await expect(replaceKey(caller, old.key_id, { overlapHours: 1, now })).rejects.toMatchObject({
    title: "Not Found",
  });
});

it("an overlap never makes a key live longer, and none ends it at once", async () => {
  const { caller } = await nameless();
  const short = await makeKey(caller, asked("2026-11-23"), now);
  const first = await replaceKey(caller, short.key_id, { overlapHours: 168, now });
  expect(first.previous_ends_at).toBe("2026-11-24T00:00:00.000Z");
  const next = await replaceKey(caller, first.key_id, { overlapHours: 0, now });
  expect(await findCaller(first.key, now)).toBeNull();
  expect(await findCaller(next.key, now)).not.toBeNull();
});

it("is revoked once, and its end is told", async () => {
  const { caller } = await nameless();
  const { key_id, key } = await makeKey(caller, asked("never"), now);
  await revokeOwnKey(caller, key_id, now);
  expect(await findCaller(key, now)).toBeNull();
  const { working, ended } = await listKeyViews(caller, now);
  expect(working).toEqual([]);
  expect(ended).toMatchObject([{ key_id, state: "revoked", ends_at: now.toISOString() }]);
  await expect(revokeOwnKey(caller, key_id, now)).rejects.toMatchObject({ title: "Not Found" });
});

it("no keys without the API, none beyond the bound, and old ones can be revoked on any plan", async () => {
  const { caller } = await nameless();
  const { workspaceId } = caller;
  const made = [];
  for (let n = 0; n < MOST_KEYS; n++) made.push(await makeKey(caller, asked("30"), now));
  await expect(makeKey(caller, asked("30"), now)).rejects.toMatchObject({ title: "Limit Reached" });
  await changeWorkspace(workspaceId, { plan: "creator" }, now);
  const smaller = { ...caller, plan: "creator" as const };
  const [one] = made;
  const refused = { title: "Plan Required", message: expect.stringContaining("need the Pro plan or above") };
  await expect(makeKey(smaller, asked("30"), now)).rejects.toMatchObject(refused);
  await expect(replaceKey(smaller, one?.key_id ?? "", { overlapHours: 1, now })).rejects.toMatchObject(
    refused,
  );
  expect(await revokeOwnKey(smaller, one?.key_id ?? "", now)).toMatchObject({ revoked: true });
});

it("only owners and admins list them", async () => {
  const { caller } = await makeMember("editor");
  await expect(listKeyViews(caller, now)).rejects.toMatchObject({ title: "Insufficient Scope" });
});

it("is limited to addresses, which a key in its place keeps, and to nothing that is none", async () => {
  const { caller } = await nameless();
  const addresses = ["::ffff:203.0.113.7", "2001:DB8::/32", "203.0.113.7"];
  const { key, key_id } = await makeKey(caller, { ...asked("90"), addresses }, now);
  const [view] = (await listKeyViews(caller, now)).working;
  expect(view?.addresses).toEqual(["203.0.113.7", "2001:db8::/32"]);
  const mayComeFrom = async (one: string) => (await findCaller(one, now))?.mayComeFrom?.("203.0.113.8");
  expect(await mayComeFrom(key)).toBe(false);
  const next = await replaceKey(caller, key_id, { overlapHours: 0, now });
  expect(await mayComeFrom(next.key)).toBe(false);
  const told = (given: unknown) =>
    checkNewKey(NewKeyBody)(now)
      .safeParse({ ...asked("90"), addresses: given })
      .error?.issues.map(({ path, message }) => [path.join("/"), message]);
  expect(told(["10.0.0.0/8", "nowhere"])).toEqual([
    ["addresses/1", expect.stringMatching(/^must be an address/)],
  ]);
  expect(told(Array(21).fill("10.0.0.1"))).toEqual([["addresses", "must be 20 addresses or ranges at most"]]);
  expect(told(undefined)).toBeUndefined();
});
