import { expect, it } from "vitest";
import { z } from "zod";
import { makeMember } from "#scripts/testing/members.ts";
import type { Role } from "../access/find-member.ts";
import { admitMember } from "./admit-member.ts";
import type { Declaration } from "./route.ts";

function declare(scope: Declaration["scope"]): Declaration {
  const facts = { id: "someOperation", summary: "Something", response: z.object({}), problems: [] };
  return { ...facts, plan: "creator", scope, handle: async () => ({}) };
}

it.each<[Role, boolean]>([
  ["owner", true],
  ["admin", true],
  ["editor", true],
  ["viewer", false],
])("%s: may look, and may change things: %s", async (role, mayChange) => {
  const { caller } = await makeMember(role);
  await admitMember(declare("read"), caller, {});
  const change = admitMember(declare("write"), caller, {});
  if (mayChange) await expect(change).resolves.toBeUndefined();
  else await expect(change).rejects.toMatchObject({ title: "Insufficient Scope" });
});
