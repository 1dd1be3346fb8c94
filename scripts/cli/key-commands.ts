import type { Command } from "commander";
import { operatorFor } from "#lib/access/operator-for.ts";
import { issueKey } from "#lib/api-keys/issue-key.ts";
import { listKeys } from "#lib/api-keys/list-keys.ts";
import { revokeKey } from "#lib/api-keys/revoke-key.ts";
import { SCOPE_NAMES } from "#lib/scopes.ts";
import { openTestWorkspace } from "#lib/test-mode/open-test-workspace.ts";
import type { Act } from "./act.ts";
import { parseFutureInstant, parseList, parseNetworks } from "./parse-options.ts";

type Create = {
  workspace: string;
  name?: string;
  scopes: string;
  expires?: Date;
  allow?: string[];
  test?: boolean;
};

export function addKeyCommands(program: Command, act: Act): void {
  const key = program.command("key").description("API keys of a workspace");
  key
    .command("create")
    .description("create a key; it is shown only this once")
    .requiredOption("--workspace <workspace>")
    .option(
      "--scopes <scopes>",
      "comma-separated: read and write, or single ones such as audits:write",
      "read,write",
    )
    .option("--name <name>", "what the list of keys calls it")
    .option("--expires <instant>", "when it stops working (ISO 8601), in the future", parseFutureInstant)
    .option(
      "--allow <addresses>",
      "comma-separated addresses and ranges that it works from only",
      parseNetworks,
    )
    .option("--test", "a test key, which sees fixtures instead of the workspace")
    .action(
      act(async ({ workspace, name, scopes, expires, allow, test }: Create) => {
        const caller = await operatorFor(workspace);
        const { workspaceId } = caller;
        const chosen = parseList(scopes, SCOPE_NAMES);
        const now = new Date();
        const testId = test ? await openTestWorkspace(caller, now) : undefined;
        return issueKey({
          workspaceId,
          name: name ?? null,
          scopes: chosen,
          expiresAt: expires ?? null,
          testId,
          addresses: allow ?? [],
          now,
        });
      }),
    );
  key
    .command("revoke <key_id>")
    .description("stop a key from working, at once")
    .action(act(async (keyId: string) => revokeKey(keyId, new Date())));
  key
    .command("list")
    .description("list a workspace's keys, without the keys themselves")
    .requiredOption("--workspace <workspace>")
    .action(
      act(async (options: { workspace: string }) =>
        listKeys((await operatorFor(options.workspace)).workspaceId),
      ),
    );
}
