import type { Command } from "commander";
import { resealSecrets } from "#lib/secrets/reseal-secrets.ts";
import type { Act } from "./act.ts";

export function addSecretCommands(program: Command, act: Act): void {
  const secrets = program.command("secrets").description("data that is stored encrypted");
  secrets
    .command("reseal")
    .description(
      "re-encrypt everything with the first of PLINTH_ENCRYPTION_KEYS, so that the others can be removed",
    )
    .action(act(async () => resealSecrets()));
}
