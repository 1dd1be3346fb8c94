import type { Command } from "commander";
import { operatorFor } from "#lib/access/operator-for.ts";
import { issueKey } from "#lib/api-keys/issue-key.ts";
import { listKeys } from "#lib/api-keys/list-keys.ts";
import { revokeKey } from "#lib/api-keys/revoke-key.ts";
import { SCOPE_NAMES } from "#lib/scopes.ts";
import type { Act } from "./act.ts";
import { parseInstant, parseList } from "./parse-options.ts";

type Create = { workspace: string; name?: string; scopes: string; expires?: Date };

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
    .option("--expires <instant>", "when it stops working (ISO 8601)", parseInstant)
    .action(
      act(async ({ workspace, name, scopes, expires }: Create) => {
        const { workspaceId } = await operatorFor(workspace);
        const chosen = parseList(scopes, SCOPE_NAMES);
        const now = new Date();
        return issueKey({ workspaceId, name: name ?? null, scopes: chosen, expiresAt: expires ?? null, now });
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
