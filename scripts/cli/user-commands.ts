import type { Command } from "commander";
import { makeConfirmLink } from "#lib/members/confirm-link.ts";
import { setPassword } from "#lib/members/set-password.ts";
import type { Act } from "./act.ts";
import { type PasswordOptions, readPassword } from "./read-password.ts";

type Options = { email: string } & PasswordOptions;

export function addUserCommands(program: Command, act: Act): void {
  const user = program.command("user").description("people who sign in");
  user
    .command("set-password")
    .description("a new password for somebody who lost theirs; signs them out everywhere")
    .requiredOption("--email <email>")
    .option("--password <password>", "10 to 1,024 characters; without it you are asked")
    .option("--password-stdin", "read the password from standard input")
    .action(
      act(async ({ email, ...given }: Options) =>
        setPassword({ email, password: await readPassword(given), now: new Date() }),
      ),
    );
  user
    .command("confirm-link")
    .description(
      "the link by which somebody who signed up confirms their e-mail address; good once, for three days",
    )
    .requiredOption("--email <email>")
    .action(act(async ({ email }: { email: string }) => makeConfirmLink(email, new Date())));
}
