import { type Command, Option } from "commander";
import { PLANS, type Plan } from "#lib/plans.ts";
import { Problem } from "#lib/problems.ts";
import { addWorkspace } from "#lib/workspaces/add-workspace.ts";
import { changeWorkspace } from "#lib/workspaces/change-workspace.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { deleteWorkspace } from "#lib/workspaces/delete-workspace.ts";
import { purgeWorkspace } from "#lib/workspaces/purge-workspace.ts";
import type { Act } from "./act.ts";
import { parseRetention } from "./parse-options.ts";
import { type PasswordOptions, readPassword } from "./read-password.ts";

type Create = { name: string; plan: Plan; industry?: string; owner: string } & PasswordOptions;
type Set = {
  workspace: string;
  plan?: Plan;
  realTime?: "on" | "off";
  billing?: "monthly" | "annual";
  industry?: string;
  commentRetention?: number | null;
};

const plan = (flags: string) => new Option(flags, "plan of the account").choices(PLANS);

export function addWorkspaceCommands(program: Command, act: Act): void {
  const workspace = program.command("workspace").description("accounts and their workspaces");
  workspace
    .command("create")
    .description("create an account with its primary workspace, owner and first key")
    .requiredOption("--name <name>", "name of the brand")
    .addOption(plan("--plan <plan>").makeOptionMandatory())
    .option("--industry <industry>", "industry, for comparisons")
    .requiredOption("--owner <email>", "email address of the owner")
    .option("--password <password>", "password a new owner will sign in with")
    .option("--password-stdin", "read that password from standard input; on a terminal, you are asked for it")
    .action(
      act(async (options: Create) => {
        const isGiven = options.passwordStdin || options.password !== undefined;
        const password = isGiven ? await readPassword(options) : undefined;
        return createWorkspace({ ...options, password, now: new Date() });
      }),
    );
  workspace
    .command("add")
    .description("add a workspace to an account; members come along, except viewers")
    .requiredOption("--account-of <workspace>", "any workspace of the account")
    .requiredOption("--name <name>", "name of the brand")
    .action(
      act(async (o: { accountOf: string; name: string }) => addWorkspace(o.accountOf, o.name, new Date())),
    );
  workspace
    .command("set")
    .description("change the plan, billing, industry or real-time score")
    .requiredOption("--workspace <workspace>")
    .addOption(plan("--plan <plan>"))
    .addOption(new Option("--real-time <switch>").choices(["on", "off"]))
    .addOption(new Option("--billing <period>").choices(["monthly", "annual"]))
    .option("--industry <industry>")
    .option("--comment-retention <days>", "how many days comments are kept, or off", parseRetention)
    .action(
      act(async ({ workspace: id, realTime, ...changes }: Set) => {
        const switched = realTime ? { realTime: realTime === "on" } : {};
        return changeWorkspace(id, { ...changes, ...switched }, new Date());
      }),
    );
  workspace
    .command("delete")
    .description("delete a workspace; its keys get 404 from now on, and its data is removed after 30 days")
    .requiredOption("--workspace <workspace>")
    .option("--for-good", "remove the data of a deleted workspace now, for good")
    .action(
      act(async ({ workspace: id, forGood }: { workspace: string; forGood?: true }) =>
        forGood ? purgeNow(id) : deleteWorkspace(id, new Date()),
      ),
    );
}

async function purgeNow(id: string) {
  const { rows } = await purgeWorkspace(id, new Date());
  if (rows === 0) throw new Problem("Not Found", `There is no deleted workspace ${id}: delete it first.`);
  return { id, purged: true, rows };
}
