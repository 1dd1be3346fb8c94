import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { disconnectPlatform } from "./disconnect-platform.ts";
import { listKnownAudiences } from "./list-known-audiences.ts";
import { watchProfile } from "./watch-profile.ts";

it("what is known of audiences is the newest figure of each profile, own, watched or disconnected", async () => {
  const { id } = await makeWorkspace("agency");
  const caller = await operatorFor(id);
  expect(await listKnownAudiences(caller)).toEqual([]);
  await importText(id, "tiktok", "date,followers\n2026-03-01,90\n2026-03-05,120\n", "days.csv", "@Gone");
  await disconnectPlatform(caller, { platform: "tiktok" }, new Date());
  await importText(id, "twitter", "id,created_at,followers\np1,2026-03-04,70\n", "posts.csv", "brand");
  await importText(id, "twitter", "id,likes\np1,4\n", "posts.csv", "second");
  await watchProfile(caller, { platform: "twitter", handle: "rival" }, new Date());
  const known = await listKnownAudiences(caller);
  expect(known.toSorted((a, b) => a.handle.localeCompare(b.handle))).toEqual([
    { platform: "twitter", handle: "brand", role: "own", newest: { followers: 70, day: "2026-03-04" } },
    { platform: "tiktok", handle: "Gone", role: "own", newest: { followers: 120, day: "2026-03-05" } },
    { platform: "twitter", handle: "rival", role: "watched", newest: null },
    { platform: "twitter", handle: "second", role: "own", newest: null },
  ]);
});
