import { expect, it } from "vitest";
import { z } from "zod";
import { makeMember } from "#scripts/testing/members.ts";
import type { Role } from "../access/find-member.ts";
import { admitMember } from "./admit-member.ts";
import { internalEndpoint } from "./internal-endpoint.ts";
import { keyDoor } from "./key-door.ts";
import { operation } from "./operation.ts";
import { type Door, route } from "./route.ts";

const LOOKS = "Your role in this workspace lets you read but change nothing.";
const EDITS = "Your role in this workspace is editor; this needs admin or above.";
const ADMINISTERS = "Your role in this workspace is admin; this needs owner or above.";

it.each<[Role, Record<Role, string | undefined>]>([
  ["owner", { viewer: undefined, editor: undefined, admin: undefined, owner: undefined }],
  ["admin", { viewer: undefined, editor: undefined, admin: undefined, owner: ADMINISTERS }],
  ["editor", { viewer: undefined, editor: undefined, admin: EDITS, owner: EDITS.replace("admin", "owner") }],
  ["viewer", { viewer: undefined, editor: LOOKS, admin: LOOKS, owner: LOOKS }],
])("%s: is told, of what each role may: %j", async (role, told) => {
  const member = await makeMember(role);
  for (const [needed, message] of Object.entries(told) as [Role, string | undefined][]) {
    const asked = admitMember(member, needed, {});
    if (message) await expect(asked).rejects.toMatchObject({ title: "Insufficient Scope", message });
    else await expect(asked).resolves.toBeUndefined();
  }
});

it("an endpoint of the dashboard names a role and no plan, and an operation of the API the other way round", () => {
  const facts = { summary: "Something", response: z.object({}), handle: async () => ({}) };
  const ofKeys = { id: "doSomething", problems: [] };
  const looked = internalEndpoint({ ...facts, role: "viewer" });
  // Each of these is refused by the type checker, or `npm run types` fails.
  // @ts-expect-error without a role
  internalEndpoint({ ...facts });
  // @ts-expect-error with a plan
  internalEndpoint({ ...facts, role: "viewer", plan: "agency" });
  // @ts-expect-error with a scope
  internalEndpoint({ ...facts, role: "viewer", scope: "read" });
  // @ts-expect-error without a plan
  operation({ ...facts, ...ofKeys, scope: "read" });
  // @ts-expect-error with a role
  operation({ ...facts, ...ofKeys, plan: "pro", scope: "read", role: "viewer" });
  // @ts-expect-error behind the other door
  route({ GET: looked }, keyDoor);
  const sessionDoor = null as unknown as Door<typeof looked>;
  // @ts-expect-error behind the other door
  route({ GET: operation({ ...facts, ...ofKeys, plan: "pro", scope: "read" }) }, sessionDoor);
  expect(route({ GET: looked }, sessionDoor).GET.declaration?.role).toBe("viewer");
});
