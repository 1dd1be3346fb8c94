import type { Command } from "commander";
import { makeConfirmLink } from "#lib/members/confirm-link.ts";
import { makeResetLink } from "#lib/members/links/make-link.ts";
import { dropSecondStep } from "#lib/members/second-step/change-second-step.ts";
import { setPassword } from "#lib/members/set-password.ts";
import type { Act } from "./act.ts";
import { type PasswordOptions, readPassword } from "./read-password.ts";

type Options = { email: string } & PasswordOptions;

export function addUserCommands(program: Command, act: Act): void {
  const user = program.command("user").description("people who sign in");
  user
    .command("set-password")
    .description("set a new password for someone who lost theirs; signs them out everywhere")
    .requiredOption("--email <email>")
    .option("--password <password>", "10 to 1,024 characters; left out, you are asked for it")
    .option("--password-stdin", "read the password from standard input")
    .action(
      act(async ({ email, ...given }: Options) =>
        setPassword({ email, password: await readPassword(given), now: new Date() }),
      ),
    );
  user
    .command("reset-link")
    .description("make a link with which someone chooses a new password; works once, for one hour")
    .argument("<email>", "of the person")
    .action(act(async (email: string) => makeResetLink(email, new Date())));
  user
    .command("drop-second-step")
    .description("switch two-step sign-in off for someone who lost their device and their recovery codes")
    .argument("<email>", "of the person")
    .action(act(async (email: string) => dropSecondStep(email, new Date())));
  user
    .command("confirm-link")
    .description(
      "make a link with which someone who signed up confirms their email address; works once, for three days",
    )
    .requiredOption("--email <email>")
    .action(act(async ({ email }: { email: string }) => makeConfirmLink(email, new Date())));
}
