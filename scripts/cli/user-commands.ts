import type { Command } from "commander";
import { setPassword } from "#lib/members/set-password.ts";
import type { Act } from "./act.ts";

type Options = { email: string; password: string };

export function addUserCommands(program: Command, act: Act): void {
  const user = program.command("user").description("people who sign in");
  user
    .command("set-password")
    .description("a new password for somebody who lost theirs; signs them out everywhere")
    .requiredOption("--email <email>")
    .requiredOption("--password <password>", "10 to 1,024 characters")
    .action(act(async ({ email, password }: Options) => setPassword({ email, password, now: new Date() })));
}
