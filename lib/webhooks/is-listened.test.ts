import { expect, it } from "vitest";
import { makeMember } from "#scripts/testing/members.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { isListened } from "./is-listened.ts";

it("a workspace is listened to as long as its events are asked for, and no other one is", async () => {
  const [heard, silent] = [await makeMember("owner", "agency"), await makeMember("owner", "agency")];
  const at = new Date();
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1_000);
  const { workspaceId } = heard.caller;
  const asked = (status: number, operation: string) =>
    ownerDb().loggedRequest.create({
      data: {
        workspaceId,
        at,
        id: `req_${status}${operation}`,
        operation,
        status,
        durationMs: 7_000,
        keyId: "key_1",
      },
    });
  await asked(200, "getScore");
  await asked(403, "listEvents");
  expect(await isListened(heard.caller, later(1))).toBe(false);
  await asked(200, "listEvents");
  expect(await isListened(heard.caller, later(59))).toBe(true);
  expect(await isListened(heard.caller, later(61))).toBe(false);
  expect(await isListened(silent.caller, later(1))).toBe(false);
});
