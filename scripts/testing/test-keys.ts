import type { Member } from "#lib/access/find-member.ts";
import { findTestWorkspace } from "#lib/access/find-test-workspace.ts";
import type { Plan } from "#lib/plans.ts";
import { makeTestKey } from "#lib/test-mode/make-test-key.ts";
import { makeMember } from "./members.ts";

type Scope = "read" | "write";
const unrecorded = async () => {};

/** A test key of somebody's workspace, with the id of the workspace that it sees. */
export async function addTestKey(
  { caller }: Member,
  scopes: Scope[] = ["read", "write"],
  now = new Date(),
): Promise<{ id: string; key: string; keyId: string }> {
  const asked = { name: "Tests", scopes, ends: "30" };
  const { key, key_id: keyId } = await makeTestKey(caller, asked, now, unrecorded);
  const id = await findTestWorkspace(caller.workspaceId);
  if (!id) throw new Error("there is no test workspace");
  return { id, key, keyId };
}

/** Somebody with a workspace, and a test key of it. */
export async function makeTester(plan: Plan = "agency") {
  const member = await makeMember("owner", plan);
  return { member, test: await addTestKey(member) };
}
