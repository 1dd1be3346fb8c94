import { type Command, Option } from "commander";
import { operatorFor } from "#lib/access/operator-for.ts";
import type { Action } from "#lib/audit-log/actions.ts";
import { operatorRecorder, type Recorder } from "#lib/audit-log/recorder.ts";
import { PLATFORMS, type Platform } from "#lib/formula/names.ts";
import { disconnectPlatform } from "#lib/platforms/disconnect-platform.ts";
import { listProfiles } from "#lib/platforms/list-profiles.ts";
import { preferProfile } from "#lib/platforms/prefer-profile.ts";
import { stopWatching } from "#lib/platforms/stop-watching.ts";
import { syncNow } from "#lib/platforms/sync/sync-now.ts";
import { watchProfile } from "#lib/platforms/watch-profile.ts";
import type { Act } from "./act.ts";

type Place = { workspace: string; platform: Platform };
type Account = Place & { handle: string };

/** Now, and what writes the operator's entry into the audit log. */
function recorded(action: Action): [Date, Recorder] {
  const now = new Date();
  return [now, operatorRecorder(action, now)];
}

export function addPlatformCommands(program: Command, act: Act): void {
  const group = program.command("platform").description("a workspace's profiles on platforms");
  const command = (name: string, words: string) =>
    group.command(name).description(words).requiredOption("--workspace <workspace>");
  const onPlatform = (name: string, words: string) =>
    command(name, words).addOption(
      new Option("--platform <platform>").choices(PLATFORMS).makeOptionMandatory(),
    );
  command("list", "list profiles, your own and watched ones").action(
    act(async ({ workspace }: { workspace: string }) => listProfiles(await operatorFor(workspace))),
  );
  command("sync", "read connected profiles now; one result per profile")
    .addOption(new Option("--platform <platform>").choices(PLATFORMS))
    .action(
      act.each(async ({ workspace, platform }: { workspace: string; platform?: Platform }) =>
        syncNow(await operatorFor(workspace), { platform }),
      ),
    );
  onPlatform("disconnect", "disconnect a platform or one profile; its figures stay")
    .option("--handle <handle>", "only this profile, your own or watched")
    .action(
      act(async ({ workspace, ...named }: Place & { handle?: string }) =>
        disconnectPlatform(await operatorFor(workspace), named, ...recorded("platform.disconnected")),
      ),
    );
  onPlatform("prefer", "choose the profile that lists show for its platform")
    .requiredOption("--handle <handle>")
    .action(
      act(async ({ workspace, ...account }: Account) =>
        preferProfile(await operatorFor(workspace), account, ...recorded("platform.preferred")),
      ),
    );
  onPlatform("watch", "watch somebody else's profile; it never counts towards the score")
    .requiredOption("--handle <handle>")
    .action(
      act(async ({ workspace, ...account }: Account) =>
        watchProfile(await operatorFor(workspace), account, ...recorded("platform.watched")),
      ),
    );
  onPlatform("unwatch", "stop watching a profile; everything kept about it is deleted")
    .requiredOption("--handle <handle>")
    .action(
      act(async ({ workspace, ...account }: Account) =>
        stopWatching(await operatorFor(workspace), account, ...recorded("platform.unwatched")),
      ),
    );
}
